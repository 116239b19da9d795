import type { IncomingMessage } from "node:http";

const COOKIE = "wayfare_console";
const COOKIE_PATH = "/console";
const SECRET = /^[\w-]{20,100}$/;

/** The secret that a browser was given, if it looks like one. */
export function secretOf({ headers }: Pick<IncomingMessage, "headers">): string | undefined {
  for (const part of (headers.cookie ?? "").split(";")) {
    const [name, value = ""] = part.trim().split("=", 2);
    if (name === COOKIE && SECRET.test(value)) return value;
  }
  return undefined;
}

/** Scripts cannot read it, other sites cannot send it, and over https it is never sent without. */
export function cookieFor(secret: string, maxAgeMs: number, origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  const seconds = Math.floor(maxAgeMs / 1000);
  return `${COOKIE}=${secret}; Path=${COOKIE_PATH}; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`;
}

export function noCookie(origin: string): string {
  return cookieFor("", 0, origin);
}

/** A header that a form or an image of another site cannot send. */
const OWN_HEADER = "x-wayfare-console";

/** Says why a change does not come from the console's own page, or nothing. */
export function foreignPage(
  { headers }: Pick<IncomingMessage, "headers">,
  ownOrigin: string,
): string | undefined {
  if (headers[OWN_HEADER] !== "1") return "The header X-Wayfare-Console is missing";
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") {
    return "Another site's page may not use the console";
  }
  const { origin } = headers;
  if (origin === undefined || origin === ownOrigin || isHost(origin, headers.host)) {
    return undefined;
  }
  return "Another site's page may not use the console";
}

/** No page can choose its Origin, and a browser sends the Host that it asks. */
function isHost(origin: string, host: string | undefined): boolean {
  try {
    return host !== undefined && new URL(origin).host === host.toLowerCase();
  } catch {
    return false;
  }
}
