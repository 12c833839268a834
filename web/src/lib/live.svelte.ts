// A live table: folds updates into what was told before, answers exactly once, and comes back by itself.
// What is to be seen of it, and when, is for the director to say.
import { Director } from "./director.svelte";
import { after, glimpsed } from "./folding";
import { digits } from "./random";
import { Sealed } from "./sealed.svelte";
import { root } from "./root";
import type { Call, Promised, Prompt, Role, SeenTell, Update, Value, Whole } from "./protocol";

export type Status = "connecting" | "open" | "waiting" | "refused";

interface Pending {
  key: string;
  asked: number;
  value: Value;
  then: number | null;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const SILENCE = 8_000;
const SWITCHED = ["online", "offline"];
const FINAL = new Set([4403, 4404, 4500]);

export class Live {
  readonly director = new Director((number) => this.#send({ type: "onward", number }));
  readonly sealed: Sealed;
  status = $state<Status>("connecting");
  closed = $state(0);
  pending = $state.raw<Pending | null>(null);
  refused = $state<{ code: string; text: string } | null>(null);
  said = $state.raw<{ chair: number; phrase: number; at: number }[]>([]);
  nudged = $state(0);
  /** Somebody wonders whether this player is there, and no sign was given yet. */
  wondered = $state(false);
  /** Entries of the log that the server does not know any more, although a device has seen them. */
  behind = $state(0);
  /** The bots that play at their level for the first time, and need a while. */
  preparing = $state.raw<number[]>([]);
  /** The bots that play at the next level down, because theirs cannot be prepared. */
  replaced = $state.raw<number[]>([]);
  /** Time has answered for this seat: which question, if that is known; until it is put away. */
  missed = $state.raw<{ question: Prompt | null } | null>(null);
  /** When the table was last told how much time is left. */
  told = $state(0);
  /** When the game's own clock rings, as far as one can say now. */
  rings = $state<number | null>(null);
  /** What it has left, while it stands still: during a break, or while people look at how a deal ended. */
  still = $state<number | null>(null);

  /** The table as the server has it. */
  #now: Whole | null = null;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #pinged = 0;
  #over = false;

  constructor(
    readonly code: string,
    readonly role: Role,
  ) {
    this.sealed = new Sealed(code, (message) => this.#send(message));
    document.addEventListener("visibilitychange", this.#wake);
    for (const event of SWITCHED) window.addEventListener(event, this.#wake);
    this.#connect();
  }

  get table(): Whole | null {
    return this.director.table;
  }

  get tells(): SeenTell[] {
    return this.director.tells;
  }

  /** What has just happened. */
  get latest(): SeenTell[] {
    return this.director.latest;
  }

  get question(): Prompt | null {
    return this.table?.question ?? null;
  }

  get offline(): boolean {
    return this.status !== "open";
  }

  answer(value: Value, then?: number): void {
    const question = this.question;
    if (!question || this.pending) return;
    this.refused = null;
    this.missed = null;
    this.wondered = false;
    this.pending = { key: digits(12), asked: question.asked, value, then: then ?? null };
    this.#sendPending();
  }

  /** The answer to a nudge. */
  here(): void {
    this.wondered = false;
    this.#send({ type: "here" });
  }

  say(phrase: number): void {
    this.#send({ type: "say", phrase });
  }

  close(): void {
    this.#over = true;
    document.removeEventListener("visibilitychange", this.#wake);
    for (const event of SWITCHED) window.removeEventListener(event, this.#wake);
    window.clearTimeout(this.#timer);
    window.clearTimeout(this.#pinged);
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#over) return;
    window.clearTimeout(this.#timer);
    window.clearTimeout(this.#pinged);
    const after = this.#now?.number ?? 0;
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${root()}`;
    const socket = new WebSocket(`${address}live/${this.code}?role=${this.role}&after=${after}`);
    this.#socket?.close();
    this.#socket = socket;
    this.status = this.table ? "waiting" : "connecting";
    this.preparing = [];
    this.replaced = [];
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)));
    };
    socket.onopen = () => {
      if (socket === this.#socket && this.role === "seat") this.#send({ type: "cuts" });
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#gone(event.code);
    };
  }

  #gone(code: number): void {
    this.#socket = null;
    this.closed = code;
    if (FINAL.has(code)) {
      this.status = "refused";
      return;
    }
    this.status = this.table ? "waiting" : "connecting";
    const wait = this.#wait * (0.7 + 0.6 * Math.random());
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.8);
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  /** The device wakes, or its network comes or goes: ask at once whether the table is there, and come again if nothing is heard. */
  #wake = (): void => {
    if (document.visibilityState !== "visible" || this.status === "refused") return;
    this.#wait = FIRST_WAIT;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#send({ type: "ping" });
      window.clearTimeout(this.#pinged);
      this.#pinged = window.setTimeout(() => this.#connect(), 800);
    } else {
      this.#connect();
    }
  };

  #hear(message: { type: string } & Record<string, unknown>): void {
    window.clearTimeout(this.#pinged);
    switch (message.type) {
      case "table":
        this.#whole(message as unknown as Whole);
        break;
      case "update":
        this.#update(message as unknown as Update);
        break;
      case "ack":
        if (this.pending?.key === message.key) this.pending = null;
        break;
      case "refused":
        if (this.pending?.key === message.key) {
          this.refused = { code: String(message.code), text: String(message.text) };
          this.pending = null;
        }
        break;
      case "call":
        this.sealed.call(message as unknown as Call);
        break;
      case "promised":
        this.sealed.promised(message as unknown as Promised);
        break;
      case "present":
        if (this.#now) {
          const here = message.chairs as number[];
          const people = this.#now.people.map((person, i) => ({ ...person, present: here.includes(i) }));
          this.#now = { ...this.#now, people };
          this.director.follow(this.#now);
        }
        break;
      case "said":
        this.said = [...this.said.slice(-5), { chair: Number(message.chair), phrase: Number(message.phrase), at: Date.now() }];
        break;
      case "looked":
        this.director.looked = message.chairs as number[];
        break;
      case "preparing":
        this.preparing = message.chairs as number[];
        break;
      case "replaced":
        this.replaced = message.chairs as number[];
        break;
      case "nudged":
        if (this.#now?.chair === message.chair) {
          this.nudged += 1;
          this.wondered = true;
        }
        break;
      case "awake":
        if (this.#now?.chair === message.chair) this.wondered = false;
        break;
      case "behind":
        this.behind = Math.max(this.behind, Number(message.seen) - Number(message.number));
        break;
    }
  }

  #whole(whole: Whole): void {
    const before = this.#now;
    const anew = !before || before.games !== whole.games || before.phase === "gathering";
    this.#watchTime(before, whole.late);
    this.#now = whole;
    if (before && whole.number < before.number) this.behind = before.number - whole.number;
    if (!whole.question) this.wondered = false;
    if (anew && before && !this.offline) this.director.open(whole, whole.tells);
    else if (anew) this.director.begin(whole, whole.tells.slice(-3), whole.tells);
    else if (whole.tells.length || whole.number > before.number + 1)
      this.director.begin(whole, whole.tells, [...this.tells, ...whole.tells]);
    else this.director.follow(whole);
    this.status = "open";
    this.#wait = FIRST_WAIT;
    this.told = Date.now();
    if (whole.rings !== null) this.rings = this.told + whole.rings;
    else this.rings = anew || this.rings === null ? null : Math.min(this.rings, this.told); // it has rung: no more is said of it
    this.still = whole.paused || whole.wait ? whole.rings : null;
    this.#sendPending();
    this.sealed.whole(whole);
  }

  #update(update: Update): void {
    const table = this.#now;
    if (!table?.picture || update.number !== table.number + 1) {
      this.#connect();
      return;
    }
    const before = table.picture;
    if (update.left) this.told = Date.now();
    if (update.wait && this.rings !== null) this.still = this.rings - Date.now();
    this.#watchTime(table, update.late ?? table.late);
    this.#now = after(table, update);
    if (update.tells || update.numbers || update.piles || update.mine) {
      this.director.go(before, this.#now, update.tells ?? [], glimpsed(before, update));
    } else this.director.follow(this.#now);
    this.sealed.update(update);
  }

  #watchTime(before: Whole | null, late: number): void {
    const more = late - (before?.late ?? 0);
    if (more > 0) this.missed = { question: more === 1 ? (before?.question ?? null) : null };
    else if (more < 0) this.missed = null;
  }

  #sendPending(): void {
    const pending = this.pending;
    if (!pending) return;
    this.#send({ type: "answer", ...pending });
    const key = pending.key;
    window.setTimeout(() => {
      if (this.pending?.key === key && this.status === "open") this.#connect();
    }, SILENCE);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
