// Runs state that uses effects, as if a component had created it.
import { flushSync } from 'svelte';

const roots: (() => void)[] = [];

/** Create state with its effects; `endEffects` ends them, and the setup of the tests calls it. */
export function withEffects<T>(create: () => T): T {
  let state: T | undefined;
  roots.push($effect.root(() => void (state = create())));
  flushSync();
  return state as T;
}

export function endEffects(): void {
  for (const end of roots.splice(0)) end();
}
