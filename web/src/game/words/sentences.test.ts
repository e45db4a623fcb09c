import { describe, expect, it } from 'vitest';
import { cardName } from '../../lib/text/text';
import { speak } from '../../lib/text/language.svelte';
import { move, position, table } from '../../testing/game';
import type { Happening, ShownEntry, ShownMove } from '../../wire/wire';
import {
  holderName,
  sayEntry,
  sayHappening,
  sayLatest,
  sayMove,
  sayMoveTo,
  sayStep,
} from './sentences';

type Bare<T> = T extends unknown ? Omit<T, 'audience'> : never;

/** Return the sentence of a public event. */
const told = (event: Bare<Happening>) =>
  sayHappening({ audience: null, ...event } as Happening, null);

it('names every kind of card', () => {
  expect(['cairo', 'forecast', 'epidemic'].map(cardName)).toEqual([
    'Cairo',
    'Forecast',
    'Epidemic',
  ]);
});

describe('sayMove', () => {
  it.each([
    ['drive cairo', 'Drive/Ferry to Cairo'],
    ['opsflight cairo discarding paris', 'Operations flight to Cairo, discarding the Paris card'],
    ['move medic join cairo', 'Medic: join another pawn in Cairo'],
    ['build', 'Build a research station'],
    ['build moving lagos', 'Build a research station, moving the one from Lagos'],
    ['treat blue', 'Treat blue'],
    ['give cairo to medic', 'Give the Cairo card to the Medic'],
    ['cure blue with paris essen', 'Cure blue with Paris and Essen'],
    ['store airlift', 'Store Airlift'],
    ['pass', 'Pass: give up 4 actions'],
    ['airlift medic cairo', 'Airlift: Medic to Cairo'],
    ['grant cairo', 'Government Grant: a station in Cairo'],
    ['grant cairo moving lagos', 'Government Grant: a station in Cairo, moving the one from Lagos'],
    ['resilient cairo', 'Resilient Population: remove the Cairo infection card'],
    ['discard airlift', 'Discard the Airlift card'],
  ])('says %s', (text, sentence) => {
    expect(sayMove(move(text))).toBe(sentence);
  });

  it('says what the server names: the next step, the order of a Forecast', () => {
    expect(sayMove(move('next', { step: 'infect' }))).toBe('Continue: next infection card');
    expect(sayMove(move('order cairo delhi'))).toBe('Put back: Cairo and Delhi');
  });

  it('inflects the card', async () => {
    await speak('pl');
    expect(sayMove(move('discard paris'))).toBe('Odrzuć kartę Paryża');
    expect(sayMove(move('resilient osaka'))).toContain('kartę infekcji Osaki');
    await speak('en');
  });
});

describe('sayLatest', () => {
  it('says what happened last, besides the beginning of a turn', () => {
    const treated: Happening = {
      ...{ event: 'treated', audience: null, player: 'medic', city: 'cairo' },
      ...{ disease: 'black', cubes: 1, presence: false },
    };
    const turn: Happening = { event: 'turn', audience: null, player: 'scientist', seat: 1 };
    expect(sayLatest([treated, turn], null)).toBe(sayHappening(treated, null));
    expect(sayLatest([turn], null)).toBe('');
  });
});

describe('sayHappening', () => {
  const moved = { event: 'moved', player: 'medic', origin: 'paris', city: 'cairo' } as const;
  const cairo = { city: 'cairo', disease: 'black' } as const;

  it.each<[Bare<Happening>, string]>([
    [{ ...moved, how: 'drive', by: 'medic' }, 'The Medic moves to Cairo.'],
    [{ ...moved, how: 'direct', by: 'dispatcher' }, 'The Dispatcher flies the Medic to Cairo.'],
    [
      { event: 'discarded', player: 'medic', card: 'paris', why: 'action' },
      'The Medic discards the Paris card.',
    ],
    [
      { event: 'played', player: 'medic', card: 'airlift', stored: false },
      'The Medic plays Airlift.',
    ],
    [
      { event: 'played', player: 'contingency_planner', card: 'airlift', stored: true },
      'The Contingency Planner plays Airlift from the role card; it is removed from the game.',
    ],
    [
      { event: 'stored', player: 'contingency_planner', card: 'airlift' },
      'The Contingency Planner stores Airlift on the role card.',
    ],
    [{ event: 'built', player: 'medic', city: 'cairo' }, 'A research station is built in Cairo.'],
    [{ event: 'station_taken', city: 'cairo' }, 'The research station in Cairo is removed.'],
    [
      { event: 'treated', player: 'medic', ...cairo, cubes: 2, presence: false },
      'The Medic removes 2 black cubes from Cairo.',
    ],
    [
      { event: 'treated', player: 'medic', ...cairo, cubes: 2, presence: true },
      'The Medic’s presence removes 2 black cubes from Cairo.',
    ],
    [
      { event: 'shared', giver: 'medic', receiver: 'scientist', card: 'paris' },
      'The Medic gives the Paris card to the Scientist.',
    ],
    [{ event: 'cured', player: 'medic', disease: 'red' }, 'The Medic discovers the cure for red!'],
    [{ event: 'eradicated', disease: 'red' }, 'The red disease is eradicated!'],
    [{ event: 'passed', player: 'medic', actions: 1 }, 'The Medic gives up 1 action.'],
    [{ event: 'drew', player: 'medic', card: 'epidemic' }, 'The Medic draws an EPIDEMIC!'],
    [{ event: 'drew', player: 'medic', card: 'airlift' }, 'The Medic draws Airlift (event).'],
    [{ event: 'drew', player: 'medic', card: 'paris' }, 'The Medic draws Paris (blue).'],
    [{ event: 'increased', epidemics: 3, rate: 3 }, 'Epidemic 3: the infection rate is now 3.'],
    [
      { event: 'turned', city: 'cairo', bottom: true },
      'Infection card: Cairo, from the bottom of the deck.',
    ],
    [
      { event: 'infected', ...cairo, cubes: 1, total: 2, why: 'card' },
      'Cairo gets 1 black cube and now has 2.',
    ],
    [
      { event: 'infected', ...cairo, cubes: 3, total: 3, why: 'epidemic' },
      'Cairo gets 3 black cubes.',
    ],
    [{ event: 'prevented', ...cairo, by: 'eradicated' }, 'No cube in Cairo: black is eradicated.'],
    [
      { event: 'prevented', ...cairo, by: 'medic' },
      'No black cube in Cairo: the Medic protects the city.',
    ],
    [
      { event: 'outbreak', ...cairo, outbreaks: 2, origin: null },
      'OUTBREAK 2 of 8: black in Cairo!',
    ],
    [
      { event: 'outbreak', ...cairo, outbreaks: 3, origin: 'delhi' },
      'OUTBREAK 3 of 8: black in Cairo, set off by Delhi!',
    ],
    [
      { event: 'intensified', cards: ['cairo', 'delhi'] },
      'Shuffled and put back on top of the infection deck: Cairo and Delhi.',
    ],
    [{ event: 'intensified', cards: [] }, 'There are no infection discards to shuffle.'],
    [{ event: 'skipped', quiet_nights: 0 }, 'One Quiet Night: no cities are infected.'],
    [{ event: 'removed', card: 'cairo' }, 'The Cairo infection card is removed from the game.'],
    [{ event: 'turn', player: 'medic', seat: 0 }, 'It is the Medic’s turn.'],
    [
      { event: 'ended', result: 'won', cause: 'cures', disease: null },
      'All four cures discovered: the game is WON (R13.1).',
    ],
    [
      { event: 'ended', result: 'lost', cause: 'cubes', disease: 'red' },
      'A red cube was needed and none were left: the game is LOST (R13.2).',
    ],
  ])('says %o', (event, sentence) => {
    expect(told(event)).toBe(sentence);
  });

  it('shows a card only to the seats that may know it', () => {
    const drew: Happening = { event: 'drew', audience: [0], player: 'medic', card: 'paris' };
    expect(sayHappening(drew, 0)).toBe('The Medic draws Paris (blue).');
    expect(sayHappening(drew, 1)).toBe('The Medic draws a hidden card.');
    expect(sayHappening(drew, null)).toBe('The Medic draws a hidden card.');
    const looked: Happening = {
      event: 'looked',
      audience: [0],
      player: 'medic',
      number: 2,
      cards: ['cairo', 'delhi'],
    };
    expect(sayHappening(looked, 0)).toBe(
      'The Medic looks at the top 2 infection cards: Cairo and Delhi.',
    );
    expect(sayHappening(looked, 1)).toBe('The Medic looks at the top 2 infection cards.');
    expect(sayHappening({ ...looked, event: 'ordered', cards: null }, 0)).toBe(
      'The Medic puts the 2 cards back in the chosen order.',
    );
  });
});

it('names the player in a seat', () => {
  const plain = table({ seats: [{ holder: 'bot:0', owner: null, bot: 'random' }] });
  expect(holderName('ada', table())).toBe('Ada');
  expect(holderName('bot:1', table())).toBe('Bot Fox 2');
  expect(holderName('bot:0', plain)).toBe('Bot 1');
  expect(holderName(null, table())).toBe('free');
  expect(holderName('eve', table())).toBe('someone');
});

describe('sayEntry', () => {
  const joined = (seq: number, name: string) =>
    ({ kind: 'joined', seq, by: 'ada', name }) as ShownEntry;
  const NAMED = [joined(0, 'Ada')];
  type BareEntry<T> = T extends unknown ? Omit<T, 'seq' | 'by'> : never;
  const said = (entry: BareEntry<ShownEntry>, at = table()) =>
    sayEntry({ seq: 1, by: 'ada', ...entry } as ShownEntry, at, position(), NAMED);
  const asked = (text: string, parts: ShownMove | null, of = [1]) => ({ text, parts, of });
  const request = (...steps: ReturnType<typeof asked>[]) =>
    ({ kind: 'asked' as const, seat: 0, steps, why: null }) as const;

  it('says who comes back', () => {
    const gone = { kind: 'gone', seq: 1, by: null, person: 'ada' } as ShownEntry;
    const log = [...NAMED, gone, joined(2, 'Ada')];
    expect(sayEntry(joined(2, 'Ada'), table(), position(), log)).toBe('Ada is back.');
  });

  it.each<[BareEntry<ShownEntry>, string | null]>([
    [{ kind: 'joined', name: 'Ada' }, 'Ada joins the table.'],
    [{ kind: 'began', infected: {} }, 'The cards are dealt.'],
    [
      { kind: 'began', infected: { cairo: 1, lima: 3, paris: 3 } },
      'The cards are dealt. First infections: 3 cubes: Lima and Paris; 1 cube: Cairo.',
    ],
    [
      {
        kind: 'seated',
        seat: 1,
        holder: 'max',
        bot: null,
        one_turn: false,
        for_good: false,
        tells: false,
      },
      'Max takes the Scientist’s seat.',
    ],
    [
      {
        kind: 'seated',
        seat: 1,
        holder: null,
        bot: null,
        one_turn: false,
        for_good: false,
        tells: false,
      },
      'The Scientist’s seat is free.',
    ],
    [
      {
        kind: 'seated',
        seat: 1,
        holder: 'bot:1',
        bot: 'quick',
        one_turn: false,
        for_good: false,
        tells: false,
      },
      'Bot Swift 2 takes the Scientist’s seat.',
    ],
    [{ kind: 'invited', seat: 1, person: 'max', name: 'Max' }, 'A seat is kept for Max.'],
    [{ kind: 'ready', yes: true }, 'Ada is ready.'],
    [{ kind: 'ready', yes: false }, 'Ada is not ready yet.'],
    [{ kind: 'voted', seat: 1 }, 'Ada wants a bot to take the Scientist’s seat.'],
    [{ kind: 'waited', seat: 1, until: 9 }, 'Ada waits for the Scientist.'],
    [{ kind: 'undid', to: 0 }, 'Ada undoes a move.'],
    [request(asked('undo', null)), 'Ada asks to undo a move.'],
    [
      request(
        asked('take paris from scientist', move('take paris from scientist')),
        asked('pass', move('pass'), []),
      ),
      'Ada asks for consent: Take the Paris card from the Scientist.',
    ],
    [
      { kind: 'answered', request: 1, seat: 1, yes: false, always: false, why: null },
      'Ada declines.',
    ],
    [
      { kind: 'told', seat: 0, card: 'paris', disease: null, count: null },
      'Ada shows the Paris card.',
    ],
    [{ kind: 'told', seat: 0, card: null, disease: 'blue', count: 2 }, 'Ada has 2 blue cards.'],
    [
      {
        kind: 'said',
        text: 'hello',
        phrase: null,
        about: null,
        moves: null,
        after: null,
        plan: null,
        step: null,
      },
      'Ada: hello',
    ],
    [{ kind: 'gone', person: 'max' }, 'Max is away.'],
    [{ kind: 'removed', person: 'max' }, 'Max is removed from the table.'],
    [{ kind: 'renamed', person: 'ada', name: 'Lovelace' }, 'Ada is now called Lovelace.'],
    [{ kind: 'closed' }, 'The table is closed.'],
    [{ kind: 'held', holder: 'ada', at: 0 }, 'Ada puts the game on hold.'],
    [{ kind: 'went_on', holder: 'ada' }, null],
    [{ kind: 'stop_set', moment: 'draw', stop: 'never' }, null],
  ])('says %o', (entry, sentence) => {
    expect(said(entry)).toBe(sentence);
  });

  it('says the name of that time when somebody has a new one', () => {
    const rename = (name: string, seq: number) =>
      ({ kind: 'renamed', person: 'ada', name, by: 'max', seq }) as ShownEntry;
    const names = (...entries: ShownEntry[]) =>
      entries.map((entry) => sayEntry(entry, table(), position(), entries));
    expect(names(joined(0, 'Eve'), rename('Ada', 1), rename('Ann', 2)).slice(1)).toEqual([
      'Eve is now called Ada.',
      'Ada is now called Ann.',
    ]);
    expect(names(joined(0, 'Ada'), rename('Ada', 1))[1]).toBeNull();
    expect(names(rename('Ada', 1))).toEqual(['someone is now called Ada.']);
  });

  it('does not name who has left for good', () => {
    const left = { kind: 'removed', person: 'eve', by: null, seq: 1 } as const;
    expect(sayEntry(left, table(), position(), [])).toBe('Someone has left the table for good.');
  });

  it('names the role where one person holds all seats', () => {
    const local = table({ setup: { ...table().setup, visibility: 'local' } });
    expect(said({ kind: 'told', seat: 1, card: 'paris', disease: null, count: null }, local)).toBe(
      'Scientist shows the Paris card.',
    );
  });
});

it('says a step of another player with their role, and a card that is mine as mine', () => {
  const discard = { ...move('discard lima'), seat: 1 };
  expect(sayStep(discard, position(), 0)).toBe(`Scientist: ${sayMove(discard)}`);
  expect(sayStep(discard, position(), 1)).toBe(sayMove(discard));
  const take = move('take paris from scientist');
  expect(sayMoveTo(take, ['scientist'])).toBe('Take the Paris card from you');
  expect(sayMoveTo(take, ['medic'])).toBe(sayMove(take));
  const join = move('move medic join cairo');
  expect(sayMoveTo(join, ['medic'])).toBe('Bring you to Cairo');
  expect(sayMoveTo(join, ['scientist'])).toBe(sayMove(join));
});
