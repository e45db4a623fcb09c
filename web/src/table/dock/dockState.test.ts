import { describe, expect, it } from 'vitest';
import { FakeConnection } from '../../testing/connection.svelte';
import { move, position, table, view } from '../../testing/game';
import type { SeatLife } from '../session/seatLife.svelte';
import type { NextStep, Request, ShownEntry, Table } from '../../wire/wire';
import { chooseDock, identify, nameNext } from './dockState';

const REQUEST = { number: 3, seat: 1, of: [0], steps: [], why: null } as Request;
const ASKED = { by: 'ada', seat: 0, steps: [], why: null };
const ANSWERED = { by: 'bot:1', request: 3, seat: 1, yes: false, always: false, why: null };
const refusal: ShownEntry[] = [
  { kind: 'asked', seq: 3, ...ASKED },
  { kind: 'answered', seq: 4, ...ANSWERED },
];

/** All seats are played by those who have them. */
const NOBODY = { lent: null, isBack: false, asked: null } as Pick<
  SeatLife,
  'lent' | 'isBack' | 'asked'
>;

/** Return what the dock shows at a table. */
function show(at: Table, { behind = false, exercise = null as never, seatLife = NOBODY } = {}) {
  const animation = { holds: behind, position: behind ? position() : null };
  const play = new FakeConnection(at).play(animation);
  return chooseDock({ ...play, animation, turnEnd: { exercise }, seatLife, phone: false });
}
const legal = (...texts: string[]) => ({
  views: [
    view(
      position(),
      texts.map((text) => move(text)),
    ),
  ],
});

/** Return the parts of a game in which it is the Medic's turn. */
function at({ phone = false, holds = false } = {}) {
  const views = [view(position(), [move('drive chicago')])];
  const play = new FakeConnection(table({}, { views })).play();
  const rest = { turnEnd: { exercise: null }, seatLife: NOBODY, phone };
  const parts = () => ({ ...play, animation: { holds }, ...rest });
  return { ...play, shown: () => identify(chooseDock(parts())) };
}

describe('the dock', () => {
  it('shows the keys of my turn', () => {
    expect(show(table()).kind).toBe('turn');
  });

  it('shows whom the table waits for in the turn of somebody else', () => {
    const at = { turn: { seat: 1 } };
    const waits = table(
      { waiting: [{ for: 'actions', seat: 1 }] },
      { views: [view(position(at))] },
    );
    expect(show(waits).kind).toBe('waiting');
  });

  it('shows the no to my request until it is closed', () => {
    const play = new FakeConnection(table(), refusal).play();
    const rest = { animation: { holds: false }, turnEnd: { exercise: null }, seatLife: NOBODY };
    const kind = () => chooseDock({ ...play, ...rest, phone: false }).kind;
    expect(kind()).toBe('answer');
    play.answers.close();
    expect(kind()).toBe('turn');
  });

  it('shows the question of a puzzle of one choice, not that of the game', () => {
    const exercise = { isChoice: true, isJudged: false } as never;
    expect(show(table({}, legal('discard paris')), { exercise }).kind).toBe('choice');
  });

  it('shows what the check of an exercise has found, until the next move', () => {
    const kind = (isJudged: boolean) => show(table(), { exercise: { isJudged } as never }).kind;
    expect([kind(true), kind(false)]).toEqual(['verdict', 'turn']);
  });

  it('asks the question of another player before anything else', () => {
    const asked = table({ requests: [REQUEST, { ...REQUEST, number: 4 }] });
    expect(show(asked)).toEqual({ kind: 'request', request: REQUEST, others: 1 });
  });

  it('shows what happens first, and asks when the board has caught up', () => {
    const asked = table({ requests: [REQUEST] }, legal('discard paris'));
    expect(show(asked, { behind: true }).kind).toBe('stage');
  });

  it('asks which card goes before it waits in a window', () => {
    const over = table({ waiting: [{ for: 'discard', seat: 0 }] }, legal('discard paris', 'quiet'));
    expect(show(over)).toEqual({ kind: 'discard', seat: 0 });
  });

  it('has the key of a step that only I can take', () => {
    const at = position({ turn: { phase: 'draw' } });
    const draws = table(
      { waiting: [{ for: 'draw', seat: 0 }] },
      { views: [view(at, [move('next')])] },
    );
    expect(show(draws).kind).toBe('turn');
  });

  it('offers my seat first, even while something happens on the board', () => {
    const seatLife = { ...NOBODY, lent: 0, isBack: true };
    expect(show(table(), { behind: true, seatLife })).toEqual({ kind: 'back', seat: 0 });
    expect(show(table(), { seatLife: { ...seatLife, isBack: false } }).kind).toBe('turn');
  });

  it('asks about an absent player unless it is my turn', () => {
    const seatLife = { ...NOBODY, asked: 1 };
    expect(show(table(), { seatLife }).kind).toBe('turn');
    const views = [view(position({ turn: { seat: 1 } }))];
    const waits = table({ waiting: [{ for: 'actions', seat: 1 }] }, { views });
    expect(show(waits, { seatLife })).toEqual({ kind: 'away', seat: 1 });
    expect(identify({ kind: 'away', seat: 1 })).toBe('away 1');
  });

  it('stays the same question while its number does not change', () => {
    const [one, other] = [1, 2].map((number) =>
      identify({ kind: 'request', request: { ...REQUEST, number }, others: 0 }),
    );
    expect(one).not.toBe(other);
    expect(identify({ kind: 'turn' })).toBe('turn');
  });

  it('shows a touched city on a phone, but not all its details', async () => {
    const { choosing, mapInput, shown } = at({ phone: true });
    expect(shown()).toBe('turn');
    await mapInput.showDetails('lima');
    expect(shown()).toBe('city lima');
    await mapInput.showDetails('lima', { isFull: true });
    expect(shown()).toBe('turn');
    choosing.cancel();
    expect(shown()).toBe('turn');
  });

  it('shows no city on a wide screen, where it has a tag', async () => {
    const { mapInput, shown } = at();
    await mapInput.showDetails('lima');
    expect(shown()).toBe('turn');
  });

  it('shows the turn that is being played, but first what happens on the board', async () => {
    for (const holds of [false, true]) {
      const { run, shown } = at({ holds });
      const step = { text: 'drive chicago', seat: 0, parts: null };
      const all = run.run([step], async () => {
        expect(shown()).toBe(holds ? 'stage' : 'run');
        return Promise.resolve('last' as const);
      });
      await all;
    }
  });
});

describe('what comes after a window', () => {
  const after = (step: NextStep) => nameNext({ moment: 'epidemic' }, step);

  it('is the shuffle, the next epidemic, or the infections once all steps are done', () => {
    expect(after('intensify')).toBe('shuffle');
    expect(after('between')).toBe('epidemic');
    expect(after('infect')).toBe('infect');
  });

  it('is the moment of the window without an epidemic', () => {
    expect(nameNext({ moment: 'draw' }, 'draw')).toBe('draw');
  });
});
