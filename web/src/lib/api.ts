// HTTP: everything but playing.
import { root } from "./root";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(`${root()}api${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Refusal(0, "offline", "the server cannot be reached");
  }
  const json = reply.headers.get("content-type")?.startsWith("application/json");
  const said: unknown = json ? await reply.json() : await reply.text();
  if (reply.ok) return said as T;
  const why = json ? (said as { code: string; text: string }) : { code: "server", text: String(said) };
  throw new Refusal(reply.status, why.code, why.text);
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>("PUT", path, body);
export const remove = <T>(path: string): Promise<T> => ask<T>("DELETE", path);
