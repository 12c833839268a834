// What is said between the page and the server. Written by `python -m brelan.server.types`:
// change the structs in src/brelan/server/messages.py and bodies.py instead.

export type Role = "seat" | "screen" | "spectator";

export type Phase = "gathering" | "playing" | "over";

export type Form = "one" | "some" | "amount";

export type Among = "options" | "seats" | "positions" | "amount";

export type Value = number | number[];

/** An answer to the question `asked`; sent again with the same `key` it counts once. */
export interface Answer {
  type: "answer";
  key: string;
  asked: number;
  value: Value;
}

/** The device's own randomness for a deal that has been committed to: 64 hexadecimal digits. */
export interface Luck {
  type: "luck";
  deal: number;
  luck: string;
}

/** One of the phrases that may be said at a table, by its number. */
export interface Say {
  type: "say";
  phrase: number;
}

/** Is the table there? */
export interface Ping {
  type: "ping";
}

/** Who sits on a chair; an empty name is a free one. */
export interface Person {
  name: string;
  colour: number;
  bot: string;
  away: boolean;
  present: boolean;
  /** How often the person has asked the coach in this game. */
  hints: number;
}

/** The deal that luck may be lent to, and what its secret is committed to. */
export interface Fair {
  deal: number;
  commitment: string;
}

/** The table as the reader knows it. A pile of which nothing is known is only its number of cards. Cards: `As`; `As*` when not everybody knows it, `As*13` when everybody sees its back, of the 13th kind; `??` unknown; `?5` unknown, with the fifth kind of back. */
export interface Picture {
  step: string;
  numbers: Record<string, number | number[]>;
  piles: Record<string, number | string[]>;
}

/** Something that happened, by which rule; a card the reader may not know is `??`. */
export interface Told {
  what: string;
  rule: string;
  seat: number;
  numbers: Record<string, number>;
  cards: string[];
  /** The hand's name in each language, or why one hand beats another (`beats`), when all its cards are known. */
  name: Record<string, string>;
}

/** What the seat is asked. `members` are the choices, `options` their names; `of` says what is chosen among. */
export interface Question {
  asked: number;
  step: string;
  verb: string;
  form: Form;
  of: Among;
  members: number[];
  options: string[];
  least: number;
  most: number;
  facts: Record<string, number>;
  /** A sealed answer that was given and may still be changed. */
  chosen: number | number[] | null;
}

/** Everything the reader may know, as of entry `number` of the table's log. */
export interface Whole {
  type: "table";
  number: number;
  chain: string;
  code: string;
  role: Role;
  chair: number | null;
  game: string;
  options: Record<string, number>;
  seconds: number;
  /** Whether the coach may be asked. */
  hints: boolean;
  language: string;
  phase: Phase;
  host: number;
  people: Person[];
  paused: boolean;
  /** Milliseconds on the game's own clock. */
  ran: number;
  games: number;
  fair: Fair;
  agreed: number[];
  picture: Picture | null;
  /** The latest events, or those after the number that the reader had seen. */
  tells: Told[];
  question: Question | null;
  /** What the reader's own hand is, in each language. */
  holding: Record<string, string>;
  /** The places that count in it, as a set: own ones first, then the common ones. Peek Poker alone tells them. */
  counts: number;
  /** Milliseconds that each seat has to answer, if there is a clock. */
  left: Record<number, number>;
  scores: number[];
  winners: number[];
}

/** What entry `number` changed; a field that is missing has not changed. `mine` corrects `piles` for the reader. */
export interface Update {
  type: "update";
  number: number;
  chain: string;
  step?: string;
  numbers?: Record<string, number | number[]>;
  piles?: Record<string, number | string[]>;
  mine?: Record<string, number | string[]>;
  tells?: Told[];
  question?: Question | null;
  holding?: Record<string, string>;
  counts?: number;
  left?: Record<number, number>;
  fair?: Fair;
  scores?: number[];
  winners?: number[];
}

/** The answer with this key is on disc, as entry `number` or an earlier one. */
export interface Ack {
  type: "ack";
  key: string;
  number: number;
}

/** A message was not granted; nothing changed. `key` is the answer's, or empty. */
export interface Refusal {
  type: "refused";
  key: string;
  code: string;
  text: string;
}

/** Whose devices are connected now. */
export interface Present {
  type: "present";
  chairs: number[];
}

/** Somebody said one of the phrases. */
export interface Said {
  type: "said";
  chair: number;
  phrase: number;
}

/** Somebody wonders whether this seat is still there. */
export interface Nudged {
  type: "nudged";
  chair: number;
}

/** The bots that play at this level for the first time and need a while; empty when all are ready. */
export interface Preparing {
  type: "preparing";
  chairs: number[];
}

/** The table is there. */
export interface Pong {
  type: "pong";
  number: number;
}

/** An option of a game: a number, or one of some words. */
export interface Choice {
  name: string;
  rule: string;
  default: number;
  least: number;
  most: number;
  words: string[];
}

/** A game on the shelf. */
export interface Box {
  name: string;
  version: number;
  least: number;
  most: number;
  options: Choice[];
}

/** Who a bot can be. */
export interface Character {
  name: string;
  traits: string[];
}

/** Every game, and what a table can be given. */
export interface Shelf {
  boxes: Box[];
  levels: string[];
  characters: Character[];
  colours: number;
}

/** What stands on a card that has words on it. */
export interface PrintedCard {
  name: string;
  atmosphere: string;
  effect: string;
}

/** Every such card of a game, by its short text. */
export interface PrintedCards {
  cards: Record<string, PrintedCard>;
}

/** One moment: what has just been told, the table as the learner knows it, and what he is asked, if he is. */
export interface Scene {
  tells: Told[];
  picture: Picture;
  holding: Record<string, string>;
  counts: number;
  question: Question | null;
}

/** A first deal, moment by moment. */
export interface Lesson {
  game: string;
  names: string[];
  scenes: Scene[];
}

/** A game's rules for players, as Markdown: its own page, then what holds for every game. */
export interface RuleText {
  title: string;
  text: string;
}

/** What a stranger may know of a table before sitting down, and on which chair this device sits. */
export interface Lobby {
  code: string;
  game: string;
  phase: Phase;
  options: Record<string, number>;
  seconds: number;
  hints: boolean;
  language: string;
  host: number;
  people: Person[];
  chair: number | null;
}

/** The tables that this device has come to, the latest first; those that cannot be read are named apart. */
export interface Mine {
  tables: Lobby[];
  damaged: string[];
}

/** A table to set up; who asks for it is its host and sits on the first chair. */
export interface NewTable {
  game: string;
  seats: number;
  name: string;
  colour?: number;
  options?: Record<string, number | string>;
  seconds?: number;
  language?: string;
  hints?: boolean;
}

/** The code of a new table. */
export interface Made {
  code: string;
}

/** A chair to sit on, the first free one unless named. */
export interface Seat {
  name: string;
  colour?: number;
  chair?: number | null;
}

/** The request is granted and on disc; the table's log had so many entries then. */
export interface Done {
  number: number;
}

/** How well a bot plays. */
export interface Level {
  level: string;
}

/** What the table plays by. */
export interface Options {
  options?: Record<string, number | string>;
  seconds?: number;
  hints?: boolean;
}

/** A chair, counted from 0. */
export interface WhichChair {
  chair: number;
}

/** Whether a bot holds the seat now, or others have to agree first. */
export interface Held {
  held: boolean;
}

/** What a link opens. */
export interface WhichRole {
  role: Role;
}

/** A link: the page's address with the token behind `#`, where no server sees it. */
export interface Way {
  token: string;
  path: string;
}

/** The token of a link. */
export interface Token {
  token: string;
}

/** An answer, in words, and what it is worth in the game's unit. */
export interface Weighed {
  value: Value;
  text: string;
  worth: number;
}

/** What the coach says about question `asked`: sentences, the best answer, and all that he weighed, best first. */
export interface Hint {
  asked: number;
  lines: string[];
  best: Value;
  weighed: Weighed[];
  unit: string;
}

/** A table's address as others reach it, and its code to scan: rows of 0 and 1. */
export interface Qr {
  address: string;
  rows: string[];
}

/** A sentence about what happened, and the rule behind it. */
export interface Line {
  text: string;
  rule: string;
}

/** The game so far, as this device knows it. */
export interface Story {
  lines: Line[];
}

/** Why a request was not granted: a code for programs, a sentence that says what was expected. */
export interface Denied {
  code: string;
  text: string;
}

export type AnyFromClient = Answer | Luck | Say | Ping;

export type AnyFromServer = Whole | Update | Ack | Refusal | Present | Said | Nudged | Preparing | Pong;

/** What each request carries and what comes back. */
export interface Routes {
  "GET /api/games": { reply: Shelf };
  "GET /api/games/{game}/cards": { reply: PrintedCards };
  "GET /api/lessons/{game}": { reply: Lesson };
  "GET /api/rules/{game}": { reply: RuleText };
  "GET /api/tables": { reply: Mine };
  "POST /api/tables": { body: NewTable; reply: Made };
  "GET /api/tables/{code}": { reply: Lobby };
  "POST /api/tables/{code}/sit": { body: Seat; reply: Done };
  "PUT /api/tables/{code}/chairs/{chair}/bot": { body: Level; reply: Done };
  "DELETE /api/tables/{code}/chairs/{chair}": { reply: Done };
  "PUT /api/tables/{code}/options": { body: Options; reply: Done };
  "POST /api/tables/{code}/start": { reply: Done };
  "POST /api/tables/{code}/pause": { reply: Done };
  "POST /api/tables/{code}/resume": { reply: Done };
  "POST /api/tables/{code}/leave": { reply: Done };
  "POST /api/tables/{code}/back": { reply: Done };
  "POST /api/tables/{code}/rematch": { reply: Done };
  "POST /api/tables/{code}/agree": { reply: Done };
  "POST /api/tables/{code}/nudge": { body: WhichChair; reply: Done };
  "POST /api/tables/{code}/hold": { body: WhichChair; reply: Held };
  "POST /api/tables/{code}/links": { body: WhichRole; reply: Way };
  "POST /api/tables/{code}/enter": { body: Token; reply: Done };
  "POST /api/tables/{code}/hint": { reply: Hint };
  "GET /api/tables/{code}/qr": { reply: Qr };
  "GET /api/tables/{code}/story": { reply: Story };
  "GET /api/tables/{code}/log": { reply: string };
}
