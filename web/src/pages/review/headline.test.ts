import { describe, expect, it } from 'vitest';
import { move, position } from '../../testing/game';
import type { Claim, TurnReview } from '../../wire/wire';
import { missesWin, sayHeadline } from './headline';

const { players } = position(); // a Medic and a Scientist in Atlanta

/** Return a turn that was played, and a better one if it cost anything. */
function turn(played: string[], better: string[] = [], why: Claim[] = []): TurnReview {
  const loss = better.length ? 0.1 : 0;
  const moves = {
    moves: played.map((text) => move(text)),
    better: better.map((text) => move(text)),
  };
  const label = better.length ? 'mistake' : 'best';
  return { number: 3, seat: 0, loss, label, why, choices: [], ...moves } as unknown as TurnReview;
}
const claim = (code: Claim['code'], figures: Claim['figures'] = {}): Claim => ({
  code,
  figures,
  futures: null,
  of: 100,
});
const headline = (...given: Parameters<typeof turn>) => sayHeadline(turn(...given), players);

describe('the headline of a turn', () => {
  it('says the deed that tells most about it', () => {
    expect(headline(['drive chicago', 'treat blue', 'drive atlanta'])).toBe('Treat in Chicago');
    expect(headline(['drive chicago', 'build'])).toBe('Station in Chicago');
    expect(headline(['treat blue', 'cure blue with atlanta chicago essen london paris'])).toBe(
      'Cure blue',
    );
    expect(headline(['give atlanta to scientist', 'treat blue'])).toBe('Share Atlanta');
  });

  it('tells an event that was stored from one that was played', () => {
    expect(headline(['store airlift', 'pass'])).toBe('Store Airlift');
    expect(headline(['forecast'])).toBe('Play Forecast');
  });

  it('says where a journey ends, and whom it brings there', () => {
    expect(headline(['drive chicago', 'drive montreal'])).toBe('Go to Montréal');
    expect(headline(['move scientist drive miami'])).toBe('Scientist to Miami');
  });

  it('says nothing more of a turn without a deed', () => {
    expect(headline(['pass'])).toBe('Pass');
    expect(headline([])).toBe('Pass');
  });

  it('says which city was chosen, and which would have been better', () => {
    expect(
      headline(['drive chicago', 'treat blue', 'treat blue'], ['drive miami', 'treat yellow']),
    ).toBe('Chicago, not Miami');
  });

  it('says what was missed if it is no matter of the place', () => {
    expect(headline(['treat blue'], ['treat blue', 'give atlanta to scientist'])).toBe(
      'Missed: Share Atlanta',
    );
    expect(headline(['drive miami'], ['cure blue with a b c d e'])).toBe('Missed: Cure blue');
  });

  it('takes the deed of which the coach speaks first', () => {
    const better = ['give atlanta to scientist', 'drive miami', 'treat yellow'];
    expect(headline(['drive chicago'], better)).toBe('Missed: Share Atlanta');
    expect(headline(['drive chicago'], better, [claim('treats', { city: 'miami' })])).toBe(
      'Chicago, not Miami',
    );
  });

  it('is that of the played turn if the better one does the same in another order', () => {
    expect(headline(['treat blue', 'drive miami'], ['treat blue', 'drive miami'])).toBe(
      'Treat in Atlanta',
    );
  });

  it('is that of the played turn if it was about as good', () => {
    const good = { ...turn(['drive miami'], ['drive chicago']), label: 'good' as const };
    expect(sayHeadline(good, players)).toBe('Go to Miami');
  });

  it('says that a cure was missed, whatever else the better turn does', () => {
    const better = ['drive chicago', 'treat blue', 'cure blue with a b c d e'];
    const missed: TurnReview = {
      ...turn(['drive miami'], better, [claim('treats', { city: 'chicago' })]),
      missed: 'cure',
    };
    expect(sayHeadline(missed, players)).toBe('Missed: Cure blue');
  });

  it('is about the discard if that cost more than the actions', () => {
    const [played, other] = ['discard cairo', 'discard lima'].map((text) => move(text));
    const discard = { kind: 'discard', played, better: other, loss: 0.2, label: 'blunder' };
    const wrong = { ...turn(['drive miami']), choices: [discard] } as unknown as TurnReview;
    expect(sayHeadline(wrong, players)).toBe('Discarded Cairo');
  });

  it('says that a win was missed', () => {
    const missed: TurnReview = {
      ...turn(['drive miami'], ['cure blue with a b c d e'], [claim('wins')]),
      missed: 'win',
    };
    expect([sayHeadline(missed, players), missesWin(missed)]).toEqual(['Win missed', true]);
    expect(missesWin({ missed: 'cure' })).toBe(false);
  });
});
