// Who did what in a turn-based game, and whose turn it is, in words.
import { holderName } from '../../game/words/sentences';
import { named, t } from '../../lib/text/text';
import type { SeatNews, SlowGame } from '../../wire/wire';
import { ownSeats } from './slowGames';

/** Return whose seat it is: its owner, or else who holds it. */
function findPlayer({ game }: SlowGame, seat: number): string | null {
  return game.seats[seat]?.owner ?? game.seats[seat]?.holder ?? null;
}

function sayPlayer(slow: SlowGame, seat: number): string {
  return holderName(findPlayer(slow, seat), { people: slow.people, seats: slow.game.seats });
}

/** Return who made the moves of a seat: its player, or a bot for them. */
export function sayDoer(slow: SlowGame, { seat, bot }: SeatNews): string {
  if (ownSeats(slow).includes(seat)) return t(bot ? 'slow-bot-for-you' : 'slow-you');
  const name = sayPlayer(slow, seat);
  const isLent = bot && !findPlayer(slow, seat)?.startsWith('bot:');
  return isLent ? t('slow-bot-for', { name }) : name;
}

/** Return whose turn it is, and whether yours is the next; empty after the end. */
export function sayTurn(slow: SlowGame): string {
  const { game, status } = slow;
  const own = ownSeats(slow);
  if (status === 'over') return '';
  if (own.includes(game.seat)) {
    return t('slow-now-mine', { role: named.role(game.pawns[game.seat]?.role ?? '') });
  }
  const isNext = own.includes((game.seat + 1) % game.seats.length);
  return t(isNext ? 'slow-now-next' : 'slow-now', { name: sayPlayer(slow, game.seat) });
}
