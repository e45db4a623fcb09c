import { vi } from 'vitest';

/** The last listener for each event of the page. */
export const listeners = new Map<string, EventListener>();

/** A fake element: `of` are the selectors that it or one of its ancestors matches. */
export class Part {
  readonly dataset: Record<string, string> = {};
  focus = vi.fn();
  constructor(readonly of: readonly string[] = []) {}
  closest(selector: string): Part | null {
    return this.of.some((known) => selector.includes(known)) ? this : null;
  }
  contains(other: unknown): boolean {
    return other === this;
  }
  querySelector(): Part | null {
    return null;
  }
}
