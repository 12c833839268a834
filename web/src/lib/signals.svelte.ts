// So that nobody misses a turn: the title, a short sound, a buzz, and a screen that stays awake where that is possible.
import type { Move } from "./moves";
import { notes, sounds } from "./sounds";
import type { SeenTell } from "./protocol";

export class Signals {
  #mine = false;
  #lock: { release: () => Promise<void> } | null = null;
  #heard: { moved: Move[]; latest: SeenTell[] } | null = null;

  turn(mine: boolean, title: string, sound: boolean): void {
    document.title = mine ? `● ${title}` : title;
    void this.#stayAwake();
    if (mine && !this.#mine) {
      this.#buzz(60);
      if (sound) notes([523, 659]);
    }
    this.#mine = mine;
  }

  /** What has just moved or happened makes a small sound; what happened before one came makes none. */
  hear(moved: Move[], latest: SeenTell[], seat: number | null, sound: boolean): void {
    const [before, told] = [this.#heard, this.#heard?.latest === latest ? [] : latest];
    if (before && sound) sounds(before.moved === moved ? [] : moved, told, seat);
    this.#heard = { moved, latest };
  }

  /** One's time is nearly up: soft, and once. */
  hurry(sound: boolean): void {
    this.#buzz([40, 80, 40]);
    if (sound) notes([784, 659]);
  }

  nudge(sound: boolean): void {
    this.#buzz([80, 60, 80]);
    if (sound) notes([659, 523, 659]);
  }

  rest(): void {
    void this.#lock?.release().catch(() => undefined);
    this.#lock = null;
  }

  async #stayAwake(): Promise<void> {
    if (this.#lock || !("wakeLock" in navigator) || document.visibilityState !== "visible") return;
    try {
      const lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => (this.#lock = null));
      this.#lock = lock;
    } catch {
      this.#lock = null;
    }
  }

  /** Browsers complain about a buzz before the first touch. */
  #buzz(pattern: number | number[]): void {
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
  }
}
