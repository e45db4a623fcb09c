// What a board is told to show beyond the position. It decides nothing itself.
import type { Disease } from '../game/cities';

/** How a city stands out: it can be reached, it is one to choose from, it was chosen. */
export type Mark = 'reach' | 'target' | 'chosen';

export interface Heat {
  /** The chance that its card is turned over this turn, 0 to 1. */
  infected: number;
  /** The chance that it breaks out this turn. */
  outbreak?: number;
}

/** Something that just happened in a city, shown for a moment. */
export interface Effect {
  key: number;
  kind: 'infect' | 'outbreak' | 'treat' | 'build' | 'prevent' | 'move';
  city: string;
  disease?: Disease;
  /** How many cubes come or go. */
  cubes?: number;
  /** The pawn that moves, where it comes from, and whether it flies. */
  pawn?: string;
  from?: string;
  flies?: boolean;
  /** An outbreak runs along these lines. */
  towards?: string[];
}

export interface Marks {
  cities?: ReadonlyMap<string, Mark>;
  /** While somebody chooses a city the others stand back. */
  choosing?: boolean;
  /** Routes as the cities on their way, the first where each begins. */
  routes?: readonly (readonly string[])[];
  /** Numbers at cities: the steps of a turn, the order of cards. */
  numbers?: ReadonlyMap<string, string>;
  /** A few words beside a city. */
  hint?: { city: string; text: string } | null;
  /** The cubes that a click takes away: the city and its diseases. */
  treatable?: { city: string; diseases: readonly Disease[] } | null;
  /** The pawns that can be chosen, and the one that was. */
  pawns?: readonly string[];
  pawn?: string | null;
  /** Pawns that only a plan has moved. */
  ghosts?: readonly string[];
  /** The pawns that can be dragged to a city. */
  movable?: readonly string[];
  heat?: ReadonlyMap<string, Heat> | null;
  effects?: readonly Effect[];
}
