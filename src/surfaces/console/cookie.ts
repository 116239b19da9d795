import type { IncomingMessage } from "node:http";

const NAME = "wayfare_console";
const PATH = "/console";
const SHAPE = /^[\w-]{20,100}$/;

/** The secret that a browser was given, if it looks like one. */
export function secretOf({ headers }: Pick<IncomingMessage, "headers">): string | undefined {
  for (const part of (headers.cookie ?? "").split(";")) {
    const [name, value = ""] = part.trim().split("=", 2);
    if (name === NAME && SHAPE.test(value)) return value;
  }
  return undefined;
}

/** Scripts cannot read it, other sites cannot send it; over https it never travels without. */
export function cookieFor(secret: string, maxAgeMs: number, origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  const seconds = Math.floor(maxAgeMs / 1000);
  return `${NAME}=${secret}; Path=${PATH}; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`;
}

export function noCookie(origin: string): string {
  return cookieFor("", 0, origin);
}
