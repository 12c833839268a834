// Where we are, behind the # of the address: what stands there is never sent to the server.
import { root } from "./root";

class Router {
  parts = $state.raw<string[]>(arrived());

  constructor() {
    window.addEventListener("hashchange", () => {
      const [before, now] = [this.parts, read()];
      this.parts = now;
      // another page begins at its top; the shelf lies where it was left
      if (now.length && (now[0] !== before[0] || now[1] !== before[1])) window.scrollTo(0, 0);
    });
  }

  go(path: string): void {
    location.hash = path;
  }

  /** Go on without a way back: what was here before is done with, as a form that was sent or a token that was used. */
  replace(path: string): void {
    history.replaceState(null, "", `#${path}`);
    this.parts = read();
  }
}

function read(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

/** Short addresses are what people type and scan: a table's code, `tv`, or `tv` and the code that a big screen shows. */
function arrived(): string[] {
  const short = /^(tv)?\/?([a-z]{4,5})?$/i.exec(location.pathname.slice(root().length));
  const path = [short?.[1] ?? (short?.[2] ? "t" : ""), short?.[2] ?? ""].filter(Boolean).join("/");
  if (path) history.replaceState(null, "", `${root()}#/${path}`);
  return read();
}

/** Where a code leads that somebody was given: a table has five letters, a big screen four. */
export const wayBy = (code: string): string => `/${code.length === SCREEN ? "tv" : "t"}/${code}`;
export const SCREEN = 4;
export const TABLE = 5;

export const router = new Router();
