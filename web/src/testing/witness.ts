/**
 * The twin of tests/compiled/witness.py: plays the same games with the compiled rules, and yields
 * the bytes of all results. Its inputs are records that Python has prepared.
 */
import type { MemoryArray } from '../compiled/memory';
import { CompiledRules, decodeBase64 } from '../compiled/rules';
import { Search } from '../compiled/search';

export { CompiledRules, Search };

/** Records that Python has prepared, in base64. */
export interface Inputs {
  agreements: string; // all settings of a game
  late: string; // states late in a game
  layered: string; // the same as the odds need them
  variants: string; // of environments
}

type Part = (rules: CompiledRules, inputs: Inputs, number: number) => Generator<Uint8Array>;

const LATE_MOVES = 40;
const GAMES = 16; // of a vector environment

/** The buffers of a game, as in compiled/cpu.py. */
class Desk {
  readonly states: MemoryArray;
  readonly chances: MemoryArray;
  readonly moves: MemoryArray;
  readonly log: MemoryArray;

  constructor(rules: CompiledRules, keepLog: boolean) {
    this.states = rules.allocate('State');
    this.chances = rules.allocate('Chance');
    this.moves = rules.allocate('int64', rules.constant('engine.rules.moves', 'MOST_MOVES'));
    this.log = rules.allocate(
      'int64',
      keepLog ? rules.constant('engine.rules.log', 'LOG_SIZE') : 1,
    );
  }
}

/** Play random games in all settings, resample positions, and play with all checks. */
function* playRandomGames(rules: CompiledRules, inputs: Inputs, games: number) {
  const agreements = rules.copy('Agreement', decodeBase64(inputs.agreements));
  const { states, chances, moves, log } = new Desk(rules, true);
  for (let number = 0; number < games; number++) {
    const agreement = agreements.at(number % agreements.length);
    rules.call('seed_at', chances, 0, number);
    rules.call('random_games', states, 1, agreement, chances, moves, log);
    yield* [states.bytes, chances.bytes, log.bytes];
    rules.call('set_up_at', states, 0, agreement, chances, log);
    rules.call('resample_at', states, 0, (number % 3) - 1, chances);
    yield* [states.bytes, chances.bytes];
    const steps = rules.call('soak_game', states, number, agreement, chances, moves, log);
    yield* [states.bytes, asBytes(steps)];
  }
}

/** Search in the middle of games; the policy plays games and lessons. */
function* searchTurns(rules: CompiledRules, inputs: Inputs, searches: number) {
  const agreements = rules.copy('Agreement', decodeBase64(inputs.agreements));
  const search = new Search(rules);
  const desk = new Desk(rules, false);
  for (let seed = 0; seed < searches; seed++) {
    const position = playInto(rules, desk, agreements.at((7 * seed) % agreements.length), seed);
    const turns = search.rankTurns(position, { rollouts: 1000 });
    yield asBytes(turns.map(({ moves, value }) => [moves, value]));
    yield* [search.states.bytes, search.beams.bytes, search.trials.bytes];
  }
  yield* playByPolicy(rules, agreements, searches);
}

/** Play moves of a game; return the last position in which actions are chosen. */
function playInto(rules: CompiledRules, desk: Desk, agreement: MemoryArray, seed: number) {
  const { states, chances, moves, log } = desk;
  const phase = states.at(0, 'phase');
  const phaseOf = (name: string) => rules.constant('engine.rules.state', name);
  rules.call('seed_at', chances, 0, seed);
  rules.call('set_up_at', states, 0, agreement, chances, log);
  let position = states.bytes.slice();
  for (let step = 0; step < (8 * seed) % 100 && phase.value !== phaseOf('OVER'); step++) {
    const legal = rules.call('list_legal_at', states, 0, moves);
    const move = moves.at((seed + 7 * step) % legal).value;
    rules.call('step_at', states, 0, move, chances, log);
    if (phase.value === phaseOf('ACTIONS')) position = states.bytes.slice();
  }
  return position;
}

function* playByPolicy(rules: CompiledRules, agreements: MemoryArray, games: number) {
  const search = new Search(rules);
  const longest = rules.constant('bots.kernels.training_games', 'LONGEST');
  for (const players of [2, 3, 4]) {
    const all = Array.from({ length: agreements.length }, (_, i) => agreements.at(i));
    const agreement = all.find((agreed) => agreed.at('players').value === players)!;
    const policy = search.policyFor(players);
    const counts = rules.allocate('int64', rules.constant('bots.kernels.rollouts', 'COUNTS'));
    const lessons = rules.allocate('Lesson', games * longest);
    const series = rules.allocate('Series');
    series.at(0, 'agreement').bytes.set(agreement.bytes);
    series.at(0, 'games').value = 2 * games;
    series.at(0, 'choices').value = 3;
    rules.call('policy_games', search.states, series, ...policy, counts);
    series.at(0, 'games').value = games;
    series.at(0, 'choices').value = 1;
    const made = rules.call('play_lessons', search.states, series, ...policy, lessons);
    yield* [counts.bytes, lessons.bytes, asBytes(made)];
  }
}

/** The arrays of a vector environment, as in envs/games.py. */
class Games {
  readonly states: MemoryArray;
  readonly chances: MemoryArray;
  readonly progress: MemoryArray;
  readonly masks: MemoryArray;
  readonly observations: MemoryArray;
  readonly finals: MemoryArray;
  private readonly all: MemoryArray[];
  private readonly dice: MemoryArray;
  private readonly actions: MemoryArray;

  constructor(
    private readonly rules: CompiledRules,
    variant: MemoryArray,
  ) {
    const size = rules.constant('envs.observations', 'SIZE');
    this.states = rules.allocate('State', GAMES);
    this.chances = rules.allocate('Chance', GAMES);
    this.progress = rules.allocate('Progress', GAMES);
    this.masks = rules.allocate('int8', GAMES, rules.constant('envs.actions', 'ACTIONS'));
    this.observations = rules.allocate('float32', GAMES, size);
    this.finals = rules.allocate('float32', GAMES, size);
    const shared = [variant, rules.allocate('Buffers')];
    this.all = [this.states, this.chances, this.progress, ...shared];
    this.dice = rules.allocate('Chance');
    this.actions = rules.allocate('int64', GAMES);
  }

  begin(seed: number): void {
    const { rules, all, masks, observations } = this;
    const [states, chances, ...others] = all;
    const nobody = rules.constant('engine.rules.state', 'NOBODY');
    rules.call('seed_at', this.dice, 0, seed);
    for (let i = 0; i < GAMES; i++) {
      rules.call('seed_at', chances!, i, seed + i);
      rules.call('begin_game', ...all, i, 1);
      rules.call('look', states!, ...others, i, nobody, masks.at(i), observations.at(i));
    }
  }

  step(): void {
    const { rules, states, masks, actions } = this;
    rules.call('pick', states, this.dice, masks, actions);
    actions.numbers.forEach((action: number | bigint, i: number) => {
      this.progress.at(i, 'action').value = Number(action);
    });
    rules.call('play_games', ...this.all, masks, this.observations, this.finals);
  }
}

/** Step games with random unmasked actions: observations, masks, rewards. */
function* stepEnvironments(rules: CompiledRules, inputs: Inputs, steps: number) {
  const variants = rules.copy('Variant', decodeBase64(inputs.variants));
  for (let i = 0; i < variants.length; i++) {
    const games = new Games(rules, variants.at(i));
    const { states, chances, progress, masks, observations, finals } = games;
    games.begin(1);
    for (let step = 0; step < steps; step++) {
      games.step();
      for (const array of [states, chances, progress, masks, observations, finals])
        yield array.bytes;
    }
  }
}

/** Ask the teacher about games with random unmasked actions. */
function* askTeacher(rules: CompiledRules, inputs: Inputs, steps: number) {
  const variant = rules.copy('Variant', decodeBase64(inputs.variants)).at(0);
  const games = new Games(rules, variant);
  const policy = new Search(rules).policyFor(4);
  const advice = rules.allocate('Advice', GAMES);
  games.begin(1);
  for (let step = 0; step < steps; step++) {
    games.step();
    rules.call('advise', games.states, games.progress, variant, ...policy, advice);
    yield advice.bytes;
  }
}

/** Play moves from late positions, and resample before each move. */
function* playLateGames(rules: CompiledRules, inputs: Inputs, games: number) {
  const late = rules.copy('State', decodeBase64(inputs.late));
  const [{ states, chances, moves, log }, other] = [new Desk(rules, true), new Desk(rules, false)];
  const over = rules.constant('engine.rules.state', 'OVER');
  for (let number = 0; number < games; number++) {
    rules.call('seed_at', chances, 0, number);
    states.bytes.set(late.at(number % late.length).bytes);
    for (let step = 0; step < LATE_MOVES && states.at(0, 'phase').value !== over; step++) {
      other.states.bytes.set(states.bytes);
      other.chances.bytes.set(chances.bytes);
      rules.call('resample_at', other.states, 0, ((number + step) % 3) - 1, other.chances);
      yield other.states.bytes;
      const legal = rules.call('list_legal_at', states, 0, moves);
      const move = moves.at((number + 7 * step) % legal).value;
      rules.call('step_at', states, 0, move, chances, log);
      yield* [states.bytes, chances.bytes, log.bytes];
    }
  }
}

/** Count and sample the outbreaks of a turn in late positions. */
function* countOutbreaks(rules: CompiledRules, inputs: Inputs, positions: number) {
  const late = rules.copy('State', decodeBase64(inputs.late));
  const layered = rules.copy('State', decodeBase64(inputs.layered));
  const states = rules.allocate('State', rules.constant('analysis.kernels.outbreaks', 'SLOTS'));
  const [courses, tallies] = [rules.allocate('Courses'), rules.allocate('Tally')];
  const chances = rules.allocate('Chance');
  const most = rules.constant('analysis.kernels.courses', 'MOST_BRANCHES');
  for (let number = 0; number < positions; number++) {
    for (const array of [states, courses, tallies]) array.bytes.fill(0);
    states.at(0).bytes.set(layered.at(number % layered.length).bytes);
    [0.5, 0.375, 0.125].forEach((chance, i) => (courses.at(0, 'epidemics', i).value = chance));
    const isExact = rules.call('count_outbreaks', states, chances, courses, tallies, most);
    yield* [tallies.bytes, asBytes(isExact)];
    states.at(0).bytes.set(late.at(number % late.length).bytes);
    rules.call('seed_at', chances, 0, number);
    const viewer = (number % 3) - 1;
    rules.call('sample_outbreaks', states, viewer, 100, chances, courses, tallies);
    yield* [tallies.bytes, chances.bytes];
  }
}

/** The parts with their names in witness.py. */
export const PARTS: Record<string, Part> = {
  games: playRandomGames,
  late_games: playLateGames,
  searches: searchTurns,
  steps: stepEnvironments,
  advice: askTeacher,
  odds: countOutbreaks,
};

/** Return a result as JSON. */
function asBytes(result: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(result));
}
