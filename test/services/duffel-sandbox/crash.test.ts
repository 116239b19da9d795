import { expect, test } from "vitest";
import { amelia, LHR_JFK, openSandbox } from "./made.ts";

test("an order whose writing failed is made by asking again, with the booking it already had", async () => {
  const made = await openSandbox();
  const { store, clock, desk, caller } = made;
  let failing = true;
  const { records } = store;
  const { sandbox } = await openSandbox({
    gds: desk,
    now: () => clock.now,
    store: {
      cache: store.cache,
      inventory: store.inventory,
      records: {
        ...records,
        async write(change) {
          if (failing && change.kind === "duffel_order") throw new Error("The power went");
          return records.write(change);
        },
      },
    },
  });
  const request = await sandbox.createRequest(LHR_JFK);
  const [offer] = await sandbox.offersOf(request);
  if (!offer) throw new Error("Nothing found");
  const left = async () => {
    const search = await desk.searchFlights(
      {
        origin: "LHR",
        destination: "JFK",
        departureDate: "2027-03-01",
        party: { adults: 1, children: 0, infants: 0 },
        cabin: "economy",
        limit: 50,
      },
      caller,
    );
    return search.items.find(({ id }) => id === offer.flightIds?.[0])?.seatsAvailable ?? 0;
  };
  const before = await left();
  const order = () =>
    sandbox.createOrder({
      type: "instant",
      offerId: offer.id,
      passengers: offer.travellers.map(({ id }) => amelia(id)),
      payments: [{ type: "balance", amount: offer.total, currency: "USD" }],
      extras: [],
      metadata: {},
      users: [],
    });
  await expect(order()).rejects.toThrow("The power went");
  failing = false;
  const { pnr } = await order();
  expect(pnr).toMatch(/^TEST-/);
  expect(await left()).toBe(before - 1);
});
