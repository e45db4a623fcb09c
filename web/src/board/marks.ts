// What a board shows in addition to the position. The caller decides all of it.
import type { Disease } from '../game/state/cities';
import type { TurnDrawing } from '../game/state/turnDrawing';

/** How a city is highlighted: reachable, selectable, or selected. */
export type Mark = 'reach' | 'target' | 'chosen';

export interface Heat {
  /** The chance that its card is drawn this turn, 0 to 1. */
  infected: number;
  /** The chance that it breaks out this turn. */
  outbreak?: number;
}

/** A recent event in a city, shown for a moment. */
export interface Effect {
  key: number;
  kind: 'infect' | 'land' | 'outbreak' | 'treat' | 'build' | 'prevent' | 'move';
  city: string;
  disease?: Disease;
  /** The number of cubes added or removed. */
  cubes?: number;
  /** The moving pawn, its origin, and whether it flies. */
  pawn?: string;
  from?: string;
  flies?: boolean;
  /** The neighbours that an outbreak spreads to, one after the other. */
  towards?: string[];
}

/** A turn that is compared with another one: its routes and the numbers of its steps. */
export interface ComparedTurn extends TurnDrawing {
  tone: 'played' | 'better';
}

/** A short text on paper that explains what is on the map. */
export interface Note {
  key: string;
  title: string;
  text: string;
  /** What it can be about: a pawn, or one of these cities. */
  pawn?: string;
  cities?: readonly string[];
}

export interface Marks {
  cities?: ReadonlyMap<string, Mark>;
  /** Whether a city is being chosen: the others are dimmed. */
  choosing?: boolean;
  /** The cities of each route, from its start. */
  routes?: readonly (readonly string[])[];
  /** Numbers next to cities: the steps of a turn, or the order of cards. */
  numbers?: ReadonlyMap<string, string>;
  /** Words next to cities, such as that one can wait. */
  words?: ReadonlyMap<string, string>;
  /** Two turns to compare, each in its colour. */
  turns?: readonly ComparedTurn[];
  /** A short text next to a city. */
  hint?: { city: string; text: string } | null;
  /** Explanations, each of which is left out where it would cover something. */
  notes?: readonly Note[];
  /** The cubes that a click treats: the city and its diseases. */
  treatable?: { city: string; diseases: readonly Disease[] } | null;
  /** The selectable pawns, and the selected one. */
  pawns?: readonly string[];
  pawn?: string | null;
  /** Pawns moved only by a plan. */
  ghosts?: readonly string[];
  /** Where a plan of somebody else would take pawns, besides where they are. */
  planned?: readonly { seat: number; role: string; city: string }[];
  /** The pawns that can be dragged to a city. */
  movable?: readonly string[];
  heat?: ReadonlyMap<string, Heat> | null;
  effects?: readonly Effect[];
  /** Cities that somebody points at. */
  pings?: readonly string[];
}
