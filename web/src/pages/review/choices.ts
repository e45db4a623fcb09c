/** A turn with what was decided after its actions: discards, events and orders of a Forecast. */

import { EVENT_OF } from '../../game/state/moves';
import { namedCard, sayMove } from '../../game/words/sentences';
import { joinNames, t } from '../../lib/text/text';
import type { ChoiceReview, Label, TurnReview } from '../../wire/wire';

/** What sums name: events that were played and kept together. */
type Part = 'discard' | 'event' | 'order' | 'declined';

/** Decisions that say something only at a cost. */
const MADE_NO_MOVE: readonly ChoiceReview['kind'][] = ['kept', 'declined'];

/** From the best to the worst. */
export const LABELS: readonly Label[] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'];

/** Return whether a decision was so good that nothing needs to be said about a better one. */
export function isFine(label: Label): boolean {
  return label === 'best' || label === 'good';
}

/** Return the choices that say something: an event that was kept, once, and only at a cost; a request too. */
export function listChoices({ choices }: Pick<TurnReview, 'choices'>): ChoiceReview[] {
  const listed: ChoiceReview[] = [];
  for (const choice of choices) {
    if (MADE_NO_MOVE.includes(choice.kind) && !choice.better) continue;
    const at = listed.findIndex((other) => isSameKept(choice, other));
    if (at < 0) listed.push(choice);
    else listed[at] = joinKept(listed[at]!, choice);
  }
  return listed;
}

const isSameKept = (one: ChoiceReview, other: ChoiceReview): boolean =>
  one.kind === 'kept' &&
  other.kind === 'kept' &&
  one.seat === other.seat &&
  cardOf(one) === cardOf(other);

/** Return an event that was kept twice as one choice, with the reasons of the costlier one. */
function joinKept(one: ChoiceReview, other: ChoiceReview): ChoiceReview {
  const costlier = one.loss < other.loss ? other : one;
  return { ...costlier, loss: one.loss + other.loss };
}

/** Return what a turn cost with its choices. */
export function costOf({ loss, choices }: Pick<TurnReview, 'loss' | 'choices'>): number {
  return choices.reduce((sum, choice) => sum + choice.loss, loss);
}

/** Return the worst label of a turn and its choices. */
export function worstOf(turn: Pick<TurnReview, 'label' | 'choices'>): Label {
  const found = [turn, ...listChoices(turn)].map(({ label }) => LABELS.indexOf(label));
  return LABELS[Math.max(...found)]!;
}

/** Return the clearly bad choice that cost more than the actions of its turn, if any. */
export function findCostliest(turn: TurnReview): ChoiceReview | undefined {
  const choices = listChoices(turn).filter(({ label }) => !isFine(label));
  const most = Math.max(turn.loss, ...choices.map(({ loss }) => loss));
  return most > turn.loss ? choices.find(({ loss }) => loss === most) : undefined;
}

/** Return the card that a choice is about; none for the order of a Forecast. */
export function cardOf({ kind, played, better }: ChoiceReview): string | null {
  const move = kind === 'kept' ? better : played;
  if (!move || kind === 'order' || kind === 'declined') return null;
  return kind === 'discard' ? (move.card ?? null) : (EVENT_OF[move.kind] ?? move.event ?? null);
}

/** Return in a few words what was decided. */
export function sayChoice(choice: ChoiceReview): string {
  const move = choice.kind === 'declined' ? sayMove(choice.played) : '';
  return t(`decided-${choice.kind}`, { card: namedCard(cardOf(choice) ?? ''), move });
}

/** Return how much of the cost of all decisions is for choices, or nothing if they cost nothing. */
export function sayChoicesCost(turns: readonly TurnReview[], decisions: number): string {
  const costs = new Map<Part, number>();
  for (const { kind, loss } of turns.flatMap(({ choices }) => choices)) {
    const part = kind === 'kept' ? 'event' : kind;
    costs.set(part, (costs.get(part) ?? 0) + loss);
  }
  const parts = [...costs].flatMap(([part, loss]) => {
    const points = Math.round(100 * loss);
    return points ? [t(`review-for-${part}`, { points })] : [];
  });
  return parts.length ? t('review-of-these', { decisions, parts: joinNames(parts) }) : '';
}
