import { describe, expect, it } from 'vitest';
import { move } from '../../testing/game';
import type { ChoiceReview, TurnReview } from '../../wire/wire';
import {
  cardOf,
  costOf,
  findCostliest,
  listChoices,
  sayChoice,
  sayChoicesCost,
  worstOf,
} from './choices';

/** Return a choice, which cost something if there is a better one. */
function choice(
  kind: ChoiceReview['kind'],
  played: string,
  better: string | null = null,
  loss = better ? 0.05 : 0,
): ChoiceReview {
  const label = loss >= 0.06 ? 'mistake' : loss >= 0.02 ? 'inaccuracy' : loss ? 'good' : 'best';
  const moves = { played: move(played), better: better ? move(better) : null };
  return { kind, ...moves, loss, label, number: 9, seat: 0, why: [] } as unknown as ChoiceReview;
}
const turn = (loss: number, ...choices: ChoiceReview[]) =>
  ({ loss, label: loss ? 'inaccuracy' : 'best', choices }) as TurnReview;

const kept = choice('kept', 'next', 'quiet', 0.03);

describe('what was decided after the actions', () => {
  it('is said with its card', () => {
    expect(sayChoice(choice('discard', 'discard cairo'))).toBe('Discarded Cairo');
    expect(sayChoice(choice('event', 'resilient lagos'))).toBe('Played Resilient Population');
    expect(sayChoice(kept)).toBe('Kept One Quiet Night');
    expect(cardOf(choice('order', 'order cairo lagos'))).toBeNull();
  });

  it('leaves out events that nobody should have played', () => {
    expect(
      listChoices(turn(0, choice('kept', 'next'), choice('discard', 'discard cairo'))),
    ).toEqual([choice('discard', 'discard cairo')]);
  });

  it('names an event that was kept twice in a turn once, at the cost of both', () => {
    const worse = { ...kept, loss: 0.04, number: 12 };
    expect(listChoices(turn(0, kept, worse))).toEqual([{ ...worse, loss: 0.07 }]);
  });

  it('names a request that was declined only at a cost', () => {
    const text = 'give cairo to medic';
    const refused = choice('declined', text, text, 0.06);
    expect(listChoices(turn(0, choice('declined', text), refused))).toEqual([refused]);
    expect(sayChoice(refused)).toBe('Declined: Give the Cairo card to the Medic');
  });

  it('counts with the turn', () => {
    const whole = turn(0.02, choice('discard', 'discard cairo', 'discard lima', 0.07));
    expect(costOf(whole)).toBeCloseTo(0.09);
    expect([worstOf(whole), worstOf(turn(0))]).toEqual(['mistake', 'best']);
  });

  it('gives the turn its headline if it cost most', () => {
    const wrong = choice('discard', 'discard cairo', 'discard lima', 0.05);
    expect(findCostliest(turn(0.02, wrong, kept))).toBe(wrong);
    expect(findCostliest(turn(0.06, wrong))).toBeUndefined();
    expect(findCostliest(turn(0, choice('discard', 'discard cairo')))).toBeUndefined();
  });

  it('is summed up by what it was', () => {
    const turns = [
      turn(0.1, choice('discard', 'discard cairo', 'discard lima', 0.02), kept),
      turn(0.1, choice('event', 'quiet', 'next', 0.01), choice('discard', 'discard lima')),
    ];
    expect(sayChoicesCost(turns, 26)).toBe(
      'Of the 26 points lost on decisions: 2 on discards and 4 on events.',
    );
    expect(sayChoicesCost([turn(0.1, choice('discard', 'discard cairo'))], 10)).toBe('');
  });
});
