import type { StoredRecord } from "../../stores/records.ts";
import type { SandboxDeps } from "./deps.ts";
import { fault } from "./faults.ts";
import type { Segment } from "./model.ts";
import { ORDER_KIND } from "./order.ts";

const KIND = "duffel_seat";
const MOST_SEATS = 600;
/** Making an order takes a moment; after this there is one, or there never will be. */
const CLAIM_MS = 60_000;

/** A chosen seat on a flight of the world. */
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
  const held = await Promise.all(records.map((record) => isHeld(deps, record)));
  return new Set(records.filter((_, index) => held[index]).map((record) => claimOf(record).seat));
}

/** All of them or none: a record can be taken by one order alone. */
export async function claimSeats(
  deps: SandboxDeps,
  claims: readonly SeatClaim[],
  order: string,
): Promise<void> {
  const won: SeatClaim[] = [];
  for (const claim of claims) {
    if (await claimSeat(deps, claim, order)) won.push(claim);
    else {
      await releaseSeats(deps, won, order);
      throw fault(
        "ancillary_service_not_available",
        `Seat ${claim.seat} is not available any more. Please choose another one.`,
      );
    }
  }
}

/** Those that are the order's, for others to take. */
export async function releaseSeats(
  deps: SandboxDeps,
  claims: readonly SeatClaim[],
  order: string,
): Promise<void> {
  for (const claim of claims) {
    const known = await deps.store.records.get(KIND, seatId(claim));
    if (known?.state === "taken" && claimOf(known).order === order) {
      await write(deps, claim, { state: "free", order }, known);
    }
  }
}

/** False when it is taken, or when another order was faster. */
async function claimSeat(deps: SandboxDeps, claim: SeatClaim, order: string): Promise<boolean> {
  const known = await deps.store.records.get(KIND, seatId(claim));
  if (known && (await isHeld(deps, known))) return false;
  return write(deps, claim, { state: "taken", order }, known);
}

/** A claim expires unless its order is written: a crash in between must not keep the seat. */
async function isHeld({ store, now }: SandboxDeps, record: StoredRecord): Promise<boolean> {
  if (record.state !== "taken") return false;
  if (record.modifiedAt + CLAIM_MS > now()) return true;
  return (await store.records.get(ORDER_KIND, claimOf(record).order)) !== undefined;
}

function seatId({ flight, seat }: SeatClaim): string {
  return `${flight}-${seat}`;
}

function claimOf({ document }: StoredRecord): { readonly seat: string; readonly order: string } {
  return JSON.parse(document);
}

async function write(
  { store, now }: SandboxDeps,
  claim: SeatClaim,
  { state, order }: { readonly state: "taken" | "free"; readonly order: string },
  known: StoredRecord | undefined,
): Promise<boolean> {
  const time = now();
  const result = await store.records.write({
    kind: KIND,
    id: seatId(claim),
    owner: claim.flight,
    state,
    createdAt: known?.createdAt ?? time,
    modifiedAt: time,
    expectedVersion: known?.version ?? 0,
    document: JSON.stringify({ seat: claim.seat, order }),
  });
  return result.kind === "committed";
}
