// Something that the server may refuse: whether it is under way, and what was wrong.
import { sayTrouble } from '../game/words/refusals';

export class Attempt {
  busy = $state(false);
  problem = $state('');

  /** Run a task; return whether it succeeded. */
  async run(task: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.problem = '';
    try {
      await task();
      return true;
    } catch (error) {
      this.problem = sayTrouble(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Run a task unless one is under way. */
  async once(task: () => Promise<unknown>): Promise<boolean> {
    return !this.busy && this.run(task);
  }
}
