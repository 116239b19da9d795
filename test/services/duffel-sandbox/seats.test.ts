import { expect, test } from "vitest";
import type { Offer } from "../../../src/services/duffel-sandbox/model.ts";
import { amelia, asked, LHR_JFK, openSandbox, type TestSandbox } from "./made.ts";

type Gds = TestSandbox["desk"];

/** A sandbox, and others that stand on the same store and clock, each with a desk of its own. */
async function sandboxes() {
  const made = await openSandbox();
  const { store, clock, desk } = made;
  const another = async (gds: Gds) =>
    (await openSandbox({ gds, store, now: () => clock.now })).sandbox;
  const wanted = { ...LHR_JFK, travellers: [...LHR_JFK.travellers, ...LHR_JFK.travellers] };
  const offer = async (): Promise<Offer> => {
    const [found] = await made.sandbox.offersOf(await made.sandbox.createRequest(wanted));
    if (!found) throw new Error("Nothing found");
    return found;
  };
  const seats = async (of: Offer) =>
    (await made.sandbox.seatMaps(of.id)).flatMap(({ rows }) =>
      rows.flat(2).flatMap((one) => (one.kind === "seat" && one.extras.length > 0 ? [one] : [])),
    );
  /** An order of the offer with a seat for each traveller, by designator. */
  const order = async (of: Offer, designators: readonly string[]) => {
    const open = await seats(of);
    const extras = designators.map((name, index) => {
      const extra = open
        .flatMap((one) => one.extras)
        .find((one) => one.seat === name && one.travellerId === of.travellers[index]?.id);
      if (!extra) throw new Error(`${name} is not open`);
      return extra;
    });
    const amount = extras.reduce((sum, { price }) => sum + price, of.total);
    return asked(of, {
      passengers: of.travellers.map(({ id }, index) => ({
        ...amelia(id),
        givenName: index === 0 ? "Amelia" : "Muriel",
      })),
      extras: extras.map(({ id }) => ({ id, quantity: 1 })),
      payments: [{ type: "balance", amount, currency: "USD" }],
    });
  };
  const names = async (of: Offer) => (await seats(of)).map(({ extras }) => extras[0]?.seat ?? "");
  return { ...made, desk, another, offer, order, names };
}

test("a booking that is refused gives its seats back at once", async () => {
  const { desk, another, offer, order, names } = await sandboxes();
  const found = await offer();
  const before = await names(found);
  const full = await another({
    ...desk,
    bookFlight: () => Promise.reject(new Error("The desk is closed")),
  });
  const wanted = await order(found, before.slice(0, 2));
  await expect(full.createOrder(wanted)).rejects.toThrow("closed");
  expect(await names(found)).toEqual(before);
});

test("who does not get one of their seats keeps none of the others", async () => {
  const { sandbox, offer, order, names } = await sandboxes();
  const [mine, theirs] = [await offer(), await offer()];
  const [a = "", b = "", c = ""] = await names(mine);
  const late = await order(mine, [a, b]);
  const both = await Promise.allSettled([
    sandbox.createOrder(await order(theirs, [b, c])),
    sandbox.createOrder(late),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const left = await names(await offer());
  const won = both[0].status === "fulfilled" ? [b, c] : [a, b];
  expect([a, b, c].filter((name) => !left.includes(name))).toEqual(won);
});

test("seats of who died while booking are free after a minute, and those of orders are not", async () => {
  const { sandbox, clock, desk, another, offer, order, names } = await sandboxes();
  const [dying, living] = [await offer(), await offer()];
  const [a = "", b = "", c = "", d = ""] = await names(dying);
  let claimed = () => {};
  const booking = new Promise<void>((resolve) => {
    claimed = resolve;
  });
  const doomed = await another({
    ...desk,
    bookFlight() {
      claimed();
      return new Promise(() => {});
    },
  });
  void doomed.createOrder(await order(dying, [a, b]));
  await booking;
  await sandbox.createOrder(await order(living, [c, d]));
  const left = async () => {
    const open = await names(await offer());
    return [a, b, c, d].filter((name) => open.includes(name));
  };
  expect(await left()).toEqual([]);
  clock.now += 60_000;
  expect(await left()).toEqual([a, b]);
  const again = await sandbox.createOrder(await order(dying, [a, b]));
  expect(again.seats.map(({ seat }) => seat)).toEqual([a, b]);
  expect(await left()).toEqual([]);
});
