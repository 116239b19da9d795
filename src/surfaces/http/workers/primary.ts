import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { Server, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../../../logging/log.ts";
import type { ShutdownSignal } from "../../shutdown-signal.ts";
import type { Commons } from "./commons.ts";
import { lastWords } from "./last-words.ts";
import {
  type Asked,
  type FromPrimary,
  type FromWorker,
  PORT_VARIABLE,
  type Reported,
  type Told,
} from "./messages.ts";

export interface PrimaryOptions {
  readonly workers: number;
  /** Accepts the connections of all workers. */
  readonly server: Server;
  /** A place for a connection, as a function that gives it back. */
  readonly place: (socket: Socket) => (() => void) | undefined;
  readonly commons: Commons;
  readonly log: Log;
  readonly shutdown: ShutdownSignal;
}

/** A worker as the primary knows it. */
interface Known {
  readonly worker: Worker;
  /** What it holds, by the numbers it was told; given back when it is gone. */
  readonly places: Map<number, () => void>;
  /** Connections that are on their way to it: where it dies, another gets them. */
  readonly sent: Map<number, readonly [Socket, () => void]>;
  readonly exited: Promise<number>;
  /** It takes no more requests. */
  readonly left: Promise<unknown>;
  hopeless: boolean;
  ready: boolean;
  connections: number;
}

/** How long one worker may leave a question of the others unanswered. */
const PATIENCE_MS = 1_000;
const LAST_WORDS_MS = 50;
const FIRST_PAUSE_MS = 200;
const LAST_PAUSE_MS = 10_000;
/** A worker that lived for so long died of something new. */
const LONG_LIFE_MS = 60_000;

/**
 * Starts the workers, keeps what they have in common, carries their messages, and replaces one that
 * dies. Resolves to the exit code when they have all ended.
 */
export async function runPrimary(options: PrimaryOptions): Promise<number> {
  const { commons, log, shutdown } = options;
  const known = new Map<number, Known>();
  const reports = new Map<number, { readonly take: (report: unknown) => void }>();
  const words = lastWords();
  const waiting = new Map<Socket, () => void>();
  let last = 0;
  let ending = false;
  let failed = 0;
  let stop: () => void = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });

  /** To the worker with the fewest; it waits while there is none. */
  function hand(socket: Socket, release: () => void): void {
    let best: Known | undefined;
    for (const one of known.values()) {
      if (one.ready && !(best && best.connections <= one.connections)) best = one;
    }
    if (!best) {
      waiting.set(socket, release);
      return;
    }
    const worker = best;
    const place = ++last;
    worker.connections++;
    worker.places.set(place, () => {
      worker.connections--;
      release();
    });
    worker.sent.set(place, [socket, release]);
    const connection: FromPrimary = { say: "connection", place };
    worker.worker.send(connection, socket, { keepOpen: true }, () => {});
  }

  function handWaiting(): void {
    const all = [...waiting];
    waiting.clear();
    for (const [socket, release] of all) hand(socket, release);
  }

  function say(worker: Worker, message: FromPrimary): void {
    if (worker.isConnected()) worker.send(message, () => {});
  }

  /** Asks all workers the same; what one last said stands for it while it is busy. */
  async function gather(what: Reported): Promise<readonly unknown[]> {
    const asked = [...known.values()].map(async ({ worker }) => {
      const id = ++last;
      const report = await new Promise<unknown>((resolve) => {
        const patience = setTimeout(resolve, PATIENCE_MS);
        const take = (given: unknown) => {
          clearTimeout(patience);
          resolve(given);
        };
        reports.set(id, { take });
        say(worker, { say: "report", id, what });
      });
      reports.delete(id);
      return words.heard(worker.id, what, report);
    });
    return [...(await Promise.all(asked)), ...words.ofOthers(what)].filter(
      (report) => report !== undefined,
    );
  }

  async function answer(from: Known, asked: Asked): Promise<unknown> {
    if (asked.ask === "reports") return await gather(asked.what);
    if (asked.ask === "append") return commons.answers.append(asked);
    if (asked.ask === "after") return commons.answers.after(asked);
    if (asked.ask === "count") return commons.answers.count(asked);
    if (asked.ask === "mayOpen") return commons.answers.mayOpen(asked);
    const release = commons.hold(asked.client);
    if (!release) return null;
    const place = ++last;
    from.places.set(place, release);
    return place;
  }

  function note(from: Known, told: Told): void {
    if (told.tell === "news") {
      const { channel, message } = told;
      for (const { worker } of known.values()) {
        if (worker !== from.worker) say(worker, { say: "news", channel, message });
      }
    } else if (told.tell === "release") {
      from.places.get(told.place)?.();
      from.places.delete(told.place);
    } else if (told.tell === "taken") {
      // This process's own hold on it; the worker has another.
      from.sent.get(told.place)?.[0].destroy();
      from.sent.delete(told.place);
    } else if (told.tell === "report") reports.get(told.id)?.take(told.report);
    else if (told.tell === "hopeless") from.hopeless = true;
    else if (told.tell === "leaving") {
      from.ready = false;
      from.worker.emit("leaving");
    } else if (told.tell === "ready") {
      from.ready = true;
      from.worker.emit("ready");
      handWaiting();
    } else if (told.tell === "used") commons.used(told.client, told.session);
    else commons.ended(told.client, told.session);
  }

  function hear(from: Known, message: FromWorker): void {
    if ("tell" in message) note(from, message);
    else {
      const { id } = message;
      void answer(from, message).then((value) =>
        say(from.worker, { say: "answer", id, json: JSON.stringify(value) }),
      );
    }
  }

  /** Resolves when it takes connections, or has ended before. */
  async function start(): Promise<Known> {
    const worker = cluster.fork({ [PORT_VARIABLE]: portOf(options.server) });
    const exited = once(worker, "exit").then(([code]) => code ?? 1);
    const started: Known = {
      worker,
      places: new Map(),
      sent: new Map(),
      exited,
      left: Promise.race([once(worker, "leaving"), exited]),
      hopeless: false,
      ready: false,
      connections: 0,
    };
    known.set(worker.id, started);
    worker.on("message", (message: FromWorker) => hear(started, message));
    // Its channel may not close while a connection is on the way, so what it last said gets a moment.
    const silent = started.exited.then(() => sleep(LAST_WORDS_MS));
    void silent.then(() => {
      known.delete(worker.id);
      for (const place of started.sent.keys()) started.places.delete(place);
      for (const release of started.places.values()) release();
      words.gone(worker.id);
      for (const [socket, release] of started.sent.values()) hand(socket, release);
    });
    void started.exited.then(() => {
      started.ready = false;
    });
    await Promise.race([once(worker, "ready"), started.exited]);
    if (ending) say(worker, { say: "end" });
    return started;
  }

  /** Keeps one place filled, for as long as the server serves. */
  async function keep(first: Known): Promise<void> {
    let current = first;
    let pauseMs = FIRST_PAUSE_MS;
    for (;;) {
      const since = performance.now();
      const code = await current.exited;
      if (current.hopeless && !ending) {
        failed = code;
        stop();
      }
      if (ending || current.hopeless) return;
      if (performance.now() - since > LONG_LIFE_MS) pauseMs = FIRST_PAUSE_MS;
      // A signal to all processes of a group may reach a worker first, and the primary within this time.
      await sleep(pauseMs);
      if (ending) return;
      log.warn({ worker: current.worker.id, code }, "a worker ended and is replaced");
      pauseMs = Math.min(pauseMs * 2, LAST_PAUSE_MS);
      current = await start();
    }
  }

  async function end(): Promise<void> {
    ending = true;
    const all = [...known.values()];
    for (const { worker } of all) say(worker, { say: "end" });
    // A client that finds the port closed may rely on it: no worker takes requests any more either.
    const left = Promise.all(all.map((one) => one.left));
    await Promise.race([left, sleep(PATIENCE_MS, undefined, { ref: false })]);
    options.server.close();
    for (const socket of waiting.keys()) socket.destroy();
  }

  void shutdown.received.then(stop);
  options.server.on("connection", (socket) => {
    const release = options.place(socket);
    if (release) hand(socket, release);
    else socket.destroy();
  });
  // The first one alone: it brings the file up to date, and says what is wrong with the settings.
  const first = await start();
  if (first.worker.isDead()) return await first.exited;
  const others = await Promise.all(Array.from({ length: options.workers - 1 }, start));
  say(first.worker, { say: "welcome" });
  const kept = Promise.all([first, ...others].map(keep));
  await stopped;
  await end();
  await kept;
  await Promise.all([...known.values()].map(({ exited }) => exited));
  return failed;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
