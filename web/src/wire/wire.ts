// Written by `make types` from the server's messages; a test compares it. Do not edit.

/** Numbers that are printed on the board (R1.2, R1.5, R9.1). */
export const BOARD = {
  cubes: 24,
  hand_limit: 7,
  infection_rates: [2, 2, 2, 3, 3, 4, 4],
  outbreaks: 8,
};

export interface DoMove {
  do: "move";
  id: string;
  text: string;
  seat?: number | null;
  cards?: string[];
}

export interface DoUndo {
  do: "undo";
  id: string;
}

export interface DoRedo {
  do: "redo";
  id: string;
}

export interface DoReset {
  do: "reset";
  id: string;
}

export interface DoAnswer {
  do: "answer";
  id: string;
  request: number;
  yes: boolean;
  always?: boolean;
  seat?: number | null;
}

export interface DoGoOn {
  do: "go_on";
  id: string;
  cards?: string[];
}

export interface DoOrder {
  do: "order";
  id: string;
  order: string;
}

export interface DoAgree {
  do: "agree";
  id: string;
  yes: boolean;
}

export interface DoTell {
  do: "tell";
  id: string;
  seat: number;
  card?: string | null;
  disease?: string | null;
}

export interface DoSay {
  do: "say";
  id: string;
  text: string;
}

export interface DoSit {
  do: "sit";
  id: string;
  seat: number;
}

export interface DoStand {
  do: "stand";
  id: string;
  seat: number;
}

export interface DoHand {
  do: "hand";
  id: string;
  seat: number;
  bot?: string | null;
  person?: string | null;
}

export interface DoReclaimSeat {
  do: "reclaim_seat";
  id: string;
  seat: number;
}

export interface DoRename {
  do: "rename";
  id: string;
  name: string;
  person?: string | null;
}

export interface DoRemove {
  do: "remove";
  id: string;
  person: string;
}

export interface DoClose {
  do: "close";
  id: string;
}

export interface EntryOpened {
  kind: "opened";
  by: string | null;
  command?: string | null;
  setup: Required<Setup>;
  host: string;
  commitment: string;
  deal_known: boolean;
}

export interface EntryJoined {
  kind: "joined";
  by: string | null;
  command?: string | null;
  name: string;
}

export interface EntrySeated {
  kind: "seated";
  by: string | null;
  command?: string | null;
  seat: number;
  holder: string | null;
  bot: string | null;
}

export interface EntryVoted {
  kind: "voted";
  by: string | null;
  command?: string | null;
  seat: number;
}

export interface EntryBegan {
  kind: "began";
  by: string | null;
  command?: string | null;
}

export interface EntryPlayed {
  kind: "played";
  by: string | null;
  command?: string | null;
  seat: number;
  text: string;
  outcomes: string[];
  redo: boolean;
  why: MoveReason | null;
}

export interface EntryUndid {
  kind: "undid";
  by: string | null;
  command?: string | null;
  to: number;
}

export interface EntryAsked {
  kind: "asked";
  by: string | null;
  command?: string | null;
  seat: number;
  text: string;
  of: number[];
  why: MoveReason | null;
}

export interface EntryAnswered {
  kind: "answered";
  by: string | null;
  command?: string | null;
  request: number;
  seat: number;
  yes: boolean;
  always: boolean;
  why: MoveReason | null;
}

export interface EntryWentOn {
  kind: "went_on";
  by: string | null;
  command?: string | null;
  holder: string;
}

export interface EntryOrdered {
  kind: "ordered";
  by: string | null;
  command?: string | null;
  order: string;
}

export interface EntryAgreeable {
  kind: "agreeable";
  by: string | null;
  command?: string | null;
  yes: boolean;
}

export interface EntryTold {
  kind: "told";
  by: string | null;
  command?: string | null;
  seat: number;
  card: string | null;
  disease: string | null;
  count: number | null;
}

export interface EntrySaid {
  kind: "said";
  by: string | null;
  command?: string | null;
  text: string;
}

export interface EntryGone {
  kind: "gone";
  by: string | null;
  command?: string | null;
  person: string;
}

export interface EntryRenamed {
  kind: "renamed";
  by: string | null;
  command?: string | null;
  person: string;
  name: string;
}

export interface EntryRemoved {
  kind: "removed";
  by: string | null;
  command?: string | null;
  person: string;
}

export interface EntryClosed {
  kind: "closed";
  by: string | null;
  command?: string | null;
}

export interface EventMoved {
  event: "moved";
  audience: number[] | null;
  player: string;
  origin: string;
  city: string;
  how: string;
  by: string;
}

export interface EventDiscarded {
  event: "discarded";
  audience: number[] | null;
  player: string;
  card: string;
  why: string;
}

export interface EventPlayed {
  event: "played";
  audience: number[] | null;
  player: string;
  card: string;
  stored: boolean;
}

export interface EventBuilt {
  event: "built";
  audience: number[] | null;
  player: string;
  city: string;
}

export interface EventStationTaken {
  event: "station_taken";
  audience: number[] | null;
  city: string;
}

export interface EventTreated {
  event: "treated";
  audience: number[] | null;
  player: string;
  city: string;
  disease: string;
  cubes: number;
  presence: boolean;
}

export interface EventShared {
  event: "shared";
  audience: number[] | null;
  giver: string;
  receiver: string;
  card: string;
}

export interface EventCured {
  event: "cured";
  audience: number[] | null;
  player: string;
  disease: string;
}

export interface EventEradicated {
  event: "eradicated";
  audience: number[] | null;
  disease: string;
}

export interface EventStored {
  event: "stored";
  audience: number[] | null;
  player: string;
  card: string;
}

export interface EventPassed {
  event: "passed";
  audience: number[] | null;
  player: string;
  actions: number;
}

export interface EventDrew {
  event: "drew";
  audience: number[] | null;
  player: string;
  card: string | null;
}

export interface EventIncreased {
  event: "increased";
  audience: number[] | null;
  epidemics: number;
  rate: number;
}

export interface EventTurned {
  event: "turned";
  audience: number[] | null;
  city: string;
  bottom: boolean;
}

export interface EventInfected {
  event: "infected";
  audience: number[] | null;
  city: string;
  disease: string;
  cubes: number;
  total: number;
  why: string;
}

export interface EventPrevented {
  event: "prevented";
  audience: number[] | null;
  city: string;
  disease: string;
  by: string;
}

export interface EventOutbreak {
  event: "outbreak";
  audience: number[] | null;
  city: string;
  disease: string;
  outbreaks: number;
  origin: string | null;
}

export interface EventIntensified {
  event: "intensified";
  audience: number[] | null;
  cards: string[];
}

export interface EventSkipped {
  event: "skipped";
  audience: number[] | null;
  quiet_nights: number;
}

export interface EventRemoved {
  event: "removed";
  audience: number[] | null;
  card: string;
}

export interface EventLooked {
  event: "looked";
  audience: number[] | null;
  player: string;
  number: number;
  cards: string[] | null;
}

export interface EventOrdered {
  event: "ordered";
  audience: number[] | null;
  player: string;
  number: number;
  cards: string[] | null;
}

export interface EventTurn {
  event: "turn";
  audience: number[] | null;
  player: string;
  seat: number;
}

export interface EventEnded {
  event: "ended";
  audience: number[] | null;
  result: string;
  cause: string;
  disease: string | null;
}

export interface Setup {
  edition?: string;
  players?: number;
  epidemics?: number;
  roles?: string[] | null;
  role_pool?: string[] | null;
  events?: string[] | null;
  hands?: string | null;
  first?: number | null;
  position?: Record<string, unknown> | null;
  cards?: string[] | null;
  visibility?: string;
  help?: string;
  window_seconds?: number | null;
  absent_seconds?: number | null;
  name?: string;
}

export interface ShownMove {
  text: string;
  seat: number;
  kind: "drive" | "direct" | "charter" | "shuttle" | "dispatch" | "opsflight" | "build" | "treat" | "give" | "take" | "cure" | "store" | "pass" | "airlift" | "forecast" | "grant" | "quiet" | "resilient" | "order" | "discard" | "next";
  cost: number;
  cards?: string[];
  city?: string;
  pawn?: string;
  how?: string;
  partner?: string;
  disease?: string;
  event?: string;
  card?: string;
  moving?: string;
  order?: string[];
  step?: string;
}

export interface Refusal {
  rule: string;
  code: string;
  args: Record<string, string | number>;
}

export interface AdvisedTurn {
  moves: string[];
  steps: ShownMove[];
  reasons: MoveReason[];
  chance: number;
  wins: number;
  futures: number;
}

export interface WinChance {
  chance: number;
  low: number;
  high: number;
  futures: number;
}

export interface MoveReason {
  move: string;
  code: string;
  purpose: string | null;
  figures: Record<string, unknown>;
}

export interface Review {
  total: number;
  points: ReviewPoint[];
  turning: number[];
}

export interface ReviewPoint {
  seq: number;
  chance: number;
  low: number;
  high: number;
}

export interface TurnOdds {
  epidemics: number[];
  infected: Record<string, number>;
  struck: Record<string, number>;
  protected: string[];
}

export interface OutbreakOdds {
  cities: Record<string, number>;
  any: number;
  lost: number;
  margin: number;
  chains: Record<string, string[]>;
}

export interface Way {
  moves: string[];
  actions: number;
  cards: string[];
  steps: ShownMove[];
}

export interface ClosedWay {
  move: string;
  kind: string;
  refusal: Refusal;
}

export interface PlanStep {
  move: string;
  cards: string[];
  refusal: Refusal | null;
  parts: ShownMove | null;
}

export interface Advice {
  type: "advice";
  id: string;
  turns: AdvisedTurn[];
}

export interface AskAdvice {
  do: "advice";
  id: string;
  seat?: number | null;
}

export interface AskChance {
  do: "chance";
  id: string;
  futures?: number;
  seat?: number | null;
}

export interface AskOdds {
  do: "odds";
  id: string;
  seat?: number | null;
}

export interface AskPlan {
  do: "plan";
  id: string;
  moves: string[];
  seat?: number | null;
}

export interface AskWays {
  do: "ways";
  id: string;
  city: string;
  seat?: number | null;
  after?: string[];
}

export interface Chance {
  type: "chance";
  id: string;
  chance: WinChance;
}

export interface Done {
  type: "done";
  id: string;
  seq: number;
}

export interface OddsAnswer {
  type: "odds";
  id: string;
  odds: TurnOdds;
  outbreaks: OutbreakOdds;
}

export interface PlanAnswer {
  type: "plan";
  id: string;
  steps: PlanStep[];
  view: SeatView;
}

export interface ReasonAnswer {
  type: "reason";
  id: string;
  code: string | null;
  rule: string | null;
  args: Record<string, string | number>;
  message: string;
}

export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  rule: string | null;
  args: Record<string, string | number | string[]>;
  message: string;
}

export interface Update {
  type: "update";
  seq: number;
  entries: ShownEntry[];
  table: Table;
}

export interface WaysAnswer {
  type: "ways";
  id: string;
  open: Way[];
  closed: ClosedWay[];
}

export interface WhyNot {
  do: "why_not";
  id: string;
  text: string;
  seat?: number | null;
}

export interface Health {
  status: string;
  version: string;
}

export interface Link {
  link: string;
}

export interface Name {
  name: string;
}

export interface NewTable {
  setup: Setup;
  seed?: string | null;
}

export interface Frame {
  seq: number;
  change: Partial<Position>;
}

export interface OwnSettings {
  order: string;
  agreeable: boolean;
}

export interface Replay {
  entries: ShownEntry[];
  frames: Frame[];
}

export interface SeatHolder {
  holder: string | null;
  owner: string | null;
  bot: string | null;
}

export interface SeatView {
  position: Position;
  legal: ShownMove[];
  needed: number[];
}

export interface ShownGame {
  views: SeatView[];
  undo: number | null;
  redo: number | null;
  outcome: Outcome | null;
  next_step: string | null;
  careful: boolean;
  seed?: string;
}

export interface Person {
  name: string;
  gone: boolean;
}

export interface Request {
  number: number;
  seat: number;
  text: string;
  parts: ShownMove | null;
  of: number[];
  why: MoveReason | null;
  preview: Happening[];
}

export interface Table {
  seq: number;
  setup: Required<Setup>;
  host: string;
  commitment: string;
  deal_known: boolean;
  closed: boolean;
  code: string | null;
  you: string | null;
  people: Record<string, Person>;
  seats: SeatHolder[];
  requests: Request[];
  waiting: Waiting[];
  settings: OwnSettings | null;
  game: ShownGame | null;
}

export interface Waiting {
  for: string;
  seat?: number;
  request?: number;
  holder?: string;
}

export interface Me {
  id: string;
  name: string;
  link: string;
}

export interface Position {
  edition: string;
  epidemics: number;
  hands: string;
  events: string[];
  role_pool: string[];
  diseases: Record<string, string>;
  cubes: Record<string, Record<string, number>>;
  stations: string[];
  outbreaks: number;
  epidemics_drawn: number;
  player_discards: string[];
  infection_discards: string[];
  removed: string[];
  player_deck: PlayerDeck;
  outcome: Outcome | null;
  players: Player[];
  turn: Turn;
  infection_deck: InfectionDeck;
  unseen: string[];
  viewer: number | null;
}

export interface Player {
  role: string;
  city: string;
  stored?: string | null;
  known?: KnownHand;
  hand: (string | null)[];
}

export interface KnownHand {
  shown: string[];
  forecasts?: SeenForecast[];
}

export interface SeenForecast {
  time: number;
  at: number;
  covered: number;
  cards: string[];
}

export interface Turn {
  seat: number;
  phase: string;
  actions_left: number;
  opsflight_used: boolean;
  quiet_nights: number;
  infections_left: number;
  epidemic_step: string | null;
  epidemics_pending: number;
  resume: string[];
  forecast: Forecast | null;
}

export interface Forecast {
  seat: number;
  cards: (string | null)[];
}

export interface PlayerDeck {
  piles: Pile[];
  next?: string[];
}

export interface Pile {
  cards: number;
  epidemics: number;
}

export interface InfectionDeck {
  layers: string[][];
  mixed: Mixed[];
}

export interface Mixed {
  at: number;
  cards: number;
}

export interface Outcome {
  result: string;
  cause: string;
}

export interface OpenedTable {
  id: string;
  code: string;
}

export interface ListedTable {
  id: string;
  status: string;
  since: number;
}

export type Command =
  | DoMove
  | DoUndo
  | DoRedo
  | DoReset
  | DoAnswer
  | DoGoOn
  | DoOrder
  | DoAgree
  | DoTell
  | DoSay
  | DoSit
  | DoStand
  | DoHand
  | DoReclaimSeat
  | DoRename
  | DoRemove
  | DoClose;

export type Incoming =
  | DoMove
  | DoUndo
  | DoRedo
  | DoReset
  | DoAnswer
  | DoGoOn
  | DoOrder
  | DoAgree
  | DoTell
  | DoSay
  | DoSit
  | DoStand
  | DoHand
  | DoReclaimSeat
  | DoRename
  | DoRemove
  | DoClose
  | WhyNot
  | AskWays
  | AskPlan
  | AskOdds
  | AskChance
  | AskAdvice;

export type Entry =
  | EntryOpened
  | EntryJoined
  | EntrySeated
  | EntryVoted
  | EntryBegan
  | EntryPlayed
  | EntryUndid
  | EntryAsked
  | EntryAnswered
  | EntryWentOn
  | EntryOrdered
  | EntryAgreeable
  | EntryTold
  | EntrySaid
  | EntryGone
  | EntryRenamed
  | EntryRemoved
  | EntryClosed;

export type Happening =
  | EventMoved
  | EventDiscarded
  | EventPlayed
  | EventBuilt
  | EventStationTaken
  | EventTreated
  | EventShared
  | EventCured
  | EventEradicated
  | EventStored
  | EventPassed
  | EventDrew
  | EventIncreased
  | EventTurned
  | EventInfected
  | EventPrevented
  | EventOutbreak
  | EventIntensified
  | EventSkipped
  | EventRemoved
  | EventLooked
  | EventOrdered
  | EventTurn
  | EventEnded;

export type Outgoing = Advice | Chance | Done | OddsAnswer | PlanAnswer | ReasonAnswer | Refused | Update | WaysAnswer;

/** An event as it is sent: with the actions that are left after it. */
export type ShownEvent = Happening & { actions_left: number };

/** An entry as it is sent: with its number, without chance, with what it made happen. */
export type ShownEntry = { seq: number } & (
  | Exclude<Entry, EntryPlayed | EntryAsked>
  | (EntryAsked & { parts: ShownMove | null })
  | (Omit<EntryPlayed, "outcomes"> & { events: ShownEvent[] })
);
