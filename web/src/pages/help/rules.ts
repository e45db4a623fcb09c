/** The rules in chapters, read from the messages of the language. */

import { hasText, t } from '../../lib/text/text';

export interface Rule {
  number: string; // such as 'R8.5'
  text: string;
}
export interface Chapter {
  number: string; // such as 'R8'
  title: string;
  rules: Rule[];
}

const message = (number: string) => `rule-${number.replace('.', '-')}`;

/** Yield `find(1)`, `find(2)` and so on, until it returns null. */
function* numbered<T>(find: (number: number) => T | null): Generator<T> {
  for (let number = 1; ; number += 1) {
    const entry = find(number);
    if (entry === null) return;
    yield entry;
  }
}

function findRule(number: string): Rule | null {
  return hasText(message(number)) ? { number, text: t(message(number)) } : null;
}

function findChapter(number: string): Chapter | null {
  const title = `${message(number)}.title`;
  if (!hasText(title)) return null;
  return { number, title: t(title), rules: [...numbered((at) => findRule(`${number}.${at}`))] };
}

export function listChapters(): Chapter[] {
  return [...numbered((at) => findChapter(`R${at}`))];
}

/** Return the chapters with only the rules that contain all words. */
export function search(all: readonly Chapter[], typed: string): Chapter[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text: string) => words.every((word) => text.toLocaleLowerCase().includes(word));
  return all
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => fits(`${rule.number} ${chapter.title} ${rule.text}`)),
    }))
    .filter((chapter) => chapter.rules.length);
}
