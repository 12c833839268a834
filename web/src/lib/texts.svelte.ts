// Words for people: the common ones, then the page's own, then those of a game, which come with its box.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { placed } from "./root";
import { stocked } from "./shelf.svelte";

export type Lang = "fr" | "en";
export const LANGS: Lang[] = ["fr", "en"];

type Files = Record<string, () => Promise<string>>;
const common = import.meta.glob("../../../src/brelan/texts/*.ftl", { query: "?raw", import: "default" }) as Files;
const page = import.meta.glob("../texts/*.ftl", { query: "?raw", import: "default" }) as Files;

const file = async (files: Files, lang: Lang): Promise<string> =>
  (await Object.entries(files).find(([path]) => path.endsWith(`/${lang}.ftl`))?.[1]()) ?? "";

async function ofGame(game: string, lang: Lang): Promise<string> {
  const box = (await stocked()).boxes.find((one) => one.name === game);
  const reply = box && (await fetch(placed(`${box.files}${lang}.ftl`)));
  return reply?.ok ? reply.text() : "";
}

function chosen(): Lang {
  const kept = localStorage.getItem("brelan.lang");
  if (kept === "fr" || kept === "en") return kept;
  return navigator.language.toLowerCase().startsWith("en") ? "en" : "fr";
}

/** In French a space stands before `?` and `:` and inside quotation marks, where no line may end; nor between numbers that are listed. */
export const unbroken = (said: string): string =>
  said
    .replace(/ (?=[?!:;%€»])/g, "\u00a0")
    .replace(/« /g, "«\u00a0")
    .replace(/(\d,) (?=\d)/g, "$1\u00a0");

class Texts {
  lang = $state<Lang>(chosen());
  #bundles = $state.raw<Record<string, FluentBundle>>({});

  async load(game = "", lang: Lang = this.lang): Promise<void> {
    const key = `${lang}/${game}`;
    document.documentElement.lang = this.lang;
    if (this.#bundles[key]) return;
    const sources = await Promise.all([file(common, lang), file(page, lang), ...(game ? [ofGame(game, lang)] : [])]);
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
    return this.#pattern(this.#bundles[`${this.lang}/${game}`], key) !== null;
  }

  /** A text by its name, or one of its attributes: `told-dealt.you`. */
  #pattern(bundle: FluentBundle | undefined, key: string): Message["value"] {
    const [name = "", attribute] = key.split(".");
    const message = bundle?.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  say(key: string, values: Record<string, FluentVariable> = {}, game = ""): string {
    const bundle = this.#bundles[`${this.lang}/${game}`] ?? this.#bundles[`${this.lang}/`];
    const pattern = this.#pattern(bundle, key);
    return bundle && pattern ? bundle.formatPattern(pattern, values, []) : key;
  }
}

export const texts = new Texts();
/** The page's own words; a game's with its name as the third argument. */
export const say = (key: string, values: Record<string, FluentVariable> = {}, game = ""): string => texts.say(key, values, game);

/** What a button does, and to what: for those who hear it without seeing where it stands. */
export const sayOf = (key: string, of: string): string => say("label-of", { what: say(key), of });
