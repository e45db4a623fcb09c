// The log as one card per turn; lines before the first move are above it.
import { listLogLines, type Line, type LogSource } from './logLines';
import { summarise, type Summary } from '../state/turnSummary';

export interface LogCard {
  key: string;
  /** The turn, counted from 1, and its role; null before the first move. */
  turn: { number: number; role: string } | null;
  lines: Line[];
  /** The summary of the moves that were not undone. */
  summary: Summary;
}

interface CardSource extends LogSource {
  readonly turnNumber: number;
}

const startsTurn = ({ kind, undone }: Line) => kind === 'turn' && !undone;

/** Return the cards of the last entries, oldest first, without the newest `hidden` lines. */
export function groupLogLines(source: CardSource, most: number, hidden = 0): LogCard[] {
  const lines = listLogLines(source, most);
  const begun = lines.filter(startsTurn);
  let number = source.turnNumber - begun.length;
  let role = findFirstRole(source, begun[0]);
  const cards: { turn: LogCard['turn']; lines: Line[] }[] = [];
  for (const line of hidden ? lines.slice(0, -hidden) : lines) {
    if (startsTurn(line) && line.event?.event === 'turn') {
      number += 1;
      role = line.event.player;
      cards.push({ turn: { number, role }, lines: [line] });
      continue;
    }
    const last = cards.at(-1);
    const turn = line.event ? { number, role } : null;
    if (last && (last.turn || !turn)) last.lines.push(line);
    else cards.push({ turn, lines: [line] });
  }
  return cards.map((card) => ({
    ...card,
    key: card.turn ? `turn ${card.turn.number}` : 'before',
    summary: summarise(card.lines.flatMap(({ event, undone }) => (event && !undone ? event : []))),
  }));
}

/** Return the role whose turn it was before the first `turn` line. */
function findFirstRole({ position }: CardSource, first: Line | undefined): string {
  const { players, turn } = position;
  const next = first?.event?.event === 'turn' ? first.event.seat : turn.seat + 1;
  return players.at((next - 1) % players.length)?.role ?? '';
}
