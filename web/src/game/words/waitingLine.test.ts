import { describe, expect, it } from 'vitest';
import { FakeConnection } from '../../testing/connection.svelte';
import type { Position, Waiting } from '../../wire/wire';
import { move, players, position, table, view } from '../../testing/game';
import { sayWaiting } from './waitingLine';

describe('sayWaiting', () => {
  const waiting = (change: Parameters<typeof table>[0], game?: Parameters<typeof table>[1]) =>
    say(table(change, game));
  const say = (at = table(), lag: Position | null = null) => {
    const { viewer, decision } = new FakeConnection(at).play({ holds: true, position: lag });
    return sayWaiting(viewer, decision);
  };

  it('calls me to my turn', () => {
    expect(waiting({})).toEqual({
      text: 'Your turn as Medic: 4 actions left',
      mine: true,
      bot: false,
    });
  });

  it('calls nobody before the board has caught up', () => {
    const earlier = position({ turn: { seat: 1 } });
    expect(say(table(), earlier)).toEqual({
      text: 'The Scientist’s turn',
      mine: false,
      bot: false,
    });
  });

  it('prefers what waits for me', () => {
    const both: Waiting[] = [
      { for: 'answer', seat: 1, request: 1 },
      { for: 'discard', seat: 0 },
    ];
    expect(waiting({ waiting: both }).text).toBe('Medic: too many cards, please discard');
  });

  it('says who has to answer my request', () => {
    const asked = table({
      requests: [{ number: 3, seat: 0, of: [1], steps: [], why: null }],
      waiting: [
        { for: 'answer', seat: 1, request: 3 },
        { for: 'actions', seat: 0 },
      ],
    });
    expect(say(asked)).toEqual({
      text: 'Waiting for Bot Fox 2 (Scientist) to answer',
      mine: true,
      bot: false,
    });
  });

  it('names others, and says that a bot is thinking', () => {
    expect(waiting({ waiting: [{ for: 'draw', seat: 1 }] })).toEqual({
      text: 'Bot Fox 2 (Scientist) is about to draw',
      mine: false,
      bot: true,
    });
  });

  describe('in a window', () => {
    const ada: Waiting[] = [{ for: 'window', holder: 'ada' }];
    const views = (legal: string[], hand = ['essen', null]) => [
      {
        ...view(position({ players: players('scientist', { hand }) })),
        legal: legal.map((text) => move(text)),
      },
    ];

    it('says when an event could be played', () => {
      const game = { next_step: 'infect' as const, views: views(['quiet', 'next']) };
      expect(waiting({ waiting: ada }, game)).toMatchObject({
        text: 'Before the next infection card: play an event or continue',
        mine: true,
      });
      expect(waiting({ waiting: [{ for: 'window', holder: 'bot:1' }] }, game)).toMatchObject({
        text: 'Bot Fox 2 may play an event before the next infection card',
        mine: false,
      });
    });

    it('says that a quiet night is coming', () => {
      const game = { next_step: 'quiet' as const, views: views(['airlift', 'next']) };
      expect(waiting({ waiting: ada }, game).text).toBe('A quiet night: play an event or continue');
    });

    it('asks nobody to play an event who has none', () => {
      const legal = views(['next'], ['essen']);
      expect(waiting({ waiting: ada }, { views: legal }).text).toBe('Continue when you are ready');
      const bot: Waiting[] = [{ for: 'window', holder: 'bot:1' }];
      expect(waiting({ waiting: bot }, { views: legal }).text).toBe('Bot Fox 2 is not ready yet');
    });
  });

  it('waits for nobody in a pause', () => {
    expect(waiting({ waiting: [{ for: 'pause' }] })).toEqual({
      text: 'The game goes on in a moment',
      mine: false,
      bot: false,
    });
  });

  it('waits for nobody at the end', () => {
    expect(waiting({ closed: true }).text).toBe('This table is closed.');
    expect(waiting({}, { outcome: { result: 'won', cause: 'cures' } }).text).toBe(
      'The game is over.',
    );
    expect(waiting({ waiting: [] }).text).toBe('One moment…');
  });

  it('knows what is mine by my seats or by my name', () => {
    const isMine = (step: Waiting) => waiting({ waiting: [step] }).mine;
    expect(isMine({ for: 'draw', seat: 0 })).toBe(true);
    expect(isMine({ for: 'draw', seat: 1 })).toBe(false);
    expect(isMine({ for: 'window', holder: 'ada' })).toBe(true);
    expect(isMine({ for: 'window' })).toBe(false);
  });
});
