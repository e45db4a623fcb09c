// The shared state of the table screen.
import { untrack } from 'svelte';
import { MapView } from '../../board/view.svelte';
import { CardPrompt } from '../../cardboard/cardPrompt.svelte';
import { Coach } from '../../coach/coach.svelte';
import { TableAnimation } from '../../play/animation/animation.svelte';
import {
  drawHappened,
  drawTurn,
  type MovesDrawing,
  type TurnDrawing,
} from '../../game/state/turnDrawing';
import { isExercise } from '../../game/state/tableState';
import { t } from '../../lib/text/text';
import { CatchUp } from '../../play/catchUp.svelte';
import { Exercise } from '../../exercise/exercise.svelte';
import { FirstSteps } from './firstSteps.svelte';
import { OwnTurn } from './ownTurn.svelte';
import { Lens } from '../../play/lens.svelte';
import { Play } from '../../play/play';
import { Readiness } from './readiness.svelte';
import { SeatLife } from './seatLife.svelte';
import { Signals } from '../../play/signals.svelte';
import { TurnEnd } from '../../play/turnEnd';
import type { PlacedTag } from '../../board/boardLayout.svelte';
import type { TableConnection } from '../../wire/connection.svelte';
import type { Position } from '../../wire/wire';
import { Pages } from './pages.svelte';

/** What other parts of the screen want of the map. */
export interface MapHandle {
  focus(): void;
  /** Return the corner of a tag of this size about a city, in pixels of the map. */
  placeTag(city: string, size: { width: number; height: number }, named: boolean): PlacedTag | null;
}

export class TableSession {
  /** Asks for the cards of a real deck; null at other tables. */
  readonly cardPrompt: CardPrompt | null;
  readonly play: Play;
  /** The exercise, if this table is one. */
  readonly exercise: Exercise | null;
  readonly turnEnd: TurnEnd;
  readonly animation = new TableAnimation();
  readonly lens: Lens;
  readonly coach: Coach;
  readonly view = new MapView();
  readonly catchUp: CatchUp;
  readonly pages: Pages;
  readonly signals: Signals;
  readonly firstSteps: FirstSteps;
  readonly readiness: Readiness;
  readonly seatLife: SeatLife;
  readonly ownTurn = new OwnTurn();
  /** The map, while it is rendered. */
  map: MapHandle | undefined = $state.raw();
  /** Whether the command line is open. */
  commanding = $state(false);
  /** Whether the position is being shared. */
  sharing = $state(false);

  /** Call this while a component is created: it lives as long as the component. */
  constructor(connection: TableConnection) {
    const dealt = untrack(() => (connection.table?.setup.cards ?? null) === null);
    this.cardPrompt = dealt ? null : new CardPrompt(connection);
    this.play = new Play(connection, this.animation, this.cardPrompt ?? connection);
    const { viewer, decision, choosing, planning, run, sender } = this.play;
    const practice = untrack(() => connection.table?.practice ?? null);
    this.exercise =
      practice && isExercise({ practice }) ? new Exercise(viewer, sender, practice) : null;
    this.turnEnd = new TurnEnd(this.play, this.exercise);
    this.lens = new Lens(viewer);
    this.coach = new Coach(viewer, decision, choosing, planning.plan, run);
    this.catchUp = new CatchUp(viewer, choosing, sender);
    this.signals = new Signals(viewer, decision);
    this.firstSteps = new FirstSteps(viewer, decision);
    this.readiness = new Readiness(viewer, sender);
    this.seatLife = untrack(() => new SeatLife(viewer, sender));
    this.pages = new Pages(
      viewer,
      planning,
      this.lens,
      this.coach,
      this.exercise,
      () => this.animation.holds || this.play.run.isOn,
    );
  }

  /** The position on the board: the current one, or an earlier one during an animation. */
  readonly shown: Position = $derived.by(() => {
    const { isPlanned, position } = this.play.decision;
    return isPlanned ? position : (this.animation.position ?? position);
  });
  /** Whether there is a hand to be shown: one's own, or one's own that a bot plays. */
  readonly hasHand = $derived.by(
    () => !this.play.viewer.isSpectator || this.seatLife.lent !== null,
  );
  /** The seat whose hand is visible; while an own turn is animated, the seat of that turn. */
  readonly handSeat = $derived.by(() => {
    const { viewer } = this.play;
    const { seat } = this.shown.turn;
    const isShownActing = viewer.isBehind && !viewer.isScreenShared && viewer.holds(seat);
    const own = isShownActing ? seat : viewer.seat;
    return own ?? (viewer.isSpectator ? this.seatLife.lent : null) ?? -1;
  });
  /** The turn number on the board. */
  readonly turnNumber = $derived.by(() => this.play.viewer.turnNumber - this.animation.turns);

  /** Whether the coach's note is open with a turn to play: its key is then the only lit one. */
  readonly isAdvised = $derived.by(() => {
    const { decision, run, viewer } = this.play;
    const isFree = !run.isOn && !decision.isPlanned && !viewer.requests.length;
    return isFree && !viewer.isBehind && this.pages.current === 'coach' && this.coach.isPlayable;
  });
  /** A turn to be drawn on the board: of a bot at my seat, what is being played, advised, or the better one of an exercise. */
  readonly drawing = $derived.by((): (TurnDrawing & Partial<MovesDrawing>) | null => {
    const { decision, run } = this.play;
    if (this.seatLife.isBack) return drawHappened(this.seatLife.done.events);
    if (run.isOn) {
      const left = run.steps.slice(run.played).flatMap(({ parts }) => parts ?? []);
      return drawTurn(left, decision.position.players, run.played + 1);
    }
    return this.isAdvised ? this.coach.drawing : (this.exercise?.drawing ?? null);
  });
  /** Words next to cities: one that can wait, as the coach says, or what the turn of an exercise risks. */
  readonly words = $derived.by((): ReadonlyMap<string, string> | undefined => {
    const waits = this.isAdvised ? this.coach.rather?.waits : undefined;
    return waits ? new Map([[waits, t('board-waits')]]) : this.exercise?.risks;
  });
}
