import { randomBytes, randomInt } from "node:crypto";
import { duffelSandbox } from "../services/duffel-sandbox/sandbox.ts";
import { simulatedAtlas } from "../suppliers/simulated/atlas.ts";
import { simulatedFlights } from "../suppliers/simulated/flights.ts";
import { httpPost } from "../surfaces/duffel-sandbox/deliver.ts";
import { sandboxRoutes } from "../surfaces/duffel-sandbox/routes.ts";
import { wireSubject } from "../surfaces/duffel-sandbox/wire/webhook.ts";
import { writer } from "../surfaces/duffel-sandbox/wire/writer.ts";
import type { Routes } from "../surfaces/http/routes.ts";
import type { Parts } from "./parts.ts";

const SWEEP_EVERY_MS = 60_000;
const SECRET_BYTES = 24;

export interface OpenSandbox {
  readonly routes: Routes;
  /** Waits for deliveries under way. */
  readonly close: () => Promise<void>;
}

/** The Duffel-compatible sandbox on the desks' own world, store and clock. */
export function openSandbox({ config, log, store, seed, places, now, gds }: Parts): OpenSandbox {
  const atlas = simulatedAtlas();
  const write = writer(atlas);
  const running = new Set<Promise<unknown>>();
  const sandbox = duffelSandbox({
    flights: simulatedFlights(seed),
    places,
    atlas,
    gds,
    store,
    now,
    random: randomInt,
    newSecret: () => randomBytes(SECRET_BYTES).toString("base64url"),
    post: httpPost({ privateAddresses: config.guards.auth.mode === "off" }),
    describe: (subject) => wireSubject(write, subject),
    later(work) {
      const settled = work
        .catch((err: unknown) => log.warn({ err }, "event not delivered"))
        .finally(() => running.delete(settled));
      running.add(settled);
    },
  });
  const sweeper = setInterval(() => {
    sandbox
      .sweepHolds()
      .catch((err: unknown) => log.warn({ err }, "holds of the sandbox not swept"));
  }, SWEEP_EVERY_MS).unref();
  return {
    routes: sandboxRoutes({ sandbox, write, maxBodyBytes: config.http.maxBodyBytes }),
    async close() {
      clearInterval(sweeper);
      await Promise.all(running);
    },
  };
}
