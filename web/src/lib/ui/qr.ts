/**
 * QR codes (ISO/IEC 18004) for addresses: bytes, versions 1 to 6, error correction M or else L.
 * A longer text has none.
 */

/** A code as rows of modules; true is dark. Without the quiet zone around it. */
export type QrMatrix = readonly (readonly boolean[])[];

interface Kind {
  /** The two bits of the format information. */
  level: number;
  /** Of each version from 1: error correction codewords of a block, and blocks. */
  correction: readonly number[];
  blocks: readonly number[];
}

const M: Kind = { level: 0, correction: [10, 16, 26, 18, 24, 16], blocks: [1, 1, 1, 2, 2, 4] };
const L: Kind = { level: 1, correction: [7, 10, 15, 20, 26, 18], blocks: [1, 1, 1, 1, 1, 2] };
/** Data and error correction codewords of each version from 1. */
const CODEWORDS = [26, 44, 70, 100, 134, 172];
const BYTES = 0b0100; // the mode
const PADS = [0xec, 0x11];

/** Return the code of a text with the least version that holds it; null if it is too long. */
export function qrCode(text: string): QrMatrix | null {
  const bytes = new TextEncoder().encode(text);
  for (const kind of [M, L]) {
    const index = CODEWORDS.findIndex((_, i) => bytes.length <= capacity(kind, i) - 2);
    if (index >= 0) return drawn(index + 1, kind, interleaved(bytes, kind, index));
  }
  return null;
}

/** Data codewords of a version; mode, length and terminator take two of them. */
function capacity({ correction, blocks }: Kind, index: number): number {
  return CODEWORDS[index]! - correction[index]! * blocks[index]!;
}

/** Return the codewords in the order in which they are drawn. */
function interleaved(bytes: Uint8Array, kind: Kind, index: number): number[] {
  const data = padded(bytes, capacity(kind, index));
  const count = kind.blocks[index]!;
  const size = data.length / count; // in these versions all blocks are alike
  const blocks = Array.from({ length: count }, (_, i) => data.slice(i * size, (i + 1) * size));
  const generator = generatorOf(kind.correction[index]!);
  const corrections = blocks.map((block) => remainder(block, generator));
  const columns = (rows: number[][]) => rows[0]!.flatMap((_, i) => rows.map((row) => row[i]!));
  return [...columns(blocks), ...columns(corrections)];
}

/** Mode, length, bytes and terminator as codewords, filled up with pads. */
function padded(bytes: Uint8Array, size: number): number[] {
  const nibbles = [BYTES, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  const words = nibbles.flatMap((high, i) => (i % 2 ? [] : [(high << 4) | nibbles[i + 1]!]));
  const full = words.length;
  while (words.length < size) words.push(PADS[(words.length - full) % 2]!);
  return words;
}

/** Multiply in the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The Reed-Solomon generator of a degree, without its first coefficient, which is 1. */
function generatorOf(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i += 1) {
    for (let j = 0; j < degree; j += 1) {
      result[j] = times(result[j]!, root) ^ (result[j + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return result;
}

/** The error correction codewords of a block. */
function remainder(block: readonly number[], generator: readonly number[]): number[] {
  const rest = generator.map(() => 0);
  for (const word of block) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    generator.forEach((coefficient, i) => (rest[i]! ^= times(coefficient, factor)));
  }
  return rest;
}

type Grid = boolean[][];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Draw the codewords with the mask that is easiest to read. */
function drawn(version: number, kind: Kind, words: readonly number[]): QrMatrix {
  const candidates = MASKS.map((mask, number) => {
    const { grid, fixed } = patterns(version);
    format(grid, fixed, kind.level, number);
    fill(grid, fixed, words, mask);
    return grid;
  });
  const scores = candidates.map(penalty);
  return candidates[scores.indexOf(Math.min(...scores))]!;
}

/** A grid with finders, timing and alignment; `fixed` marks the modules that hold no data. */
function patterns(version: number): { grid: Grid; fixed: Grid } {
  const size = version * 4 + 17;
  const empty = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const grid = empty();
  const fixed = empty();
  const put = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    grid[y]![x] = dark;
    fixed[y]![x] = true;
  };
  /** Squares around a point: at some distances from it the modules are light. */
  const square = (cx: number, cy: number, reach: number, light: readonly number[]) => {
    for (let y = -reach; y <= reach; y += 1) {
      for (let x = -reach; x <= reach; x += 1) {
        put(cx + x, cy + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
      }
    }
  };
  for (let i = 0; i < size; i += 1) {
    put(6, i, i % 2 === 0);
    put(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square(x, y, 4, [2, 4]);
  }
  if (version > 1) square(size - 7, size - 7, 2, [1]);
  return { grid, fixed };
}

/** The level and the mask, with their error correction, twice. */
function format(grid: Grid, fixed: Grid, level: number, mask: number): void {
  const size = grid.length;
  const data = (level << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const put = (x: number, y: number, i: number) => {
    grid[y]![x] = Boolean((bits >> i) & 1);
    fixed[y]![x] = true;
  };
  for (let i = 0; i < 6; i += 1) put(8, i, i);
  put(8, 7, 6);
  put(8, 8, 7);
  put(7, 8, 8);
  for (let i = 9; i < 15; i += 1) put(14 - i, 8, i);
  for (let i = 0; i < 8; i += 1) put(size - 1 - i, 8, i);
  for (let i = 8; i < 15; i += 1) put(8, size - 15 + i, i);
  grid[size - 8]![8] = true; // always dark
  fixed[size - 8]![8] = true;
}

/** Draw the codewords in pairs of columns, from the lower right corner up and down. */
function fill(
  grid: Grid,
  fixed: Grid,
  words: readonly number[],
  mask: (x: number, y: number) => boolean,
): void {
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5; // the timing pattern has this column
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        grid[y]![x] = Boolean(bit) !== mask(x, y);
        at += 1;
      }
    }
  }
}

const FINDER_LIKE = ['10111010000', '00001011101'];

/** How hard a code is to read: runs, blocks, what looks like a finder, and too much of one colour. */
function penalty(grid: QrMatrix): number {
  const size = grid.length;
  const rows = grid.map((row) => row.map(Number).join(''));
  const columns = grid.map((_, x) => grid.map((row) => Number(row[x])).join(''));
  let score = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) score += run.length - 2;
    for (let i = 0; i + 11 <= size; i += 1) {
      if (FINDER_LIKE.includes(line.slice(i, i + 11))) score += 40;
    }
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const dark = grid[y]![x];
      if (dark === grid[y]![x - 1] && dark === grid[y - 1]![x] && dark === grid[y - 1]![x - 1]) {
        score += 3;
      }
    }
  }
  const share = (rows.join('').replaceAll('0', '').length * 100) / size ** 2;
  return score + 10 * Math.floor(Math.abs(share - 50) / 5);
}
