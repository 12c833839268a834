// The page on the home screen, where the browser trusts it enough for that: https, or this very machine.
// Elsewhere, as in a home network without certificates, it is a page as ever.
import { root } from "./root";

interface Prompt extends Event {
  prompt(): Promise<unknown>;
}

class Installing {
  #prompt = $state.raw<Prompt | null>(null);

  constructor() {
    window.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#prompt = event as Prompt;
    });
    window.addEventListener("appinstalled", () => (this.#prompt = null));
    if (window.isSecureContext && "serviceWorker" in navigator) {
      window.addEventListener("load", () => void navigator.serviceWorker.register(`${root()}offline.js`).catch(() => undefined));
    }
  }

  get possible(): boolean {
    return this.#prompt !== null;
  }

  async ask(): Promise<void> {
    await this.#prompt?.prompt();
    this.#prompt = null;
  }
}

export const installing = new Installing();
