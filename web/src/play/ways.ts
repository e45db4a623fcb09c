// The ways of a pawn to a city, with their costs.
import { findHarm, listSpentCards } from '../game/state/costs';
import type { Move } from '../game/state/moves';
import { hasHelp } from '../game/state/tableState';
import type { PlanAnswer, Way, WaysAnswer } from '../wire/wire';
import type { Decision } from './decision.svelte';
import type { Plan } from './plan.svelte';
import type { Viewer } from './viewer.svelte';

export class Ways {
  readonly #answers = new Map<string, Promise<WaysAnswer | null>>();
  #moment = ''; // of the answers

  constructor(
    private readonly viewer: Viewer,
    private readonly plan: Plan,
    private readonly decision: Decision,
  ) {}

  /** Return the ways of my pawn to a city, requested once for each position; null if refused. */
  find(city: string): Promise<WaysAnswer | null> {
    const moment = `${this.viewer.table.seq} ${JSON.stringify(this.plan.turns)}`;
    if (this.#moment !== moment) this.#answers.clear();
    this.#moment = moment;
    const known = this.#answers.get(city);
    if (known) return known;
    const answer = hasHelp(this.viewer.table)
      ? this.#request(city)
      : Promise.resolve(this.#findDirect(city));
    this.#answers.set(city, answer);
    return answer;
  }

  /** Return what could be treated after a way, as the server sees it. */
  async findTreats(way: Way | undefined): Promise<Move[]> {
    if (!way || !hasHelp(this.viewer.table)) return [];
    const answer = await this.viewer.connection.ask<PlanAnswer>({
      do: 'plan',
      seat: this.decision.turn.seat,
      moves: [...this.plan.moves, ...way.moves],
      before: [...this.plan.before],
    });
    return answer.type === 'plan' ? answer.view.legal.filter(({ kind }) => kind === 'treat') : [];
  }

  async #request(city: string): Promise<WaysAnswer | null> {
    const answer = await this.viewer.connection.ask<WaysAnswer>({
      do: 'ways',
      city,
      seat: this.decision.turn.seat,
      after: [...this.plan.moves],
      before: [...this.plan.before],
    });
    return answer.type === 'ways' ? { ...answer, open: this.#sort(answer.open) } : null;
  }

  /** Return the direct moves to a city, for a table without help. */
  #findDirect(city: string): WaysAnswer {
    const moves = this.decision
      .movesOf('drive', 'shuttle', 'direct', 'charter', 'opsflight')
      .filter((move) => move.city === city);
    const open = moves.map((move) => ({
      moves: [move.text],
      steps: [move],
      actions: move.cost,
      cards: listSpentCards(move),
    }));
    return { type: 'ways', id: '', open: this.#sort(open), closed: [] };
  }

  /** Return the useful ways: first those without cards, last those that break a nearly complete set. */
  #sort(ways: readonly Way[]): Way[] {
    const { position } = this.decision;
    const harm = ({ steps, cards }: Way) =>
      Math.sign(cards.length) + Number(steps.some((move) => findHarm(move, position) !== null));
    return dropWasteful(ways).sort((a, b) => harm(a) - harm(b));
  }
}

/** Return the ways without those that cost a card and save no action. */
function dropWasteful(ways: readonly Way[]): Way[] {
  const free = Math.min(...ways.filter(({ cards }) => !cards.length).map(({ actions }) => actions));
  return ways.filter(({ cards, actions }) => !cards.length || actions < free);
}
