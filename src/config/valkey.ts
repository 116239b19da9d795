import type { Reader } from "./guards.ts";
import { VALKEY_OPTIONS as OPTIONS } from "./valkey-options.ts";

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

const DEFAULT_PORT = 6379;
export const VALKEY_URL = /^(valkey|valkeys|redis|rediss):\/\//i;
const EXAMPLE = "valkey://:password@host:6379/0";

/** Undefined when no setting names a server: bookings are then kept in a file. */
export function valkeySettings({ read, need, missing }: Reader): ValkeySettings | undefined {
  const urls = read("valkeyUrl", OPTIONS.valkeyUrl);
  const host = read("valkeyHost", OPTIONS.valkeyHost)?.trim();
  const username = read("valkeyUsername", OPTIONS.valkeyUsername);
  const password = read("valkeyPassword", OPTIONS.valkeyPassword);
  const own = {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    database: need("valkeyDatabase", OPTIONS.valkeyDatabase),
    tls: need("valkeyTls", OPTIONS.valkeyTls),
    cluster: need("valkeyCluster", OPTIONS.valkeyCluster),
    waitReplicas: need("valkeyWaitReplicas", OPTIONS.valkeyWaitReplicas),
  };
  const port = need("valkeyPort", OPTIONS.valkeyPort);
  if (urls === undefined)
    return host === undefined ? undefined : { ...own, nodes: [{ host, port }] };
  try {
    return checked({ ...own, ...parseValkeyUrl(urls, own) });
  } catch (error) {
    missing(OPTIONS.valkeyUrl.env, `VALKEY_URL: ${error instanceof Error ? error.message : ""}`);
    return undefined;
  }
}

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
    tls: own.tls || /s:$/i.test(first.protocol),
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
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
