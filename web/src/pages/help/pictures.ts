/** The drawings of the illustrated rules: little scenes made from the pieces of the board. */

import type { Disease } from '../../game/state/cities';

export type Point = readonly [x: number, y: number];

/** A city: its disc, its cubes above it, its name below it. */
export interface Spot {
  at: Point;
  disease: Disease;
  city?: string;
  cubes?: number;
  station?: boolean;
  /** Whether it has an outbreak. */
  bursts?: boolean;
}
export interface Pawn {
  role: string;
  at: Point; // its feet
  /** Where it was before. */
  ghost?: boolean;
}
export interface Arrow {
  from: Point;
  to: Point;
  /** How far its middle lies beside the straight line: to the left of its direction. */
  bend?: number;
}
export interface PictureCard {
  face: 'player' | 'infection';
  card: string | null; // null: its back
  at: Point; // its middle
  width?: number;
  turn?: number; // degrees
  ghost?: boolean;
}
export interface Badge {
  text: string;
  at: Point;
}
export interface Scene {
  lines?: readonly (readonly [Point, Point])[];
  spots?: readonly Spot[];
  pawns?: readonly Pawn[];
  arrows?: readonly Arrow[];
  cards?: readonly PictureCard[];
  badges?: readonly Badge[];
  /** A cube that goes away. */
  leaving?: { disease: Disease; at: Point };
  vial?: { disease: Disease; at: Point };
  hot?: boolean;
}

/** The size of every picture, in units of its drawing. */
export const SIZE = { width: 160, height: 90 };

const HEAD = 7; // the length of an arrow's head

/** Return an arrow as path data: its shaft, and its head as a triangle. */
export function drawArrow({ from, to, bend = 0 }: Arrow): { shaft: string; head: string } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const middle = [
    (from[0] + to[0]) / 2 + (dy / length) * bend * 2,
    (from[1] + to[1]) / 2 - (dx / length) * bend * 2,
  ] as const;
  const [ex, ey] = [to[0] - middle[0], to[1] - middle[1]];
  const end = Math.hypot(ex, ey) || 1;
  const [ux, uy] = [ex / end, ey / end]; // the direction in which it arrives
  const neck = [to[0] - ux * HEAD, to[1] - uy * HEAD] as const;
  const at = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  const wing = HEAD * 0.55;
  return {
    shaft: `M${at(...from)}Q${at(...middle)} ${at(...neck)}`,
    head:
      `M${at(...to)}L${at(neck[0] - uy * wing, neck[1] + ux * wing)}` +
      `L${at(neck[0] + uy * wing, neck[1] - ux * wing)}Z`,
  };
}

const PARIS: Spot = { at: [40, 50], disease: 'blue', city: 'paris' };
const TOKYO: Spot = { at: [122, 40], disease: 'red', city: 'tokyo' };
const ROLE = 'medic';
const backs = (face: PictureCard['face'], ...places: Point[]): PictureCard[] =>
  places.map((at) => ({ face, card: null, at, width: 34 }));

/** Four actions move the pawn, four do something where it is. */
export const ACTIONS = {
  drive: {
    lines: [
      [
        [44, 50],
        [116, 42],
      ],
    ],
    spots: [PARIS, { at: [116, 42], disease: 'blue', city: 'essen' }],
    pawns: [
      { role: ROLE, at: [20, 58], ghost: true },
      { role: ROLE, at: [138, 50] },
    ],
    arrows: [{ from: [46, 38], to: [106, 31], bend: 7 }],
  },
  direct: {
    spots: [
      { ...PARIS, at: [34, 56] },
      { ...TOKYO, at: [92, 42] },
    ],
    pawns: [{ role: ROLE, at: [14, 64] }],
    arrows: [{ from: [40, 44], to: [83, 32], bend: 10 }],
    cards: [{ face: 'player', card: 'tokyo', at: [134, 46], turn: 5 }],
  },
  charter: {
    spots: [
      { ...PARIS, at: [66, 58] },
      { ...TOKYO, at: [136, 40] },
    ],
    pawns: [{ role: ROLE, at: [86, 68] }],
    arrows: [{ from: [70, 46], to: [126, 30], bend: 10 }],
    cards: [{ face: 'player', card: 'paris', at: [26, 45], turn: -5 }],
  },
  shuttle: {
    spots: [
      { at: [34, 58], disease: 'blue', city: 'atlanta', station: true },
      { at: [128, 50], disease: 'red', city: 'hong_kong', station: true },
    ],
    pawns: [{ role: ROLE, at: [14, 66] }],
    arrows: [{ from: [44, 34], to: [116, 27], bend: 8 }],
  },
  build: {
    spots: [{ at: [114, 58], disease: 'black', city: 'cairo', station: true }],
    pawns: [{ role: 'researcher', at: [138, 68] }],
    arrows: [{ from: [56, 45], to: [94, 45] }],
    cards: [{ face: 'player', card: 'cairo', at: [30, 45], turn: -5 }],
  },
  treat: {
    spots: [{ at: [76, 60], disease: 'black', city: 'delhi', cubes: 2 }],
    pawns: [{ role: ROLE, at: [46, 68] }],
    arrows: [{ from: [98, 44], to: [120, 24], bend: 4 }],
    leaving: { disease: 'black', at: [122, 24] },
  },
  share: {
    spots: [{ at: [80, 62], disease: 'blue', city: 'paris' }],
    pawns: [
      { role: 'researcher', at: [34, 82] },
      { role: 'scientist', at: [126, 82] },
    ],
    arrows: [{ from: [58, 30], to: [102, 30] }],
    cards: [
      { face: 'player', card: 'paris', at: [34, 30], width: 28 },
      { face: 'player', card: 'paris', at: [126, 30], width: 28, ghost: true },
    ],
  },
  cure: {
    spots: [{ at: [104, 66], disease: 'blue', station: true }],
    arrows: [{ from: [90, 28], to: [116, 28] }],
    cards: ['essen', 'london', 'milan', 'paris', 'madrid'].map((card, i) => ({
      face: 'player' as const,
      card,
      at: [22 + i * 13, 45 + (i - 2) ** 2] as const,
      width: 32,
      turn: (i - 2) * 5,
    })),
    vial: { disease: 'blue', at: [138, 44] },
  },
} as const satisfies Record<string, Scene>;

/** The three steps of a turn. */
export const TURN = {
  actions: {
    lines: [
      [
        [28, 62],
        [74, 44],
      ],
      [
        [74, 44],
        [124, 58],
      ],
    ],
    spots: [
      { at: [28, 62], disease: 'blue', city: 'milan' },
      { at: [74, 44], disease: 'blue', city: 'paris' },
      { at: [124, 58], disease: 'blue', city: 'essen', cubes: 2 },
    ],
    pawns: [{ role: ROLE, at: [146, 68] }],
    badges: [
      { text: '1', at: [48, 46] },
      { text: '2', at: [98, 42] },
      { text: '3', at: [118, 20] },
      { text: '4', at: [134, 20] },
    ],
  },
  draw: {
    arrows: [{ from: [64, 45], to: [84, 45] }],
    cards: [
      ...backs('player', [38, 47], [36, 45], [34, 43]),
      { face: 'player', card: 'lima', at: [108, 45], turn: -6 },
      { face: 'player', card: 'osaka', at: [132, 47], turn: 6 },
    ],
  },
  infect: {
    spots: [{ at: [122, 58], disease: 'yellow', city: 'lagos', cubes: 1 }],
    arrows: [{ from: [64, 45], to: [96, 50] }],
    cards: [{ face: 'infection', card: 'lagos', at: [36, 45], turn: -4 }],
  },
} as const satisfies Record<string, Scene>;

/** How a disease grows, and what happens at the fourth cube. */
export const SPREAD = {
  infection: {
    lines: [
      [
        [20, 60],
        [130, 60],
      ],
    ],
    spots: [
      { at: [20, 60], disease: 'black', cubes: 1 },
      { at: [66, 60], disease: 'black', cubes: 2 },
      { at: [130, 60], disease: 'black', cubes: 3 },
    ],
    badges: [
      { text: '+', at: [41, 39] },
      { text: '+', at: [95, 39] },
    ],
  },
  outbreak: {
    spots: [
      { at: [80, 54], disease: 'red', cubes: 3, bursts: true },
      { at: [24, 34], disease: 'red', cubes: 1 },
      { at: [26, 76], disease: 'red', cubes: 1 },
      { at: [136, 34], disease: 'red', cubes: 1 },
      { at: [134, 76], disease: 'red', cubes: 1 },
    ],
    arrows: [
      { from: [66, 50], to: [36, 38] },
      { from: [67, 59], to: [38, 72] },
      { from: [94, 50], to: [124, 38] },
      { from: [93, 59], to: [122, 72] },
    ],
    hot: true,
  },
} as const satisfies Record<string, Scene>;

/** The three steps of an epidemic; the first shows the track of the infection rate. */
export const EPIDEMIC = {
  increase: { hot: true },
  infect: {
    spots: [{ at: [122, 60], disease: 'black', city: 'delhi', cubes: 3 }],
    arrows: [{ from: [70, 62], to: [100, 62] }],
    cards: [
      { face: 'infection', card: 'delhi', at: [48, 52], width: 34, turn: 8 },
      ...backs('infection', [33, 42], [31, 40], [29, 38]),
    ],
    hot: true,
  },
  intensify: {
    arrows: [{ from: [104, 24], to: [52, 24], bend: -7 }],
    cards: [
      ...backs('infection', [34, 54], [32, 52], [30, 50]),
      { face: 'infection', card: 'lagos', at: [116, 54], width: 32, turn: -8 },
      { face: 'infection', card: 'tokyo', at: [124, 52], width: 32, turn: 2 },
      { face: 'infection', card: 'essen', at: [132, 54], width: 32, turn: 10 },
    ],
    hot: true,
  },
} as const satisfies Record<string, Scene>;
