import type { Cluster, Redis, RedisOptions } from "iovalkey";
import { unavailable } from "./failure.ts";

/** Where the server is. */
export interface ValkeyAddress {
  /** One server, or some nodes of a cluster. */
  readonly nodes: readonly { readonly host: string; readonly port: number }[];
  readonly cluster?: boolean;
  readonly tls?: boolean;
  readonly username?: string;
  readonly password?: string;
  /** Database number; a cluster has only 0. */
  readonly database?: number;
}

export type Client = Redis | Cluster;

export interface Connection {
  readonly client: Client;
  /** A client that may be told to listen, which an ordinary one may not be any more. */
  listener(): Promise<Client>;
  /** The keys of all servers that match, in batches. */
  scan(pattern: string): AsyncIterable<readonly string[]>;
  disconnect(): void;
}

const LAST_RETRY_MS = 500;
const PER_SCAN = 1_000;
/**
 * As many times as a caller waits for an answer, a connection is silent before it is given up: 10 s of
 * the usual 2, and no replica takes over for a silent primary before 15.
 */
const SILENCES = 5;

/**
 * Connects, or rejects when the server does not answer in time. The client is loaded here, so that a
 * process without Valkey starts without it. Commands are not queued for a server that is away: calls
 * fail, and work again when the client has reconnected, which it goes on trying for ever.
 */
export async function connect(where: ValkeyAddress, timeoutMs: number): Promise<Connection> {
  const { Cluster, Redis } = await import("iovalkey");
  const address = where.nodes.map(({ host, port }) => `${host}:${port}`).join(",");
  const common = {
    ...(where.username !== undefined && { username: where.username }),
    ...(where.password !== undefined && { password: where.password }),
    ...(where.tls && { tls: {} }),
    connectionName: "wayfare",
    connectTimeout: timeoutMs,
    // Callers give up before (`looks.ts`). These go by the clock alone, so they leave room for a process
    // that was held up. A server that stopped answering is left, so that later calls need not wait for it.
    commandTimeout: SILENCES * timeoutMs,
    socketTimeout: SILENCES * timeoutMs,
    // A command that was under way may have happened: only its sender knows whether to send it again.
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
  } satisfies RedisOptions;
  const opened = new Set<Client>();

  function make(): Client {
    const retry = (times: number) => Math.min(20 * times, LAST_RETRY_MS);
    const [first = { host: "127.0.0.1", port: 6379 }] = where.nodes;
    const client = where.cluster
      ? new Cluster([...where.nodes], {
          redisOptions: common,
          clusterRetryStrategy: retry,
          enableOfflineQueue: false,
          slotsRefreshTimeout: timeoutMs,
          retryDelayOnFailover: 100,
          retryDelayOnClusterDown: 100,
          maxRedirections: 8,
          lazyConnect: true,
        })
      : new Redis({
          ...common,
          ...first,
          db: where.database ?? 0,
          retryStrategy: retry,
          enableOfflineQueue: false,
          lazyConnect: true,
        });
    // Without a listener the client prints to the console; the failed command rejects anyway.
    client.on("error", () => {});
    opened.add(client);
    return client;
  }

  /** `named`: the server that is away, to people who start Wayfare. */
  async function start(client: Client, named?: string): Promise<Client> {
    let timer: NodeJS.Timeout | undefined;
    // The client rejects with "closed"; what went wrong is in its events.
    let reason: unknown;
    client.on("error", remember);
    client.on("node error", remember);
    function remember(error: unknown): void {
      reason = error;
    }
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("connecting took too long")), 2 * timeoutMs);
    });
    try {
      await Promise.race([client.connect(), late]);
      return client;
    } catch (error) {
      client.disconnect();
      opened.delete(client);
      throw unavailable(named, reason ?? error);
    } finally {
      client.off("error", remember);
      client.off("node error", remember);
      clearTimeout(timer);
    }
  }

  const client = await start(make(), address);
  return {
    client,
    // A cluster client keeps a connection of its own for this.
    listener: () => (where.cluster ? Promise.resolve(client) : start(make())),
    async *scan(pattern) {
      const primaries = client instanceof Cluster ? client.nodes("master") : [client];
      for (const primary of primaries) yield* scanOne(primary, pattern);
    },
    disconnect() {
      for (const each of opened) each.disconnect();
    },
  };
}

/** The keys of one server that match, each once, in batches. */
async function* scanOne(primary: Redis, pattern: string): AsyncGenerator<readonly string[]> {
  // The server may give a key twice while its table grows.
  const seen = new Set<string>();
  let cursor = "0";
  do {
    const [next, keys] = await primary.scan(cursor, "MATCH", pattern, "COUNT", PER_SCAN);
    cursor = next;
    const fresh = keys.filter((key) => !seen.has(key));
    for (const key of fresh) seen.add(key);
    yield fresh;
  } while (cursor !== "0");
}
