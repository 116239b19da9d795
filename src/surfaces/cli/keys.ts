import { instant } from "../../config/values.ts";
import type { Config } from "../../config.ts";
import { MS_PER_DAY } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import { EVERYDAY_SCOPES, SCOPES, type Scope } from "../../domain/scopes.ts";
import type { ApiKey, ApiKeys } from "../../services/keys/keys.ts";
import { type Command, EXIT, type Invocation, usageError } from "./command.ts";
import { renderTable } from "./table.ts";

/** Opens the keys of the database that the settings name. */
export type OpenKeys = (
  config: Config,
) => Promise<{ readonly keys: ApiKeys; readonly close: () => Promise<void> }>;

/** Manages the API keys that open the server over HTTP where AUTH_MODE=keys. */
export function keysCommand(openKeys: OpenKeys): Command {
  return {
    name: "keys",
    summary: "Create, list and revoke API keys for AUTH_MODE=keys.",
    usage: "create | list | revoke <id>",
    options: {
      name: { type: "string", placeholder: "text", help: "create: what the key is for." },
      owner: {
        type: "string",
        placeholder: "who",
        help: "create: whom it speaks for. Keys of one owner share their bookings.",
      },
      scopes: {
        type: "string",
        placeholder: "list",
        help: `create: of ${SCOPES.join(", ")}; default: ${EVERYDAY_SCOPES.join(",")}.`,
      },
      expires: {
        type: "string",
        placeholder: "when",
        help: "create: after a time (90d, 12h) or at a date; default: never.",
      },
      json: { type: "boolean", help: "Print JSON." },
    },
    examples: [
      "wayfare keys create --name laptop",
      "wayfare keys create --name ci --scopes travel:read --expires 90d",
      "wayfare keys list",
    ],

    async run(invocation) {
      const [verb, ...words] = invocation.positionals;
      const act = ACTIONS.get(verb ?? "");
      if (!act) {
        throw usageError(
          verb === undefined ? "What about keys?" : `Keys cannot be told to '${verb}'`,
          "Try: wayfare keys create --name laptop, wayfare keys list, wayfare keys revoke <id>.",
        );
      }
      const { database, valkey } = invocation.config;
      if (database === ":memory:" && valkey === undefined) {
        throw usageError(
          "A database in memory ends with this command, and the keys with it",
          "Set WAYFARE_DB to the file that the server uses.",
        );
      }
      const opened = await openKeys(invocation.config);
      try {
        await act(opened.keys, words, invocation);
      } finally {
        await opened.close();
      }
      return EXIT.ok;
    },
  };
}

type Asked = Pick<Invocation, "options" | "terminal">;
type Action = (keys: ApiKeys, words: readonly string[], asked: Asked) => Promise<void>;

const ACTIONS: ReadonlyMap<string, Action> = new Map([
  ["create", create],
  ["list", list],
  ["revoke", revoke],
]);

async function create(keys: ApiKeys, _: readonly string[], asked: Asked): Promise<void> {
  const { options, terminal } = asked;
  const given = (name: string) => {
    const value = options[name];
    return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
  };
  const [name, owner, scopes, expires] = ["name", "owner", "scopes", "expires"].map(given);
  const expiresAt = expires === undefined ? undefined : expiry(expires, Date.now());
  const { key, text } = await keys.create({
    ...(name !== undefined && { name }),
    ...(owner !== undefined && { owner }),
    ...(scopes !== undefined && { scopes: scopesOf(scopes) }),
    ...(expiresAt !== undefined && { expiresAt }),
  });
  if (options["json"]) {
    terminal.print(JSON.stringify({ ...facts(key), key: text }, undefined, 2));
    return;
  }
  // The key alone goes to stdout, so that it can be piped to where it is kept.
  terminal.print(text);
  terminal.warn("Keep it now: it is stored as a digest and cannot be shown again.");
  terminal.warn(`Send it as "Authorization: Bearer <key>" or "X-API-Key: <key>".`);
}

async function list(keys: ApiKeys, _: readonly string[], asked: Asked): Promise<void> {
  const all = await keys.list();
  const { options, terminal } = asked;
  if (options["json"]) {
    terminal.print(JSON.stringify(all.map(facts), undefined, 2));
  } else if (all.length === 0) terminal.warn("There are no keys. wayfare keys create makes one.");
  else terminal.print(renderTable(HEADINGS, all.map(row), terminal));
}

async function revoke(keys: ApiKeys, words: readonly string[], asked: Asked): Promise<void> {
  const [id] = words;
  if (id === undefined) throw usageError("Which key?", "wayfare keys list shows the ids.");
  const key = await keys.revoke(id);
  const { options, terminal } = asked;
  if (options["json"]) terminal.print(JSON.stringify(facts(key), undefined, 2));
  else terminal.print(`Key ${key.id} is revoked since ${time(key.revokedAt)}.`);
}

function scopesOf(list: string): readonly Scope[] {
  const words = list.split(/[\s,]+/).filter((word) => word !== "");
  const unknown = words.find((word) => !SCOPES.some((scope) => scope === word));
  if (unknown === undefined) return SCOPES.filter((scope) => words.includes(scope));
  throw usageError(`There is no scope '${unknown}'`, `Scopes: ${SCOPES.join(", ")}.`);
}

const HEADINGS = ["ID", "NAME", "SPEAKS FOR", "STATE", "CREATED", "LAST USED", "SCOPES"];

function row(key: ApiKey): readonly string[] {
  const { id, name, principal, createdAt, lastUsedAt, scopes } = key;
  return [id, name, principal, state(key), time(createdAt), time(lastUsedAt), scopes.join(" ")];
}

function state({ revokedAt, expiresAt }: ApiKey): string {
  if (revokedAt !== undefined) return "revoked";
  if (expiresAt === undefined) return "good";
  return expiresAt <= Date.now() ? "expired" : `good until ${time(expiresAt)}`;
}

function time(at: number | undefined): string {
  return at === undefined ? "never" : `${new Date(at).toISOString().slice(0, 16)}Z`;
}

function facts({ createdAt, expiresAt, revokedAt, lastUsedAt, ...key }: ApiKey) {
  const iso = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());
  return {
    ...key,
    createdAt: iso(createdAt),
    expiresAt: iso(expiresAt),
    revokedAt: iso(revokedAt),
    lastUsedAt: iso(lastUsedAt),
  };
}

const UNIT_MS: Readonly<Record<string, number>> = {
  m: 60_000,
  h: 3_600_000,
  d: MS_PER_DAY,
  w: 604_800_000,
  y: 31_536_000_000,
};

/** The moment that `90d`, `2027-03-01` or an instant means, in epoch milliseconds. */
export function expiry(text: string, now: number): number {
  const [, count, unit] = /^(\d{1,5})([mhdwy])$/.exec(text) ?? [];
  const span = unit === undefined ? undefined : UNIT_MS[unit];
  const at = span === undefined ? moment(text) : now + Number(count) * span;
  if (at !== undefined && at > now) return at;
  throw new TravelError(
    "invalid",
    at === undefined ? `'${text}' is no time` : `'${text}' is not in the future`,
    {
      reason: "invalid_expiry",
      field: "--expires",
      value: text,
      hint: "Use a span (12h, 90d, 1y), a date (2027-03-01) or an instant (2027-03-01T09:30:00Z).",
    },
  );
}

function moment(text: string): number | undefined {
  try {
    return instant(text);
  } catch {
    return undefined;
  }
}
