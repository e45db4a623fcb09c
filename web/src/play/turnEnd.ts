// The end of a turn: drawing cards, or the check of an exercise.
import { isCardboard } from '../game/state/tableState';
import type { TurnDrawing } from '../game/state/turnDrawing';
import { settings } from '../lib/person/settings.svelte';
import type { Play } from './play';

/** The check of an exercise's turn. */
export interface TurnCheck {
  readonly isChecking: boolean;
  /** Whether the turn is judged, or the better one shown, and nothing has been played since. */
  readonly isJudged: boolean;
  /** Whether one option of several is to be chosen, instead of a turn to be played. */
  readonly isChoice: boolean;
  /** The better turn, if it is to be drawn on the map. */
  readonly drawing: TurnDrawing | null;
  check(): Promise<void>;
}

export class TurnEnd {
  constructor(
    private readonly play: Pick<Play, 'viewer' | 'decision' | 'choosing' | 'sender'>,
    /** The check that takes the place of drawing in an exercise; null at other tables. */
    readonly exercise: TurnCheck | null,
  ) {}

  /** Draw cards, or check an exercise; if actions are left, ask for confirmation first. */
  async draw(): Promise<void> {
    const { viewer, decision, choosing, sender } = this.play;
    if (decision.isPlanned || sender.isSending) return;
    const [pass] = decision.movesOf('pass');
    const wastesActions = pass !== undefined && decision.turn.actions_left > 0;
    choosing.isConfirming = settings.confirm && wastesActions && !choosing.isConfirming;
    if (choosing.isConfirming) return;
    if (this.exercise) return this.exercise.check();
    if (pass && !(await choosing.playMove(pass))) return;
    const { seat } = decision.turn;
    const isDrawn = await choosing.playMoves([{ text: 'next', seat }]);
    // If no card was entered, undo the pass.
    if (isCardboard(viewer.table) && pass && !isDrawn) await sender.send({ do: 'undo' });
  }
}
