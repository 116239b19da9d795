import { randomBytes } from "node:crypto";
import { lazily } from "../memory/lazily.ts";
import type { SandboxParts as ServiceParts } from "../services/duffel-sandbox/deps.ts";
import { duffelSandbox } from "../services/duffel-sandbox/sandbox.ts";
import { httpPost } from "../surfaces/duffel-sandbox/deliver.ts";
import { type SandboxParts, sandboxRoutes } from "../surfaces/duffel-sandbox/routes.ts";
import { wireSubject } from "../surfaces/duffel-sandbox/wire/webhook.ts";
import { writer } from "../surfaces/duffel-sandbox/wire/writer.ts";
import type { Route } from "../surfaces/http/server/router.ts";
import type { Gate } from "../tools/gate.ts";
import type { Parts } from "./parts.ts";

const SWEEP_EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;
const SECRET_BYTES = 24;

export interface OpenSandbox {
  readonly routes: readonly Route[];
  /** What a timer does every minute: ends holds whose time is over, sends events that are due. */
  readonly sweep: () => Promise<void>;
  /** Ids of the flights in an offer of one of these owners; none where there is no such offer. */
  readonly flightsOf: (offer: string, owners: readonly string[]) => Promise<readonly string[]>;
  /** Waits for deliveries under way. */
  readonly close: () => Promise<void>;
}

export interface SandboxTerms {
  readonly gate?: Gate | undefined;
  /** False where `sweep` is called from outside instead of by a timer. */
  readonly sweeps?: boolean;
}

/**
 * The Duffel-compatible sandbox on the desks' own world, store and clock. Its tables are made with
 * the first call, so that a server without sandbox clients starts without them.
 */
export function openSandbox(parts: Parts, { gate, sweeps = true }: SandboxTerms = {}): OpenSandbox {
  const { config, log } = parts;
  const running = new Set<Promise<unknown>>();
  const later = (work: Promise<unknown>) => {
    const settled = work
      .catch((err: unknown) => log.warn({ err }, "work of the sandbox in the background failed"))
      .finally(() => running.delete(settled));
    running.add(settled);
  };
  const waiting = new Set<NodeJS.Timeout>();
  const after = (ms: number, work: () => Promise<unknown>) => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      later(work());
    }, ms).unref();
    waiting.add(timer);
  };
  const open = lazily(async () => sandboxOn(parts, { later, after }));
  let lookedAt: number | undefined;
  const sweep = async () => {
    const { sandbox } = await open();
    await sandbox.sweepHolds();
    const hour = Math.floor(parts.now() / HOUR_MS);
    if (hour !== lookedAt) await sandbox.lookForChanges();
    lookedAt = hour;
    await sandbox.sweepEvents();
  };
  let sweeping = false;
  const sweeper = setInterval(() => {
    // Receivers that do not answer may take longer than the time between two sweeps.
    if (sweeping || !sweeps) return;
    sweeping = true;
    later(
      sweep().finally(() => {
        sweeping = false;
      }),
    );
  }, SWEEP_EVERY_MS).unref();
  return {
    routes: sandboxRoutes({ open, maxBodyBytes: config.http.maxBodyBytes, gate }),
    sweep,
    async flightsOf(offer, owners) {
      const { sandbox } = await open();
      for (const owner of owners) {
        // An offer of another owner is refused as one that is not there.
        const found = await sandbox
          .of({ owner })
          .readOffer(offer)
          .catch(() => undefined);
        if (found) return found.slices.flatMap(({ journey }) => journey ?? []);
      }
      return [];
    },
    async close() {
      clearInterval(sweeper);
      for (const timer of waiting) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

function sandboxOn(
  { config, store, flights, places, now, chance, gds, ...supply }: Parts,
  background: Pick<ServiceParts, "later" | "after">,
): SandboxParts {
  const atlas = supply.atlas();
  const write = writer(atlas);
  const sandbox = duffelSandbox({
    flights,
    places,
    atlas,
    gds,
    store,
    now,
    random: chance("sandbox").below,
    newSecret: () => randomBytes(SECRET_BYTES).toString("base64url"),
    post: httpPost({ privateAddresses: config.guards.privateWebhooks }),
    describe: (subject) => wireSubject(write, subject),
    ...background,
  });
  return { sandbox, write };
}
