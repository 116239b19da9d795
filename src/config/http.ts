import type { Option, Reader } from "./options.ts";
import { text, wholeNumber, words } from "./values.ts";

/** How the server meets the network. */
export interface HttpSettings {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Processes that serve the one port. */
  readonly workers: number;
  /** Names besides localhost, in lower case; `*` stands for any. */
  readonly allowedHosts: readonly string[];
  /** Hosts whose pages may use a public name; absent when any may. */
  readonly allowedOrigins?: readonly string[];
  readonly maxBodyBytes: number;
  /** For one address, unless it is a trusted proxy's. */
  readonly maxConnections: number;
  /** For one client, by principal or address. */
  readonly maxSessions: number;
  readonly maxStreams: number;
}

/** The settings of serving over HTTP. */
export const HTTP_OPTIONS = {
  httpHost: {
    env: "HTTP_HOST",
    flag: "host",
    placeholder: "address",
    fallback: "127.0.0.1",
    help: "Address to listen on; one that other machines reach needs HTTP_ALLOWED_HOSTS.",
    read: text,
  },
  httpPort: {
    env: "HTTP_PORT",
    flag: "port",
    placeholder: "number",
    fallback: "3000",
    help: "Port to listen on; 0 takes a free one.",
    read: wholeNumber(0, 65_535),
  },
  workers: {
    env: "HTTP_WORKERS",
    flag: "workers",
    placeholder: "number",
    fallback: "1",
    help: "Processes that serve the one port and share the one file, for machines with several cores.",
    read: wholeNumber(1, 64),
  },
  allowedHosts: {
    env: "HTTP_ALLOWED_HOSTS",
    flag: "allowed-hosts",
    placeholder: "list",
    fallbackNote: "this machine",
    help: "Names that clients reach the server by, besides localhost; * accepts any name.",
    read: words,
  },
  allowedOrigins: {
    env: "HTTP_ALLOWED_ORIGINS",
    flag: "allowed-origins",
    placeholder: "list",
    fallbackNote: "any",
    help: "Hosts whose web pages may use a server with a public name.",
    read: words,
  },
  maxBody: {
    env: "HTTP_MAX_BODY",
    flag: "max-body",
    placeholder: "bytes",
    fallback: "1048576",
    help: "Largest request body.",
    read: wholeNumber(1024, 104_857_600),
  },
  maxConnections: {
    env: "HTTP_MAX_CONNECTIONS",
    flag: "max-connections",
    placeholder: "number",
    fallback: "5000",
    help: "Connections that one address may hold; a trusted proxy's are not counted.",
    read: wholeNumber(1, 1_000_000),
  },
  maxSessions: {
    env: "HTTP_MAX_SESSIONS",
    flag: "max-sessions",
    placeholder: "number",
    fallback: "2000",
    help: "Sessions that one client (principal, or address) may have open.",
    read: wholeNumber(1, 1_000_000),
  },
  maxStreams: {
    env: "HTTP_MAX_STREAMS",
    flag: "max-streams",
    placeholder: "number",
    fallback: "2000",
    help: "Standing streams that one client may hold; all together may hold five times as many.",
    read: wholeNumber(1, 1_000_000),
  },
} as const satisfies Readonly<Record<string, Option<unknown>>>;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i;

/** `served`: whether HTTP is served at all; only then does it matter what is missing. */
export function httpSettings(
  { read, missing }: Reader,
  served: boolean,
  publicUrl: string | undefined,
): HttpSettings {
  const host = read("httpHost").trim();
  const named = (read("allowedHosts") ?? []).map(hostName);
  const allowedHosts = publicUrl === undefined ? named : [...named, new URL(publicUrl).hostname];
  const origins = read("allowedOrigins")?.map(hostName);
  if (served && !LOOPBACK.test(host) && allowedHosts.length === 0) {
    missing(
      HTTP_OPTIONS.allowedHosts.env,
      `HTTP_HOST=${host} can be reached from other machines, so HTTP_ALLOWED_HOSTS must name the hosts that clients use (* accepts any)`,
    );
  }
  const workers = read("workers");
  const alone = served && workers > 1 ? reasonToBeAlone(read) : undefined;
  if (alone !== undefined) missing(HTTP_OPTIONS.workers.env, `HTTP_WORKERS=${workers}: ${alone}`);
  return {
    host: host.replace(/^\[(.*)\]$/, "$1"),
    port: read("httpPort"),
    workers,
    allowedHosts,
    ...(origins && !origins.includes("*") && { allowedOrigins: origins }),
    maxBodyBytes: read("maxBody"),
    maxConnections: read("maxConnections"),
    maxSessions: read("maxSessions"),
    maxStreams: read("maxStreams"),
  };
}

/** What lives in the memory of one process cannot be served by several. */
function reasonToBeAlone(read: Reader["read"]): string | undefined {
  if (read("transport") !== "http") return "workers serve HTTP alone, with TRANSPORT_MODE=http";
  const onValkey = read("valkeyUrl") !== undefined || read("valkeyHost") !== undefined;
  if (read("database") === ":memory:" && !onValkey) {
    return "workers share a file, and WAYFARE_DB=:memory: is none";
  }
  if (read("gym")) return "the gym's worlds are in the memory of one process";
  if ((read("faults") ?? []).length > 0) return "faults are counted in one process";
  return undefined;
}

/** People write `https://travel.example.com:8443/` where only the name counts. */
function hostName(written: string): string {
  const bare = written.toLowerCase().replace(/^[a-z][a-z0-9+.-]*:\/\//, "");
  return bare.replace(/\/.*$/, "").replace(/:\d+$/, "");
}
