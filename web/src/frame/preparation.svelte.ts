/** How far the server is with compiling the bots, which some machines need once. */

import { formatPercent } from '../game/words/reasons';
import { t } from '../lib/text/text';
import { api } from '../wire/api';
import type { BotsReady } from '../wire/wire';

const EVERY = 1000; // ms between two requests
const QUARTERS = 4; // in which it is told to screen readers
const READY: BotsReady = { percent: 100, step: 'compiling' };

export class Preparation {
  private state: BotsReady = $state.raw(READY);
  /** Whether the server has answered. */
  isKnown = $state(false);
  /** What screen readers are told: the words of each quarter, and the end. */
  told = $state('');
  readonly percent = $derived(this.state.percent);
  readonly underWay = $derived(this.percent < READY.percent);
  readonly #quarter = $derived(Math.floor((this.percent * QUARTERS) / READY.percent));
  /** What is done now and how much of all is done; empty when nothing is left to do. */
  readonly words = $derived(
    this.underWay
      ? t(`preparing-${this.state.step}`, { percent: formatPercent(this.percent / READY.percent) })
      : '',
  );

  /** Ask the server until the bots are ready; return a function that stops. */
  watch(): () => void {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const state = await api.botsReady().catch(() => READY);
      if (left) return;
      const quarter = this.#quarter;
      const waited = this.underWay;
      this.state = state;
      this.isKnown = true;
      if (this.underWay && (!waited || this.#quarter > quarter)) this.told = this.words;
      if (waited && !this.underWay) this.told = t('preparing-done');
      if (this.underWay) timer = setTimeout(() => void look(), EVERY);
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }
}
