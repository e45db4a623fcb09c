/** How far the local host is with its start, and what is wrong with it. */

import type { Progress, ToPage, Trouble } from './messages';

export class LocalStart {
  progress: Progress = $state.raw({ loaded: 0, total: 0, step: 'loading' });
  trouble: Trouble | null = $state(null);

  /** Take what the worker says about itself. */
  hear(message: ToPage): void {
    if (message.is === 'progress') this.progress = message.progress;
    else if (message.is === 'trouble') this.trouble = message.trouble;
    else if (message.is === 'saved' && this.trouble === 'full') this.trouble = null;
  }
}
