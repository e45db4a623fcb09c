/** The logs of all tables and the person, in the browser's database: durable before they are acknowledged. */

const NAME = 'fourcures';
const VERSION = 1;

interface Row {
  id: string;
}

interface NewEntries {
  row: Row;
  after: number;
  at: number;
  entries: string[];
}

interface StoredEntry {
  at: number;
  entry: string;
}

type Store = 'tables' | 'entries' | 'person';
const ME = 'me';

/** Resolve when a request is done. */
function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as DOMException);
  });
}

/** Resolve when what a transaction has written is durable. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'));
  });
}

/** The keys of the entries of a table after a number. */
const entriesAfter = (table: string, after: number) =>
  IDBKeyRange.bound([table, after], [table, Infinity], true);

/** What became of new entries: `conflict` if the log has others there, or what went wrong. */
export type Outcome = 'stored' | 'conflict' | (string & {});

export class Database {
  readonly #database: IDBDatabase;
  readonly #heard: (table: string, outcome: Outcome) => void;

  constructor(database: IDBDatabase, heard: (table: string, outcome: Outcome) => void) {
    this.#database = database;
    this.#heard = heard;
  }

  /** Open the database; it fails where the browser keeps nothing. */
  static async open(heard: (table: string, outcome: Outcome) => void): Promise<Database> {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('tables', { keyPath: 'id' });
      opening.result.createObjectStore('entries'); // under [table, number]
      opening.result.createObjectStore('person');
    };
    return new Database(await done(opening), heard);
  }

  async findPerson(): Promise<string | undefined> {
    return (await done(this.#read('person').get(ME))) as string | undefined;
  }

  async keepPerson(me: string): Promise<void> {
    const writing = this.#write('person');
    writing.objectStore('person').put(me, ME);
    await committed(writing);
  }

  async listTables(): Promise<string> {
    return JSON.stringify(await done(this.#read('tables').getAll()));
  }

  async findTable(id: string): Promise<string | undefined> {
    const row: unknown = await done(this.#read('tables').get(id));
    return row === undefined ? undefined : JSON.stringify(row);
  }

  /** The entries of a log after a number. */
  async read(table: string, after: number): Promise<string> {
    const range = entriesAfter(table, after);
    const found = (await done(this.#read('entries').getAll(range))) as StoredEntry[];
    return JSON.stringify(found.map(({ entry }) => entry));
  }

  /** Keep entries that follow a given one of a log. */
  async append(text: string): Promise<Outcome> {
    const added = JSON.parse(text) as NewEntries;
    const outcome = await this.#add(added);
    this.#heard(added.row.id, outcome);
    return outcome;
  }

  async #add({ row, after, at, entries }: NewEntries): Promise<Outcome> {
    const writing = this.#write('tables', 'entries');
    const whole = committed(writing);
    const store = writing.objectStore('entries');
    try {
      // In the same transaction, so that nobody else can write between.
      const newer = await done(store.count(entriesAfter(row.id, after)));
      const last = after ? await done(store.count([row.id, after])) : 1;
      if (newer || !last) {
        writing.abort();
        await whole.catch(() => undefined);
        return 'conflict';
      }
      for (const [i, entry] of entries.entries()) store.add({ at, entry }, [row.id, after + 1 + i]);
      writing.objectStore('tables').put(row);
      await whole;
      return 'stored';
    } catch (error) {
      return error instanceof DOMException ? error.name : String(error);
    }
  }

  #read(store: Store): IDBObjectStore {
    return this.#database.transaction(store).objectStore(store);
  }

  #write(...stores: Store[]): IDBTransaction {
    return this.#database.transaction(stores, 'readwrite', { durability: 'strict' });
  }
}
