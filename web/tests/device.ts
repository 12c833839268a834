// All that the pure modules ask of a browser: a place to keep something, and a page that has a language and a place.
import { vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
});
vi.stubGlobal("document", { documentElement: { lang: "" }, querySelector: () => null });
vi.stubGlobal("location", new URL("http://room.test/"));
