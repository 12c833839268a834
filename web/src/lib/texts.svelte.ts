// Words for people, from the same Fluent files as the server's, with the page's own after them.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "fr" | "en";
export const LANGS: Lang[] = ["fr", "en"];

type Files = Record<string, () => Promise<string>>;
const common = import.meta.glob("../../../src/brelan/texts/*.ftl", { query: "?raw", import: "default" }) as Files;
const page = import.meta.glob("../texts/*.ftl", { query: "?raw", import: "default" }) as Files;
const games = import.meta.glob("../../../src/brelan/games/*/*.ftl", { query: "?raw", import: "default" }) as Files;
const pageGames = import.meta.glob("../games/*/*.ftl", { query: "?raw", import: "default" }) as Files;

const file = (files: Files, ending: string) => Object.entries(files).find(([path]) => path.endsWith(ending))?.[1];

function chosen(): Lang {
  const kept = localStorage.getItem("brelan.lang");
  if (kept === "fr" || kept === "en") return kept;
  return navigator.language.toLowerCase().startsWith("en") ? "en" : "fr";
}

class Texts {
  lang = $state<Lang>(chosen());
  #bundles = $state.raw<Record<string, FluentBundle>>({});

  async load(game = "", lang: Lang = this.lang): Promise<void> {
    const key = `${lang}/${game}`;
    document.documentElement.lang = this.lang;
    if (this.#bundles[key]) return;
    const wanted = game
      ? [file(common, `/texts/${lang}.ftl`), file(page, `/${lang}.ftl`), file(games, `/${game}/${lang}.ftl`), file(pageGames, `/${game}/${lang}.ftl`)]
      : [file(common, `/texts/${lang}.ftl`), file(page, `/${lang}.ftl`)];
    const sources = await Promise.all(wanted.map((read) => (read ? read() : "")));
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.#bundles = { ...this.#bundles, [key]: bundle };
  }

  async choose(lang: Lang, game = ""): Promise<void> {
    await Promise.all([this.load("", lang), ...(game ? [this.load(game, lang)] : [])]);
    localStorage.setItem("brelan.lang", lang);
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  ready(game = ""): boolean {
    return `${this.lang}/${game}` in this.#bundles;
  }

  has(key: string, game = ""): boolean {
    return this.#bundles[`${this.lang}/${game}`]?.hasMessage(key) ?? false;
  }

  say(key: string, values: Record<string, FluentVariable> = {}, game = ""): string {
    const bundle = this.#bundles[`${this.lang}/${game}`] ?? this.#bundles[`${this.lang}/`];
    const message = bundle?.getMessage(key);
    if (!bundle || !message?.value) return key;
    return bundle.formatPattern(message.value, values, []);
  }
}

export const texts = new Texts();
/** The page's own words; a game's with its name as the third argument. */
export const say = (key: string, values: Record<string, FluentVariable> = {}, game = ""): string => texts.say(key, values, game);
