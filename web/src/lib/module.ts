// A page that a box brings as a built module: what the module has to offer, and what it is given. See docs/page-module.md.
import type { Among, Box, Picture, Prompt, SeenTell, Whole } from "./protocol";
import type { Needs, Space } from "./frame";
import { placed } from "./root";
import type { Laid } from "./scene";

/** What a module is given, and given again whenever something has changed. */
export interface ModuleProps {
  box: Box;
  table: Whole;
  picture: Picture;
  /** The seat whose eyes we have; null on the big screen and for spectators. */
  seat: number | null;
  /** On a big screen: no controls, everything large. */
  big: boolean;
  lang: string;
  /** What has just happened, and all that has been told so far. */
  latest: SeenTell[];
  tells: SeenTell[];
  /** What the seat is asked now. */
  question: Prompt | null;
  /** The positions or seats that are picked. */
  picked: number[];
  /** Picks one of the question's members, or puts it back, as touching it does. */
  tap: (member: number) => void;
  /** While this is true the question waits: the mat still shows how a deal ended. */
  hold: (held: boolean) => void;
  /** A sentence of the box's texts, or of the page's. */
  say: (key: string, values?: Record<string, string | number>) => string;
  /** What happened, in words. */
  sentence: (told: SeenTell) => string;
  /** Where everybody's things lie in a space, and how large they can be. */
  arrange: (space: Space, needs: Needs) => Laid;
  /** Opens a rule; absent on a big screen. */
  why?: (rule: string) => void;
}

export interface Mounted {
  update: (props: ModuleProps) => void;
  destroy: () => void;
}

export interface PageModule {
  mount: (target: HTMLElement, props: ModuleProps) => Mounted;
  /** What is tapped on its mat to choose it; nothing, unless said: then there are buttons below. */
  taps?: Among[];
  /** Its mat shows who sits where. */
  seated?: boolean;
}

const loaded = new Map<string, Promise<PageModule>>();

/** The module of a box, loaded once. */
export function moduleOf(box: Box): Promise<PageModule> {
  const address = placed(`${box.files}${box.page}`);
  const found = loaded.get(address) ?? (import(/* @vite-ignore */ address) as Promise<PageModule>);
  loaded.set(address, found);
  return found;
}
