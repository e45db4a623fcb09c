// What the parts of the table's screen share.
import { MapView } from '../../board/view.svelte';
import type { Position } from '../../game/position';
import { Coach } from '../../coach/coach.svelte';
import type { TableConnection } from '../../wire/connection.svelte';
import { Lens } from '../../play/lens.svelte';
import { Pages } from './pages.svelte';
import { Play } from '../../play/play.svelte';
import { Recall } from '../../play/catchUp.svelte';
import { Stage } from '../../play/animation.svelte';
import type TableMap from './TableMap.svelte';

export class Sitting {
  readonly play: Play;
  readonly stage = new Stage();
  readonly lens: Lens;
  readonly coach: Coach;
  readonly view = new MapView();
  readonly recall: Recall;
  readonly pages: Pages;
  /** The map, while it is on the screen. */
  map: TableMap | undefined = $state.raw();
  /** Whether the command line is open. */
  commanding = $state(false);

  /** Made by a component, with which it ends. */
  constructor(connection: TableConnection) {
    this.play = new Play(connection);
    this.lens = new Lens(this.play);
    this.coach = new Coach(this.play);
    this.recall = new Recall(this.play);
    this.pages = new Pages(this.play, this.lens, this.coach);
  }

  /** What the board shows: the table, or a moment on the way to it. */
  readonly shown: Position = $derived.by(() => this.stage.position ?? this.play.position);
  /** The number of the turn of that moment. */
  readonly turnNumber = $derived.by(() => this.play.turnNumber - this.stage.turns);
}
