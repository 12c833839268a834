// A page that was left open while the room was renewed asks for parts that are no longer there: it is reloaded, once.
import { root } from "./root";

const KEPT = "brelan.renewed";
const AGAIN = 60_000; // milliseconds

/** From now on a missing part brings the page of today; where nobody answers, or it has just been done, it would not help. */
export function watchForRenewal(): void {
  window.addEventListener("vite:preloadError", () => {
    if (Date.now() - Number(sessionStorage.getItem(KEPT)) < AGAIN) return;
    sessionStorage.setItem(KEPT, String(Date.now()));
    void fetch(root(), { cache: "no-store" }).then(
      (reply) => reply.ok && location.reload(),
      () => undefined,
    );
  });
}
