// The log in lines: what happened, and what people say.
import { sayReason } from './reasons';
import type { Happening } from '../wire/wire';
import type { Play } from '../play/play.svelte';
import { holderName, sayEntry, sayHappening } from './sentences';

export interface Line {
  key: string;
  text: string;
  kind: 'happening' | 'turn' | 'alarm' | 'good' | 'said' | 'entry';
  undone: boolean;
  name?: string;
  why?: string;
}

const TONES: Record<string, Line['kind']> = {
  turn: 'turn',
  outbreak: 'alarm',
  increased: 'alarm',
  cured: 'good',
  eradicated: 'good',
};

function tone(event: Happening): Line['kind'] {
  if (event.event === 'ended') return event.result === 'won' ? 'good' : 'alarm';
  return TONES[event.event] ?? 'happening';
}

/** The lines of the last entries, newest last, as the seat that reads may know them. */
export function linesOf(play: Play, most: number, eyes: number | null = play.eyes): Line[] {
  const standing = new Set(play.standing.map(({ seq }) => seq));
  return play.entries.slice(-most).flatMap((entry): Line[] => {
    if (entry.kind === 'played') {
      return entry.events.map((event, i) => ({
        key: `${entry.seq} ${i}`,
        text: sayHappening(event, play.over ? 0 : eyes),
        kind: tone(event),
        undone: !standing.has(entry.seq),
        why: entry.why && i === entry.events.length - 1 ? sayReason(entry.why) : '',
      }));
    }
    if (entry.kind === 'said') {
      const name = holderName(entry.by, play.table);
      return [{ key: `${entry.seq}`, text: entry.text, kind: 'said', undone: false, name }];
    }
    const text = sayEntry(entry, play.table, play.position);
    const why = entry.kind === 'answered' && entry.why ? sayReason(entry.why) : '';
    return text ? [{ key: `${entry.seq}`, text, kind: 'entry', undone: false, why }] : [];
  });
}
