/**
 * The description of the compiled rules, which their build writes beside the module: the layout of
 * the records, the functions, the constants of the rules, and tables for the search.
 */

export interface Field {
  offset: number; // in bytes
  type: string; // of its numbers, such as int64, or the name of a record
  shape: number[]; // empty for a single number or record
}

export interface RecordLayout {
  size: number;
  fields: Record<string, Field>;
}

export interface FunctionType {
  about: string;
  parameters: { name: string; type: string; is_array: boolean }[];
  returns: 'int64' | 'bool' | 'none';
}

export interface Description {
  records: Record<string, RecordLayout>;
  functions: Record<string, FunctionType>;
  constants: Record<string, Record<string, number>>; // by module of the rules
  tables: Record<string, { type: string; data: string }>; // records, in base64
}
