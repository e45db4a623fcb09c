import { describe, expect, it } from 'vitest';
import { play, table } from '../testing/game';
import { isMine, sayWaiting } from './waitingLine';

describe('sayWaiting', () => {
  const waiting = (change: Parameters<typeof table>[0], game?: Parameters<typeof table>[1]) =>
    sayWaiting(play(table(change, game)));

  it('calls me to my turn', () => {
    expect(waiting({})).toEqual({
      text: 'Your turn as Medic: 4 actions left',
      mine: true,
      bot: false,
    });
  });

  it('prefers what waits for me', () => {
    const both = [
      { for: 'answer', seat: 1, request: 1 },
      { for: 'discard', seat: 0 },
    ];
    expect(waiting({ waiting: both }).text).toBe('Medic: too many cards, please discard');
  });

  it('names others, and says that a bot is thinking', () => {
    expect(waiting({ waiting: [{ for: 'draw', seat: 1 }] })).toEqual({
      text: 'Scientist (Bot Fox 2) is about to draw',
      mine: false,
      bot: true,
    });
  });

  it('says what a window is for', () => {
    const game = { next_step: 'infect' };
    expect(waiting({ waiting: [{ for: 'window', holder: 'ada' }] }, game)).toMatchObject({
      text: 'Before the next infection card: play an event or continue',
      mine: true,
    });
    expect(waiting({ waiting: [{ for: 'window', holder: 'max' }] }, game)).toMatchObject({
      text: 'Max may play an event before the next infection card',
      mine: false,
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
    const here = play();
    expect(isMine({ for: 'draw', seat: 0 }, here)).toBe(true);
    expect(isMine({ for: 'draw', seat: 1 }, here)).toBe(false);
    expect(isMine({ for: 'window', holder: 'ada' }, here)).toBe(true);
    expect(isMine({ for: 'window' }, here)).toBe(false);
  });
});
