import { expect, it } from 'vitest';
import { DONE, FakeConnection, refused } from '../testing/connection.svelte';
import { Sender } from './sender.svelte';

it('keeps a refusal until a later command is accepted', async () => {
  const connection = new FakeConnection();
  const sender = new Sender(connection.real);
  connection.onSend = () => refused('not_your_turn');
  expect(await sender.send({ do: 'undo' })).toBe(false);
  expect(sender.refusal?.code).toBe('not_your_turn');
  connection.onSend = () => DONE;
  expect(await sender.send({ do: 'undo' })).toBe(true);
  expect(sender.refusal).toBeNull();
});

it('says nothing of a click on Continue that came too late', async () => {
  const connection = new FakeConnection();
  const sender = new Sender(connection.real);
  connection.onSend = () => refused('no_window');
  expect(await sender.send({ do: 'go_on' })).toBe(false);
  expect(sender.refusal).toBeNull();
});

it('takes a cancelled command for neither accepted nor refused', async () => {
  const connection = new FakeConnection();
  const sender = new Sender(connection.real, { send: () => Promise.resolve(null) });
  expect(await sender.send({ do: 'go_on' })).toBe(false);
  expect(sender.refusal).toBeNull();
});

it('sends a command once however often it is clicked while pending', async () => {
  const connection = new FakeConnection();
  const sender = new Sender(connection.real);
  const clicks = [sender.sendOnce({ do: 'redo' }), sender.sendOnce({ do: 'redo' })];
  expect(sender.isSending).toBe(true);
  expect(await Promise.all(clicks)).toEqual([true, false]);
  expect(sender.isSending).toBe(false);
  expect(connection.sent).toEqual([{ do: 'redo' }]);
});

it('is not pending any more after an error', async () => {
  const connection = new FakeConnection();
  const sender = new Sender(connection.real);
  connection.onSend = () => Promise.reject(new Error('closed'));
  await expect(sender.send({ do: 'undo' })).rejects.toThrow('closed');
  expect(sender.isSending).toBe(false);
});

it('shows why a move is not legal, and nothing if it is', async () => {
  const connection = new FakeConnection();
  const sender = new Sender(connection.real);
  connection.onAsk = () => ({ type: 'reason', code: 'not_adjacent', rule: 'R4.2' });
  await sender.explain('drive cairo', 0);
  expect(sender.refusal).toMatchObject({ code: 'not_adjacent', rule: 'R4.2' });
  connection.onAsk = () => ({ type: 'reason', code: null });
  await sender.explain('drive chicago', 0);
  expect(sender.refusal).toBeNull();
});
