/** The options of a new table. */

export const VISIBILITIES = ['invite', 'public', 'local'] as const;
export const HELP = ['off', 'bookkeeping', 'odds', 'coach'] as const;
export const EDITIONS = ['2013', '2008'] as const;

export const LATE = ['nothing', 'remind', 'bot'] as const;
/** Hours that a turn may take at a table that is played turn by turn. */
export const TURN_HOURS = [8, 24, 72, 168];

export const EVENTS = [
  'airlift',
  'forecast',
  'government_grant',
  'one_quiet_night',
  'resilient_population',
];

const ROLES_2008 = ['dispatcher', 'medic', 'operations_expert', 'researcher', 'scientist'];
const ROLES_2013 = [...ROLES_2008, 'contingency_planner', 'quarantine_specialist'];

/** The roles of all editions. */
export const ROLES: readonly string[] = ROLES_2013;

export function rolesOf(edition: string): string[] {
  return edition === '2008' ? ROLES_2008 : ROLES_2013;
}
