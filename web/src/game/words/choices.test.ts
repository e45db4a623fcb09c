import { describe, expect, it } from 'vitest';
import { move, players, position, view } from '../../testing/game';
import { sayHeading, listOptions } from './choices';

const moves = (...texts: string[]) => texts.map((text) => move(text));
const labels = (...texts: string[]) =>
  listOptions(moves(...texts), view(position())).map(({ label, cost }) => [label, cost]);

describe('listOptions', () => {
  it('doubts a request that is the only choice, if the other player may not have the card', () => {
    const takes = ['atlanta', 'paris'].map((card) =>
      move(`take ${card} from scientist`, { card, partner: 'scientist' }),
    );
    const hidden = view(position({ players: players('scientist', { hand: [null, 'paris'] }) }));
    const [blind, known] = takes.map((take) => listOptions([take], hidden)[0]?.warning);
    expect([blind, known]).toEqual(['You do not know whether the Scientist has this card.', '']);
    expect(listOptions(takes, hidden).map(({ warning }) => warning)).toEqual(['', '']);
  });

  it('names cities alone: the heading says what happens there', () => {
    expect(labels('grant paris', 'grant cairo')).toEqual([
      ['Cairo', ''],
      ['Paris', ''],
    ]);
  });

  it('says a move where kinds differ, and groups what is still open', () => {
    expect(labels('give paris to scientist', 'charter cairo', 'charter delhi')).toEqual([
      ['Charter flight', ''],
      ['Give the Paris card to the Scientist', ''],
    ]);
  });

  it('lists the places first where the ways differ, and says the only way to each', () => {
    expect(labels('direct paris', 'charter paris', 'charter delhi')).toEqual([
      ['Delhi', 'Charter flight'],
      ['Paris', ''],
    ]);
  });

  it('puts what costs no card first', () => {
    const how = (way: string, cards: string[]) => move(`move medic ${way} cairo`, { cards });
    const all = listOptions([how('direct', ['cairo']), how('join', [])], undefined);
    expect(all.map(({ value }) => value)).toEqual(['join', 'direct']);
  });

  it('says how another pawn gets to a city', () => {
    expect(labels('move medic join cairo', 'move medic drive paris')).toEqual([
      ['Cairo', 'Join another pawn'],
      ['Paris', 'Drive/Ferry'],
    ]);
  });

  it('offers to move no station', () => {
    expect(labels('grant cairo', 'grant cairo moving lagos')).toEqual([
      ['None', ''],
      ['Lagos', ''],
    ]);
  });

  it('shows a single move as it is', () => {
    expect(labels('quiet')).toEqual([['One Quiet Night: skip the next infection step', '']]);
  });
});

it('is headed by the kind, or by its title where its options say the kind', () => {
  expect(sayHeading(moves('charter cairo', 'charter delhi'), 'Chicago')).toBe('Charter flight');
  expect(sayHeading(moves('charter cairo', 'build'), 'Chicago')).toBe('Chicago');
  expect(sayHeading(moves('direct paris'), 'Paris')).toBe('Paris');
  expect(sayHeading(moves('quiet'), '')).toBe('One Quiet Night');
});
