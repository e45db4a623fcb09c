// How many rows of cards each seat beside the map has room for. It changes only between turns, unless a
// hand outgrows it.
import { BOARD, type Position } from '../../wire/wire';

const HIDDEN = 2; // rows for backs, and for what is known of them, below the cards that are known

/** Return the number of columns that cards need in these rows. */
export function countColumns(cards: number, rows = 1): number {
  return Math.max(2, Math.ceil(cards / rows));
}

/** Return the sum of the widest of each column, for widths that fill rows of these columns. */
export function sumColumns(widths: readonly number[], columns: number): number {
  const widest = Array.from({ length: columns }, (_, column) =>
    Math.max(0, ...widths.filter((_, i) => i % columns === column)),
  );
  return widest.reduce((sum, width) => sum + width, 0);
}

/** The rows of a turn; they are kept until the next one. */
export class CardRows {
  readonly #perRow: number;
  #turn = -1;
  #rows: readonly number[] = [];

  /** `perRow`: how many cards a row has at least room for. */
  constructor(perRow: number) {
    this.#perRow = perRow;
  }

  /** Return the rows of each seat. */
  fit({ players, turn }: Pick<Position, 'players' | 'turn'>): readonly number[] {
    const kept = turn.seat === this.#turn ? this.#rows : [];
    this.#turn = turn.seat;
    this.#rows = players.map(({ hand, stored }, seat) => {
      const next =
        seat === turn.seat ? Math.min(hand.length + BOARD.cards_drawn, BOARD.hand_limit) : 0;
      const open = hand.filter((card) => card !== null).length;
      const aside = Number(Boolean(stored));
      const needed =
        open < hand.length
          ? Math.max(1, Math.ceil((open + aside) / this.#perRow)) + HIDDEN
          : Math.ceil((Math.max(open, next) + aside) / this.#perRow);
      return Math.max(kept[seat] ?? 1, needed);
    });
    return this.#rows;
  }
}
