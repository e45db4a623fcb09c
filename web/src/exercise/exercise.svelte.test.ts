import { beforeEach, describe, expect, it, vi } from 'vitest';
import { router } from '../lib/navigation/router.svelte';
import { FakeConnection, settled } from '../testing/connection.svelte';
import { made, move, table } from '../testing/game';
import { api, RefusedRequest } from '../wire/api';
import type { CheckedTurn, Claim, ClaimCode, Practice, PuzzleTask, ShownEntry } from '../wire/wire';
import { Exercise } from './exercise.svelte';

const MISTAKE: Practice = { table: 't0', seq: 12, turn: 3, day: null, loss: 0.2, puzzle: null };
const PUZZLE: Practice = { ...MISTAKE, loss: null, puzzle: 7 };
const checked: CheckedTurn = {
  solved: false,
  loss: 0.1,
  before: 0.5,
  better: [move('drive chicago')],
  why: [],
  against: [],
  rated: null,
};
const task = (solution: PuzzleTask['solution'] = [], change: Partial<PuzzleTask> = {}) =>
  ({
    ...{ id: 7, solution, why: [], tempting: null, options: [], asked: [], right: null },
    ...change,
  }) as PuzzleTask;

function open(practice: Practice, log: ShownEntry[] = [], game = {}) {
  const connection = new FakeConnection(table({ practice }, game), log);
  const { viewer, sender } = connection.play();
  return { connection, exercise: new Exercise(viewer, sender, practice), sender };
}

beforeEach(() => {
  vi.spyOn(api, 'check').mockResolvedValue(checked);
  vi.spyOn(api, 'puzzle').mockResolvedValue(task());
  vi.spyOn(api, 'me').mockResolvedValue({ id: 'ada', name: 'Ada' } as never);
  vi.spyOn(api, 'practice').mockResolvedValue({ id: 't2' } as never);
  vi.spyOn(api, 'openPuzzle').mockResolvedValue({ id: 't3' } as never);
  vi.spyOn(router, 'go').mockReturnValue();
});

describe('choosing an option', () => {
  const options = [move('discard paris'), move('discard lima')];

  it('gets the verdict at once, and the best option when it is solved', async () => {
    vi.mocked(api.puzzle).mockResolvedValue(task([], { options }));
    vi.spyOn(api, 'puzzleChoice').mockResolvedValue({ ...checked, solved: true });
    const { exercise } = open(PUZZLE);
    await settled();
    expect([exercise.isChoice, exercise.isKnown, exercise.isJudged]).toEqual([true, false, false]);
    vi.mocked(api.puzzle).mockResolvedValue(task([], { options, right: 1 }));
    await exercise.choose(1);
    expect(api.puzzleChoice).toHaveBeenCalledWith(7, 1);
    expect([exercise.verdict?.solved, exercise.isJudged, exercise.isKnown]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('draws what a request asks for', async () => {
    vi.mocked(api.puzzle).mockResolvedValue(task([], { asked: [move('drive chicago')] }));
    const { exercise } = open(PUZZLE);
    await settled();
    expect(exercise.isChoice).toBe(true);
    expect(exercise.drawing).not.toBeNull();
  });
});

describe('checking a turn', () => {
  it('gets the verdict', async () => {
    const { exercise } = open(MISTAKE);
    const checking = exercise.check();
    expect(exercise.isChecking).toBe(true);
    await checking;
    expect([exercise.verdict, exercise.isChecking]).toEqual([checked, false]);
  });

  it('waits for a pending move', async () => {
    const { exercise, sender } = open(MISTAKE);
    void sender.send({ do: 'undo' });
    await exercise.check();
    expect(api.check).not.toHaveBeenCalled();
  });

  it('says what went wrong', async () => {
    const { exercise } = open(MISTAKE);
    vi.mocked(api.check).mockRejectedValue(new RefusedRequest(0, 'unreachable', {}, ''));
    await exercise.check();
    expect(exercise.problem).not.toBe('');
    expect(exercise.verdict).toBeNull();
  });
});

describe('what a turn loses', () => {
  const figures = { city: 'karachi', risk: 0.02, risk_otherwise: 0.31 };
  const against: Claim[] = [{ code: 'rather_outbreak', figures, futures: null, of: 100 }];

  it('is drawn on the map until the turn is taken back or the better one is shown', async () => {
    vi.mocked(api.check).mockResolvedValue({ ...checked, against });
    const { exercise } = open(MISTAKE);
    expect(exercise.risks).toBeUndefined();
    await exercise.check();
    expect(exercise.risks).toEqual(new Map([['karachi', '31% risk']]));
    await exercise.show();
    expect(exercise.risks).toBeUndefined();
  });

  it('says why the better turn is good only when that is known', async () => {
    const why: Claim[] = [{ code: 'cures', figures: {}, futures: null, of: 100 }];
    vi.mocked(api.check).mockResolvedValue({ ...checked, why });
    const { exercise } = open(MISTAKE);
    await exercise.check();
    expect(exercise.why).toEqual([]);
    await exercise.show();
    expect(exercise.why).toEqual(why);
  });
});

describe('a puzzle that is given up', () => {
  it('says why its solution is good, and why not the tempting turn', async () => {
    const claim = (code: ClaimCode, figures: Claim['figures']): Claim => {
      return { code, figures, futures: null, of: 100 };
    };
    const why = [claim('builds', { city: 'paris' })];
    const says = [claim('goes', { city: 'lima' })];
    const tempting = { says, contrast: claim('rather_win', {}) };
    vi.spyOn(api, 'puzzleSolution').mockResolvedValue(task([move('build')], { why, tempting }));
    const { exercise } = open(PUZZLE);
    await settled();
    expect([exercise.why, exercise.rather]).toEqual([[], null]);
    await exercise.giveUp();
    expect(exercise.why).toEqual(why);
    expect(exercise.rather).toEqual({
      title: 'Why not go to Lima?',
      text: 'That would miss a win this turn.',
    });
  });
});

describe('trying again', () => {
  it('takes the turn back', async () => {
    const { connection, exercise } = open(MISTAKE, [made(1, 'build')]);
    await exercise.check();
    await exercise.retry();
    expect(connection.sent).toEqual([{ do: 'reset' }]);
    expect(exercise.verdict).toBeNull();
  });

  it('opens the same exercise again if cards were seen or the game has ended', async () => {
    await open(MISTAKE, [made(1, 'order cairo lima')]).exercise.retry();
    expect(api.practice).toHaveBeenCalledWith('t0', { seq: 12, find: true });
    await open(PUZZLE, [], { outcome: { result: 'won', cause: 'cures' } }).exercise.retry();
    await settled();
    expect(router.go).toHaveBeenCalledWith('/t/t2');
  });
});

describe('the better turn', () => {
  it('is drawn on the map once it is told, as long as nothing was played', async () => {
    const { connection, exercise } = open(MISTAKE);
    await exercise.check();
    expect(exercise.drawing).toBeNull();
    await exercise.show();
    expect(exercise.drawing?.routes).toEqual([['atlanta', 'chicago']]);
    connection.entries = [made(1, 'build')];
    expect(exercise.drawing).toBeNull();
  });

  it('is judged until something else is played', async () => {
    const { connection, exercise } = open(MISTAKE);
    expect(exercise.isJudged).toBe(false);
    await exercise.check();
    expect(exercise.isJudged).toBe(true);
    connection.entries = [made(1, 'build')];
    expect(exercise.isJudged).toBe(false);
  });

  it('is the next mistake after this one', async () => {
    await open(MISTAKE).exercise.openNext(30);
    expect(api.practice).toHaveBeenCalledWith('t0', { seq: 30, find: true });
  });
});

describe('a puzzle', () => {
  it('reads its task, and again after each check', async () => {
    const { exercise } = open(PUZZLE);
    await settled();
    expect(exercise.task).toEqual(task());
    await exercise.check();
    expect(api.puzzle).toHaveBeenCalledTimes(2);
  });

  it('gives a hint', async () => {
    const { exercise } = open(PUZZLE);
    await settled();
    vi.spyOn(api, 'puzzleHint').mockResolvedValue({ ...task(), disease: 'blue' });
    await exercise.takeHint();
    expect(exercise.task?.disease).toBe('blue');
  });

  it('shows the solution to a person who gives up', async () => {
    const { exercise } = open(PUZZLE);
    await settled();
    vi.spyOn(api, 'puzzleSolution').mockResolvedValue(task([move('build')]));
    await exercise.giveUp();
    expect([exercise.shown, exercise.better[0]?.text]).toEqual([true, 'build']);
  });

  it('leads to the next puzzle, or to the list after the last one', async () => {
    const { exercise } = open(PUZZLE);
    await settled();
    vi.spyOn(api, 'puzzles').mockResolvedValue({ next: { id: 8 } } as never);
    await exercise.nextPuzzle();
    expect(api.openPuzzle).toHaveBeenCalledWith(8);
    vi.mocked(api.puzzles).mockResolvedValue({ next: null } as never);
    await exercise.nextPuzzle();
    expect(router.go).toHaveBeenLastCalledWith('/puzzles');
  });
});
