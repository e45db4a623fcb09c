import { expect, it } from 'vitest';
import { CITIES } from '../../game/state/cities';
import { CardboardSetup } from './cardboardSetup.svelte';

const IDS = CITIES.map(({ id }) => id);
const sizes = (laid: CardboardSetup) =>
  Object.fromEntries(laid.groups.map(({ key, size }) => [key, size]));

it('asks for nine cities, and for the hands once there are enough players', () => {
  const laid = new CardboardSetup();
  expect(sizes(laid)).toEqual({ 1: 3, 2: 3, 3: 3 });
  laid.toggle('medic');
  expect(sizes(laid)).toEqual({ 1: 3, 2: 3, 3: 3 });
  laid.toggle('scientist');
  expect(sizes(laid)).toEqual({ 1: 3, 2: 3, 3: 3, medic: 4, scientist: 4 });
  laid.toggle('researcher');
  expect(sizes(laid)).toMatchObject({ medic: 3, scientist: 3, researcher: 3 });
});

it('keeps the cards of a player while another one is chosen', () => {
  const laid = new CardboardSetup();
  laid.seat(['medic', 'scientist']);
  laid.choose('medic');
  for (const card of IDS.slice(0, 4)) laid.tell(card);
  const hand = () => laid.groups.find(({ key }) => key === 'medic')?.cards;
  laid.toggle('scientist');
  laid.toggle('researcher');
  expect(hand()).toEqual(IDS.slice(0, 4));
  laid.toggle('dispatcher');
  expect(hand()).toEqual(IDS.slice(0, 3));
});

it('is complete with all cards, and deals them in turn', () => {
  const laid = new CardboardSetup();
  laid.seat(['medic', 'scientist']);
  for (const card of IDS.slice(0, 17)) {
    expect(laid.complete).toBe(false);
    laid.tell(card);
  }
  expect(laid.complete).toBe(true);
  const [medic, scientist] = [IDS.slice(9, 13), IDS.slice(13, 17)];
  expect(laid.setup()).toMatchObject({
    players: 2,
    edition: '2013',
    cards: [...IDS.slice(0, 9), ...medic.flatMap((card, i) => [card, scientist[i]])],
  });
});
