import { describe, expect, it } from 'vitest';
import { DONE, FakeConnection, refused } from '../testing/connection.svelte';
import { move, position, table, view } from '../testing/game';

/** Return a table with these legal moves of the Medic. */
function at(...texts: string[]) {
  const legal = texts.map((text) => move(text));
  const connection = new FakeConnection(table({}, { views: [view(position(), legal)] }));
  return { connection, legal, ...connection.play() };
}
const sentTexts = ({ sent }: FakeConnection) =>
  sent.map((wish) => (wish.do === 'move' ? wish.text : wish.do));

describe('the destination of a choice', () => {
  it('is the only city to which it leads', () => {
    const { choosing } = at();
    choosing.ask([move('direct cairo'), move('give cairo to scientist')], 'Cairo');
    expect(choosing.destination).toBe('cairo');
    choosing.ask([move('direct cairo'), move('charter lima')], 'Cairo');
    expect(choosing.destination).toBeNull();
    choosing.cancel();
    expect(choosing.destination).toBeNull();
  });
});

describe('offering moves', () => {
  it('plays the only one', async () => {
    const { connection, choosing, legal } = at('treat blue');
    choosing.offer(legal, 'Treat');
    await choosing.settle();
    expect(sentTexts(connection)).toEqual(['treat blue']);
    expect(choosing.choice).toBeNull();
  });

  it('asks which one if there are several, and does nothing without any', () => {
    const { connection, choosing, legal } = at('treat blue', 'treat red');
    choosing.offer([], 'Treat');
    expect(choosing.isOpen).toBe(false);
    choosing.offer(legal, 'Treat', '[data-action=treat]');
    expect(choosing.choice).toMatchObject({ title: 'Treat', anchor: '[data-action=treat]' });
    expect(choosing.part).toBe('disease');
    expect(connection.sent).toEqual([]);
  });

  it('asks before the only one breaks a set', () => {
    const hand = ['paris', 'essen', 'london', 'milan'];
    const players = [{ role: 'medic' as const, city: 'atlanta', hand }];
    const legal = [move('direct paris')];
    const views = [view(position({ players }), legal)];
    const connection = new FakeConnection(table({}, { views }));
    const { choosing } = connection.play();
    choosing.offer(legal, 'Fly');
    expect(choosing.choice?.moves).toEqual(legal);
    choosing.narrow(legal, 'Fly', { confirmed: false });
    expect(connection.sent).toEqual([]);
    choosing.narrow(legal, 'Fly'); // the person has seen the warning
    expect(sentTexts(connection)).toEqual(['direct paris']);
  });
});

describe('a choice', () => {
  it('is narrowed step by step, and goes back', () => {
    const { choosing, legal } = at('give paris to scientist', 'give chicago to scientist', 'build');
    choosing.ask(legal, 'Share', '.hand');
    choosing.narrow(legal.slice(0, 2), 'Give');
    expect(choosing.choice).toMatchObject({ title: 'Give', anchor: '.hand' });
    choosing.goBack();
    expect(choosing.choice?.title).toBe('Share');
    choosing.goBack();
    expect(choosing.choice).toBeNull();
  });

  it('closes when the table makes one of its moves illegal, and stays otherwise', () => {
    const { connection, choosing, legal } = at('treat blue', 'treat red', 'build');
    choosing.ask(legal.slice(0, 2), 'Treat');
    choosing.refresh();
    expect(choosing.choice).not.toBeNull();
    connection.table = table({}, { views: [view(position(), legal.slice(1))] });
    choosing.refresh();
    expect(choosing.choice).toBeNull();
  });
});

describe('playing moves', () => {
  it('sends one after the other until one is refused', async () => {
    const { connection, choosing, legal } = at('drive chicago', 'drive montreal', 'treat blue');
    connection.onSend = (wish) =>
      wish.do === 'move' && wish.text === 'drive montreal' ? refused('not_adjacent') : DONE;
    const playing = choosing.playMoves(legal);
    expect(choosing.pendingCities).toEqual(['chicago', 'montreal']);
    expect(await playing).toBe(false);
    expect(choosing.pendingCities).toEqual([]);
    expect(sentTexts(connection)).toEqual(['drive chicago', 'drive montreal']);
  });

  it('does nothing while a command is pending', async () => {
    const { connection, choosing, sender } = at('treat blue');
    void sender.send({ do: 'undo' });
    expect(await choosing.playMove(move('treat blue'))).toBe(false);
    expect(sentTexts(connection)).toEqual(['undo']);
  });

  it('closes the choice, but keeps the pawn of the Dispatcher while actions are left', async () => {
    const { choosing } = at('move scientist drive chicago');
    choosing.ask([move('treat blue')], 'Treat');
    choosing.pawn = 'scientist';
    choosing.isConfirming = true;
    await choosing.playMove(move('move scientist drive chicago'));
    expect(choosing.choice).toBeNull();
    expect(choosing.isConfirming).toBe(false);
    expect(choosing.pawn).toBe('scientist');
  });

  it('lets the pawn go at the end of the actions', async () => {
    const { connection, choosing } = at('pass');
    choosing.pawn = 'scientist';
    connection.onSend = () => {
      const over = position({ turn: { phase: 'draw' } });
      connection.table = table({}, { views: [view(over, [])] });
      return DONE;
    };
    await choosing.playMove(move('pass'));
    expect(choosing.pawn).toBeNull();
  });

  it('adds them to the plan while one is made', async () => {
    const { connection, choosing, planning } = at('treat blue');
    connection.onAsk = () => ({
      type: 'plan',
      before: [],
      steps: [],
      view: view(position(), []),
    });
    await planning.start(0, ['drive chicago']);
    expect(await choosing.playMove(move('treat blue'))).toBe(true);
    expect(planning.plan.moves).toEqual(['drive chicago', 'treat blue']);
    expect(connection.sent).toEqual([]);
  });
});

it('finds who may receive the dragged card', () => {
  const { choosing } = at('give paris to scientist', 'give chicago to scientist');
  expect(choosing.findGifts('scientist')).toEqual([]);
  choosing.dragged = 'paris';
  expect(choosing.findGifts('scientist').map(({ card }) => card)).toEqual(['paris']);
  expect(choosing.findGifts('medic')).toEqual([]);
});
