import type { IncomingMessage } from "node:http";

/** A header that a form or an image of another site cannot send. */
const MARK = "x-wayfare-console";

/** Says why a change does not come from our own page, or nothing. */
export function foreignPage(
  { headers }: Pick<IncomingMessage, "headers">,
  ownOrigin: string,
): string | undefined {
  if (headers[MARK] !== "1") return "The header X-Wayfare-Console is missing";
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
