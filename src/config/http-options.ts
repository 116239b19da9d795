import type { Option } from "./options.ts";
import { text, wholeNumber, words } from "./values.ts";

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
