import { describe, expect, it } from 'vitest';
import { move } from '../../testing/game';
import type { AdvisedTurn, Claim, ClaimCode, ClaimFigures, MoveReason } from '../../wire/wire';
import { sayHeadline, sayRather, sayWhy } from './advice';

const claim = (code: ClaimCode, figures: ClaimFigures, futures: number | null = null): Claim => ({
  code,
  figures,
  futures,
  of: 100,
});
const turn = (says: Claim[], change: Partial<AdvisedTurn> = {}): AdvisedTurn => ({
  says,
  moves: [],
  steps: [],
  reasons: [],
  chance: 0.9,
  wins: 90,
  futures: 100,
  contrast: null,
  tempting: false,
  ...change,
});
const treats = (city: string) => claim('treats', { city, disease: 'blue', cubes: 3, left: 0 });
const cureNext = claim('cure_next', { disease: 'red', role: 'medic' }, 71);
const leaves = claim('leaves', { cities: ['cairo', 'lima'] }, 92);

describe('the headline of a turn', () => {
  it('is its first claim in a few words', () => {
    expect(sayHeadline(turn([treats('paris'), cureNext]))).toBe('Treat blue in Paris');
    expect(sayHeadline(turn([claim('wins', { disease: 'blue' })]))).toBe('Cure blue and win');
    expect(sayHeadline(turn([claim('discards_keeps', { card: 'lima' })]))).toBe('Discard Lima');
    expect(sayHeadline(turn([]))).toBe('');
  });
});

describe('why a turn is good', () => {
  const reason: MoveReason = {
    move: 'treat blue',
    code: 'treats',
    purpose: null,
    figures: { city: 'paris', disease: 'blue', treated_cubes: 3, infected: 0.03 },
  };
  const steps = [move('treat blue', { kind: 'treat', disease: 'blue' })];

  it('is the reason of its main move, then what it leads to and what is dangerous', () => {
    const advised = turn([treats('paris'), cureNext, leaves], { steps, reasons: [reason] });
    expect(sayWhy(advised)).toBe(
      '3 blue cubes before treating; 3% chance of infection at the end of this turn. In 71 of 100 simulated games, the Medic discovers the cure for red on their next turn. Cairo and Lima stay at three cubes, but in 92 of 100 simulated games there is no outbreak before the next turn.',
    );
  });

  it('leaves out the main move if three claims say more', () => {
    const build = claim('builds', { city: 'lima' });
    const advised = turn([treats('paris'), cureNext, build, leaves], { steps, reasons: [reason] });
    expect(sayWhy(advised)).not.toContain('before treating');
    expect(sayWhy(advised)).toContain('Build a research station in Lima. Cairo and Lima stay');
  });

  it('begins with a shield if that is the point of the turn', () => {
    const shield = claim('shields', {
      pawn: 'quarantine_specialist',
      city: 'cairo',
      risk_otherwise: 0.31,
    });
    expect(sayHeadline(turn([shield]))).toBe('Protect Cairo');
    expect(sayWhy(turn([shield]))).toBe(
      'The Quarantine Specialist protects Cairo: without that, the chance of an outbreak there would be 31% this turn.',
    );
  });

  it('is the claim itself if there is nothing else', () => {
    expect(sayWhy(turn([treats('paris')]))).toBe('Treat blue in Paris until no cubes are left.');
  });
});

describe('why not another turn', () => {
  const outbreak = claim('rather_outbreak', { city: 'istanbul', risk: 0, risk_otherwise: 0.31 });
  const best = turn([claim('goes', { city: 'chicago' })]);
  const runnerUp = turn([treats('delhi')], { contrast: outbreak });

  it('is the figure that differs most', () => {
    expect(sayRather(best, [runnerUp])).toMatchObject({
      title: 'Why not treat blue in Delhi?',
      text: 'The chance of an outbreak in Istanbul this turn would then be 31% instead of 0%.',
    });
    const cure = claim('rather_cure', { disease: 'red', turns: 2, otherwise: 12 }, 80);
    expect(sayRather(best, [turn([treats('delhi')], { contrast: cure })])?.text).toBe(
      'The cure for red would then be discovered within the next 2 turns in only 12 of 100 simulated games instead of 80.',
    );
  });

  it('says which city can wait, unless the advised turn leaves it in danger', () => {
    expect(sayRather(best, [runnerUp])?.waits).toBe('delhi');
    const danger = claim('danger', { city: 'delhi', risk: 0.2 });
    expect(sayRather(turn([treats('lima'), danger]), [runnerUp])?.waits).toBeUndefined();
  });

  it('is said of the tempting turn, if there is one', () => {
    const wins: Claim = { ...claim('rather_wins', { otherwise: 220 }, 320), of: 400 };
    const tempting = turn([claim('goes', { city: 'lima' })], { contrast: wins, tempting: true });
    expect(sayRather(best, [runnerUp, tempting])).toEqual({
      title: 'Why not go to Lima?',
      text: 'The team would then win only 220 of 400 simulated games instead of 320.',
    });
  });

  it('is not said if there is no other turn', () => {
    expect(sayRather(best, [])).toBeNull();
  });
});
