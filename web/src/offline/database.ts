/** The logs of all tables and the person, in the browser's database: durable before they are acknowledged. */

const NAME = 'fourcures';
const VERSION = 2;

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

type Store = 'tables' | 'entries' | 'person' | 'notes';
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

/** The keys of the notes of a kind. */
const notesOf = (kind: string) => IDBKeyRange.bound([kind], [kind, []]); // an array comes after all texts

/** What became of new entries: `conflict` if the log has others there, or what went wrong. */
export type Outcome = 'stored' | 'conflict' | (string & {});

export class Database {
  readonly #database: IDBDatabase;
  readonly #heard: (table: string, outcome: Outcome) => void;

  constructor(database: IDBDatabase, heard: (table: string, outcome: Outcome) => void) {
    this.#database = database;
    this.#heard = heard;
  }

  /**
   * Open the database; it fails where the browser keeps nothing. A newer version in another tab closes
   * it, and then `onold` is called.
   */
  static async open(
    heard: (table: string, outcome: Outcome) => void,
    onold: () => void,
  ): Promise<Database> {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = ({ oldVersion }) => {
      const { result } = opening;
      if (oldVersion < 1) {
        result.createObjectStore('tables', { keyPath: 'id' });
        result.createObjectStore('entries'); // under [table, number]
        result.createObjectStore('person');
      }
      if (oldVersion < 2) result.createObjectStore('notes'); // under [kind, key]
    };
    const database = await done(opening);
    database.onversionchange = () => {
      database.close();
      onold();
    };
    return new Database(database, heard);
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

  /** The notes of a kind by their keys. */
  async listNotes(kind: string): Promise<string> {
    const store = this.#read('notes');
    const range = notesOf(kind);
    const [keys, texts] = await Promise.all([
      done(store.getAllKeys(range)) as Promise<[string, string][]>,
      done(store.getAll(range)),
    ]);
    return JSON.stringify(Object.fromEntries(keys.map(([, key], i) => [key, texts[i]])));
  }

  async findNote(kind: string, key: string): Promise<string | undefined> {
    return (await done(this.#read('notes').get([kind, key]))) as string | undefined;
  }

  /** Keep a note instead of an older one, if that is still there. */
  async replaceNote(
    kind: string,
    key: string,
    before: string | undefined,
    text: string,
  ): Promise<Outcome> {
    return this.#attempt(['notes'], async (writing) => {
      const store = writing.objectStore('notes');
      if ((await done(store.get([kind, key]))) !== before) return false;
      store.put(text, [kind, key]);
      return true;
    });
  }

  #add({ row, after, at, entries }: NewEntries): Promise<Outcome> {
    return this.#attempt(['tables', 'entries'], async (writing) => {
      const store = writing.objectStore('entries');
      const newer = await done(store.count(entriesAfter(row.id, after)));
      const last = after ? await done(store.count([row.id, after])) : 1;
      if (newer || !last) return false;
      for (const [i, entry] of entries.entries()) store.add({ at, entry }, [row.id, after + 1 + i]);
      writing.objectStore('tables').put(row);
      return true;
    });
  }

  /** Read and write in one transaction, so that nobody else can write between; false: a conflict. */
  async #attempt(
    stores: Store[],
    write: (writing: IDBTransaction) => Promise<boolean>,
  ): Promise<Outcome> {
    try {
      const writing = this.#write(...stores);
      const whole = committed(writing);
      whole.catch(() => undefined); // if writing itself fails, that is the reason
      if (await write(writing)) {
        await whole;
        return 'stored';
      }
      writing.abort();
      return 'conflict';
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
