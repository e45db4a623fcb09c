// Commands at a cardboard table: a command that draws cards waits until people have entered them.
import type { CommandSender, TableConnection, Wish } from '../wire/connection.svelte';
import type { Done, Refused } from '../wire/wire';

/** The next card of a command that waits for it. */
export interface Question {
  deck: 'player' | 'infection' | 'bottom';
  /** Which player card of this draw. */
  number: number;
  /** Those that could come. */
  cards: string[];
  /** Those that came before it, by the same command. */
  told: readonly string[];
}

/** Wraps the connection of a cardboard table; no other table needs it. */
export class CardPrompt implements CommandSender {
  question: Question | null = $state.raw(null);
  readonly #connection: TableConnection;
  #answer: ((told: readonly string[] | null) => void) | null = null; // null while the server thinks

  constructor(connection: TableConnection) {
    this.#connection = connection;
  }

  /** Send a command, asking for cards until the server has all of them; null if that was given up. */
  async send(wish: Wish): Promise<Done | Refused | null> {
    let answer = await this.#connection.send(wish);
    if (!lacks(answer)) return answer;
    let told: readonly string[] | null = [];
    do {
      told = await this.#ask({ ...(answer.args as Omit<Question, 'told'>), told });
      if (!told) return null;
      answer = await this.#connection.send({ ...wish, cards: [...told] } as Wish);
    } while (lacks(answer) && this.question); // which may be closed while the server thinks
    this.question = null;
    return lacks(answer) ? null : answer;
  }

  /** Whether the card is taken as the one that came. */
  tell(card: string): boolean {
    return this.#say([...(this.question?.told ?? []), card]);
  }

  /** The last card was told wrong. */
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

/** Whether the server wants to know one more card. */
function lacks(answer: Done | Refused): answer is Refused {
  return answer.type === 'refused' && answer.code === 'which_card';
}
