import { MS_PER_DAY } from "../../domain/dates.ts";
import { storeClosed } from "../closed.ts";
import { type Connection, connect, type ValkeyAddress } from "./connect.ts";
import { isMissingScript, translate, unavailable } from "./failure.ts";
import { type InTime, inLooks } from "./looks.ts";
import { numberOf, type Reply } from "./reply.ts";
import type { Script } from "./script.ts";

export interface ValkeyOptions extends ValkeyAddress {
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Replicas that must have a record before it is acknowledged; 0 by default. */
  readonly waitReplicas?: number;
  /** How long one command may take while this process runs; 2 s by default. */
  readonly timeoutMs?: number;
  /** How long a commit may hold what it has not sold yet; 10 s by default. */
  readonly claimMs?: number;
  /** Another clock than the server's to limit rates by, for tests. */
  readonly rateClock?: () => number;
  /** False makes a single server go through the steps that a cluster needs, for tests. */
  readonly atOnce?: boolean;
  /** Hears of a subscriber that threw. */
  readonly onListenerError?: (error: unknown) => void;
  /** Wraps every command, for tests that lose commands or answers. */
  readonly wire?: <T>(send: () => Promise<T>) => Promise<T>;
}

export type Argument = string | number;

/** The connection as the parts of the store use it. */
export interface Engine {
  readonly now: () => number;
  readonly claimMs: number;
  /** Whether one script may touch every key. */
  readonly atOnce: boolean;
  /** Runs a call of the port: refused when closed, waited for by `close`. */
  call<T>(work: () => Promise<T>): Promise<T>;
  /** Work that goes on after its caller was answered: a failure is dropped, `close` waits for it. */
  behind(work: Promise<unknown>): void;
  send(command: string, ...args: Argument[]): Promise<Reply>;
  run(script: Script, keys: readonly string[], args: readonly Argument[]): Promise<Reply>;
  /** `run`, then waits for as many replicas as records must have. */
  runDurably(script: Script, keys: readonly string[], args: readonly Argument[]): Promise<Reply>;
  /** Whether `runDurably` waits for replicas. */
  readonly waits: boolean;
  /** How long the server should keep what lives for `ttlMs` by our clock. */
  keepMs(ttlMs: number): number;
  readonly connection: Connection;
  /** For what is sent on another connection than `send` uses. */
  readonly inTime: InTime;
  close(): Promise<void>;
}

const DEFAULT_TIMEOUT_MS = 2_000;
const DEFAULT_CLAIM_MS = 10_000;
/** How far a clock may be from the real one and still count as it. */
const CLOCK_TOLERANCE_MS = 60_000;

export async function openEngine(options: ValkeyOptions): Promise<Engine> {
  const { now, waitReplicas = 0, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const connection = await connect(options, timeoutMs);
  const { client } = connection;
  // Far shorter than a command's timeout: WAIT blocks the connection for every other command.
  const replicasMs = Math.ceil(timeoutMs / 8);
  const inTime = inLooks(timeoutMs);
  const sent = options.wire ?? ((send) => send());
  const wire: typeof sent = (send) => sent(() => inTime(send()));
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  function track(work: Promise<unknown>): void {
    const ended: Promise<unknown> = work.then(forget, forget);
    underWay.add(ended);
    function forget(): void {
      underWay.delete(ended);
    }
  }

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw translate(error);
    }
  }

  async function run(script: Script, keys: readonly string[], args: readonly Argument[]) {
    return wire(async () => {
      try {
        return await client.evalsha(script.sha, keys.length, ...keys, ...args);
      } catch (error) {
        if (!isMissingScript(error)) throw error;
        return await client.eval(script.lua, keys.length, ...keys, ...args);
      }
    });
  }

  /** WAIT speaks for the connection it is sent on, so it travels with the script. */
  async function runAndWait(script: Script, keys: readonly string[], args: readonly Argument[]) {
    const both = (lua: string, command: "eval" | "evalsha") =>
      client
        .pipeline()
        [command](lua, keys.length, ...keys, ...args)
        .call("wait", waitReplicas, replicasMs)
        .exec();
    return wire(async () => {
      let replies = await both(script.sha, "evalsha");
      if (isMissingScript(replies?.[0]?.[0])) replies = await both(script.lua, "eval");
      const [[failure, reply] = [], [unheard, replicas] = []] = replies ?? [];
      if (failure) throw failure;
      if (unheard) throw unheard;
      if (numberOf(replicas) < waitReplicas) {
        throw unavailable(undefined, undefined, [
          "too few of its replicas answer",
          "Bring the replicas back, or lower VALKEY_WAIT_REPLICAS.",
        ]);
      }
      return reply;
    });
  }

  return {
    now,
    claimMs: options.claimMs ?? DEFAULT_CLAIM_MS,
    atOnce: options.cluster !== true && options.atOnce !== false,
    call<T>(work: () => Promise<T>) {
      if (closing !== undefined) return Promise.reject(storeClosed());
      const called = guarded(work);
      track(called);
      return called;
    },
    behind: track,
    // In lower case the client knows where the keys are, and so which node of a cluster to ask.
    send: (command, ...args) => wire(() => client.call(command.toLowerCase(), ...args)),
    run,
    runDurably: waitReplicas > 0 ? runAndWait : run,
    waits: waitReplicas > 0,
    // A clock that a test moves, or that was stopped, may lag behind the server's for ever.
    keepMs: (ttlMs) =>
      Math.abs(now() - Date.now()) < CLOCK_TOLERANCE_MS ? ttlMs : ttlMs + MS_PER_DAY,
    connection,
    inTime,
    close() {
      closing ??= finish();
      return closing;
    },
  };

  async function finish(): Promise<void> {
    // What is under way may leave something behind it when it ends.
    while (underWay.size > 0) await Promise.all(underWay);
    connection.disconnect();
  }
}
