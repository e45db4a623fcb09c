/** What the host of this page offers: a server everything, a folder of files what its page names. */

import { isLocal } from './address';

/** A bot by its id, or something that not every host has. */
export type Ability =
  | 'careful' // bots
  | 'coach'
  | 'daily'
  | 'deep'
  | 'people' // others: tables to join, invitations, groups, notices, devices
  | 'puzzles'
  | 'python' // a session in the page
  | 'quick'
  | 'reviews'; // with practice from a game, and with what the person has played

const named = new Set(document.documentElement.dataset['offers']?.split(' '));

/** Whether the host of this page has an ability. */
export function offers(ability: Ability): boolean {
  return isLocal ? named.has(ability) : ability !== 'python';
}
