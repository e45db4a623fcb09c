/** Who played the turns of a game: a seat can change hands, also within a turn. */
import type { Moment } from './story';

/** Return who played each seat, by their number of turns; a turn belongs to the player who made most of its moves. */
export function listPlayers(story: readonly Moment[]): string[][] {
  const turns = new Map<number, { seat: number; moves: Map<string, number> }>();
  let seat = 0;
  for (const { entry, during, position } of story) {
    if (entry.kind === 'played' && entry.by !== null && entry.seat === seat) {
      const turn = turns.get(during) ?? { seat, moves: new Map<string, number>() };
      turn.moves.set(entry.by, (turn.moves.get(entry.by) ?? 0) + 1);
      turns.set(during, turn);
    }
    seat = position.turn.seat;
  }
  const played: Map<string, number>[] = (story[0]?.position.players ?? []).map(() => new Map());
  for (const turn of turns.values()) {
    const [player] = listMostFirst(turn.moves);
    const counts = played[turn.seat];
    if (player !== undefined) counts?.set(player, (counts.get(player) ?? 0) + 1);
  }
  return played.map(listMostFirst);
}

function listMostFirst(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}
