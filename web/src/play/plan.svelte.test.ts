import { describe, expect, it } from 'vitest';
import { FakeConnection, refused, settled } from '../testing/connection.svelte';
import { position, table, view } from '../testing/game';
import type { Question } from '../wire/connection.svelte';
import { Plan } from './plan.svelte';

const step = (text: string, refusal: object | null = null) => ({
  move: text,
  cards: [],
  refusal,
  parts: null,
});

/** Answer every plan: each step is legal, except those named. */
const check =
  (...illegal: string[]) =>
  (question: Question) =>
    question.do === 'plan'
      ? {
          type: 'plan',
          before: (question.before ?? []).map(({ moves }) => moves.map((text) => step(text))),
          steps: question.moves.map((text) => step(text, illegal.includes(text) ? {} : null)),
          view: view(position()),
        }
      : { type: 'shown' };

function begin() {
  const connection = new FakeConnection();
  connection.onAsk = check();
  const drafts = () => connection.asked.filter((question) => question.do === 'draft');
  return { connection, drafts, plan: new Plan(connection.real) };
}

describe('a plan', () => {
  it('is ready when every step of its first turn is legal', async () => {
    const { connection, plan } = begin();
    await plan.start(0);
    expect([plan.isOn, plan.isEmpty, plan.isReady]).toEqual([true, true, false]);
    await plan.change(['drive chicago', 'treat blue']);
    expect([plan.isLegal, plan.isReady, plan.isEmpty]).toEqual([true, true, false]);
    connection.onAsk = check('treat blue');
    await plan.change(plan.moves); // the table has changed
    expect([plan.isLegal, plan.isReady]).toEqual([false, false]);
  });

  it('ignores the answer to an earlier change', async () => {
    const { connection, plan } = begin();
    await plan.start(0);
    let answerFirst: (answer: object) => void = () => undefined;
    connection.onAsk = (question) =>
      question.do === 'plan' && question.moves.length === 1
        ? new Promise((answer) => (answerFirst = answer))
        : check()(question);
    const first = plan.change(['drive chicago']);
    await plan.change(['drive chicago', 'treat blue']);
    answerFirst({ type: 'plan', before: [], steps: [], view: view(position()) });
    await first;
    expect(plan.steps.flat()).toHaveLength(2);
  });

  it('ends when the server refuses it', async () => {
    const { connection, plan } = begin();
    connection.onAsk = () => refused('game_over');
    await plan.start(0, ['drive chicago']);
    expect([plan.isOn, plan.moves, plan.answer]).toEqual([false, [], null]);
  });

  it('loses its last step by undo, then goes back to the turn before', async () => {
    const { plan } = begin();
    await plan.start(1, ['drive paris'], [{ seat: 0, moves: ['pass'] }]);
    await plan.undo();
    expect(plan.turns).toEqual([
      { seat: 0, moves: ['pass'] },
      { seat: 1, moves: [] },
    ]);
    await plan.undo();
    expect([plan.seat, plan.moves, plan.before]).toEqual([0, ['pass'], []]);
  });

  it('drops the turn of a seat that is over', async () => {
    const { plan } = begin();
    await plan.start(1, ['build'], [{ seat: 0, moves: ['pass'] }]);
    plan.drop(0);
    expect(plan.turns).toEqual([{ seat: 1, moves: ['build'] }]);
  });

  it('is a command without its empty turns', async () => {
    const { plan } = begin();
    await plan.startAll([
      { seat: 0, moves: [] },
      { seat: 1, moves: ['build'] },
    ]);
    expect(plan.command).toEqual({ seat: 1, moves: ['build'], then: [] });
    await plan.startAll([{ seat: 0, moves: [] }]);
    expect(plan.command).toEqual({ seat: 0, moves: [], then: [] });
  });
});

describe('a reload', () => {
  it('resumes the plan of this moment', async () => {
    const { connection, plan } = begin();
    await plan.start(0, ['build']);
    const reloaded = new Plan(connection.real);
    await reloaded.resume([0, 1]);
    expect([reloaded.isOn, reloaded.moves]).toEqual([true, ['build']]);
  });

  it('starts without a plan if the seat cannot be planned or the plan was ended', async () => {
    const { connection, plan } = begin();
    await plan.start(0, ['build']);
    const reloaded = new Plan(connection.real);
    await reloaded.resume([1]);
    expect(reloaded.isOn).toBe(false);
    plan.stop();
    await reloaded.resume([0]);
    expect(reloaded.isOn).toBe(false);
  });
});

describe('a plan that the team sees', () => {
  it('is sent with every change while it is live, and withdrawn at its end', async () => {
    const { drafts, plan } = begin();
    await plan.start(0, ['build']);
    expect(drafts()).toEqual([]);
    plan.showLive(true);
    await settled();
    await plan.change(['build', 'treat blue']);
    plan.stop();
    await settled();
    expect(drafts().map((draft) => 'moves' in draft && draft.moves)).toEqual([
      ['build'],
      ['build', 'treat blue'],
      [],
    ]);
    expect(plan.isLive).toBe(true);
  });

  it('is sent again after a lost connection', async () => {
    const { connection, drafts, plan } = begin();
    plan.showLive(true);
    await plan.start(0, ['build']);
    await settled();
    connection.sockets += 1;
    await plan.change(plan.moves);
    await settled();
    expect(drafts()).toHaveLength(2);
  });

  it('does not show the next plan by itself if hands are private', async () => {
    const { connection, plan } = begin();
    connection.table = table({}, { views: [view(position({ hands: 'private' }))] });
    plan.showLive(true);
    await plan.start(0, ['build']);
    plan.stop();
    expect(plan.isLive).toBe(false);
  });
});
