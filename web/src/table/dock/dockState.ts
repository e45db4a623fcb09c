// What the dock shows: one thing at a time, the most pressing first. Pure: what it needs is in the answer,
// so that the dock can show it a moment longer than it is true.
import type { TableAnimation } from '../../play/animation/animation.svelte';
import type { Refused } from '../../play/answers.svelte';
import type { Play } from '../../play/play';
import type { SeatLife } from '../session/seatLife.svelte';
import type { TurnEnd } from '../../play/turnEnd';
import { isEvent, type Move } from '../../game/state/moves';
import type { NextStep, Request, ShownWindow } from '../../wire/wire';

export type DockState =
  /** What is happening on the board, step by step. */
  | { kind: 'stage' }
  /** I am back, and a bot plays my seat. */
  | { kind: 'back'; seat: number }
  /** The game waits for somebody who is away. */
  | { kind: 'away'; seat: number }
  /** The question of another player. */
  | { kind: 'request'; request: Request; others: number }
  /** A whole turn that is being played. */
  | { kind: 'run' }
  /** Too many cards in a hand. */
  | { kind: 'discard'; seat: number }
  /** A moment for events: the game goes on by itself, or waits for me or for somebody else. */
  | { kind: 'window'; window: ShownWindow; events: Move[]; isMine: boolean }
  /** On a phone: a touched city. */
  | { kind: 'city'; city: string }
  /** The no to a request of mine. */
  | { kind: 'answer'; refused: Refused }
  /** A puzzle of one choice: its options are in the task. */
  | { kind: 'choice' }
  /** What the check of an exercise has found. */
  | { kind: 'verdict' }
  /** One's own actions, or those of a plan. */
  | { kind: 'turn' }
  /** Somebody else's time. */
  | { kind: 'waiting' };

type Parts = Pick<Play, 'viewer' | 'decision'> & {
  run: Pick<Play['run'], 'isOn'>;
  animation: Pick<TableAnimation, 'holds'>;
  turnEnd: Pick<TurnEnd, 'exercise'>;
  choosing: Pick<Play['choosing'], 'choice' | 'look'>;
  answers: Pick<Play['answers'], 'refused'>;
  seatLife: Pick<SeatLife, 'lent' | 'isBack' | 'asked'>;
  /** Whether the actions at a city are in the dock: a wide screen shows them at the city. */
  phone: boolean;
};

/** Return what the dock shows now. */
export function chooseDock(parts: Parts): DockState {
  const { viewer, decision, run, animation, seatLife } = parts;
  const { isBehind, requests } = viewer;
  if (seatLife.isBack && seatLife.lent !== null) return { kind: 'back', seat: seatLife.lent };
  const [request] = isBehind ? [] : requests;
  if (request) return { kind: 'request', request, others: requests.length - 1 };
  if (decision.isPlanned) return chooseOwn(parts, true);
  if (animation.holds) return { kind: 'stage' };
  if (run.isOn) return { kind: 'run' };
  if (parts.turnEnd.exercise?.isJudged && !parts.choosing.look) return { kind: 'verdict' };
  if (parts.turnEnd.exercise?.isChoice && !viewer.liveMoves.length) return { kind: 'choice' };
  const [discard] = decision.movesOf('discard');
  if (discard) return { kind: 'discard', seat: discard.seat };
  const { window } = decision;
  if (window && (window.pauses.length || window.holds.length || decision.inWindow)) {
    const events = decision.moves.filter(isEvent);
    return { kind: 'window', window, events, isMine: decision.isWaitedFor };
  }
  const mine = decision.isActing || decision.movesOf('next', 'order').length > 0;
  return chooseOwn(parts, mine || (parts.turnEnd.exercise !== null && !viewer.isOver));
}

/** Return what a person's own time or somebody else's shows, unless a city was touched. */
function chooseOwn({ answers, choosing, phone, seatLife }: Parts, mine: boolean): DockState {
  if (!mine && seatLife.asked !== null) return { kind: 'away', seat: seatLife.asked };
  const { choice, look } = choosing;
  if (phone && look && !look.isFull && !choice) return { kind: 'city', city: look.city };
  if (answers.refused) return { kind: 'answer', refused: answers.refused };
  return { kind: mine ? 'turn' : 'waiting' };
}

/** Return what comes after a window. After an epidemic that is the infections, or another step of it. */
export function nameNext(
  { moment }: Pick<ShownWindow, 'moment'>,
  step: NextStep | null,
): 'draw' | 'infect' | 'shuffle' | 'epidemic' {
  if (moment !== 'epidemic') return moment;
  if (step === 'intensify') return 'shuffle';
  return step === 'between' ? 'epidemic' : 'infect';
}

/** Return what makes two states the same: while it does not change, the keys stay where they are. */
export function identify(state: DockState): string {
  if (state.kind === 'back' || state.kind === 'away') return `${state.kind} ${state.seat}`;
  if (state.kind === 'request') return `request ${state.request.number}`;
  if (state.kind === 'answer') return `answer ${state.refused.answer.seq}`;
  if (state.kind === 'discard') return `discard ${state.seat}`;
  if (state.kind === 'window') return `window ${state.isMine}`;
  if (state.kind === 'city') return `city ${state.city}`;
  return state.kind;
}

/** Whether a state has keys that the game itself takes away. */
export function asks(state: DockState): boolean {
  return ['request', 'window', 'away'].includes(state.kind);
}
