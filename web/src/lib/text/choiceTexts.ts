/** Options to choose from, with their texts. */

import { hasText, t } from './text';

export interface Choice<T> {
  value: T;
  label: string;
  note?: string;
}

/** Return options whose texts are `<text>-<value>` and, where there is one, `<text>-<value>-note`. */
export function listChoices<T extends string | number>(
  text: string,
  values: readonly T[],
): Choice<T>[] {
  return values.map((value) => {
    const label = `${text}-${value}`;
    const note = `${label}-note`;
    return { value, label: t(label), ...(hasText(note) && { note: t(note) }) };
  });
}
