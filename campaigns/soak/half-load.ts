import { setTimeout as sleep } from "node:timers/promises";
import type { Verdict } from "./growth.ts";
import type { Traveller } from "./traveller.ts";

/** Keeps callers at half of what the machine can do just now. */
export interface HalfLoad {
  /** Ends at an instant, in epoch milliseconds. */
  drive(until: number): Promise<void>;
  /** Measures anew what the machine can do, and goes on at half of it. */
  measure(): Promise<void>;
  /** What became of a traveller's calls between one measuring and the next. */
  spells(traveller: Traveller): readonly Spell[];
}

/** Calls between two measurings. */
export interface Spell {
  /** Calls a second that were made, at most. */
  readonly rate: number;
  /** Calls a second that the machine could do, when it ended. */
  readonly capacity: number;
  readonly calls: number;
  readonly busy: number;
}

const WORKERS = 8;
const MEASURED_MS = 3_000;
/** Callers that pause have come back by then. */
const WARM_UP_MS = 1_000;
/** A call that waits for the storage has failed by then. */
const SETTLED_MS = 2_000;
const BUSY_SHARE = 0.01;
/** Three seconds say what the machine can do give or take a quarter. */
const TOLERANCE = 1.25;

/** `wanted` calls a second, or half of what the machine can do where it is 0. */
export function halfLoad(
  travellers: readonly Traveller[],
  wanted: number,
  isBuying: () => boolean,
): HalfLoad {
  let rate = wanted;
  // Until the first measuring there is no rate to keep to.
  let rushing = wanted === 0;
  let done = 0;
  let begun: readonly { readonly calls: number; readonly busy: number }[] | undefined;
  const spells = travellers.map((): Spell[] => []);

  const counts = () => travellers.map(({ deeds: { calls, busy } }) => ({ calls, busy }));

  async function work(traveller: Traveller, worker: number, until: number): Promise<void> {
    const pause = () => (rushing ? 0 : (1000 * WORKERS) / rate);
    await sleep((pause() * worker) / WORKERS);
    for (let next = Date.now(); Date.now() < until; ) {
      await traveller.act(isBuying()).catch((error: unknown) => {
        traveller.deeds.faults.push(`no answer: ${error}`);
      });
      done++;
      next = Math.max(next + pause(), Date.now() - pause());
      await sleep(Math.max(0, next - Date.now()));
    }
  }

  return {
    async drive(until) {
      await Promise.all(
        travellers.flatMap((traveller) =>
          Array.from({ length: WORKERS }, (_, worker) => work(traveller, worker, until)),
        ),
      );
    },
    async measure() {
      const ended = counts();
      rushing = true;
      await sleep(WARM_UP_MS);
      const before = done;
      await sleep(MEASURED_MS);
      const capacity = (done - before) / travellers.length / (MEASURED_MS / 1000);
      for (const [index, { calls, busy }] of ended.entries()) {
        const start = begun?.[index];
        if (!start) continue;
        spells[index]?.push({
          rate,
          capacity,
          calls: calls - start.calls,
          busy: busy - start.busy,
        });
      }
      rate = wanted || Math.max(1, capacity / 2);
      rushing = false;
      // Refusals while the machine is driven as hard as it can are no fault.
      await sleep(SETTLED_MS);
      begun = counts();
    },
    spells: (traveller) => spells[travellers.indexOf(traveller)] ?? [],
  };
}

/**
 * Refusals as busy are a fault where the load was half of what the machine could do, when the spell
 * began and still when it ended: a machine that does other things besides has less for the server.
 */
export function judgeBusy(spells: readonly Spell[]): Verdict {
  const sound = spells.filter(({ rate, capacity }) => rate <= (capacity / 2) * TOLERANCE);
  const calls = sound.reduce((sum, spell) => sum + spell.calls, 0);
  const busy = sound.reduce((sum, spell) => sum + spell.busy, 0);
  const told = `refused as busy: ${busy} of ${calls} calls, in ${sound.length} of ${spells.length} spells that were at half load`;
  return { lines: [told], flaws: busy > calls * BUSY_SHARE ? [told] : [] };
}
