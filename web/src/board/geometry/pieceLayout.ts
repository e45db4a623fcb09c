// Lays out the pieces around the cities: cubes, pawns, stations and names.
//
// All sizes are screen pixels at scale 1, from the centre of a city's disc. Every piece has a few
// candidate positions, each with a preference. An iterative local search picks a position for one
// piece after the other until the overlap is minimal. It prefers the current positions, so that
// pieces do not jump when a cube is added elsewhere.
import { DISEASES, type Disease } from '../../game/state/cities';
import { CUBE as BLOCK } from '../../pieces/art/shapes';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
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

export interface Layout {
  sites: Map<string, Placed>;
  /** The chosen position of each piece, for the next layout. */
  chosen: Map<string, string>;
  /** The total overlap in square pixels; ideally 0. */
  clash: number;
}

export const DISC = 10.2;
/** A cube, and the distance to the next one in a row. */
export const CUBE = { ...BLOCK, pitch: 15.3 };
export const PAWN = { width: 20, height: 28, foot: 3, pitch: 20, tight: 17.5 };
export const STATION = { width: 20, height: 18 };
export const FONT = 14;
const IN_A_ROW = 4;
const ROW = CUBE.front + 1;

type Kind = 'cubes' | 'pawns' | 'station' | 'label';

/** A candidate position of a piece. */
interface Option {
  name: string;
  box: Box | null;
  cost: number;
  place: (placed: Placed) => void;
}

interface Piece {
  key: string;
  site: Site;
  kind: Kind;
  options: Option[];
}

/** Return the cubes of a city in drawing order: its own colour first. */
export function cubesOf({ disease, cubes }: Pick<Site, 'disease' | 'cubes'>): Disease[] {
  const order = [disease, ...DISEASES.filter((other) => other !== disease)];
  return order.flatMap((one) => Array.from({ length: cubes[one] ?? 0 }, () => one));
}

/** Return cubes in rows of up to four, the fuller row below; `x`, `y` are the lower left corner. */
function stacked(list: readonly Disease[]): { width: number; height: number; rows: Disease[][] } {
  const low = list.length <= IN_A_ROW ? list.length : Math.ceil(list.length / 2);
  const rows: Disease[][] = [];
  for (let at = 0; at < list.length; at += low) rows.push(list.slice(at, at + low));
  return {
    width: (Math.min(low, list.length) - 1) * CUBE.pitch + CUBE.front + CUBE.right,
    height: (rows.length - 1) * ROW + CUBE.front + CUBE.up,
    rows,
  };
}

function cubeOptions(site: Site, k: number): Option[] {
  const list = cubesOf(site);
  const { width, height, rows } = stacked(list);
  const option = (name: string, x: number, bottom: number, cost: number): Option => ({
    name,
    cost,
    box: { left: x * k, right: (x + width) * k, top: (bottom - height) * k, bottom: bottom * k },
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

function pawnOptions({ pawns }: Site, k: number): Option[] {
  const option = (name: string, left: number, feet: number, pitch: number, cost: number) => ({
    name,
    cost,
    box: {
      left: left * k,
      right: (left + (pawns.length - 1) * pitch + PAWN.width) * k,
      top: (feet - PAWN.height) * k,
      bottom: (feet + PAWN.foot) * k,
    },
    place: (placed: Placed) => {
      placed.pawns = pawns.map((seat, i) => ({
        seat,
        x: (left + PAWN.width / 2 + i * pitch) * k,
        y: feet * k,
      }));
    },
  });
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

function stationOptions(k: number): Option[] {
  const option = (name: string, x: number, y: number, cost: number): Option => ({
    name,
    cost,
    box: {
      left: (x - STATION.width / 2) * k,
      right: (x + STATION.width / 2) * k,
      top: (y - STATION.height / 2) * k,
      bottom: (y + STATION.height / 2) * k,
    },
    place: (placed) => (placed.station = { x: x * k, y: y * k }),
  });
  const aside = DISC + STATION.width / 2 + 1;
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

function labelOptions(site: Site, k: number, font: number): Option[] {
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
    ...(site.optional
      ? [
          {
            name: 'none',
            box: null,
            cost: HIDDEN,
            place: (placed: Placed) => (placed.label = null),
          },
        ]
      : []),
  ];
}

const HIDDEN = 14; // cost of leaving out a name
const KEEP = 1.5; // bonus for keeping the current position
const WEIGHT = 4; // cost per square pixel of overlap
const OFF = 6; // cost per pixel beyond the edge of the map
const AIR = 0.8; // pixels between pieces
const TRIES = 10; // attempts without an earlier layout
const FURTHER = 3; // attempts from an earlier layout

const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  if (width <= 0) return 0;
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return height > 0 ? width * height : 0;
};

const moved = (box: Box, x: number, y: number, air = 0): Box => ({
  left: box.left + x - air,
  right: box.right + x + air,
  top: box.top + y - air,
  bottom: box.bottom + y + air,
});

const beyond = (box: Box, frame: Box): number =>
  Math.max(0, frame.left - box.left) +
  Math.max(0, box.right - frame.right) +
  Math.max(0, frame.top - box.top) +
  Math.max(0, box.bottom - frame.bottom);

/** Return a seeded random order of pieces, so that layouts are deterministic. */
function shuffled(length: number, seed: number): number[] {
  const order = Array.from({ length }, (_, i) => i);
  let state = seed * 2654435761 + 1;
  for (let i = length - 1; i > 0; i -= 1) {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) ^ (state << 7)) >>> 0;
    const j = state % (i + 1);
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  return order;
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

const ORDER: Kind[] = ['cubes', 'pawns', 'station', 'label'];

function piecesOf(site: Site, { k, font }: Space): Piece[] {
  const piece = (kind: Kind, options: Option[]): Piece => ({
    key: `${site.id} ${kind}`,
    site,
    kind,
    options,
  });
  return [
    ...(cubesOf(site).length ? [piece('cubes', cubeOptions(site, k))] : []),
    ...(site.pawns.length ? [piece('pawns', pawnOptions(site, k))] : []),
    ...(site.station ? [piece('station', stationOptions(k))] : []),
    piece('label', labelOptions(site, k, font)),
  ];
}

/** Return the positions of all pieces; `before` is the current layout. */
export function layOut(sites: readonly Site[], space: Space, before?: Layout): Layout {
  const { k, frame, taken } = space;
  const pieces = sites.flatMap((site) => piecesOf(site, space));
  const discs = sites.map(({ x, y }) =>
    moved({ left: -DISC * k, right: DISC * k, top: -DISC * k, bottom: DISC * k }, x, y),
  );
  // The cost of every option without the other pieces, and its boxes on the map.
  const air = AIR * k;
  const boxes = pieces.map(({ site, options }) =>
    options.map(({ box }) => box && moved(box, site.x, site.y, air / 2)),
  );
  const fixed = pieces.map(({ options, key }, i) =>
    options.map(({ cost, name }, j) => {
      const box = boxes[i]?.[j];
      if (!box) return { cost, clash: 0 };
      let clash = 0;
      for (const disc of discs) clash += overlap(box, disc);
      for (const other of taken) clash += overlap(box, other);
      const stays = before?.chosen.get(key) === name ? KEEP : 0;
      return { cost: cost - stays + clash * WEIGHT + beyond(box, frame) * OFF, clash };
    }),
  );
  // Only pieces with overlapping candidate positions can collide.
  const reach = boxes.map((places) =>
    places.reduce<Box>(
      (all, box) => ({
        left: Math.min(all.left, box?.left ?? Infinity),
        right: Math.max(all.right, box?.right ?? -Infinity),
        top: Math.min(all.top, box?.top ?? Infinity),
        bottom: Math.max(all.bottom, box?.bottom ?? -Infinity),
      }),
      { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity },
    ),
  );
  const near = reach.map((one, i) =>
    reach.flatMap((other, j) => (i !== j && overlap(one, other) > 0 ? [j] : [])),
  );
  const chosen: number[] = [];
  const others: Box[] = []; // reused for every piece: allocation would dominate the run time
  /** Choose the best option of a piece; return whether that is another one. */
  const best = (i: number): boolean => {
    let [least, found, number] = [Infinity, 0, 0];
    for (const j of near[i] ?? []) {
      const option = chosen[j];
      const box = option === undefined ? null : boxes[j]?.[option];
      if (box) others[number++] = box;
    }
    const [costs, places] = [fixed[i] ?? [], boxes[i] ?? []];
    for (let option = 0; option < costs.length; option += 1) {
      let worth = costs[option]?.cost ?? 0;
      const box = places[option];
      if (box) {
        for (let j = 0; j < number && worth < least; j += 1) {
          worth += overlap(box, others[j] as Box) * WEIGHT;
        }
      }
      if (worth < least) [least, found] = [worth, option];
    }
    const changed = chosen[i] !== found;
    chosen[i] = found;
    return changed;
  };
  const measure = (): { cost: number; clash: number } => {
    let [cost, clash] = [0, 0];
    chosen.forEach((option, i) => {
      const alone = fixed[i]?.[option];
      cost += alone?.cost ?? 0;
      clash += alone?.clash ?? 0;
      const box = boxes[i]?.[option];
      if (!box) return;
      for (const j of near[i] ?? []) {
        const other = j > i ? boxes[j]?.[chosen[j] ?? 0] : null;
        if (other) clash += overlap(box, other);
      }
    });
    return { cost: cost + clash * WEIGHT, clash };
  };
  const kept = pieces.map(({ key, options }) => {
    const name = before?.chosen.get(key);
    return name === undefined ? -1 : options.findIndex((option) => option.name === name);
  });
  const byKind = ORDER.flatMap((kind) =>
    pieces.flatMap((piece, i) => (piece.kind === kind ? [i] : [])),
  );

  let found: number[] = [];
  let least = { cost: Infinity, clash: Infinity };
  for (let attempt = 0; attempt < (before ? FURTHER : TRIES); attempt += 1) {
    chosen.length = 0;
    // First from the current layout, then by kind, then in random order.
    if (attempt === 0) {
      kept.forEach((option, i) => {
        if (option >= 0) chosen[i] = option;
      });
    }
    const order = attempt < 2 ? byKind : shuffled(pieces.length, attempt);
    for (let round = 0, changed = true; changed && round < 4; round += 1) {
      changed = order.map(best).includes(true);
    }
    const result = measure();
    if (result.cost < least.cost) [least, found] = [result, [...chosen]];
    if (least.clash < 1 && attempt >= (before ? 0 : 3)) break;
  }

  const placed = new Map<string, Placed>(
    sites.map(({ id }) => [id, { cubes: [], pawns: [], station: null, label: null }]),
  );
  const names = new Map<string, string>();
  pieces.forEach(({ key, site, options }, i) => {
    const option = options[found[i] ?? 0];
    const target = placed.get(site.id);
    if (!option || !target) return;
    option.place(target);
    names.set(key, option.name);
  });
  return { sites: placed, chosen: names, clash: least.clash };
}
