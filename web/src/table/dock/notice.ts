// What the dock has to say in between, in the place of its usual words: one thing at a time. Pure.
import { layout } from '../../lib/browser/layout.svelte';
import type { CatchUp } from '../../play/catchUp.svelte';
import type { Play } from '../../play/play';
import type { Signals } from '../../play/signals.svelte';
import type { Request, ShownDraft, ShownEntry, ShownPlan } from '../../wire/wire';

export type Notice =
  | { kind: 'lost' }
  | { kind: 'refusal'; refusal: NonNullable<Play['sender']['refusal']> }
  | RequestNotice
  /** Somebody's run of several steps has ended early. */
  | { kind: 'halted'; seat: number }
  /** The game has moved on while one was away. */
  | { kind: 'since' }
  | { kind: 'signal'; signal: Signals['lines'][number] }
  /** On a small screen: somebody shows a plan that can be played now. */
  | { kind: 'plan'; plan: ShownPlan }
  /** Somebody is making a plan. */
  | { kind: 'draft'; draft: ShownDraft };

export type RequestNotice =
  /** A request of mine that waits for an answer. */
  | { kind: 'asked'; request: Request }
  /** A request to me that was withdrawn. */
  | { kind: 'withdrawn'; by: ShownEntry['by'] };

interface Parts {
  play: Pick<Play, 'answers' | 'viewer' | 'planning' | 'run' | 'sender'>;
  catchUp: Pick<CatchUp, 'news' | 'open'>;
  signals: Pick<Signals, 'lines'>;
}

/** Return what has to be said now, the most pressing first; null if nothing has. */
export function chooseNotice({ play, catchUp, signals }: Parts): Notice | null {
  const { answers, viewer, planning, run, sender } = play;
  if (viewer.connection.status !== 'open') return { kind: 'lost' };
  if (sender.refusal) return { kind: 'refusal', refusal: sender.refusal };
  if (answers.open && !viewer.isBehind) return { kind: 'asked', request: answers.open };
  if (answers.withdrawn && !viewer.isBehind) return { kind: 'withdrawn', by: answers.withdrawn.by };
  if (run.halted && !viewer.table.requests.length) return { kind: 'halted', seat: run.halted.seat };
  if (catchUp.news && !catchUp.open && !viewer.isBehind) return { kind: 'since' };
  const plan = layout.current === 'wide' ? null : planning.forMe;
  const signal = signals.lines.findLast(({ seq }) => seq !== plan?.number);
  if (signal) return { kind: 'signal', signal };
  if (plan) return { kind: 'plan', plan };
  const draft = planning.drafts.find(({ after }) => after === null);
  return draft ? { kind: 'draft', draft } : null;
}
