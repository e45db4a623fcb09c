/** Until when a turn-based table waits: the day, the date, the time, and what is left. */
import { formatMoment, t } from '../../lib/text/text';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAYS_FROM = 2 * DAY; // from here on, what is left is said in days

/** Return in how much time something is. */
export function sayLeft(left: number): string {
  if (left >= DAYS_FROM) return t('left-days', { days: Math.round(left / DAY) });
  if (left >= HOUR) return t('left-hours', { hours: Math.round(left / HOUR) });
  return t('left-minutes', { minutes: Math.max(1, Math.floor(left / MINUTE)) });
}

/** Return how much time is left in as few letters as fit into a ring. */
export function sayLeftBriefly(left: number): string {
  if (left >= DAYS_FROM) return t('slow-ring-days', { days: Math.round(left / DAY) });
  if (left >= HOUR) return t('slow-ring-hours', { hours: Math.round(left / HOUR) });
  return t('slow-ring-minutes', { minutes: Math.max(0, Math.floor(left / MINUTE)) });
}

/** Return until when a table waits, and what happens then. */
export function sayDeadline(due: number, late: string, now: number): string {
  const time = formatMoment(due);
  if (due <= now) return t('pace-late', { time });
  const left = sayLeft(due - now);
  return t(late === 'bot' ? 'pace-until-bot' : 'pace-until', { time, left });
}
