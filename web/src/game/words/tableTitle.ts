/** What a table is called: its name, or its people as one of them sees it. */
import { joinNames, t } from '../../lib/text/text';
import type { Setup, Table } from '../../wire/wire';

/** What names a table. */
export type TitledTable = Pick<Table, 'seats' | 'people' | 'you'> & {
  day?: string | null;
  setup: Required<Pick<Setup, 'name' | 'players' | 'epidemics'>>;
};

/** Return the name of a table, or of its people: "Anna, Marek and you". */
export function sayTableTitle(table: TitledTable): string {
  if (table.setup.name) return table.setup.name;
  if (table.day) return t('daily-title');
  return (
    sayPeople(table) ||
    t('line-title', { players: table.setup.players, epidemics: table.setup.epidemics })
  );
}

/** Return who plays at a table; empty if it is only oneself, or nobody. */
function sayPeople({ seats, people, you }: TitledTable): string {
  const holders = [...new Set(seats.map(({ holder, owner }) => owner ?? holder))];
  const others = holders.flatMap((holder) =>
    holder !== null && holder !== you && holder in people
      ? [people[holder]?.name || t('seat-somebody')]
      : [],
  );
  const bots = holders.filter((holder) => holder?.startsWith('bot:')).length;
  const mates = [...others, ...(bots ? [t('title-bots', { bots })] : [])];
  if (!mates.length) return '';
  const own = you !== null && holders.includes(you) ? [t('title-you')] : [];
  const title = joinNames(others.length ? [...mates, ...own] : [...own, ...mates]);
  return title.charAt(0).toLocaleUpperCase() + title.slice(1);
}
