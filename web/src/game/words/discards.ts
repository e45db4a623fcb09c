// What discarding a card would cost, in the few words that fit on its foot, and as a sentence.
import { named, t } from '../../lib/text/text';
import type { DiscardCost } from '../state/discardCosts';

/** Return the arguments of the messages about a cost. */
function describe(cost: DiscardCost) {
  return {
    ...('disease' in cost && { disease: named.disease(cost.disease) }),
    ...('to' in cost && { city: named.city(cost.to) }),
    ...('role' in cost && { player: named.role(cost.role), cards: cost.cards }),
    ...('from' in cost && { from: cost.from, to: cost.from - 1, needed: cost.needed }),
  };
}

/** Return the words on the foot of a card: what it costs, and of what. */
export function labelCost(cost: DiscardCost): { what: string; more: string } {
  const args = describe(cost);
  return { what: t(`discard-cost-${cost.kind}`, args), more: t(`discard-more-${cost.kind}`, args) };
}

/** Return the sentence about the card that goes. */
export function sayCost(cost: DiscardCost): string {
  return t(`discard-says-${cost.kind}`, describe(cost));
}
