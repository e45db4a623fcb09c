// Lays out the pieces around the cities: cubes, pawns, stations and names.
//
// An iterative local search picks one of the candidate positions for one piece after the other until
// the overlap is minimal. It prefers the current positions, so that pieces do not jump when a cube is
// added elsewhere.
import {
  DISC,
  listPieces,
  shiftBox,
  type Box,
  type Kind,
  type Piece,
  type Placed,
  type Site,
  type Space,
} from './pieceOptions';

export interface Layout {
  sites: Map<string, Placed>;
  /** The chosen position of each piece, for the next layout. */
  chosen: Map<string, string>;
  /** The total overlap in square pixels; ideally 0. */
  clash: number;
}

const KEEP = 1.5; // bonus for keeping the current position
const WEIGHT = 4; // cost per square pixel of overlap
const OFF = 6; // cost per pixel beyond the edge of the map
const AIR = 0.8; // pixels between pieces
const TRIES = 16; // attempts without an earlier layout
const FURTHER = 8; // attempts from an earlier layout

const measureOverlap = (a: Box, b: Box): number => {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  if (width <= 0) return 0;
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return height > 0 ? width * height : 0;
};

const measureOverhang = (box: Box, frame: Box): number =>
  Math.max(0, frame.left - box.left) +
  Math.max(0, box.right - frame.right) +
  Math.max(0, frame.top - box.top) +
  Math.max(0, box.bottom - frame.bottom);

/** Return a seeded random order of pieces, so that layouts are deterministic. */
function shuffle(length: number, seed: number): number[] {
  const order = Array.from({ length }, (_, i) => i);
  let state = seed * 2654435761 + 1;
  for (let i = length - 1; i > 0; i -= 1) {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) ^ (state << 7)) >>> 0;
    const j = state % (i + 1);
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  return order;
}

const ORDER: Kind[] = ['label', 'cubes', 'pawns', 'station'];

/** Return the positions of all pieces; `before` is the current layout. */
export function layOut(sites: readonly Site[], space: Space, before?: Layout): Layout {
  const pieces = sites.flatMap((site) => listPieces(site, space));
  const search = new Search(pieces, sites, space, before);
  const { chosen, clash } = search.run(before);
  const placed = new Map<string, Placed>(
    sites.map(({ id }) => [id, { cubes: [], pawns: [], station: null, label: null }]),
  );
  const names = new Map<string, string>();
  pieces.forEach(({ key, site, options }, i) => {
    const option = options[chosen[i] ?? 0];
    const target = placed.get(site.id);
    if (!option || !target) return;
    option.place(target);
    names.set(key, option.name);
  });
  return { sites: placed, chosen: names, clash };
}

/** The cost of an option, or of a whole layout, and the overlap that is part of it. */
interface Cost {
  cost: number;
  clash: number;
}

class Search {
  readonly #pieces: readonly Piece[];
  /** The boxes of the options of each piece on the map. */
  readonly #boxes: (Box | null)[][];
  /** The cost of every option without the other pieces. */
  readonly #fixed: Cost[][];
  /** The pieces that each piece can collide with: their candidate positions overlap. */
  readonly #near: number[][];
  /** The option of each piece. */
  readonly #chosen: number[] = [];
  readonly #others: Box[] = []; // reused for every piece: allocation would dominate the run time

  constructor(
    pieces: readonly Piece[],
    sites: readonly Site[],
    { k, frame, taken }: Space,
    before?: Layout,
  ) {
    const disc = { left: -DISC * k, right: DISC * k, top: -DISC * k, bottom: DISC * k };
    const obstacles = [...sites.map(({ x, y }) => shiftBox(disc, x, y)), ...taken];
    this.#pieces = pieces;
    this.#boxes = pieces.map(({ site, options }) =>
      options.map(({ box }) => box && shiftBox(box, site.x, site.y, (AIR * k) / 2)),
    );
    this.#fixed = pieces.map(({ options, key }, i) =>
      options.map(({ cost, name }, j) => {
        const box = this.#boxes[i]?.[j];
        if (!box) return { cost, clash: 0 };
        let clash = 0;
        for (const obstacle of obstacles) clash += measureOverlap(box, obstacle);
        const stays = before?.chosen.get(key) === name ? KEEP : 0;
        return { cost: cost - stays + clash * WEIGHT + measureOverhang(box, frame) * OFF, clash };
      }),
    );
    const reach = this.#boxes.map(enclose);
    this.#near = reach.map((box, i) =>
      reach.flatMap((other, j) => (i !== j && measureOverlap(box, other) > 0 ? [j] : [])),
    );
  }

  /** Return the best options of several attempts, and their overlap. */
  run(before?: Layout): { chosen: readonly number[]; clash: number } {
    const byKind = ORDER.flatMap((kind) =>
      this.#pieces.flatMap((piece, i) => (piece.kind === kind ? [i] : [])),
    );
    let best: number[] = [];
    let least = { cost: Infinity, clash: Infinity };
    for (let attempt = 0; attempt < (before ? FURTHER : TRIES); attempt += 1) {
      this.#chosen.length = 0;
      // First from the current layout, then by kind, then in random order.
      if (attempt === 0 && before) this.#startFrom(before);
      const order = attempt < 2 ? byKind : shuffle(this.#pieces.length, attempt);
      for (let round = 0, changed = true; changed && round < 4; round += 1) {
        changed = order.map((i) => this.#improve(i)).includes(true);
      }
      const result = this.#measure();
      if (result.cost < least.cost) [least, best] = [result, [...this.#chosen]];
      if (least.clash < 1 && this.#namesAll(best) && attempt >= (before ? 0 : 3)) break;
    }
    return { chosen: best, clash: least.clash };
  }

  #namesAll(chosen: readonly number[]): boolean {
    return chosen.every((option, i) => this.#boxes[i]?.[option]);
  }

  #startFrom({ chosen }: Layout): void {
    this.#pieces.forEach(({ key, options }, i) => {
      const name = chosen.get(key);
      const option = options.findIndex((candidate) => candidate.name === name);
      if (option >= 0) this.#chosen[i] = option;
    });
  }

  /** Choose the best option of a piece; return whether that is another one. */
  #improve(i: number): boolean {
    let [least, best, number] = [Infinity, 0, 0];
    for (const j of this.#near[i] ?? []) {
      const option = this.#chosen[j];
      const box = option === undefined ? null : this.#boxes[j]?.[option];
      if (box) this.#others[number++] = box;
    }
    const [costs, places] = [this.#fixed[i] ?? [], this.#boxes[i] ?? []];
    for (let option = 0; option < costs.length; option += 1) {
      let worth = costs[option]?.cost ?? 0;
      const box = places[option];
      if (box) {
        for (let j = 0; j < number && worth < least; j += 1) {
          worth += measureOverlap(box, this.#others[j] as Box) * WEIGHT;
        }
      }
      if (worth < least) [least, best] = [worth, option];
    }
    const changed = this.#chosen[i] !== best;
    this.#chosen[i] = best;
    return changed;
  }

  #measure(): Cost {
    let [cost, clash] = [0, 0];
    this.#chosen.forEach((option, i) => {
      const alone = this.#fixed[i]?.[option];
      cost += alone?.cost ?? 0;
      clash += alone?.clash ?? 0;
      const box = this.#boxes[i]?.[option];
      if (!box) return;
      for (const j of this.#near[i] ?? []) {
        const other = j > i ? this.#boxes[j]?.[this.#chosen[j] ?? 0] : null;
        if (other) clash += measureOverlap(box, other);
      }
    });
    return { cost: cost + clash * WEIGHT, clash };
  }
}

/** Return the smallest box around all boxes. */
function enclose(boxes: readonly (Box | null)[]): Box {
  return boxes.reduce<Box>(
    (all, box) => ({
      left: Math.min(all.left, box?.left ?? Infinity),
      right: Math.max(all.right, box?.right ?? -Infinity),
      top: Math.min(all.top, box?.top ?? Infinity),
      bottom: Math.max(all.bottom, box?.bottom ?? -Infinity),
    }),
    { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity },
  );
}
