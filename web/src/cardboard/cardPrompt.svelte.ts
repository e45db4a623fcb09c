// Commands in a game with real cards: a command that draws cards waits until they are entered.
import type { CommandSender, TableConnection, Wish } from '../wire/connection.svelte';
import type { Done, Refused } from '../wire/wire';

/** The question for the next card of a command. */
export interface Question {
  deck: 'player' | 'infection' | 'bottom';
  /** The number of the player card within this draw. */
  number: number;
  /** The possible cards. */
  cards: string[];
  /** The cards already entered for this command. */
  told: readonly string[];
}

/** Wraps the connection of a table with real cards. */
export class CardPrompt implements CommandSender {
  question: Question | null = $state.raw(null);
  readonly #connection: TableConnection;
  #answer: ((told: readonly string[] | null) => void) | null = null; // null: the server is working

  constructor(connection: TableConnection) {
    this.#connection = connection;
  }

  /** Send a command, asking for cards until the server has all of them; null if cancelled. */
  async send(wish: Wish): Promise<Done | Refused | null> {
    let answer = await this.#connection.send(wish);
    if (!asksForCard(answer)) return answer;
    let told: readonly string[] | null = [];
    do {
      told = await this.#ask({ ...(answer.args as Omit<Question, 'told'>), told });
      if (!told) return null;
      answer = await this.#connection.send({ ...wish, cards: [...told] } as Wish);
    } while (asksForCard(answer) && this.question); // the question may be closed meanwhile
    this.question = null;
    return asksForCard(answer) ? null : answer;
  }

  /** Enter a card; return whether it is accepted. */
  tell(card: string): boolean {
    return this.#say([...(this.question?.told ?? []), card]);
  }

  /** Remove the last entered card. */
  back(): void {
    if (this.question?.told.length) this.#say(this.question.told.slice(0, -1));
  }

  giveUp(): void {
    this.question = null;
    this.#say(null);
  }

  #ask(question: Question): Promise<readonly string[] | null> {
    this.question = question;
    return new Promise((answer) => (this.#answer = answer));
  }

  #say(told: readonly string[] | null): boolean {
    const answer = this.#answer;
    this.#answer = null;
    answer?.(told);
    return answer !== null;
  }
}

/** Whether the server asks for another card. */
function asksForCard(answer: Done | Refused): answer is Refused {
  return answer.type === 'refused' && answer.code === 'which_card';
}
