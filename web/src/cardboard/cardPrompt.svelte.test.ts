import { describe, expect, it } from 'vitest';
import { DONE, FakeConnection, refused, settled } from '../testing/connection.svelte';
import { CardPrompt } from './cardPrompt.svelte';

const asks = (number: number) =>
  refused('which_card', { args: { deck: 'player', number, cards: ['lima', 'cairo'] } });

/** Return a prompt whose server wants this many cards. */
function prompt(wanted: number) {
  const connection = new FakeConnection();
  connection.onSend = (wish) => {
    const given = ('cards' in wish && wish.cards) || [];
    return given.length < wanted ? asks(given.length + 1) : DONE;
  };
  return { connection, prompt: new CardPrompt(connection.real) };
}
const NEXT = { do: 'move', text: 'next', seat: 0 } as const;

describe('a command at a table with real cards', () => {
  it('is sent as it is if it draws nothing', async () => {
    const { prompt: cards } = prompt(0);
    expect(await cards.send(NEXT)).toEqual(DONE);
    expect(cards.question).toBeNull();
  });

  it('asks for one card after the other, then is sent with all of them', async () => {
    const { connection, prompt: cards } = prompt(2);
    const answer = cards.send(NEXT);
    await settled();
    expect(cards.question).toMatchObject({ deck: 'player', number: 1, told: [] });
    expect(cards.tell('lima')).toBe(true);
    expect(cards.tell('lima')).toBe(false); // the server is working
    await settled();
    expect(cards.question).toMatchObject({ number: 2, told: ['lima'] });
    cards.tell('cairo');
    expect(await answer).toEqual(DONE);
    expect(connection.sent.at(-1)).toEqual({ ...NEXT, cards: ['lima', 'cairo'] });
    expect(cards.question).toBeNull();
  });

  it('goes back to the card before', async () => {
    const { prompt: cards } = prompt(2);
    void cards.send(NEXT);
    await settled();
    cards.back(); // nothing to go back to
    cards.tell('lima');
    await settled();
    cards.back();
    await settled();
    expect(cards.question).toMatchObject({ number: 1, told: [] });
  });

  it('is cancelled when the person gives up', async () => {
    const { connection, prompt: cards } = prompt(1);
    const answer = cards.send(NEXT);
    await settled();
    cards.giveUp();
    expect(await answer).toBeNull();
    expect(connection.sent).toHaveLength(1);
  });

  it('passes on any other refusal', async () => {
    const { connection, prompt: cards } = prompt(1);
    connection.onSend = () => refused('not_your_turn');
    expect(await cards.send(NEXT)).toMatchObject({ code: 'not_your_turn' });
  });
});
