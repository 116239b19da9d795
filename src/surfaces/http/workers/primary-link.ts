import cluster, { type Worker } from "node:cluster";
import type { Server, Socket } from "node:net";
import type { NodeBus, Shared } from "../../../stores/shared.ts";
import type { Allowance } from "../admission/allowance.ts";
import { countAhead } from "../rate-limit/ahead.ts";
import type { SessionQuota } from "../session/session-quota.ts";
import {
  type Answers,
  type FromPrimary,
  type FromWorker,
  PORT_VARIABLE,
  type Questions,
  type Reported,
} from "./messages.ts";

/** A worker's way to the primary, and through it to the other workers. */
export interface PrimaryLink {
  /** What all workers listen on. */
  readonly port: number;
  readonly shared: Shared;
  /** Places for standing streams, which all workers give out together. */
  readonly streams: Allowance;
  /** Lets the server answer on connections that the primary has accepted. */
  serve(server: Server): void;
  /** Asks for no more of them. */
  retire(): void;
  quota(ttlMs: number): SessionQuota;
  /** Answers the primary's questions about this worker. */
  answer(what: Reported, report: () => Promise<unknown>): void;
  /** The same of every worker, and of the primary. */
  reports<T>(what: Reported): Promise<readonly T[]>;
  /** Resolves when this worker is to print the welcome. */
  readonly welcome: Promise<void>;
  /** Resolves when the server is to end. */
  readonly ended: Promise<void>;
  /** Says that no worker can do better than this one. */
  giveUp(): void;
  /** Lets the process end. */
  leave(): void;
}

/** A used session is told again so many times in its life. */
const TOLD_PER_LIFE = 100;

function primaryLink(worker: Worker): PrimaryLink {
  const waiting = new Map<number, (json: string) => void>();
  const reporters = new Map<Reported, () => Promise<unknown>>();
  const channels = new Map<string, Set<{ readonly listener: (message: string) => void }>>();
  let greet = () => {};
  let end = () => {};
  const welcome = new Promise<void>((resolve) => {
    greet = resolve;
  });
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let connect = (socket: Socket, _place: number): void => void socket.destroy();
  let last = 0;

  function send(message: FromWorker): void {
    // A primary that is gone takes its workers with it; until then nothing needs to hear of it.
    if (worker.isConnected()) worker.send(message, () => {});
  }

  function ask<Name extends keyof Questions>(
    name: Name,
    question: Questions[Name],
  ): Promise<Answers[Name]> {
    const id = ++last;
    return new Promise((resolve) => {
      waiting.set(id, (json) => resolve(JSON.parse(json)));
      worker.send({ ask: name, id, ...question }, () => {});
    });
  }

  function hear(channel: string, message: string): void {
    for (const { listener } of channels.get(channel) ?? []) listener(message);
  }

  worker.on("message", (message: FromPrimary, socket: Socket | undefined) => {
    // One whose client has gone meanwhile comes without its socket.
    if (message.say === "connection") {
      const { place } = message;
      send({ tell: "taken", place });
      if (socket) connect(socket, place);
      else send({ tell: "release", place });
    } else if (message.say === "answer") {
      waiting.get(message.id)?.(message.json);
      waiting.delete(message.id);
    } else if (message.say === "news") hear(message.channel, message.message);
    else if (message.say === "welcome") greet();
    else if (message.say === "end") end();
    else {
      const { id, what } = message;
      void (reporters.get(what)?.() ?? Promise.resolve()).then(
        (report) => send({ tell: "report", id, report }),
        () => send({ tell: "report", id, report: undefined }),
      );
    }
  });

  const bus: NodeBus = {
    async publish(channel, message) {
      hear(channel, message);
      send({ tell: "news", channel, message });
    },
    async subscribe(channel, listener) {
      const known = channels.get(channel) ?? new Set();
      channels.set(channel, known);
      const subscription = { listener };
      known.add(subscription);
      return async () => {
        known.delete(subscription);
      };
    },
  };

  return {
    port: Number(process.env[PORT_VARIABLE]),
    shared: {
      bus,
      events: {
        append: (session, stream, message) => ask("append", { session, stream, message }),
        after: (session, position) => ask("after", { session, position }),
      },
      rates: countAhead(
        {
          count: (client, limit, windowMs, before) =>
            ask("count", { client, limit, windowMs, before }),
        },
        Date.now,
      ),
    },
    streams: {
      async take(client) {
        const place = await ask("hold", { client });
        if (place === null) return undefined;
        return () => send({ tell: "release", place });
      },
    },
    serve(server) {
      connect = (socket, place) => {
        socket.once("close", () => send({ tell: "release", place }));
        // As the server itself would have accepted it.
        socket.allowHalfOpen = true;
        socket.setNoDelay(true);
        server.emit("connection", socket);
        socket.resume();
      };
      // A server of Node watches over its connections from then on.
      server.emit("listening");
      send({ tell: "ready" });
    },
    retire: () => send({ tell: "leaving" }),
    quota(ttlMs) {
      const told = new Map<string, number>();
      const everyMs = ttlMs / TOLD_PER_LIFE;
      return {
        mayOpen: (client) => ask("mayOpen", { client }),
        used(client, session) {
          const now = Date.now();
          if (now - (told.get(session) ?? Number.NEGATIVE_INFINITY) < everyMs) return;
          told.set(session, now);
          send({ tell: "used", client, session });
        },
        ended(client, session) {
          told.delete(session);
          send({ tell: "ended", client, session });
        },
        prune() {
          const oldest = Date.now() - ttlMs;
          for (const [session, at] of told) if (at < oldest) told.delete(session);
        },
      };
    },
    answer: (what, report) => void reporters.set(what, report),
    reports: async <T>(what: Reported): Promise<readonly T[]> =>
      Object(await ask("reports", { what })),
    welcome,
    ended,
    giveUp: () => send({ tell: "hopeless" }),
    leave: () => void worker.disconnect(),
  };
}

let link: PrimaryLink | undefined;

/** This process's own; undefined where it is no worker of a server with several. */
export function ownLink({ workers }: { readonly workers: number }): PrimaryLink | undefined {
  // A program that uses this package as a library may be a worker of its own primary.
  if (workers === 1 || !cluster.worker) return undefined;
  link ??= primaryLink(cluster.worker);
  return link;
}
