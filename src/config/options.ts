import { LOG_LEVELS } from "../logging/log.ts";
import { APPS_MODES } from "../tools/define.ts";
import { TOOLSETS } from "../tools/toolsets.ts";
import { CONCIERGE_OPTIONS } from "./concierge.ts";
import { DESK_OPTIONS } from "./desk.ts";
import { GUARD_OPTIONS } from "./guards.ts";
import { GYM_OPTIONS } from "./gym.ts";
import { HTTP_OPTIONS } from "./http.ts";
import { SUPPLY_OPTIONS } from "./supply.ts";
import { VALKEY_OPTIONS } from "./valkey.ts";
import { listOf, oneOf, text, wholeNumber, words, worldInstant, yesOrNo } from "./values.ts";

/** One setting: how to give it, what it means and how its text is read. */
export interface Option<T> {
  readonly env: string;
  readonly flag: string;
  /** What stands for the value in help; a switch has none. */
  readonly placeholder?: string;
  /** The text that an absent setting counts as. */
  readonly fallback?: string;
  /** What help says of the default when there is no fixed one. */
  readonly fallbackNote?: string;
  readonly help: string;
  readonly read: (raw: string) => T;
}

/** Every setting. Parsing, `--help` and the table in docs/configuration.md are made from this one. */
export const OPTIONS = {
  transport: {
    env: "TRANSPORT_MODE",
    flag: "transport",
    placeholder: "mode",
    fallback: "stdio",
    help: "How clients connect: stdio, http or both.",
    read: oneOf(["stdio", "http", "both"]),
  },
  database: {
    env: "WAYFARE_DB",
    flag: "db",
    placeholder: "path",
    fallbackNote: "in the user's data folder",
    help: "File that bookings are kept in; :memory: keeps them only while the server runs.",
    read: text,
  },
  seed: {
    env: "MOCK_DATA_SEED",
    flag: "seed",
    placeholder: "text",
    fallback: "fixed",
    help: "Which simulated world to serve; the same seed gives the same answers everywhere.",
    read: text,
  },
  now: {
    env: "WAYFARE_NOW",
    flag: "now",
    placeholder: "time",
    fallbackNote: "the real time",
    help: "Stops the clock at a date or an instant, for tests that must not age; then the same calls get the same PNRs and ids.",
    read: worldInstant,
  },
  sessionTimeout: {
    env: "MCP_SESSION_TIMEOUT",
    flag: "session-timeout",
    placeholder: "seconds",
    fallback: "3600",
    help: "How long a booking session lives without activity.",
    read: wholeNumber(1, 31_536_000),
  },
  toolsets: {
    env: "WAYFARE_TOOLSETS",
    flag: "toolsets",
    placeholder: "list",
    fallbackNote: "all",
    help: `Desks to serve: ${TOOLSETS.join(", ")}.`,
    read: listOf(TOOLSETS),
  },
  tools: {
    env: "WAYFARE_TOOLS",
    flag: "tools",
    placeholder: "list",
    help: "Tools to serve, by name; alone it serves only these, with toolsets these as well.",
    read: words,
  },
  excludeTools: {
    env: "WAYFARE_EXCLUDE_TOOLS",
    flag: "exclude-tools",
    placeholder: "list",
    help: "Tools never to serve, whatever else is asked for.",
    read: words,
  },
  readOnly: {
    env: "WAYFARE_READ_ONLY",
    flag: "read-only",
    fallback: "false",
    help: "Serves only tools that change nothing.",
    read: yesOrNo,
  },
  errorStyle: {
    env: "ERROR_STYLE",
    flag: "error-style",
    placeholder: "style",
    fallback: "jsonrpc",
    help: "jsonrpc: the GDS desk answers with JSON-RPC errors; tool: every desk with error results.",
    read: oneOf(["jsonrpc", "tool"]),
  },
  contractSchemas: {
    env: "CONTRACT_SCHEMAS",
    flag: "contract-schemas",
    placeholder: "kind",
    fallback: "portable",
    help: "portable: schemas that every host accepts; exact: as the contracts have them.",
    read: oneOf(["portable", "exact"]),
  },
  apps: {
    env: "MCP_APPS",
    flag: "apps",
    placeholder: "when",
    fallback: "auto",
    help: "Views of answers for hosts that show them (MCP Apps): auto, for clients that announce it; always; off.",
    read: oneOf(APPS_MODES),
  },
  logLevel: {
    env: "LOG_LEVEL",
    flag: "log-level",
    placeholder: "level",
    fallback: "info",
    help: `Least severe lines to log on stderr: ${LOG_LEVELS.join(", ")}.`,
    read: oneOf(LOG_LEVELS),
  },
  ...SUPPLY_OPTIONS,
  ...CONCIERGE_OPTIONS,
  ...DESK_OPTIONS,
  ...VALKEY_OPTIONS,
  ...HTTP_OPTIONS,
  ...GUARD_OPTIONS,
  ...GYM_OPTIONS,
} as const satisfies Readonly<Record<string, Option<unknown>>>;

export type OptionName = keyof typeof OPTIONS;

/** What an option reads as; undefined only where it has no fallback. */
export type Value<K extends OptionName> = (typeof OPTIONS)[K] extends { readonly fallback: string }
  ? ReturnType<(typeof OPTIONS)[K]["read"]>
  : ReturnType<(typeof OPTIONS)[K]["read"]> | undefined;

/** How the configuration reads its options; faults are collected there. */
export interface Reader {
  read<K extends OptionName>(name: K): Value<K>;
  /** Whether it was set, as opposed to left at its default. */
  given(name: OptionName): boolean;
  /** Reports a setting that another one makes necessary. */
  missing(source: string, message: string): void;
}
