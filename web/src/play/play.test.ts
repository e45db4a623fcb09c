import { expect, it } from 'vitest';
import { FakeConnection, settled } from '../testing/connection.svelte';
import { move, position, table, view } from '../testing/game';

it('hides the board behind the plan: a plan is always up to date', async () => {
  const connection = new FakeConnection();
  connection.onAsk = () => ({ type: 'plan', before: [], steps: [], view: view(position()) });
  const { planning, viewer } = connection.play({ holds: true, position: position() });
  expect(viewer.isBehind).toBe(true);
  await planning.start(0);
  expect(viewer.isBehind).toBe(false);
});

it('cancels the choice and resumes the plan when the screen changes hands', async () => {
  const connection = new FakeConnection();
  connection.onAsk = () => ({ type: 'plan', before: [], steps: [], view: view(position()) });
  const before = connection.play();
  await before.planning.start(0, ['build']);
  const play = connection.play();
  play.choosing.ask([move('treat blue')], 'Treat');
  play.revealTo(0);
  await settled();
  expect(play.choosing.choice).toBeNull();
  expect(play.planning.plan.moves).toEqual(['build']);
});

it('updates everything that depends on the table', () => {
  const connection = new FakeConnection();
  const play = connection.play();
  play.choosing.ask([move('treat blue')], 'Treat');
  connection.table = table({}, { views: [view(position())] });
  play.refresh();
  expect(play.choosing.choice).toBeNull();
});
