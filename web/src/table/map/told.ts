// Which cities should be seen together while the dock tells of something at length. Pure.
import { listNearby } from '../../board/view.svelte';
import type { Scene } from '../../play/animation/scenes';

/** Return the cities of a scene, with those around them that it may change. */
export function listTold(scene: Scene | null): readonly string[] {
  const around = (city: string | null | undefined) => (city ? [city, ...listNearby(city)] : []);
  switch (scene?.kind) {
    case 'outbreak':
      return around(scene.chain.at(-1));
    case 'epidemic':
      return scene.step === 2 ? scene.back : around(scene.step === 1 ? scene.city : null);
    case 'cure':
    case 'eradicated':
      return around(scene.city);
    default:
      return [];
  }
}
