/** The examples of the tutorial, which the folder of the game contains (`offline/tutorial.py`). */

import { fileAt } from '../../wire/address';

export interface Example {
  source: string;
  want: string;
}

export interface Chapter {
  title: string;
  examples: Example[];
}

export async function readTutorial(): Promise<Chapter[]> {
  const answer = await fetch(fileAt('/python/tutorial.json'));
  return (await answer.json()) as Chapter[];
}

/** Return the lines of an input after the prompts of Python. */
export function withPrompts(source: string): string {
  return source
    .trimEnd()
    .split('\n')
    .map((line) => (/^(\s|except|else|elif|finally)/.test(line) ? `... ${line}` : `>>> ${line}`))
    .join('\n');
}
