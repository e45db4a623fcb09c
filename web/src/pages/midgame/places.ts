/** The names of the places where cards can be. */

import { roleName, t } from '../../lib/text/text';
import { BOARD } from '../../wire/wire';
import { infectionPlaces, type Entry } from './entry';

/** Return the name of a place of cards. */
export function sayPlace(entry: Entry, place: string): string {
  const { roles } = entry;
  const role = roles.find((one) => place === `hand ${one}`);
  if (role) return roleName(role);
  if (!place.startsWith('back '))
    return t(`midgame-place-${place}`, { role: roleName(BOARD.stores) });
  if (place === infectionPlaces(entry).find((one) => one.startsWith('back ')))
    return t('midgame-place-back');
  return t('midgame-place-back-earlier', { number: Number(place.slice('back '.length)) });
}
