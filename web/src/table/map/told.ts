// Which cities should be seen together while the dock tells of something at length. Pure.
import { listNearby } from '../../board/view.svelte';
import type { Scene } from '../../play/animation/scenes';

/** Return the cities of a scene, an outbreak with those that get its cubes. */
export function listTold(scene: Scene | null): readonly string[] {
  switch (scene?.kind) {
    case 'outbreak':
      return [...new Set([...scene.chain, ...scene.chain.slice(-1).flatMap(listNearby)])];
    case 'epidemic':
      if (scene.step === 2) return scene.back;
      return scene.step === 1 && scene.city ? [scene.city] : [];
    case 'cure':
    case 'eradicated':
      return [scene.city];
    default:
      return [];
  }
}
