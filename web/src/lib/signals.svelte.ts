// So that nobody misses a turn: the title, a short sound, a buzz, and a screen that stays awake where that is possible.
export class Signals {
  #mine = false;
  #lock: { release: () => Promise<void> } | null = null;
  #audio: AudioContext | null = null;

  turn(mine: boolean, title: string, sound: boolean): void {
    document.title = mine ? `● ${title}` : title;
    void this.#stayAwake();
    if (mine && !this.#mine) {
      this.#buzz(60);
      if (sound) this.#play([523, 659]);
    }
    this.#mine = mine;
  }

  nudge(sound: boolean): void {
    this.#buzz([80, 60, 80]);
    if (sound) this.#play([659, 523, 659]);
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

  #play(notes: number[]): void {
    if (!navigator.userActivation?.hasBeenActive) return;
    this.#audio ??= new AudioContext();
    const audio = this.#audio;
    notes.forEach((pitch, i) => {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const start = audio.currentTime + i * 0.11;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.16);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.18);
    });
  }
}
