import { defined } from "../domain/defined.ts";
import type { Option, Reader } from "./options.ts";
import { text, wholeNumber, words, yesOrNo } from "./values.ts";

/** Where the shared store is. */
export interface ValkeySettings {
  readonly nodes: readonly { readonly host: string; readonly port: number }[];
  readonly cluster: boolean;
  readonly tls: boolean;
  readonly username?: string;
  readonly password?: string;
  readonly database: number;
  readonly waitReplicas: number;
}

/** The settings of the store that many nodes share. */
export const VALKEY_OPTIONS = {
  valkeyUrl: {
    env: "VALKEY_URL",
    flag: "valkey-url",
    placeholder: "url",
    help: "Valkey server to keep bookings on instead of a file, such as valkey://host:6379/0 (valkeys: with TLS); several, separated by commas, are a cluster.",
    // Read as it is: what is wrong with it must be said without the password in it.
    read: words,
  },
  valkeyHost: {
    env: "VALKEY_HOST",
    flag: "valkey-host",
    placeholder: "name",
    help: "The same by parts: the server's name or address.",
    read: text,
  },
  valkeyPort: {
    env: "VALKEY_PORT",
    flag: "valkey-port",
    placeholder: "number",
    fallback: "6379",
    help: "Its port.",
    read: wholeNumber(1, 65_535),
  },
  valkeyUsername: {
    env: "VALKEY_USERNAME",
    flag: "valkey-username",
    placeholder: "name",
    help: "The user to connect as, where it has several.",
    read: text,
  },
  valkeyPassword: {
    env: "VALKEY_PASSWORD",
    flag: "valkey-password",
    placeholder: "text",
    help: "The password; other users of this machine can see it in a flag, but not here.",
    read: text,
  },
  valkeyDatabase: {
    env: "VALKEY_DB",
    flag: "valkey-db",
    placeholder: "number",
    fallback: "0",
    help: "Number of its database.",
    read: wholeNumber(0, 1_000_000),
  },
  valkeyTls: {
    env: "VALKEY_TLS",
    flag: "valkey-tls",
    fallback: "false",
    help: "Connects with TLS, as a valkeys: URL does.",
    read: yesOrNo,
  },
  valkeyCluster: {
    env: "VALKEY_CLUSTER",
    flag: "valkey-cluster",
    fallback: "false",
    help: "The server is a node of a cluster; the other nodes are found through it.",
    read: yesOrNo,
  },
  valkeyWaitReplicas: {
    env: "VALKEY_WAIT_REPLICAS",
    flag: "valkey-wait-replicas",
    placeholder: "number",
    fallback: "0",
    help: "Replicas that must have a booking before it is acknowledged.",
    read: wholeNumber(0, 16),
  },
} as const satisfies Readonly<Record<string, Option<unknown>>>;

const DEFAULT_PORT = 6379;
export const VALKEY_URL = /^(valkey|valkeys|redis|rediss):\/\//i;
const EXAMPLE = "valkey://:password@host:6379/0";

/** Undefined when no setting names a server: bookings are then kept in a file. */
export function valkeySettings({ read, missing }: Reader): ValkeySettings | undefined {
  const urls = read("valkeyUrl");
  const host = read("valkeyHost")?.trim();
  const own = defined({
    username: read("valkeyUsername"),
    password: read("valkeyPassword"),
    database: read("valkeyDatabase"),
    tls: read("valkeyTls"),
    cluster: read("valkeyCluster"),
    waitReplicas: read("valkeyWaitReplicas"),
  });
  const port = read("valkeyPort");
  if (urls === undefined) {
    return host === undefined ? undefined : { ...own, nodes: [{ host, port }] };
  }
  try {
    return checked({ ...own, ...parseValkeyUrl(urls, own) });
  } catch (error) {
    missing(
      VALKEY_OPTIONS.valkeyUrl.env,
      `VALKEY_URL: ${error instanceof Error ? error.message : ""}`,
    );
    return undefined;
  }
}

/** "redis:" itself ends in "s:". */
const TLS_SCHEMES = new Set(["valkeys:", "rediss:"]);

/** What a URL says. */
export type ValkeyPlace = Omit<ValkeySettings, "waitReplicas">;

/** Reads `valkey://user:password@host:port/db`, or several of them; throws without repeating it. */
export function parseValkeyUrl(
  urls: readonly string[],
  own: Omit<ValkeyPlace, "nodes"> = { cluster: false, tls: false, database: 0 },
): ValkeyPlace {
  const [first, ...rest] = urls.map((url) => toUrl(url, VALKEY_URL.exec(urls[0] ?? "")?.[0]));
  if (first === undefined) throw new Error(`use a URL such as ${EXAMPLE}`);
  const path = first.pathname.replace(/^\//, "");
  if (!/^\d{0,7}$/.test(path)) throw new Error("what follows the server is the database's number");
  const username = decodeURIComponent(first.username) || own.username;
  const password = decodeURIComponent(first.password) || own.password;
  return {
    nodes: [first, ...rest].map(({ hostname, port }) => ({
      host: hostname.replace(/^\[(.*)\]$/, "$1"),
      port: port === "" ? DEFAULT_PORT : Number(port),
    })),
    cluster: own.cluster || rest.length > 0,
    tls: own.tls || TLS_SCHEMES.has(first.protocol.toLowerCase()),
    ...defined({ username, password }),
    database: path === "" ? own.database : Number(path),
  };
}

/** Only the first of several must say what they are: `valkey://a:1,b:2`. */
function toUrl(written: string, scheme = ""): URL {
  const text = VALKEY_URL.test(written) ? written : `${scheme}${written}`;
  if (VALKEY_URL.test(text) && URL.canParse(text)) {
    const url = new URL(text);
    if (url.hostname !== "") return url;
  }
  throw new Error(`use a URL such as ${EXAMPLE}`);
}

function checked(settings: ValkeySettings): ValkeySettings {
  if (settings.cluster && settings.database !== 0) {
    throw new Error("a cluster has only database 0");
  }
  return settings;
}
