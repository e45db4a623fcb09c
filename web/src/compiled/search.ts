/** The search of the bots for a turn: the buffers of its kernel. */

import type { MemoryArray } from './memory';
import type { CompiledRules } from './rules';

/** A complete turn and its value, in millionths of a win. */
export interface RankedTurn {
  moves: number[];
  value: number;
}

export interface SearchOptions {
  rollouts: number;
  seed?: number;
  team?: boolean; // plan with the events of all players, if hands are open
}

const BEAM = 'bots.kernels.beam_search'; // the modules of the constants
const FUTURES = 'bots.kernels.futures';

/** A search with its own buffers: one for each thread. */
export class Search {
  readonly states: MemoryArray;
  readonly beams: MemoryArray;
  readonly trials: MemoryArray;
  private readonly chances: MemoryArray;
  private readonly scratches: MemoryArray;

  constructor(private readonly rules: CompiledRules) {
    this.states = rules.allocate('State', rules.constant(BEAM, 'SLOTS'));
    this.beams = rules.allocate('Beam');
    this.trials = rules.allocate('Trials');
    this.chances = rules.allocate('Chance', rules.constant(FUTURES, 'SOURCES'));
    this.scratches = rules.allocate('Scratch');
  }

  /** Return complete turns of the active seat, best first; `position` has the bytes of a state. */
  rankTurns(position: Uint8Array, { rollouts, seed = 0, team = false }: SearchOptions) {
    const { rules, states, beams, trials } = this;
    const root = states.at(rules.constant(BEAM, 'ROOT'));
    root.bytes.set(position);
    const shared = team && !root.at('private').value;
    trials.at(0, 'viewer').value = root.at('turn').value;
    trials.at(0, 'seed').value = crc32(position, seed);
    trials.at(0, 'rollouts').value = rollouts;
    trials.at(0, 'team').value = Number(shared);
    const policy = this.policyFor(root.at('players').value);
    const schedule = rules.table(`schedule_for_${root.at('players').value}`);
    rules.call('rank_turns', states, trials, schedule, ...policy, beams);
    return this.readTurns();
  }

  /** Return what the kernels need to play on: weights, nets, and working memory. */
  policyFor(players: number): MemoryArray[] {
    const weights = this.rules.table(`weights_for_${players}`);
    return [weights, this.rules.table('nets'), this.chances, this.scratches];
  }

  private readTurns(): RankedTurn[] {
    const trials = this.trials.at(0);
    const slots = [...trials.at('slots').numbers].slice(0, trials.at('candidates').value);
    return slots.map(Number).map((slot) => ({
      moves: this.readPath(slot),
      value: trials.at('values', slot).value,
    }));
  }

  private readPath(slot: number): number[] {
    const moves = [...this.beams.at(0, 'paths', slot).numbers].map(Number);
    const end = moves.indexOf(this.rules.constant(BEAM, 'NO_MORE'));
    return end < 0 ? moves : moves.slice(0, end);
  }
}

/** Return the CRC-32 of bytes, as in zlib: the same position has the same futures everywhere. */
export function crc32(bytes: Uint8Array, start = 0): number {
  let rest = ~start;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
}
