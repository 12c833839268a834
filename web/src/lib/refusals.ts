// Why something was not granted, in words.
import { Refusal } from "./api";
import { say, texts } from "./texts.svelte";

export function refusal(code: string): string {
  return say(texts.has(`refused-${code}`) ? `refused-${code}` : "refused-other");
}

export const whyNot = (no: unknown): string => refusal(no instanceof Refusal ? no.code : "other");
