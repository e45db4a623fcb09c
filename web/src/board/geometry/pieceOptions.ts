// Where the pieces of a city may be: the candidate positions of its cubes, pawns, station and name,
// each with a preference. All sizes are screen pixels at scale 1, from the centre of the city's disc.
import { DISEASES, type Disease } from '../../game/state/cities';
import { CUBE as BLOCK } from '../../pieces/art/shapes';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function scaleBox({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left * by, right: right * by, top: top * by, bottom: bottom * by };
}

/** Where the name of a city is. */
export type Side =
  | 'right'
  | 'left'
  | 'below'
  | 'above'
  | `${'low' | 'high' | 'below' | 'above'} ${'right' | 'left'}`;

export function shiftBox(box: Box, x: number, y: number, air = 0): Box {
  return {
    left: box.left + x - air,
    right: box.right + x + air,
    top: box.top + y - air,
    bottom: box.bottom + y + air,
  };
}

/** A city with its pieces, in pixels of the whole map. */
export interface Site {
  id: string;
  x: number;
  y: number;
  disease: Disease;
  cubes: Partial<Record<string, number>>;
  station: boolean;
  pawns: readonly number[]; // the seats, from left to right
  name: string;
  /** The width of the name, in font sizes. */
  width: number;
  side: Side;
  /** Whether the name may be left out if there is no room. */
  optional: boolean;
}

export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** The positions of the pieces of one city, from its centre; null for a name without room. */
export interface Placed {
  cubes: { disease: Disease; x: number; y: number }[];
  pawns: { seat: number; x: number; y: number }[];
  station: { x: number; y: number } | null;
  label: Label | null;
}

export const DISC = 10.2;
/** A cube, and the distance to the next one in a row. */
export const CUBE = { ...BLOCK, pitch: 15.3 };
export const PAWN = { width: 20, height: 28, foot: 3, pitch: 20, tight: 17.5, deep: 31 };
export const STATION = { width: 20, height: 18 };
export const FONT = 14;
const HIDDEN = 150; // cost of leaving out a name
const NARROW = 8; // cost of two rows instead of one
const UNDER = 18; // from a place below the disc to one below a name there
const IN_A_ROW = 4;
const ROW = CUBE.front + 1;

export type Kind = 'cubes' | 'pawns' | 'station' | 'label';

/** A candidate position of a piece. */
export interface Option {
  name: string;
  box: Box | null;
  cost: number;
  place: (placed: Placed) => void;
}

export interface Piece {
  key: string;
  site: Site;
  kind: Kind;
  options: Option[];
}

/** Return the cubes of a city in drawing order: its own colour first. */
export function listCubes({ disease, cubes }: Pick<Site, 'disease' | 'cubes'>): Disease[] {
  const order = [disease, ...DISEASES.filter((other) => other !== disease)];
  return order.flatMap((colour) => Array.from({ length: cubes[colour] ?? 0 }, () => colour));
}

/** Return cubes in rows, the fuller row below. */
function stackCubes(list: readonly Disease[], low: number) {
  const rows: Disease[][] = [];
  for (let at = 0; at < list.length; at += low) rows.push(list.slice(at, at + low));
  return {
    width: (Math.min(low, list.length) - 1) * CUBE.pitch + CUBE.front + CUBE.right,
    height: (rows.length - 1) * ROW + CUBE.front + CUBE.up,
    rows,
  };
}

/** Return how many cubes may be in a row: the usual number, then fewer where there is less room. */
function listRowLengths(number: number): number[] {
  const half = Math.ceil(number / 2);
  return number > IN_A_ROW ? [half] : number > 1 ? [number, half] : [1];
}

function listCubeOptions(site: Site, k: number): Option[] {
  const list = listCubes(site);
  return listRowLengths(list.length).flatMap((low, narrow) => {
    const { width, height, rows } = stackCubes(list, low);
    const option = (name: string, x: number, bottom: number, cost: number): Option => ({
      name: `${name} ${low}`,
      cost: cost + narrow * NARROW,
      box: scaleBox({ left: x, right: x + width, top: bottom - height, bottom }, k),
      place: (placed) => {
        placed.cubes = rows.flatMap((row, i) =>
          row.map((disease, j) => ({
            disease,
            x: (x + j * CUBE.pitch) * k,
            y: (bottom - i * ROW) * k,
          })),
        );
      },
    });
    const middle = -width / 2 + 1;
    const side = DISC + 3;
    const corner = width > 20 ? 2 : 6;
    return [
      option('above', middle, -12, 0),
      option('above right', -DISC, -12, corner),
      option('above left', DISC - width, -12, corner),
      option('right', side, height / 2, 10),
      option('left', -side - width, height / 2, 10),
      option('right above', side - 4, -4, 8),
      option('left above', -side - width + 4, -4, 8),
      option('right below', side - 4, 4 + height, 12),
      option('left below', -side - width + 4, 4 + height, 12),
      option('below', middle, 12 + height, 14),
      option('below right', -DISC, 12 + height, 15),
      option('below left', DISC - width, 12 + height, 15),
    ];
  });
}

/** Return in which rows pawns may stand: how many in a row, how close, at which cost. */
function listFormations(number: number): { row: number; pitch: number; dear: number }[] {
  const line = { row: number, pitch: PAWN.pitch, dear: 0 };
  if (number === 1) return [line];
  const block = { row: Math.ceil(number / 2), pitch: PAWN.pitch, dear: NARROW };
  return [line, { ...line, pitch: PAWN.tight, dear: 5 }, block];
}

function listPawnOptions({ pawns }: Site, k: number): Option[] {
  return listFormations(pawns.length).flatMap(({ row, pitch, dear }) => {
    const width = (Math.min(row, pawns.length) - 1) * pitch + PAWN.width;
    const deep = (Math.ceil(pawns.length / row) - 1) * PAWN.deep;
    const option = (name: string, left: number, feet: number, cost: number) => ({
      name: `${name} ${row} ${pitch}`,
      cost: cost + dear,
      box: scaleBox(
        { left, right: left + width, top: feet - PAWN.height, bottom: feet + deep + PAWN.foot },
        k,
      ),
      place: (placed: Placed) => {
        placed.pawns = pawns.map((seat, i) => ({
          seat,
          x: (left + PAWN.width / 2 + (i % row) * pitch) * k,
          y: (feet + Math.floor(i / row) * PAWN.deep) * k,
        }));
      },
    });
    const low = DISC + PAWN.height + 1;
    const side = DISC + 3;
    const past = side + STATION.width + 1;
    return [
      option('below', -width / 2, low, 0),
      option('below right', -6, low, 2),
      option('below left', 6 - width, low, 2),
      option('below, right of the middle', -width / 4 - 3, low, 1),
      option('below, left of the middle', 3 - (width * 3) / 4, low, 1),
      option('right', side, 14 - deep / 2, 4),
      option('left', -side - width, 14 - deep / 2, 4),
      option('low right', DISC, 26, 3),
      option('low left', -DISC - width, 26, 3),
      option('high right', DISC, 2 - deep, 7),
      option('high left', -DISC - width, 2 - deep, 7),
      option('above', -width / 2, -DISC - PAWN.foot - deep, 10),
      option('above right', -6, -DISC - PAWN.foot - deep, 11),
      option('above left', 6 - width, -DISC - PAWN.foot - deep, 11),
      option('past right', past, 14 - deep / 2, 11),
      option('past left', -past - width, 14 - deep / 2, 11),
      option('past high right', past, 4 - deep, 12),
      option('past high left', -past - width, 4 - deep, 12),
      option('under', -width / 2, low + UNDER, 12),
      option('under right', -6, low + UNDER, 13),
      option('under left', 6 - width, low + UNDER, 13),
      option('above cubes', -width / 2, -32 - deep, 14),
    ];
  });
}

function listStationOptions(k: number): Option[] {
  const [w, h] = [STATION.width / 2, STATION.height / 2];
  const option = (name: string, x: number, y: number, cost: number): Option => ({
    name,
    cost,
    box: scaleBox({ left: x - w, right: x + w, top: y - h, bottom: y + h }, k),
    place: (placed) => (placed.station = { x: x * k, y: y * k }),
  });
  const aside = DISC + w + 1;
  return [
    option('left', -aside, 1, 0),
    option('right', aside, 1, 1),
    option('lower left', -aside + 1, 13, 3),
    option('lower right', aside - 1, 13, 3),
    option('upper left', -aside + 1, -15, 4),
    option('upper right', aside - 1, -15, 4),
    option('below', 0, 21, 5),
    option('above', 0, -21, 6),
    option('under', 0, 21 + UNDER, 12),
    option('above cubes', 0, -40, 12),
  ];
}

/** Leave out the name. */
const UNNAMED: Option = { name: 'none', box: null, cost: HIDDEN, place: () => undefined };

/** Return where the name of a city is: it never changes sides. */
export function placeLabel(side: Side, k: number, font: number): Label {
  const level = font * 0.33; // aligns the middle of the letters with the disc
  const near = (DISC + 3.5) * k;
  const low = DISC * k + font * 0.95;
  const high = -(DISC + 0.8) * k - font * 0.2;
  const places: Record<Side, Label> = {
    right: { x: near, y: level, anchor: 'start' },
    left: { x: -near, y: level, anchor: 'end' },
    below: { x: 0, y: low, anchor: 'middle' },
    above: { x: 0, y: high, anchor: 'middle' },
    'low right': { x: near * 0.7, y: low * 0.9, anchor: 'start' },
    'low left': { x: -near * 0.7, y: low * 0.9, anchor: 'end' },
    'high right': { x: near, y: -level * 0.8, anchor: 'start' },
    'high left': { x: -near, y: -level * 0.8, anchor: 'end' },
    'below right': { x: -near, y: low, anchor: 'start' },
    'below left': { x: near, y: low, anchor: 'end' },
    'above right': { x: -near, y: high, anchor: 'start' },
    'above left': { x: near, y: high, anchor: 'end' },
  };
  return places[side];
}

/** Return the room that the name of a city takes, from the middle of the city. */
export function boxName(
  { side, width }: Pick<Site, 'side' | 'width'>,
  k: number,
  font: number,
): Box {
  const { x, y, anchor } = placeLabel(side, k, font);
  const wide = width * font + 2;
  const left = x - { start: 0, middle: wide / 2, end: wide }[anchor];
  return { left, right: left + wide, top: y - font * 0.74, bottom: y + font * 0.2 };
}

function listLabelOptions(site: Site, k: number, font: number): Option[] {
  const named: Option = {
    name: site.side,
    cost: 0,
    box: boxName(site, k, font),
    place: (placed) => (placed.label = placeLabel(site.side, k, font)),
  };
  return site.optional ? [named, UNNAMED] : [named];
}

export interface Space {
  /** The scale of the pieces, and the size of names in pixels. */
  k: number;
  font: number;
  /** The edges of the map. */
  frame: Box;
  /** Occupied areas, such as the labels at the edges. */
  taken: readonly Box[];
}

/** Return the pieces of a city, with their candidate positions. */
export function listPieces(site: Site, { k, font }: Space): Piece[] {
  const piece = (kind: Kind, options: Option[]): Piece => ({
    key: `${site.id} ${kind}`,
    site,
    kind,
    options,
  });
  return [
    ...(listCubes(site).length ? [piece('cubes', listCubeOptions(site, k))] : []),
    ...(site.pawns.length ? [piece('pawns', listPawnOptions(site, k))] : []),
    ...(site.station ? [piece('station', listStationOptions(k))] : []),
    piece('label', listLabelOptions(site, k, font)),
  ];
}
