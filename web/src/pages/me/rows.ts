// The rows of the charts: a label, the number of games, and how many of them were won.
import { USUAL_EDITION } from '../../game/state/options';
import { joinNames, roleName, t } from '../../lib/text/text';
import type { IconName } from '../../pieces/art/icons';
import type { FinishedGame, Statistics } from '../../wire/wire';

export interface Row {
  label: string;
  games: number;
  won: number;
  role?: string;
  icon?: IconName;
}

export function listRoles({ roles }: Statistics): Row[] {
  return roles.map(({ role, ...tally }) => ({ ...tally, label: roleName(role), role }));
}

/** Return the difficulties; the edition is said only where it is not the usual one. */
export function listDifficulties({ difficulties }: Statistics): Row[] {
  return difficulties.map(({ edition, epidemics, games, won }) => ({
    label: sayDifficulty(edition, epidemics),
    games,
    won,
  }));
}

export function sayDifficulty(edition: string, epidemics: number): string {
  const level = t(`new-difficulty-${epidemics}`);
  return edition === USUAL_EDITION ? level : `${level}, ${t(`edition-${edition}`)}`;
}

export function listTeams({ teams }: Statistics): Row[] {
  return teams.map(({ players, ...tally }) => ({
    ...tally,
    label: t('setup-players', { players }),
  }));
}

/** Return the team mates; bots and a screen for everyone are a group each. */
export function listCompany({ mates, bots, one_screen }: Statistics): Row[] {
  const groups: Row[] = [
    { ...bots, label: t('me-bots'), icon: 'bot' },
    { ...one_screen, label: t('me-one-screen'), icon: 'screen' },
  ];
  return [
    ...groups.filter(({ games }) => games),
    ...mates.map(({ name, ...tally }) => ({ ...tally, label: name, icon: 'person' as const })),
  ];
}

/** Return with whom a game was played; empty if the others are not known any more. */
export function sayCompany({ mates, bots, players, roles }: FinishedGame): string {
  if (roles.length === players) return t('me-one-screen');
  return joinNames([...mates, ...(bots ? [t('me-bots-number', { bots })] : [])]);
}

/** Return the causes of losses, the most frequent first; their bars are all "lost". */
export function listLosses({ losses }: Statistics): Row[] {
  const ICONS: Record<string, IconName> = {
    outbreaks: 'outbreak',
    cubes: 'infection',
    cards: 'deck',
  };
  return Object.entries(losses)
    .map(([cause, games]) => ({ label: t(`me-lost-${cause}`), games, won: 0, icon: ICONS[cause] }))
    .sort((a, b) => b.games - a.games);
}

/** Return which share of its games a row has won. */
export function computeShareWon({ games, won }: { games: number; won: number }): number {
  return games ? won / games : 0;
}
