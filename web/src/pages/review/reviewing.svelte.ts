/** The review of a finished game while the server computes it. */

import { sayTrouble } from '../../game/words/refusals';
import { api } from '../../wire/api';
import type { Review } from '../../wire/wire';

const EVERY = 1000; // ms between two requests

export class Reviewing {
  review = $state.raw<Review | null>(null);
  problem = $state('');
  readonly turns = $derived(this.review?.turns ?? []);
  readonly total = $derived(this.review?.total ?? 0);
  readonly finished = $derived(this.review?.done ?? false);

  /** Start the computation and request it until it is finished; return a function that stops. */
  watch(table: string): () => void {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      try {
        const review = await api.review(table);
        if (left) return;
        this.review = review;
        if (!review.done) timer = setTimeout(() => void look(), EVERY);
      } catch (error) {
        this.problem = sayTrouble(error);
      }
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }
}
