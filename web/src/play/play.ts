// The state of a game for one person, in parts: each gets those below it.
import type { CommandSender, TableConnection } from '../wire/connection.svelte';
import type { Position } from '../wire/wire';
import { Answers } from './answers.svelte';
import { CityRows } from './cityRows.svelte';
import { Choosing } from './choosing.svelte';
import { Decision } from './decision.svelte';
import { Discarding } from './discarding.svelte';
import { MapInput } from './mapInput.svelte';
import { Plan } from './plan.svelte';
import { Planning } from './planning.svelte';
import { Sender } from './sender.svelte';
import { TurnRun } from './turnRun.svelte';
import { Undo } from './undo.svelte';
import { Viewer } from './viewer.svelte';
import { Ways } from './ways';

/** Shows earlier positions while it holds up the game. */
export interface BoardAnimation {
  readonly holds: boolean;
  readonly position: Position | null;
}

export class Play {
  readonly viewer: Viewer;
  readonly sender: Sender;
  /** The answers to my requests. */
  readonly answers: Answers;
  readonly decision: Decision;
  readonly choosing: Choosing;
  readonly discarding: Discarding;
  readonly mapInput: MapInput;
  /** What can be done at a touched city. */
  readonly touched: CityRows;
  readonly planning: Planning;
  /** A whole turn that is being played. */
  readonly run: TurnRun;
  readonly undo: Undo;

  /** `commands` sends the commands, by default over the connection. */
  constructor(
    connection: TableConnection,
    animation: BoardAnimation,
    commands: CommandSender = connection,
  ) {
    const plan = new Plan(connection);
    this.viewer = new Viewer(connection, () =>
      animation.holds && !plan.isOn ? animation.position : null,
    );
    this.sender = new Sender(connection, commands);
    this.answers = new Answers(this.viewer);
    this.decision = new Decision(this.viewer, plan);
    this.choosing = new Choosing(this.decision, plan, this.sender);
    this.discarding = new Discarding(this.decision, this.choosing);
    const ways = new Ways(this.viewer, plan, this.decision);
    this.run = new TurnRun(animation);
    this.planning = new Planning(this.viewer, plan, this.sender, this.choosing, this.run);
    this.touched = new CityRows(this.decision, this.choosing, this.planning);
    this.mapInput = new MapInput(this.decision, this.choosing, ways, this.touched);
    this.undo = new Undo(this.viewer, plan, this.sender, this.choosing);
  }

  /** Update what is chosen and planned after a change of the table. */
  refresh(): void {
    this.choosing.refresh();
    this.mapInput.refresh();
    this.planning.refresh();
  }

  /** Hand the shared screen to the player of this seat, or hide it with null. */
  revealTo(seat: number | null): void {
    this.viewer.revealTo(seat);
    this.choosing.cancel();
    this.planning.resume();
  }
}
