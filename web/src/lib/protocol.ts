// What is said between the page and the server. Written by `python -m brelan.server.types`:
// change the structs in src/brelan/server/messages.py and bodies.py instead.

export type Role = "seat" | "screen" | "spectator";

export type Phase = "gathering" | "playing" | "over";

export type Form = "one" | "some" | "amount";

export type Among = "options" | "seats" | "positions" | "amount" | "scale";

export type Value = number | number[];

export type Eyes = "seat" | "public" | "all";

/** An answer to the question `asked`; sent again with the same `key` it counts once. */
export interface Answer {
  type: "answer";
  key: string;
  asked: number;
  value: Value;
  /** The amount that follows where the question says that this option leads to one (`then`): both count, or none. */
  then: number | null;
}

/** This device would like to cut from now on: it answers every `call` at once. */
export interface Cuts {
  type: "cuts";
}

/** The answer to a `call`: the hash of this device's own luck for that cut, 64 hexadecimal digits. */
export interface Promise {
  type: "promise";
  cut: string;
  promise: string;
}

/** The luck itself, once `promised` has shown that everybody's promise is in: 64 hexadecimal digits. */
export interface Luck {
  type: "luck";
  cut: string;
  luck: string;
}

/** One of the phrases that may be said at a table, by its number. */
export interface Say {
  type: "say";
  phrase: number;
}

/** This player has looked enough at how the deal ended, as told with entry `number` or before it. */
export interface Onward {
  type: "onward";
  number: number;
}

/** The player answers a nudge: they are there, and think. */
export interface Here {
  type: "here";
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

/** Somebody who watches and waits for a chair, with the number that identifies them when they are given one. */
export interface Guest {
  number: number;
  name: string;
  colour: number;
  present: boolean;
}

/** A deck in a cut: the stock it is for, its cards' names, its envelopes, ascending, 20 bytes each, in base64. */
export interface SealedDeck {
  pile: string;
  names: string[];
  envelopes: string;
  /** Of all the decks that were sealed for this stock; empty for the one that luck has chosen. */
  seeds: string[];
  /** Which of the envelopes hold cards that lay elsewhere when the stock was shuffled. */
  out: number[];
}

/** A cut: what was shown before (`root`, `about`), everybody's luck by chair, and what was sealed. */
export interface Sealing {
  cut: string;
  root: string;
  about: string;
  luck: Record<number, string>;
  decks: SealedDeck[];
  /** The envelopes of lots and dice, 20 bytes each, in base64. */
  lots: string;
}

/** What opens the envelope of a card that the reader sees: the cut, which of its decks, the card, the salt. */
export type OpenedCard = [cut: string, deck: number, name: string, salt: string];

/** What opens a lot or die: the cut, its number there, the salt; among how many it came, and as what. The pile it fell in and its face, if it is a die. */
export type OpenedDie = [cut: string, number: number, salt: string, among: number, found: number, pile: string, face: string];

/** Cards that have come from a deck of a cut, the next ones in its order: how many had come before, and where to. */
export type Came = [cut: string, deck: number, before: number, piles: string[]];

/** What the reader can check (docs/fairness.md): cuts, and what opens the cards and dice that it sees. */
export interface Fair {
  cuts?: Sealing[];
  cards?: OpenedCard[];
  dice?: OpenedDie[];
  came?: Came[];
  /** The stocks that were shuffled and that nobody has cut; LOTS for lots and dice. Nothing of that is opened. */
  uncut?: string[];
}

/** An earlier game of this table that the reader played, and whose secrets can be opened. */
export interface Finished {
  game: number;
  /** The names of those who have not agreed yet; with nobody left, the log can be read. */
  waits: string[];
  /** Whether the reader is one of them. */
  mine: boolean;
}

/** The table as the reader knows it. A pile of which nothing is known is only its number of cards. Numbers: the game's own; `asked`, `chosen` and `plays` are sets of seats, a bit for each; what the box calls `purse` is a list with a number for each seat. Cards: `As`; `As*` when not everybody knows it, `As*13` when everybody sees its back, of the 13th kind; `??` unknown; `?5` unknown, with the fifth kind of back. */
export interface Picture {
  step: string;
  numbers: Record<string, number | number[]>;
  piles: Record<string, number | string[]>;
}

/** Something that happened, by which rule, as the reader may know it; a card they may not know is `??`. */
export interface SeenTell {
  what: string;
  rule: string;
  seat: number;
  numbers: Record<string, number>;
  cards: string[];
  /** The hand's name in each language, or why one hand beats another (`beats`), when all its cards are known. Where the numbers have a `rung`, the name of that place on the game's scale. */
  name: Record<string, string>;
}

/** The amount that an option leads to, before anything else happens; `of` and the rest as in a prompt. */
export interface Following {
  step: string;
  verb: string;
  of: Among;
  least: number;
  most: number;
  facts: Record<string, number>;
}

/** What the seat is asked. `members` are the choices, `options` their names; `of` says what is chosen among. Of a `scale`, any place from `least` to `most` may be announced, by the name that the box gives it. */
export interface Prompt {
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
  /** The pile of the picture whose places are counted, where positions are. */
  pile: string;
  /** How many cards of it make one place. */
  together: number;
  /** What the seat may look up before it answers, in each language: what is to come, or what it remembers. A box with a page of its own shows that there. */
  ahead: Record<string, string[]>;
  /** For each option that leads to an amount, which one; both can be answered at once. */
  then: Record<number, Following>;
  /** What the clock answers when the time is up, at a table that has one. */
  late: number | number[] | null;
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
  /** Cards of the table's own, as the text of a file; empty for those of the box. */
  cards: string;
  seconds: number;
  /** Whether the coach may be asked. */
  hints: boolean;
  language: string;
  phase: Phase;
  host: number;
  people: Person[];
  guests: Guest[];
  /** The reader's own number among them. */
  guest: number | null;
  paused: boolean;
  /** Milliseconds until the game's own clock rings, if it has one. */
  rings: number | null;
  games: number;
  fair: Fair;
  /** The chairs that promised luck for a cut and did not show it: they cut no more in this game. */
  silent: number[];
  agreed: number[];
  past: Finished[];
  picture: Picture | null;
  /** The latest events, or those after the number that the reader had seen. */
  tells: SeenTell[];
  question: Prompt | null;
  /** What the reader's own hand is, in each language. */
  holding: Record<string, string>;
  /** The key of its line in the game's order of hands; empty while it is none. */
  kind: string;
  /** The places that count in it where not all do, as a set: own ones first, then the common ones. */
  counts: number;
  /** Milliseconds that each seat has to answer, if there is a clock. */
  left: Record<number, number>;
  /** Milliseconds for which people look at how a deal ended: until then nobody is asked. 0 when nobody waits. */
  wait: number;
  /** How many questions in a row the clock has answered for the reader. */
  late: number;
  scores: number[];
  winners: number[];
  /** How many entries of this game the disc has lost: the table went on from the last one that was left. */
  lost: number;
}

/** How the table stood along the way, when this many of the update's tells had happened. What changed since the glimpse before it, or since the update before: as in an update. */
export interface Glimpse {
  told: number;
  step?: string;
  numbers?: Record<string, number | number[]>;
  piles?: Record<string, number | string[]>;
  mine?: Record<string, number | string[]>;
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
  tells?: SeenTell[];
  /** The table along the way, for clients that show one thing after the other. */
  glimpses?: Glimpse[];
  question?: Prompt | null;
  holding?: Record<string, string>;
  kind?: string;
  counts?: number;
  left?: Record<number, number>;
  /** Milliseconds for which people may look at how a deal ended. Nobody is asked until the table comes again. */
  wait?: number;
  late?: number;
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

/** Cards are about to be cut: what was sealed, and what will be decided. Whoever cuts promises luck at once. */
export interface Call {
  type: "call";
  cut: string;
  root: string;
  about: string;
  /** The piles to which the first cards of the stock that is cut will come, whatever cards they are. */
  plan: string[];
}

/** Everybody's promise for a cut, by chair: whoever finds their own shows their luck now. */
export interface Promised {
  type: "promised";
  cut: string;
  promises: Record<number, string>;
}

/** Whose devices are connected now: chairs, and the numbers of guests. */
export interface Present {
  type: "present";
  chairs: number[];
  guests: number[];
}

/** Somebody said one of the phrases. */
export interface Said {
  type: "said";
  chair: number;
  phrase: number;
}

/** Who has looked enough at how the deal ended; when everybody present has, the table comes again. */
export interface Looked {
  type: "looked";
  chairs: number[];
}

/** Somebody wonders whether this seat is still there. */
export interface Nudged {
  type: "nudged";
  chair: number;
}

/** The player of this seat, who was nudged, is there. */
export interface Awake {
  type: "awake";
  chair: number;
}

/** A player's device has seen entry `seen` of the table's log, and the server knows none after `number`. */
export interface Behind {
  type: "behind";
  number: number;
  seen: number;
}

/** The bots that play at this level for the first time and need a while; empty when all are ready. */
export interface Preparing {
  type: "preparing";
  chairs: number[];
}

/** The bots whose level this machine cannot prepare; they play at the next one down. */
export interface Replaced {
  type: "replaced";
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
  /** The value that another option must have for this one to matter; empty: it always does. */
  only_if: Record<string, number>;
}

/** A game on the shelf, and how a page shows it. Piles and numbers are called as in the picture of a table. */
export interface Box {
  name: string;
  version: number;
  /** In each language. */
  title: Record<string, string>;
  /** One sentence that makes people want to play; a box may have none. */
  pitch: Record<string, string>;
  least: number;
  most: number;
  minutes: number;
  age: number;
  colour: string;
  options: Choice[];
  /** Whether there is a lesson. */
  lesson: boolean;
  /** How well bots can play it, worst first; empty: they give any legal answer, and there is no coach. */
  levels: string[];
  /** Whether there is a hand of the day: a coach who weighs answers. */
  daily: boolean;
  /** Whether its hands have an order that can be asked for. */
  order: boolean;
  /** The rule that says who has won. */
  decides: string;
  /** The number that counts the deals or rounds, and the tell with which one begins. */
  deal: string;
  /** The piles of each seat that only it knows, or that lie before it. */
  own: string[];
  common: string[];
  /** The piles of each seat that are looked at by others. */
  others: string[];
  /** Those piles that are dice. */
  dice: string[];
  /** What each seat has; what decides the game comes first. */
  purse: string[];
  /** The numbers that lie in the middle of the table: the pot. */
  middle: string[];
  /** The numbers that say which seat has a mark: the dealer. */
  marks: string[];
  /** The tells with which something new begins: before it one looks at how the last deal, round or stage ended. */
  opens: string[];
  /** Options that go on the main button; if none of them is offered, the last option does. */
  main: string[];
  /** What the backs of cards tell, from the first kind on: `S♣`, in each language. */
  backs: Record<string, string[]>;
  /** Whether there are cards with words on them. */
  printed: boolean;
  /** Whether a table may bring cards of its own. */
  replaceable: boolean;
  /** The address of its texts, `fr.ftl` and `en.ftl`, and of its page; another one whenever these change. */
  files: string;
  /** `own`: its page comes with ours. A name: the file to load (docs/page-module.md). Empty: the common mat. */
  page: string;
  /** What can be announced, lowest first, in each language; empty where nothing is. */
  scale: Record<string, string[]>;
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

/** What a card with words on it says. */
export interface PrintedCard {
  name: string;
  atmosphere: string;
  effect: string;
}

/** Every such card of a game, by its short text. */
export interface PrintedCards {
  cards: Record<string, PrintedCard>;
}

/** A word to choose; `number` names the number that comes with it, from `least` to `most` by `step`. */
export interface Offer {
  word: string;
  number: string;
  least: number;
  most: number;
  step: number;
}

/** A part of a file. `words` is a text of at most this many letters, `number` is from least to most. A `table` has named `fields`; `many` is a list of `fields[0]`, from least to most of them. An `effect` is a table that says what to `do`, one of `picks`, with its number. A `line` is written `place = pick number`. */
export interface Field {
  kind: "words" | "number" | "table" | "many" | "effect" | "line";
  name: string;
  least: number;
  most: number;
  step: number;
  fields: Field[];
  picks: Offer[];
  places: string[];
}

/** The cards of a box that a table may replace, as the text of a file; and the form in which people write theirs. */
export interface Deck {
  cards: string;
  form: Field | null;
}

/** Custom cards to check and try out, and for how many players. */
export interface TryCards {
  players: number;
  cards?: string;
  /** As a form has it, in JSON, instead of the text of a file. */
  tree?: string;
}

/** A stop on the way to a field: its name, and its number from 1 in a list. */
export interface Stop {
  name: string;
  n: number;
}

/** The first thing in a file that its form has no room for: where, what was read, and what was expected there. */
export interface Wrong {
  at: Stop[];
  reason: "words" | "number" | "table" | "many" | "unknown" | "choice";
  read: string;
  least: number;
  most: number;
  step: number;
  offered: string[];
}

/** What is known about custom cards: why they cannot be played, or what many games with them have shown so far. */
export interface Tried {
  /** What was expected and where; empty if they can be played. */
  why: string;
  /** The same by the box's form, where that tells it: for a page to put into words. */
  wrong: Wrong | null;
  /** Whether they have been tried out. */
  done: boolean;
  /** What is clearly different from the box's own cards, in each language; no language if they could not be tried. */
  stands_out: Record<string, string[]>;
  /** The text of the file, */
  cards: string;
  /** and what it says, as JSON; empty if it is not TOML. */
  tree: string;
}

/** A category of hands, with an example as people lay it out. */
export interface HandKind {
  key: string;
  rule: string;
  /** In each language. */
  name: Record<string, string>;
  cards: string[];
  /** The places of the cards that make the combination, as a set. */
  makes: number;
  /** The place of the one card that decides between two hands of this category; -1 where more than one may. */
  decides: number;
}

/** Which hands beat which, strongest first; none where a game compares no hands. */
export interface HandOrder {
  hands: HandKind[];
  /** What there is to say about it in this game, in each language. */
  note: Record<string, string>;
}

/** One moment: what has just been told, and the table as the learner knows it. */
export interface Scene {
  tells: SeenTell[];
  picture: Picture;
  holding: Record<string, string>;
  kind: string;
  counts: number;
}

/** What is said about a wrong answer. */
export interface Reply {
  value: Value;
  said: Record<string, string>;
}

/** What the learner does at a moment, and what is said before and after. `touch`: a thing on the mat, by the name that it has there, or a card. `answer`: the question of the rules. `pick`: one of the hands that are drawn. `who`: a player, by seat. */
export interface Task {
  key: string;
  scene: number;
  kind: "touch" | "answer" | "pick" | "who";
  todo: Record<string, string>;
  /** Why it was right. */
  right: Record<string, string>;
  /** Why it was wrong, where no reply says so. */
  wrong: Record<string, string>;
  /** The right one. */
  answer: Value;
  touch: string;
  question: Prompt | null;
  drawn: string[][];
  /** What the hands are called that are drawn; a card has no other name. */
  named: Record<string, string>[];
  replies: Reply[];
}

/** A first deal, moment by moment, and what is to be done in it. */
export interface Lesson {
  game: string;
  names: string[];
  scenes: Scene[];
  tasks: Task[];
  end: Record<string, string>;
}

/** A game's rules for players, as Markdown: its own page, then what holds for every game. */
export interface RuleText {
  title: string;
  text: string;
}

/** Whose answer entry `number` was, −1 for the table's own clock; what it was, only if it was the reader's own. */
export interface Given {
  number: number;
  seat: number;
  value: number | number[] | null;
}

/** A game from its beginning, as it was told: the table, then what changed, as over the live connection. */
export interface Replay {
  /** `seat`: as this device's seat knew it; `public`: as everybody did; `all`: with all hands, once all agreed. */
  eyes: Eyes;
  offered: Eyes[];
  over: boolean;
  table: Whole;
  messages: (Update | Whole)[];
  answers: Given[];
}

/** How many devices of this room gave an answer. */
export interface HowMany {
  value: Value;
  n: number;
}

/** What this device answered to the daily hand, what is right and why, and how the room answered. */
export interface DailyAnswers {
  given: Value;
  best: Value;
  /** The best answer, and others that a good player gives often too. */
  as_good: Value[];
  /** What the coach says of it, in each language. */
  facts: Record<string, string[]>;
  answers: HowMany[];
}

/** The hand of the day: a table up to the reader's question, and what is right once they have answered. */
export interface Daily {
  day: string;
  hand: Replay;
  answered: DailyAnswers | null;
}

/** An answer to a question that is only asked to learn from. */
export interface Choose {
  value: Value;
}

/** Games of one box, or against one person: how many, and how many were won. */
export interface Tally {
  what: string;
  played: number;
  won: number;
  /** That the person had in the latest of them. */
  colour: number;
}

/** How much hope decisions gave away on average, with the interval in which that lies 19 times in 20. */
export interface Quality {
  game: string;
  /** The kind of decision, as `step verb`; or the day. */
  what: string;
  decisions: number;
  lost: number;
  low: number;
  high: number;
}

/** What a device has played: nothing but its own games, and only for itself. */
export interface Career {
  played: number;
  won: number;
  boxes: Tally[];
  against: Tally[];
  /** Games of which there is a review: the rest speaks of these. */
  reviewed: number;
  /** By game, */
  quality: Quality[];
  /** by kind of decision, what costs most first, */
  kinds: Quality[];
  /** and from day to day. */
  days: Quality[];
}

/** A decision of this device that gave much away, to be asked again: before which answer of which game. */
export interface Mistake {
  code: string;
  games: number;
  game: string;
  /** When it was played, in milliseconds since 1970. */
  at: number;
  answer: number;
  deal: number;
  lost: number;
  given: Value;
  as_good: Value[];
  facts: Record<string, string[]>;
}

/** The costliest mistakes in this device's reviewed games, the costliest first. */
export interface Mistakes {
  mistakes: Mistake[];
}

/** A game that this device has come to, as its album keeps it. */
export interface Souvenir {
  code: string;
  /** How many were played at the table before it. */
  games: number;
  /** Of its last entry. */
  number: number;
  game: string;
  phase: Phase;
  /** When it was set up, in milliseconds since 1970, and when something last happened in it. */
  at: number;
  until: number;
  people: Person[];
  /** Where this device sits; none for one that looked on, or that gave its chair away. */
  chair: number | null;
  /** What each seat had of what decides the game when it was over: the first number of the box's `purse`. */
  has: number[];
  winners: number[];
  /** Whether this device was there at all: others may have played at the table before it came. */
  there: boolean;
  /** Whether it was taken out of the album. */
  removed: boolean;
}

/** A page of the games that this device has come to, the latest first; damaged tables are named apart. */
export interface Mine {
  tables: Souvenir[];
  /** How many there are on all the pages together. */
  found: number;
  /** What can be looked for: the boxes in the album, and the people met most often. */
  games: string[];
  met: string[];
  damaged: string[];
}

/** A table to set up; whoever asks for it is its host and sits on the first chair. */
export interface NewTable {
  game: string;
  seats: number;
  name: string;
  colour?: number;
  options?: Record<string, number | string>;
  seconds?: number;
  language?: string;
  hints?: boolean;
  cards?: string;
}

/** The code of a new table. */
export interface Made {
  code: string;
}

/** A big screen that asks what to show. */
export type BigScreen = Record<string, never>;

/** An address of the page as others reach it, and its code to scan: rows of 0 and 1. */
export interface Qr {
  address: string;
  rows: string[];
}

/** What a big screen shows: a code and where it leads, until somebody claims it; then a table. */
export interface Showing {
  /** Empty once it is claimed. */
  code: string;
  way: Qr | null;
  /** Empty until whoever claimed it is at one. */
  table: string;
}

/** The big screens that this device has claimed: the table that each shows, or nothing yet. */
export interface MyScreens {
  tables: string[];
}

/** The code that a big screen shows, and the table that it should show; none for the next one. */
export interface Claim {
  code: string;
  table?: string | null;
}

/** What a stranger may know about a table before sitting down, and which chair this device has. */
export interface Lobby {
  code: string;
  game: string;
  phase: Phase;
  options: Record<string, number>;
  /** Cards of the table's own, as the text of a file; empty for those of the box. */
  cards: string;
  seconds: number;
  hints: boolean;
  language: string;
  host: number;
  people: Person[];
  /** What each of them has in the game: what decides it comes first. */
  purse: Record<string, number[]>;
  guests: Guest[];
  /** Whether there is room for one more person: on a free chair, a bot's, or an extra one. */
  room: boolean;
  chair: number | null;
  /** Whether this device is watching. */
  watches: boolean;
  /** The chair it has played on in this game; it knows its cards, and cannot take another. */
  played: number | null;
}

/** A chair to sit on, the first free one unless named. */
export interface Seat {
  name: string;
  colour?: number;
  chair?: number | null;
}

/** The request is granted and on disc; the table's log had this many entries then. */
export interface Done {
  number: number;
}

/** Somebody who watches; with a name, they wait for a chair. */
export interface Watcher {
  name?: string;
  colour?: number;
}

/** A guest, by the number among the table's `guests`; none for whoever comes. */
export interface WhichGuest {
  guest?: number | null;
}

/** A chair, counted from 0. */
export interface WhichChair {
  chair: number;
}

/** How well a bot plays. */
export interface Level {
  level: string;
}

/** What a table is played with: options, clock, hints. */
export interface Options {
  options?: Record<string, number | string>;
  seconds?: number;
  hints?: boolean;
  cards?: string;
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
  qr: Qr;
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

/** What the coach says about question `asked`: sentences, the best answer, and everything it weighed, best first. */
export interface Hint {
  asked: number;
  lines: string[];
  best: Value;
  weighed: Weighed[];
  unit: string;
}

/** A sentence about what happened, the rule behind it, what was told and of which seat; as in a tell. */
export interface Line {
  text: string;
  rule: string;
  what: string;
  seat: number;
}

/** The game so far, as this device knows it. */
export interface Story {
  lines: Line[];
}

/** Where everybody stood when a deal was complete; deal 0 is the beginning. */
export interface Standing {
  deal: number;
  /** What each seat had of what decides the game: the first number of the box's `purse`. */
  has: number[];
  /** By the game's own measure; the highest leads. */
  scores: number[];
}

/** A hand that everybody saw. */
export interface ShownHand {
  deal: number;
  /** -1 where what lies on the table is nobody's own. */
  seat: number;
  cards: string[];
  /** How many of the cards are the seat's own; the others are common. */
  own: number;
  /** The places of the cards that count, as a set, */
  counts: number;
  /** and of those that make the combination. */
  makes: number;
  /** In each language. */
  name: Record<string, string>;
}

/** What everybody could see of the game so far: where all stood after each deal, and the strongest hand shown. */
export interface Chronicle {
  standings: Standing[];
  hand: ShownHand | null;
}

/** A point of the curve: the game after n answers, and where the change since the last point is booked. */
export interface Point {
  /** How many answers had been given: 0 when the first cards had come. Answer n led from point n − 1 to point n. */
  number: number;
  deal: number;
  hope: number;
  luck: number;
  skill: number;
  others: number;
}

/** One decision of the seat; `number` counts it from 1 among all answers of the game, as a record does. */
export interface Judged {
  number: number;
  deal: number;
  /** As a record writes it (docs/record.md). */
  given: string;
  best: string;
  /** In hope of winning the game: how much less `given` is worth than `best`, never below 0. */
  lost: number;
  lost_in_unit: number;
  grade: "free_choice" | "nuance" | "imprecision" | "error" | "blunder";
  /** Before the answer. */
  hope: number;
  given_said: Record<string, string>;
  best_said: Record<string, string>;
  given_value: Value;
  best_value: Value;
  /** The best answer, and those beside it that a good player gives often too. */
  as_good: Value[];
  /** The kind of decision: the step of the game, and the verb of its question, as in a prompt. */
  step: string;
  verb: string;
  /** What can be counted from the seat, the weightiest first, by language. */
  facts: Record<string, string[]>;
}

/** One of the three moments: which answer it was or followed, and how much hope it moved. */
export interface Highlight {
  what: "best_decision" | "dearest_mistake" | "luckiest_card";
  number: number;
  deal: number;
  hope: number;
  said: Record<string, string>;
}

/** A game as one seat of it may look back on it. Seats count from 1 here. */
export interface Review {
  format: number;
  game: string;
  seat: number;
  names: string[];
  /** Whether all secrets of the game were opened: hope then starts from the true cards. */
  opened: boolean;
  /** What `lost_in_unit` counts, as `unit-…` in the coach's texts. */
  unit: string;
  start: number;
  result: number;
  luck: number;
  skill: number;
  others: number;
  /** The result cleared of luck: `result − luck`. */
  cleared: number;
  /** The standard error of `luck`, and so of `cleared`, from the deals that were imagined. */
  error: number;
  lost_in_unit: number;
  curve: Point[];
  decisions: Judged[];
  /** At most one of each kind; none of a kind that did not occur. */
  moments: Highlight[];
  /** Five sentences, by language. */
  story: Record<string, string[]>;
}

/** A review as far as it has come: how much of it is done, what has been found, and all of it. `curve` and `decisions` grow while the rest is being found; `review` is there once `done` is all of it. */
export interface Reviewed {
  done: number;
  of: number;
  curve: Point[];
  decisions: Judged[];
  review: Review | null;
}

/** Why a request was not granted: a code for programs, a sentence that says what was expected. */
export interface Denied {
  code: string;
  text: string;
}

export type AnyFromClient = Answer | Cuts | Promise | Luck | Say | Onward | Here | Ping;

export type AnyFromServer = Whole | Update | Ack | Refusal | Call | Promised | Present | Said | Looked | Nudged | Awake | Behind | Preparing | Replaced | Pong;

/** What each request carries and what comes back. */
export interface Routes {
  "GET /api/games": { reply: Shelf };
  "GET /api/games/{game}/cards": { reply: PrintedCards };
  "GET /api/games/{game}/deck": { reply: Deck };
  "POST /api/games/{game}/deck": { body: TryCards; reply: Tried };
  "GET /api/games/{game}/order": { reply: HandOrder };
  "GET /api/lessons/{game}": { reply: Lesson };
  "GET /api/rules/{game}": { reply: RuleText };
  "GET /api/daily/{game}": { reply: Daily };
  "POST /api/daily/{game}": { body: Choose; reply: DailyAnswers };
  "GET /api/me": { reply: Career };
  "DELETE /api/me": { reply: Career };
  "GET /api/me/mistakes": { reply: Mistakes };
  "GET /api/tables": { reply: Mine };
  "POST /api/tables": { body: NewTable; reply: Made };
  "POST /api/tv": { body: BigScreen; reply: Showing };
  "GET /api/tv": { reply: MyScreens };
  "DELETE /api/tv": { reply: MyScreens };
  "POST /api/tv/claim": { body: Claim; reply: MyScreens };
  "GET /api/tables/{code}": { reply: Lobby };
  "POST /api/tables/{code}/sit": { body: Seat; reply: Done };
  "POST /api/tables/{code}/watch": { body: Watcher; reply: Done };
  "POST /api/tables/{code}/give": { body: WhichGuest; reply: Done };
  "POST /api/tables/{code}/host": { body: WhichChair; reply: Done };
  "POST /api/tables/{code}/fill": { body: Level; reply: Done };
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
  "DELETE /api/tables/{code}/links/{role}": { reply: Done };
  "POST /api/tables/{code}/enter": { body: Token; reply: Done };
  "POST /api/tables/{code}/hint": { reply: Hint };
  "GET /api/tables/{code}/qr": { reply: Qr };
  "GET /api/tables/{code}/cards": { reply: PrintedCards };
  "GET /api/tables/{code}/story": { reply: Story };
  "GET /api/tables/{code}/chronicle": { reply: Chronicle };
  "GET /api/tables/{code}/log": { reply: string };
  "GET /api/tables/{code}/games/{number}/replay": { reply: Replay };
  "GET /api/tables/{code}/games/{number}/review": { reply: Reviewed };
  "DELETE /api/tables/{code}/games/{number}": { reply: Done };
}
