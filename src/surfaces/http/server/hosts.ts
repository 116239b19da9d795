import type { IncomingMessage } from "node:http";
import { remembered } from "../../../memory/bounded-cache.ts";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const ANY = "*";

/** The host names that the server answers to, and the web pages that may use it. */
export interface HostRules {
  /** Besides the loopback names; `*` stands for any. */
  readonly allowedHosts: readonly string[];
  /** Pages that may use the server under any of its names; absent: any may use the names above. */
  readonly allowedOrigins?: readonly string[];
}

/** Says why a request must not be served, or nothing. */
export type HostCheck = (request: IncomingMessage) => string | undefined;

/**
 * Against DNS rebinding, by which a web page reaches servers on its visitor's own machine. A request
 * to a loopback name must come from a loopback page, from one that the operator named, or from no
 * page; any other name must be one that the operator gave, and then, as the wildcard of CORS says,
 * every page may use it.
 */
export function hostCheck({ allowedHosts, allowedOrigins }: HostRules): HostCheck {
  const hosts = new Set(allowedHosts);
  const origins = allowedOrigins && new Set(allowedOrigins);

  return ({ headers }) => {
    const host = nameOf(headers.host ?? "");
    if (host === "") return "The Host header is missing or malformed";
    const local = LOOPBACK.has(host);
    if (!local && !hosts.has(host) && !hosts.has(ANY)) return `Host not allowed: ${host}`;
    if (headers.origin === undefined) return undefined;
    const origin = hostOf(headers.origin);
    if (LOOPBACK.has(origin) || origins?.has(origin)) return undefined;
    if (local) return "Origin not allowed: only pages of this machine may use its local server";
    return origins ? "Origin not allowed" : undefined;
  };
}

const HOSTS_REMEMBERED = 100;
const LONGEST_REMEMBERED = 300;

/** A server has few names, and its clients say them with every request. */
const known = remembered(HOSTS_REMEMBERED, (host) => hostOf(`http://${host}`));

function nameOf(host: string): string {
  return host.length > LONGEST_REMEMBERED ? hostOf(`http://${host}`) : known(host);
}

/** Empty where there is none. */
function hostOf(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    return "";
  }
}
