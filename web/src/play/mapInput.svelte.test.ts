import { describe, expect, it } from 'vitest';
import { FakeConnection, settled } from '../testing/connection.svelte';
import { move, position, table, view } from '../testing/game';
import type { Help, Phase, Way } from '../wire/wire';

const way = (...texts: string[]): Way => ({
  moves: texts,
  steps: texts.map((text) => move(text)),
  actions: texts.length,
  cards: [],
});

/** Return a map on which the Medic in Atlanta may make these moves. */
function map(
  texts: string[],
  { open = [] as Way[], help = 'odds' as Help, phase = 'actions' as Phase } = {},
) {
  const legal = texts.map((text) => move(text));
  const views = [view(position({ turn: { phase } }), legal)];
  const { setup } = table();
  const connection = new FakeConnection(table({ setup: { ...setup, help } }, { views }));
  connection.onAsk = () => ({ type: 'ways', open, closed: [] });
  const sent = () => connection.sent.map((wish) => (wish.do === 'move' ? wish.text : wish.do));
  return { connection, sent, ...connection.play() };
}

describe('a click on a city', () => {
  it('drives there at once', async () => {
    const { mapInput, sent } = map(['drive chicago']);
    await mapInput.clickCity('chicago');
    expect(sent()).toEqual(['drive chicago']);
  });

  it('takes the only way there if it costs no card', async () => {
    const open = [way('drive chicago', 'drive montreal')];
    const { mapInput, sent } = map([], { open });
    await mapInput.clickCity('montreal');
    expect(sent()).toEqual(['drive chicago', 'drive montreal']);
  });

  it('shows a longer way first if its cost was not seen', async () => {
    const open = [way('drive chicago', 'drive montreal')];
    const { choosing, mapInput, sent } = map([], { open });
    await mapInput.clickCity('montreal', { confirmed: false });
    expect(sent()).toEqual([]);
    expect(choosing.look).toMatchObject({ city: 'montreal', open });
  });

  it('shows the ways if there are several, without those that waste a card', async () => {
    const drive = way('drive chicago', 'drive montreal');
    const flight = { ...way('direct montreal'), cards: ['montreal'] };
    const slow = { ...way('direct chicago', 'drive montreal'), cards: ['chicago'] };
    const { choosing, mapInput } = map([], { open: [drive, flight, slow] });
    await mapInput.clickCity('montreal');
    expect(choosing.look?.open).toEqual([drive, flight]);
  });

  it('shows the ways without cards first, however long they are', async () => {
    const drive = way('drive chicago', 'drive montreal');
    const flight = { ...way('direct montreal'), cards: ['montreal'] };
    const { choosing, mapInput } = map([], { open: [flight, drive] });
    await mapInput.clickCity('montreal');
    expect(choosing.look?.open).toEqual([drive, flight]);
  });

  it('narrows an open choice of a city', async () => {
    const { choosing, mapInput, sent } = map(['airlift medic cairo', 'airlift medic tokyo']);
    choosing.ask([move('airlift medic cairo'), move('airlift medic tokyo')], 'Airlift');
    await mapInput.clickCity('lima'); // no part of it
    expect(sent()).toEqual([]);
    await mapInput.clickCity('cairo');
    expect(sent()).toEqual(['airlift medic cairo']);
  });

  it('only shows the city if it is not my turn to act', async () => {
    const { choosing, connection, mapInput } = map([], { phase: 'infect' });
    await mapInput.clickCity('cairo');
    expect(choosing.look).toMatchObject({ city: 'cairo', open: [], closed: [] });
    expect(connection.asked).toEqual([]);
  });
});

describe('ways to a city', () => {
  it('are requested once for each position', async () => {
    const { connection, mapInput } = map([], { open: [way('drive chicago')] });
    await Promise.all([mapInput.ways.find('chicago'), mapInput.ways.find('chicago')]);
    expect(connection.asked).toHaveLength(1);
    connection.table = { ...connection.table, seq: 10 };
    await mapInput.ways.find('chicago');
    expect(connection.asked).toHaveLength(2);
  });

  it('are the legal moves at a table without help', async () => {
    const { connection, mapInput } = map(['shuttle cairo', 'direct cairo', 'drive lima'], {
      help: 'off',
    });
    const answer = await mapInput.ways.find('cairo');
    expect(answer?.open.map(({ moves }) => moves)).toEqual([['shuttle cairo']]);
    expect(connection.asked).toEqual([]);
  });

  it('are unknown if the server refuses', async () => {
    const { connection, mapInput } = map([]);
    connection.onAsk = () => ({ type: 'refused' });
    expect(await mapInput.ways.find('cairo')).toBeNull();
  });
});

describe('the details of a city', () => {
  it('say that the ways are being requested, and are updated with the table', async () => {
    const { choosing, connection, mapInput } = map([], { open: [way('drive chicago')] });
    const opening = mapInput.showDetails('chicago');
    expect(choosing.look?.open).toBeNull();
    await opening;
    connection.table = { ...connection.table, seq: 10 };
    connection.onAsk = () => ({ type: 'ways', open: [], closed: [] });
    mapInput.refresh();
    await settled();
    expect(choosing.look?.open).toEqual([]);
  });

  it('do not come back if they were closed meanwhile', async () => {
    const { choosing, mapInput } = map([], { open: [way('drive chicago')] });
    const opening = mapInput.showDetails('chicago');
    choosing.cancel();
    await opening;
    expect(choosing.look).toBeNull();
  });
});

describe('the pawns of the Dispatcher', () => {
  const dispatch = ['move scientist drive chicago', 'move scientist shuttle cairo'];

  it('are chosen and let go by clicks', () => {
    const { choosing, mapInput } = map(['drive miami', ...dispatch]);
    expect(mapInput.reachable).toEqual(['miami']);
    expect(mapInput.clickPawn('scientist')).toBe(true);
    expect(mapInput.reachable).toEqual(['chicago', 'cairo']);
    expect(mapInput.clickPawn('scientist')).toBe(true);
    expect(choosing.pawn).toBeNull();
  });

  it('do not include the own pawn: a click counts for its city', () => {
    const { mapInput } = map(dispatch);
    expect(mapInput.clickPawn('medic')).toBe(false);
  });

  it('prefer a drive to a city; another way is offered, and no way shows the city', async () => {
    const both = ['move scientist direct chicago', ...dispatch, 'move scientist charter lima'];
    const { choosing, mapInput, sent } = map([...both, 'move scientist direct lima']);
    mapInput.clickPawn('scientist');
    await mapInput.clickCity('chicago');
    expect(sent()).toEqual(['move scientist drive chicago']);
    await mapInput.clickCity('lima');
    expect(choosing.choice?.moves).toHaveLength(2);
    choosing.choice = null;
    await mapInput.clickCity('tokyo');
    expect(choosing.look?.city).toBe('tokyo');
  });

  it('go where they are dropped', async () => {
    const { mapInput, sent } = map(['drive chicago', ...dispatch]);
    await mapInput.dropPawn('scientist', 'atlanta'); // where it is
    await mapInput.dropPawn('scientist', 'chicago');
    await mapInput.dropPawn('medic', 'chicago');
    expect(sent()).toEqual(['move scientist drive chicago', 'drive chicago']);
  });

  it('narrow an open choice of a pawn', () => {
    const airlifts = [move('airlift medic cairo'), move('airlift scientist lima')];
    const { choosing, mapInput, sent } = map(['airlift medic cairo', 'airlift scientist lima']);
    choosing.ask(airlifts, 'Airlift');
    expect(choosing.part).toBe('pawn');
    expect(mapInput.clickPawn('scientist')).toBe(true);
    expect(sent()).toEqual(['airlift scientist lima']);
  });
});
