import { describe, expect, it } from 'vitest';
import { FakeConnection } from '../testing/connection.svelte';
import { move, position, table, view } from '../testing/game';
import type { Way } from '../wire/wire';

const way = (texts: string[], change: Partial<Way> = {}): Way => ({
  moves: texts,
  steps: texts.map((text) => move(text)),
  actions: texts.length,
  cards: [],
  ...change,
});

/** Return a game in which the Medic in Atlanta may make these moves, with these ways elsewhere. */
function at(legal: string[], open: Way[] = [], treats: string[] = []) {
  const here = view(
    position({ cubes: { atlanta: { blue: 2 } } }),
    legal.map((text) => move(text)),
  );
  const connection = new FakeConnection(table({}, { views: [here] }));
  const there = view(
    position(),
    treats.map((text) => move(text)),
  );
  connection.onAsk = ({ do: what }) =>
    what === 'plan'
      ? { type: 'plan', before: [], steps: [], view: there }
      : { type: 'ways', open, closed: [] };
  const sent = () => connection.sent.map((wish) => (wish.do === 'move' ? wish.text : wish.do));
  const play = connection.play();
  const rows = () => play.touched.rows.map(({ label, actions }) => `${label} ${actions}`);
  return { connection, sent, rows, ...play };
}

describe('what can be done at a touched city', () => {
  it('is to go there, to treat there as well, and to plan it', async () => {
    const drives = way(['drive chicago', 'drive montreal']);
    const { mapInput, rows, sent, touched } = at([], [drives], ['treat blue']);
    await mapInput.showDetails('montreal');
    expect(rows()).toEqual(['Drive/Ferry 2', '… and treat blue 3', 'Only plan it 0']);
    expect(touched.rows[0]?.said).toBe('Drive/Ferry: Atlanta → Chicago → Montréal');
    touched.rows[1]?.act();
    await new Promise((done) => setTimeout(done));
    expect(sent()).toEqual(['drive chicago', 'drive montreal', 'treat blue']);
  });

  it('is never more than three rows, with the cards that they cost', async () => {
    const open = [
      way(['drive chicago', 'drive montreal']),
      way(['direct montreal'], { cards: ['montreal'] }),
      way(['charter montreal'], { cards: ['atlanta'] }),
    ];
    const { mapInput, touched } = at([], open, ['treat blue']);
    await mapInput.showDetails('montreal');
    expect(touched.rows.map(({ id }) => id)).toEqual([
      'drive chicago / drive montreal',
      'treat-blue',
      'direct montreal',
    ]);
    expect(touched.rows[2]?.cards).toBe('costs the Montréal card');
  });

  it('is what the pawn can do where it is', async () => {
    const { mapInput, rows, touched } = at(['treat blue', 'build', 'pass']);
    await mapInput.showDetails('atlanta');
    expect(touched.isHere).toBe(true);
    expect(rows()).toEqual(['Treat blue (2 of 2) 1', 'Build a research station 1']);
  });

  it('plans the way without playing it', async () => {
    const { mapInput, planning, sent, touched } = at([], [way(['drive chicago'])]);
    await mapInput.showDetails('chicago');
    touched.rows.find(({ id }) => id === 'plan')?.act();
    expect(planning.plan.moves).toEqual(['drive chicago']);
    expect(sent()).toEqual([]);
  });

  it('is nothing out of reach', async () => {
    const { mapInput, rows } = at([]);
    await mapInput.showDetails('tokyo');
    expect(rows()).toEqual([]);
  });
});

describe('a second click on a touched city', () => {
  it('does what the first row says', async () => {
    const open = [way(['drive chicago', 'drive montreal']), way(['direct montreal'])];
    const { mapInput, sent } = at([], open);
    await mapInput.clickCity('montreal', { confirmed: false });
    expect(sent()).toEqual([]);
    await mapInput.clickCity('montreal', { confirmed: false });
    await new Promise((done) => setTimeout(done));
    expect(sent()).toEqual(['drive chicago', 'drive montreal']);
  });
});
