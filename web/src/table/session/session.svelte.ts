// The shared state of the table screen.
import { untrack } from 'svelte';
import { MapView } from '../../board/view.svelte';
import { CardPrompt } from '../../cardboard/cardPrompt.svelte';
import { Coach } from '../../coach/coach.svelte';
import { TableAnimation } from '../../play/animation/animation.svelte';
import { isExercise } from '../../game/state/tableState';
import { CatchUp } from '../../play/catchUp.svelte';
import { Exercise } from '../../exercise/exercise.svelte';
import { Lens } from '../../play/lens.svelte';
import { Play } from '../../play/play.svelte';
import { Signals } from '../../play/signals.svelte';
import type { TableConnection } from '../../wire/connection.svelte';
import type { Position } from '../../wire/wire';
import { Pages } from './pages.svelte';

export class TableSession {
  /** Asks for the cards of a real deck; null at other tables. */
  readonly cardPrompt: CardPrompt | null;
  readonly play: Play;
  /** The exercise, if this table is one. */
  readonly exercise: Exercise | null;
  readonly animation = new TableAnimation();
  readonly lens: Lens;
  readonly coach: Coach;
  readonly view = new MapView();
  readonly catchUp: CatchUp;
  readonly pages: Pages;
  readonly signals: Signals;
  /** The map, while it is rendered. */
  map: { focus(): void } | undefined = $state.raw();
  /** Whether the command line is open. */
  commanding = $state(false);
  /** Whether the position is being shared. */
  sharing = $state(false);

  /** Call this while a component is created: it lives as long as the component. */
  constructor(connection: TableConnection) {
    const dealt = untrack(() => (connection.table?.setup.cards ?? null) === null);
    this.cardPrompt = dealt ? null : new CardPrompt(connection);
    this.play = new Play(connection, this.cardPrompt ?? connection);
    this.play.lagging = () =>
      this.animation.holds && !this.play.plan.on ? this.animation.position : null;
    const practice = untrack(() => connection.table?.practice ?? null);
    this.exercise = practice && isExercise({ practice }) ? new Exercise(this.play, practice) : null;
    this.play.exercise = this.exercise;
    this.lens = new Lens(this.play);
    this.coach = new Coach(this.play);
    this.catchUp = new CatchUp(this.play);
    this.signals = new Signals(this.play);
    this.pages = new Pages(this.play, this.lens, this.coach, this.exercise);
  }

  /** The position on the board: the current one, or an earlier one during an animation. */
  readonly shown: Position = $derived.by(() =>
    this.play.plan.on ? this.play.position : (this.animation.position ?? this.play.position),
  );
  /** The seat whose hand is visible; while an own turn is animated, the seat of that turn. */
  readonly handSeat = $derived.by(() => {
    const { play, shown } = this;
    const acts = play.behind && !play.shared && play.mine.includes(shown.turn.seat);
    return (acts ? shown.turn.seat : play.viewerSeat) ?? -1;
  });
  /** The turn number on the board. */
  readonly turnNumber = $derived.by(() => this.play.turnNumber - this.animation.turns);
}
