/** The memory of the compiled rules: arrays of numbers and records, laid out by the description. */

import type { Field, RecordLayout } from './description';

const VIEWS = {
  int8: Int8Array,
  int16: Int16Array,
  int32: Int32Array,
  int64: BigInt64Array,
  float32: Float32Array,
  float64: Float64Array,
};
export type Numbers = InstanceType<(typeof VIEWS)[keyof typeof VIEWS]>;

const PAGE = 65_536; // bytes: WebAssembly's unit of memory
const ALIGNMENT = 16; // bytes: enough for every type

/** The memory of a module, from its first free byte on. Nothing is freed. */
export class Memory {
  constructor(
    private readonly memory: WebAssembly.Memory,
    private free: number,
    private readonly records: Record<string, RecordLayout>,
  ) {}

  /** The bytes of the whole memory, until it grows. */
  get buffer(): ArrayBuffer {
    return this.memory.buffer;
  }

  /** Return a new array of zeros, of numbers (`int64`) or records (`State`). */
  allocate(type: string, shape: number[]): MemoryArray {
    const array = new MemoryArray(this, type, shape, Math.ceil(this.free / ALIGNMENT) * ALIGNMENT);
    this.free = array.address + array.length * this.sizeOf(type);
    const missing = this.free - this.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return array;
  }

  sizeOf(type: string): number {
    return isNumber(type) ? VIEWS[type].BYTES_PER_ELEMENT : this.layoutOf(type).size;
  }

  fieldOf(type: string, name: string): Field {
    const field = this.layoutOf(type).fields[name];
    if (!field) throw new TypeError(`${type} has no field ${name}`);
    return field;
  }

  private layoutOf(type: string): RecordLayout {
    const layout = this.records[type];
    if (!layout) throw new TypeError(`there is no record ${type}`);
    return layout;
  }
}

/** An array in the memory, or a part of one: a record, a field, a row, a number. */
export class MemoryArray {
  constructor(
    private readonly memory: Memory,
    readonly type: string,
    readonly shape: number[],
    readonly address: number,
  ) {}

  /** The number of elements. */
  get length(): number {
    return this.shape.reduce((product, size) => product * size, 1);
  }

  /** Return a part by its fields and indexes, in the same memory: `beams.at(0, 'paths', slot)`. */
  at(...path: (string | number)[]): MemoryArray {
    return path.reduce<MemoryArray>(
      (part, step) => (typeof step === 'number' ? part.element(step) : part.field(step)),
      this,
    );
  }

  /** The bytes, as a view that is valid until the memory grows. */
  get bytes(): Uint8Array<ArrayBuffer> {
    const size = this.length * this.memory.sizeOf(this.type);
    return new Uint8Array(this.memory.buffer, this.address, size);
  }

  /** The numbers, as a view that is valid until the memory grows. */
  get numbers(): Numbers {
    if (!isNumber(this.type)) throw new TypeError(`${this.type} is a record, not a number`);
    return new VIEWS[this.type](this.memory.buffer, this.address, this.length);
  }

  /** The only number; exact up to 53 bits, which a set of cards has. */
  get value(): number {
    return Number(this.single()[0]);
  }

  set value(value: number) {
    const numbers = this.single();
    if (numbers instanceof BigInt64Array) numbers[0] = BigInt(value);
    else numbers[0] = value;
  }

  private single(): Numbers {
    if (this.length !== 1) throw new TypeError(`there are ${this.length} numbers, not one`);
    return this.numbers;
  }

  private element(index: number): MemoryArray {
    const [length = 0, ...shape] = this.shape;
    if (!(index >= 0 && index < length)) throw new RangeError(`${index} is not below ${length}`);
    const first = new MemoryArray(this.memory, this.type, shape, this.address);
    const address = this.address + index * first.bytes.length;
    return new MemoryArray(this.memory, this.type, shape, address);
  }

  private field(name: string): MemoryArray {
    if (this.shape.length) throw new TypeError(`${name} is a field of each element: choose one`);
    const { offset, type, shape } = this.memory.fieldOf(this.type, name);
    return new MemoryArray(this.memory, type, shape, this.address + offset);
  }
}

function isNumber(type: string): type is keyof typeof VIEWS {
  return type in VIEWS;
}
