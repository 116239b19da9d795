import type { SandboxDeps } from "./deps.ts";
import { fault } from "./faults.ts";
import type { Segment } from "./model.ts";

const KIND = "duffel_seat";
const MOST_SEATS = 600;

/** A seat that somebody chose on a flight of the world. */
export interface SeatClaim {
  readonly flight: string;
  readonly seat: string;
}

/** One flight on one day. */
export function flightKey({ carrier, number, origin, departingAt }: Segment): string {
  return `${carrier}${number}-${origin}-${departingAt.slice(0, 10)}`;
}

export async function takenSeats(deps: SandboxDeps, segment: Segment): Promise<Set<string>> {
  const { records } = await deps.store.records.list({
    kind: KIND,
    owner: flightKey(segment),
    state: "taken",
    limit: MOST_SEATS,
  });
  return new Set(records.map(({ document }): string => JSON.parse(document)));
}

/** All of them or none: a record can be taken by one order alone. */
export async function claimSeats(deps: SandboxDeps, claims: readonly SeatClaim[]): Promise<void> {
  const won: SeatClaim[] = [];
  for (const claim of claims) {
    if (await setSeat(deps, claim, "taken")) won.push(claim);
    else {
      await releaseSeats(deps, won);
      throw fault(
        "ancillary_service_not_available",
        `Seat ${claim.seat} is not available any more. Please choose another one.`,
      );
    }
  }
}

export async function releaseSeats(deps: SandboxDeps, claims: readonly SeatClaim[]): Promise<void> {
  for (const claim of claims) await setSeat(deps, claim, "free");
}

/** False when it is in this state already, or when somebody else was faster. */
async function setSeat(
  { store, now }: SandboxDeps,
  { flight, seat }: SeatClaim,
  state: "taken" | "free",
): Promise<boolean> {
  const id = `${flight}-${seat}`;
  const known = await store.records.get(KIND, id);
  if ((known?.state ?? "free") === state) return false;
  const time = now();
  const result = await store.records.write({
    kind: KIND,
    id,
    owner: flight,
    state,
    createdAt: known?.createdAt ?? time,
    modifiedAt: time,
    expectedVersion: known?.version ?? 0,
    document: JSON.stringify(seat),
  });
  return result.kind === "committed";
}
