// Where we are, behind the # of the address: what stands there is never sent to the server.
class Router {
  parts = $state.raw<string[]>(read());

  constructor() {
    window.addEventListener("hashchange", () => (this.parts = read()));
  }

  go(path: string): void {
    location.hash = path;
  }

  /** Go on without a way back, as with a token that must not stay in the address. */
  replace(path: string): void {
    history.replaceState(null, "", `#${path}`);
    this.parts = read();
  }
}

function read(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

export const router = new Router();
