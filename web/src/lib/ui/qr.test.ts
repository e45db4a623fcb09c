import { describe, expect, it } from 'vitest';
import { qrCode, type QrMatrix } from './qr';

// As other programs draw it, with the same mask.
const KNOWN = `
#######......#..#.#...#######
#.....#.##.#..####.##.#.....#
#.###.#..######.#..#..#.###.#
#.###.#....#####..#...#.###.#
#.###.#.#.#.#.#...###.#.###.#
#.....#....###.....#..#.....#
#######.#.#.#.#.#.#.#.#######
..........#####.##.##........
#.#.#.#....#..#####.....#..#.
#..........##.##.##.#.#..#..#
.#.##.##..#.##..###...###.###
#..##..#...##...###.##..#..#.
#.#.###.#.###..########..#.##
##.#...#.#####.##....##..#..#
#######..#....#......#.###.##
..#.#...#...#######.##.#.#.#.
#...#.##.#.#..####..###..#.##
..##...#...#..#.#.#.###..##.#
#...#.##.#.#.#..#.#.###.#..##
.##..#....##...###.....###.#.
#.#########.#..##...#####....
........######.##.#.#...#.###
#######..#.##.#...###.#.##.##
#.....#....#.##..##.#...##.##
#.###.#.#..#..###...#####...#
#.###.#..#.#..#.#.#.##..#.###
#.###.#.##.##.#..#.#...###..#
#.....#....##.##.####.#....#.
#######.#.#.##.#.####..##..##`;

const picture = (code: QrMatrix | null) =>
  code?.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n');

/** Read a code of one block, as a camera would: the format, then the bytes. */
function read(code: QrMatrix): string {
  const size = code.length;
  const bit = (x: number, y: number) => Number(code[y]![x]);
  const column = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => bit(8, y));
  const row = [7, 5, 4, 3, 2, 1, 0].map((x) => bit(x, 8));
  const format = [...column, ...row].reduce((sum, one, i) => sum | (one << i), 0) ^ 0x5412;
  const mask = (format >> 10) & 7;
  const masked = (x: number, y: number) => {
    const product = ((x * y) % 2) + ((x * y) % 3);
    const rules = [x + y, y, 0, 0, Math.floor(x / 3) + Math.floor(y / 2), 0, product];
    if (mask === 2) return x % 3 === 0;
    if (mask === 3) return (x + y) % 3 === 0;
    if (mask === 5) return product === 0;
    if (mask === 7) return (((x + y) % 2) + ((x * y) % 3)) % 2 === 0;
    return rules[mask]! % 2 === 0;
  };
  const isFixed = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x > size - 9 && y < 9) ||
    (x < 9 && y > size - 9) ||
    (size > 21 && Math.abs(x - size + 7) < 3 && Math.abs(y - size + 7) < 3);
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isFixed(x, y)) bits.push(bit(x, y) ^ Number(masked(x, y)));
      }
    }
  }
  const number = (from: number, length: number) =>
    bits.slice(from, from + length).reduce((sum, one) => sum * 2 + one, 0);
  expect(number(0, 4)).toBe(4); // bytes
  const bytes = Array.from({ length: number(4, 8) }, (_, i) => number(12 + 8 * i, 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe('a QR code', () => {
  it('is drawn as other programs draw it', () => {
    expect(picture(qrCode('https://example.org/t/Ab3-xY_9kLmN'))).toBe(KNOWN.trim());
  });

  it.each(['a', 'http://127.0.0.1:8000/t/abc', 'https://łódź.example/t/ü'])('reads as %s', (text) =>
    expect(read(qrCode(text)!)).toBe(text),
  );

  it.each([
    [14, 21],
    [15, 25],
    [42, 29],
    [62, 33],
    [84, 37],
    [106, 41],
    [134, 41],
  ])('of %i letters has %i modules a side', (letters, size) => {
    expect(qrCode('x'.repeat(letters))).toHaveLength(size);
  });

  it('is none where the text is too long', () => expect(qrCode('x'.repeat(135))).toBeNull());
});
