/** Values in the storage of this browser, or of this tab. */

type Area = 'localStorage' | 'sessionStorage';

/** Return a stored value; null if it is missing or unreadable. */
export function load(area: Area, key: string): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Store a value; null removes it. */
export function store(area: Area, key: string, value: unknown): void {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    // without storage, or if it is full, values last until the page is closed
  }
}
