// Sends the commands of a person, and keeps the last refusal.
import type { Refusal } from '../game/words/refusals';
import type { CommandSender, TableConnection, Wish } from '../wire/connection.svelte';
import type { ReasonAnswer, Refused } from '../wire/wire';

export class Sender {
  /** Why the last command was refused. */
  refusal: Refusal | null = $state.raw(null);
  #pending = $state(0); // number of commands

  /** `commands` sends the commands, by default over the connection. */
  constructor(
    private readonly connection: TableConnection,
    private readonly commands: CommandSender = connection,
  ) {}

  readonly isSending = $derived(this.#pending > 0);

  /** Send a command; return whether it was accepted. */
  async send(wish: Wish): Promise<boolean> {
    this.#pending += 1;
    try {
      const answer = await this.commands.send(wish);
      const isRefused = answer?.type === 'refused' && !isLate(wish, answer);
      this.refusal = isRefused ? answer : null;
      return answer?.type === 'done';
    } finally {
      this.#pending -= 1;
    }
  }

  /** Send a command, unless another one is pending: prevents double clicks. */
  async sendOnce(wish: Wish): Promise<boolean> {
    return !this.isSending && this.send(wish);
  }

  /** Show why a move of a seat is not legal. */
  async explain(text: string, seat: number): Promise<void> {
    const answer = await this.connection.ask<ReasonAnswer>({ do: 'why_not', text, seat });
    this.refusal = answer.code === null ? null : answer;
  }
}

/** Whether a person goes on where the game has already gone on by itself: they have what they want. */
function isLate(wish: Wish, { code }: Refused): boolean {
  return wish.do === 'go_on' && code === 'no_window';
}
