/** Where the room lies on its server: `/`, or a path below it (`--root-path`). The manifest lies there, wherever we came in. */
export const root = (): string => {
  const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  return new URL(".", manifest?.href ?? `${location.origin}/`).pathname;
};

/** An address that the server gave, as this device reaches it. */
export const placed = (address: string): string => root() + address.replace(/^\//, "");
