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

  it('is the reason of its main move, then what it leads to, in two sentences', () => {
    const advised = turn([treats('paris'), cureNext, leaves], { steps, reasons: [reason] });
    expect(sayWhy(advised)).toBe(
      '3 blue cubes before treating; 3% chance of infection at the end of this turn. In 71 of 100 simulated games, the Medic discovers the cure for red on their next turn.',
    );
  });

  it('leaves out what is said elsewhere', () => {
    expect(sayWhy(turn([treats('paris'), leaves, cureNext]), leaves)).toBe(
      'In 71 of 100 simulated games, the Medic discovers the cure for red on their next turn.',
    );
  });

  it('is the claim itself if there is nothing else', () => {
    expect(sayWhy(turn([treats('paris')]))).toBe('Treat blue in Paris until no cubes are left.');
  });
});

describe('why not the runner-up', () => {
  const best = turn([claim('goes', { city: 'chicago' }), leaves]);

  it('is that its city can wait', () => {
    expect(sayRather(best, turn([treats('cairo')]))).toMatchObject({
      title: 'Why not “Treat blue in Cairo”?',
      text: 'Cairo can wait: in 92 of 100 simulated games there is no outbreak before the next turn.',
      claim: leaves,
      waits: 'cairo',
    });
  });

  it('is that a cure comes later', () => {
    const sooner = turn([treats('paris'), cureNext]);
    expect(sayRather(sooner, turn([treats('milan')]))?.text).toBe(
      'The advised turn brings the cure for red closer.',
    );
  });

  it('is that the team wins fewer games, or hardly any fewer', () => {
    const other = (chance: number) => turn([treats('milan')], { chance });
    expect(sayRather(best, other(0.86))?.text).toBe('The team then wins 4 fewer games in 100.');
    expect(sayRather(best, other(0.898))).toEqual({
      title: 'Nearly as good: Treat blue in Milan',
      text: '',
    });
  });

  it('is not said if the runner-up does the same, or there is none', () => {
    expect(sayRather(best, turn([claim('goes', { city: 'chicago' })]))).toBeNull();
    expect(sayRather(best, undefined)).toBeNull();
  });
});
