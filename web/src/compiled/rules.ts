/** The rules and the search of the bots, compiled to WebAssembly from the same source as the library. */

import type { Description, FunctionType } from './description';
import { Memory, type MemoryArray } from './memory';

const PREFIX = 'fc_'; // of the functions of the module

type Argument = number | MemoryArray;
type Call = (...given: Argument[]) => number;

/** The compiled functions by name, with the memory for their arrays. */
export class CompiledRules {
  private readonly constants: Description['constants'];
  private readonly memory: Memory;
  private readonly calls = new Map<string, Call>();
  private readonly tables = new Map<string, MemoryArray>();

  /** Load the rules from the bytes of the module and its description. */
  static async load(code: BufferSource, description: Description): Promise<CompiledRules> {
    const { instance } = await WebAssembly.instantiate(code);
    return new CompiledRules(instance, description);
  }

  constructor({ exports }: WebAssembly.Instance, description: Description) {
    const start = exports.__heap_base as WebAssembly.Global<'i32'>;
    const memory = exports.memory as WebAssembly.Memory;
    this.memory = new Memory(memory, start.value, description.records);
    this.constants = description.constants;
    for (const [name, { type, data }] of Object.entries(description.tables)) {
      this.tables.set(name, this.copy(type, decodeBase64(data)));
    }
    for (const [name, type] of Object.entries(description.functions)) {
      const code = exports[PREFIX + name];
      if (typeof code !== 'function') throw new TypeError(`the module has no function ${name}`);
      this.calls.set(name, bind(name, type, code as (...passed: unknown[]) => unknown));
    }
  }

  /** Return a new array of zeros for the functions, by default of one number or record. */
  allocate(type: string, ...shape: number[]): MemoryArray {
    return this.memory.allocate(type, shape.length ? shape : [1]);
  }

  /** Return a new array with these bytes. */
  copy(type: string, bytes: Uint8Array): MemoryArray {
    const array = this.allocate(type, bytes.length / this.memory.sizeOf(type));
    array.bytes.set(bytes);
    return array;
  }

  /** Return a table of the build, such as the nets. */
  table(name: string): MemoryArray {
    return find(this.tables, name, 'table');
  }

  /** Return a constant of a module: `constant('bots.kernels.beam_search', 'SLOTS')`. */
  constant(module: string, name: string): number {
    const value = this.constants[module]?.[name];
    if (value === undefined) throw new TypeError(`there is no constant ${module}.${name}`);
    return value;
  }

  /** Call a function; return its number, 1 or 0 for true or false, or 0 for none. */
  call(name: string, ...given: Argument[]): number {
    return find(this.calls, name, 'function')(...given);
  }
}

/** Return the bytes of records in a description. */
export function decodeBase64(data: string): Uint8Array {
  return Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
}

/** Return a function that checks what it is given, and passes arrays as addresses and lengths. */
function bind(name: string, type: FunctionType, code: (...passed: unknown[]) => unknown): Call {
  const { parameters } = type;
  return (...given) => {
    if (given.length !== parameters.length)
      throw new TypeError(`${name} takes ${parameters.length} arguments, not ${given.length}`);
    const passed: unknown[] = [];
    parameters.forEach((wanted, i) => {
      const value = given[i];
      if (typeof value === 'number' && !wanted.is_array) passed.push(BigInt(value));
      else if (typeof value === 'object' && wanted.is_array && value.type === wanted.type)
        passed.push(value.address, BigInt(value.length));
      else throw new TypeError(`${name}: ${wanted.name} must be ${expected(wanted)}`);
    });
    return Number(code(...passed) ?? 0);
  };
}

function expected({ type, is_array }: FunctionType['parameters'][number]): string {
  return is_array ? `an array of ${type}` : 'a number';
}

function find<Value>(all: Map<string, Value>, name: string, kind: string): Value {
  const value = all.get(name);
  if (value === undefined) throw new TypeError(`there is no ${kind} ${name}`);
  return value;
}
