import type { FlightEvent } from "../domain/contracts/gym/events.ts";
import { type Fault, Faults } from "../domain/contracts/gym/faults.ts";
import { TravelError } from "../domain/errors.ts";
import type { Gate } from "../tools/gate.ts";
import { seedFrom } from "../world/random.ts";
import { type FaultDeps, type Mischief, withFaults } from "./faults.ts";
import { readGiven } from "./given.ts";
import { asCurrent, currentCall } from "./trace.ts";
import type { World } from "./world.ts";

/** What the faults of a world need of the desks that are open on it. */
export interface WorldHands extends Pick<Mischief, "sellOut" | "reprice"> {
  /** Lets the world's clock go on. */
  passTime(ms: number): Promise<void>;
  /** The first flight of a booking; undefined where it has none. */
  firstFlight(pnr: string): Promise<Pick<FlightEvent, "flight" | "date"> | undefined>;
}

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** Writes down every call in a world, and lets the world's faults loose on it. */
export function worldGate(world: World, hands: WorldHands): Gate {
  const { faults, maxCalls = Number.POSITIVE_INFINITY } = world.terms;
  const { calls } = world;
  const mischief: Mischief = {
    sellOut: hands.sellOut,
    reprice: hands.reprice,
    passTime: (minutes) => hands.passTime(minutes * MS_PER_MINUTE),
    hideHalf() {
      const call = currentCall();
      if (call) call.halved = true;
    },
    async moveFlight(minutes) {
      const booked = currentCall()?.effects.find(({ kind }) => kind === "booking");
      const flight = booked && (await hands.firstFlight(booked.id));
      if (!flight) return;
      const at = new Date(world.now + MS_PER_DAY).toISOString();
      world.events = [...world.events, { type: "retime", ...flight, minutes, at }];
    },
  };
  const deps: FaultDeps = {
    faults,
    seed: seedFrom(world.seed),
    count: (purpose) => world.count(purpose),
    onHit: (kind) => currentCall()?.faults.push(kind),
    mischief,
  };

  return (passage, work) => {
    const entry = calls.begin(passage, world.now);
    if (entry.call > maxCalls) return calls.follow(entry, () => Promise.reject(spent(maxCalls)));
    // Carrying the call along costs every await below: one that only reads has no need of it.
    if (faults.length === 0 && passage.effect === "read") return calls.follow(entry, work);
    return calls.follow(entry, () => asCurrent(entry, () => withFaults(deps, passage, work)));
  };
}

/** The faults of the settings. */
export function readFaults(given: readonly unknown[]): readonly Fault[] {
  return readGiven(Faults, given, FAULTS);
}

const FAULTS = {
  name: "FAULTS",
  reason: "invalid_setting",
  hint: "FAULTS is a list of them; docs/gym.md has the kinds.",
};

/** Faults that change more than an answer need a world of their own. */
const ANSWERS_ONLY: readonly string[] = ["timeout", "rate_limited", "unavailable", "slow", "lost"];

/** The gate of a server without worlds, by its settings: its faults touch nothing but answers. */
export function plainGate(given: readonly unknown[], seed: string): Gate {
  const faults = readFaults(given);
  const other = faults.find(({ kind }) => !ANSWERS_ONLY.includes(kind));
  if (other) throw needsWorld(other.kind);
  const counts = new Map<string, number>();
  const deps: FaultDeps = {
    faults,
    seed: seedFrom(seed),
    count(purpose) {
      const counted = (counts.get(purpose) ?? 0) + 1;
      counts.set(purpose, counted);
      return counted;
    },
    onHit() {},
  };
  return (passage, work) => withFaults(deps, passage, work);
}

function spent(calls: number): TravelError {
  return new TravelError("rule", `All ${calls} calls that may be made are made.`, {
    reason: "calls_spent",
    hint: "Nothing more can be done here: say how far you have come.",
  });
}

function needsWorld(kind: string): TravelError {
  return new TravelError("invalid", `FAULTS: ${kind} needs a world of its own`, {
    reason: FAULTS.reason,
    field: FAULTS.name,
    value: kind,
    hint: `Use ${ANSWERS_ONLY.join(", ")}, or the gym, or --world.`,
  });
}
