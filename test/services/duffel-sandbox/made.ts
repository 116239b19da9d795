import type { AskedOrder } from "../../../src/services/duffel-sandbox/create-order.ts";
import type { SandboxParts } from "../../../src/services/duffel-sandbox/deps.ts";
import type { Offer } from "../../../src/services/duffel-sandbox/model.ts";
import {
  type AccountSandbox,
  duffelSandbox,
} from "../../../src/services/duffel-sandbox/sandbox.ts";
import { simulatedAtlas } from "../../../src/suppliers/simulated/atlas.ts";
import { openDesk, type TestDesk } from "../../support/desk.ts";

export interface TestSandbox extends TestDesk {
  /** Of one account. */
  readonly sandbox: AccountSandbox;
  readonly sweepHolds: () => Promise<number>;
  readonly sweepEvents: () => Promise<number>;
}

/** The sandbox without its wire, on the real desk. */
export async function openSandbox(changes: Partial<SandboxParts> = {}): Promise<TestSandbox> {
  const gds = await openDesk();
  let serial = 0;
  const { of, sweepHolds, sweepEvents } = duffelSandbox({
    flights: gds.deps.flights,
    places: gds.deps.places,
    atlas: simulatedAtlas(),
    gds: gds.desk,
    store: gds.store,
    now: gds.deps.now,
    random: () => 0,
    newSecret: () => `secret ${serial++}`,
    post: async () => ({ status: 200, body: "" }),
    describe: () => ({}),
    later: () => {},
    after: () => {},
    ...changes,
  });
  return { ...gds, sandbox: of({ owner: "t:tests" }), sweepHolds, sweepEvents };
}

export const LHR_JFK = {
  slices: [{ origin: "LHR", destination: "JFK", date: "2027-03-01" }],
  travellers: [{ type: "adult" as const, loyalty: [] }],
};

export function amelia(id: string) {
  return {
    id,
    title: "mrs",
    gender: "f",
    givenName: "Amelia",
    familyName: "Earhart",
    bornOn: "1987-07-24",
    email: "amelia@example.com",
    phone: "+442080160509",
    loyalty: [],
  };
}

/** An order of an offer, for Amelia, paid at once unless it is held. */
export function asked(offer: Offer, changes: Partial<AskedOrder> = {}): AskedOrder {
  const held = changes.type === "hold";
  return {
    type: "instant",
    offerId: offer.id,
    passengers: offer.travellers.map(({ id }) => amelia(id)),
    payments: held ? [] : [{ type: "balance", amount: offer.total, currency: "USD" }],
    extras: [],
    metadata: {},
    users: [],
    ...changes,
  };
}
