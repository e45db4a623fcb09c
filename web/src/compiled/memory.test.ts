import { describe, expect, it } from 'vitest';
import type { RecordLayout } from './description';
import { Memory } from './memory';

const PAGE = 65_536;
const RECORDS: Record<string, RecordLayout> = {
  Pile: {
    size: 24,
    fields: {
      size: { offset: 0, type: 'int8', shape: [] },
      cards: { offset: 8, type: 'int64', shape: [2] },
    },
  },
  Deck: {
    size: 48,
    fields: {
      top: { offset: 0, type: 'Pile', shape: [] },
      rows: { offset: 24, type: 'int32', shape: [2, 3] },
    },
  },
};
const newMemory = () => new Memory(new WebAssembly.Memory({ initial: 1 }), 1001, RECORDS);

describe('an array in memory', () => {
  it('is aligned, zeroed, and behind the last one', () => {
    const memory = newMemory();
    const [first, second] = [memory.allocate('int8', [5]), memory.allocate('Pile', [2])];
    expect([first.address, second.address]).toEqual([1008, 1024]);
    expect([...second.bytes]).toEqual(Array(48).fill(0));
  });

  it('grows the memory where it needs more', () => {
    const memory = newMemory();
    const numbers = memory.allocate('float32', [PAGE]);
    expect(memory.buffer.byteLength).toBe(5 * PAGE);
    expect(numbers.numbers).toHaveLength(PAGE);
  });

  it('has parts that share its memory', () => {
    const decks = newMemory().allocate('Deck', [3]);
    decks.at(1, 'top', 'cards', 1).value = 2 ** 52;
    decks.at(1, 'rows', 1, 2).value = -7;
    expect(decks.at(1).at('top').at('cards').numbers).toEqual(BigInt64Array.of(0n, 2n ** 52n));
    expect(decks.at(1, 'top', 'cards', 1).value).toBe(2 ** 52);
    expect(decks.at(1, 'rows').numbers).toEqual(Int32Array.of(0, 0, 0, 0, 0, -7));
    expect(decks.at(1, 'rows', 1).numbers).toEqual(Int32Array.of(0, 0, -7));
    expect(decks.at(2).bytes.every((byte) => byte === 0)).toBe(true);
  });

  it('keeps its numbers when the memory grows', () => {
    const memory = newMemory();
    const number = memory.allocate('int64', [1]);
    number.value = 9;
    memory.allocate('int8', [PAGE]);
    expect(number.value).toBe(9);
  });

  it.each([
    [(memory: Memory) => memory.allocate('Card', [1]), 'there is no record Card'],
    [(memory: Memory) => memory.allocate('Pile', [1]).at(0, 'hand'), 'Pile has no field hand'],
    [(memory: Memory) => memory.allocate('Pile', [2]).at('size'), 'choose one'],
    [(memory: Memory) => memory.allocate('Pile', [2]).at(2), '2 is not below 2'],
    [(memory: Memory) => memory.allocate('Pile', [2]).at(-1), '-1 is not below 2'],
    [(memory: Memory) => memory.allocate('Pile', [1]).numbers, 'Pile is a record, not a number'],
    [(memory: Memory) => memory.allocate('int8', [2]).value, 'there are 2 numbers, not one'],
  ])('refuses what is not there: %#', (use, message) => {
    expect(() => use(newMemory())).toThrow(message);
  });
});
