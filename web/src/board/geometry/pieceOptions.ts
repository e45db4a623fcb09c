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
export const PAWN = { width: 20, height: 28, foot: 3, pitch: 20, tight: 17.5 };
export const STATION = { width: 20, height: 18 };
export const FONT = 14;
const HIDDEN = 14; // cost of leaving out a name
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

/** Return cubes in rows of up to four, the fuller row below. */
function stackCubes(list: readonly Disease[]) {
  const low = list.length <= IN_A_ROW ? list.length : Math.ceil(list.length / 2);
  const rows: Disease[][] = [];
  for (let at = 0; at < list.length; at += low) rows.push(list.slice(at, at + low));
  return {
    width: (Math.min(low, list.length) - 1) * CUBE.pitch + CUBE.front + CUBE.right,
    height: (rows.length - 1) * ROW + CUBE.front + CUBE.up,
    rows,
  };
}

function listCubeOptions(site: Site, k: number): Option[] {
  const list = listCubes(site);
  const { width, height, rows } = stackCubes(list);
  const option = (name: string, x: number, bottom: number, cost: number): Option => ({
    name,
    cost,
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
  return [
    option('above', middle, -12, 0),
    option('above right', -DISC, -12, width > 20 ? 2 : 6),
    option('above left', DISC - width, -12, width > 20 ? 2 : 6),
    option('right', side, height / 2, 10),
    option('left', -side - width, height / 2, 10),
    option('right above', side - 4, -4, 8),
    option('left above', -side - width + 4, -4, 8),
    option('below', middle, 12 + height, 14),
  ];
}

function listPawnOptions({ pawns }: Site, k: number): Option[] {
  const option = (name: string, left: number, feet: number, pitch: number, cost: number) => {
    const right = left + (pawns.length - 1) * pitch + PAWN.width;
    return {
      name,
      cost,
      box: scaleBox({ left, right, top: feet - PAWN.height, bottom: feet + PAWN.foot }, k),
      place: (placed: Placed) => {
        placed.pawns = pawns.map((seat, i) => ({
          seat,
          x: (left + PAWN.width / 2 + i * pitch) * k,
          y: feet * k,
        }));
      },
    };
  };
  const pitches = pawns.length > 1 ? [PAWN.pitch, PAWN.tight] : [PAWN.pitch];
  const low = DISC + PAWN.height;
  return pitches.flatMap((pitch, tight) => {
    const width = (pawns.length - 1) * pitch + PAWN.width;
    const name = (words: string) => `${words} ${pitch}`;
    const dear = tight * 5;
    return [
      option(name('below'), -width / 2, low - 3, pitch, dear),
      option(name('below right'), -6, low - 3, pitch, 2 + dear),
      option(name('below left'), 6 - width, low - 3, pitch, 2 + dear),
      option(name('right'), DISC + 3, 14, pitch, 4 + dear),
      option(name('left'), -DISC - 3 - width, 14, pitch, 4 + dear),
      option(name('low right'), DISC - 1, 26, pitch, 3 + dear),
      option(name('low left'), 1 - DISC - width, 26, pitch, 3 + dear),
      option(name('above'), -width / 2, -13, pitch, 10 + dear),
      option(name('above cubes'), -width / 2, -32, pitch, 14 + dear),
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
    option('lower left', -aside + 4, 13, 3),
    option('lower right', aside - 4, 13, 3),
    option('upper left', -aside + 3, -13, 4),
    option('upper right', aside - 3, -13, 4),
    option('below', 0, 21, 5),
    option('above', 0, -21, 6),
  ];
}

/** Leave out the name. */
const UNNAMED: Option = { name: 'none', box: null, cost: HIDDEN, place: () => undefined };

function listLabelOptions(site: Site, k: number, font: number): Option[] {
  const width = site.width * font + 2;
  const [up, down] = [font * 0.74, font * 0.2];
  const option = (name: string, label: Label, cost: number): Option => {
    const { x, y, anchor } = label;
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    return {
      name,
      cost,
      box: { left, right: left + width, top: y - up, bottom: y + down },
      place: (placed) => (placed.label = label),
    };
  };
  const level = font * 0.33; // aligns the middle of the letters with the disc
  const near = (DISC + 3.5) * k;
  const past = near + (STATION.width + 1) * k; // beyond a station
  const low = DISC * k + font * 0.95;
  const under = (DISC + PAWN.height + PAWN.foot) * k + font * 0.8; // below pawns
  const over = -(12 + CUBE.front + CUBE.up) * k - font * 0.35; // above a row of cubes
  return [
    option('right', { x: near, y: level, anchor: 'start' }, 0),
    option('left', { x: -near, y: level, anchor: 'end' }, 0.5),
    option('below', { x: 0, y: low, anchor: 'middle' }, 0.5),
    option('low right', { x: near * 0.7, y: low * 0.8, anchor: 'start' }, 2),
    option('low left', { x: -near * 0.7, y: low * 0.8, anchor: 'end' }, 2),
    option('high right', { x: near, y: -level * 0.8, anchor: 'start' }, 3),
    option('high left', { x: -near, y: -level * 0.8, anchor: 'end' }, 3),
    option('past right', { x: past, y: level, anchor: 'start' }, 3),
    option('past left', { x: -past, y: level, anchor: 'end' }, 3),
    option('below right', { x: -near, y: low, anchor: 'start' }, 2),
    option('below left', { x: near, y: low, anchor: 'end' }, 2),
    option('under', { x: 0, y: under, anchor: 'middle' }, 6),
    option('under right', { x: -near, y: under, anchor: 'start' }, 7),
    option('under left', { x: near, y: under, anchor: 'end' }, 7),
    option('above', { x: 0, y: -near * 0.9, anchor: 'middle' }, 5),
    option('above right', { x: near * 0.5, y: -near * 0.75, anchor: 'start' }, 5),
    option('above left', { x: -near * 0.5, y: -near * 0.75, anchor: 'end' }, 5),
    option('over', { x: 0, y: over, anchor: 'middle' }, 8),
    option('far right', { x: past + 20 * k, y: level, anchor: 'start' }, 9),
    option('far left', { x: -past - 20 * k, y: level, anchor: 'end' }, 9),
    ...(site.optional ? [UNNAMED] : []),
  ];
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
