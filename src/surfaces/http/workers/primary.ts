import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { Log } from "../../../logging/log.ts";
import type { ShutdownSignal } from "../../shutdown-signal.ts";
import type { Commons } from "./commons.ts";
import { lastWords } from "./last-words.ts";
import type { Asked, FromPrimary, FromWorker, Reported, Told } from "./messages.ts";

export interface PrimaryOptions {
  readonly workers: number;
  readonly commons: Commons;
  readonly log: Log;
  readonly shutdown: ShutdownSignal;
}

/** A worker as the primary knows it. */
interface Known {
  readonly worker: Worker;
  /** What it holds, by the numbers it was told; given back when it is gone. */
  readonly places: Map<number, () => void>;
  readonly exited: Promise<number>;
  hopeless: boolean;
}

/** How long one worker may leave a question of the others unanswered. */
const PATIENCE_MS = 1_000;
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
  let last = 0;
  let ending = false;
  let failed = 0;
  let stop: () => void = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });

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
    const release = commons.hold(asked.what, asked.client);
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
    } else if (told.tell === "report") reports.get(told.id)?.take(told.report);
    else if (told.tell === "hopeless") from.hopeless = true;
    else commons[told.tell](told.client, told.session);
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

  /** Resolves when it listens, or has ended before. */
  async function start(): Promise<Known> {
    const worker = cluster.fork();
    const started: Known = {
      worker,
      places: new Map(),
      exited: once(worker, "exit").then(([code]) => code ?? 1),
      hopeless: false,
    };
    known.set(worker.id, started);
    worker.on("message", (message: FromWorker) => hear(started, message));
    void started.exited.then(() => {
      known.delete(worker.id);
      for (const release of started.places.values()) release();
      words.gone(worker.id);
    });
    await Promise.race([once(worker, "listening"), started.exited]);
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
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (ending) return;
      log.warn({ worker: current.worker.id, code }, "a worker ended and is replaced");
      pauseMs = Math.min(pauseMs * 2, LAST_PAUSE_MS);
      current = await start();
    }
  }

  async function end(): Promise<void> {
    ending = true;
    for (const { worker } of known.values()) say(worker, { say: "end" });
  }

  void shutdown.received.then(stop);
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
