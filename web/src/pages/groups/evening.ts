// The date of a group's next evening in a field of a form, in the time of the reader.

const two = (number: number) => String(number).padStart(2, '0');

/** Return a moment as the value of a field: 2026-11-19T19:30. */
export function writeField(moment: number): string {
  const date = new Date(moment);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Return the moment in a field; null if it is empty or no date. */
export function readField(value: string): number | null {
  const moment = new Date(value).getTime();
  return Number.isNaN(moment) ? null : moment;
}
