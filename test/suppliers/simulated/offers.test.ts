import { describe, expect, test } from "vitest";
import { FlightOption } from "../../../src/domain/contracts/flights/offers.ts";
import { CABINS } from "../../../src/domain/travel.ts";
import type { OfferSearch } from "../../../src/suppliers/offers.ts";
import { simulatedFlights } from "../../../src/suppliers/simulated/flights.ts";
import { simulatedOffers } from "../../../src/suppliers/simulated/offers.ts";
import type { FlightOffer } from "../../../src/suppliers/types.ts";
import { seedFrom } from "../../../src/world/random.ts";
import { written } from "../../contracts/offer-source.ts";
import { NOON } from "../../support/desk.ts";

const flights = simulatedFlights(seedFrom("fixed"));
const source = simulatedOffers(flights, { now: () => NOON, world: "fixed" });
const call = {
  operationId: "op",
  timeoutMs: 1,
  retries: 0,
  signal: new AbortController().signal,
};
const oneWay: OfferSearch = {
  origin: "LON",
  destination: "NYC",
  departureDate: "2027-03-01",
  party: { adults: 2, children: 1, infants: 1 },
  cabin: "economy",
  maxConnections: 2,
};
const roundTrip: OfferSearch = { ...oneWay, returnDate: "2027-03-08" };

const search = async (wanted: OfferSearch) => written(await source.search(wanted, call));
const minutesOf = (time: string) => Date.parse(time) / 60_000;

describe("offers of the simulated world", () => {
  test("say where bags are fetched between flights that are sold one by one", async () => {
    const small = ["NRN", "HHN", "BVA", "TSF"];
    const pairs = small.flatMap((origin) =>
      small.filter((other) => other !== origin).map((destination) => ({ origin, destination })),
    );
    const found = await Promise.all(pairs.map((pair) => search({ ...oneWay, ...pair })));
    const slices = found.flatMap(({ options }) => options.flatMap((one) => one.slices));
    const ofRyanair = slices.filter(
      ({ stops, segments }) => stops > 0 && segments.every(({ airline }) => airline === "FR"),
    );
    expect(ofRyanair.length).toBeGreaterThan(0);
    expect(ofRyanair.every((slice) => slice.self_transfer)).toBe(true);
    expect(slices.some(({ stops, self_transfer }) => stops === 0 && self_transfer)).toBe(false);
    const { options } = await search({ ...oneWay, origin: "HAM", destination: "SYD" });
    expect(options.length).toBeGreaterThan(0);
    expect(options.some((one) => one.slices.some((slice) => slice.self_transfer))).toBe(false);
  });

  test.each([
    ["one way", oneWay],
    ["round trips", roundTrip],
    ["any cabin", { ...roundTrip, cabin: undefined }],
  ])(
    "%s have every field, and durations that the clocks with their offsets agree with",
    async (_, wanted) => {
      const { cabin, ...rest } = wanted;
      const { options } = await search(cabin ? { ...rest, cabin } : rest);
      expect(options.length).toBeGreaterThan(10);
      for (const option of options) {
        expect(FlightOption.safeParse(option).error).toBeUndefined();
        for (const slice of option.slices) {
          const elapsed = minutesOf(slice.arriving_at) - minutesOf(slice.departing_at);
          expect(slice.duration_minutes).toBe(elapsed);
          expect(slice.segments).toHaveLength(slice.stops + 1);
        }
        expect(option.stop_details?.length ?? 0).toBe(option.stops);
        expect("stop_details" in option).toBe(!option.direct);
        expect(option.direct).toBe(option.stops === 0);
      }
    },
  );

  test("cost what the booking desk asks for their parts as one trip, to the cent", async () => {
    const { options } = await search(roundTrip);
    for (const { booking_ids: ids = [], total, tax, id } of options.slice(0, 20)) {
      const ways: FlightOffer[] = [];
      for (const one of ids) {
        const reference = flights.read(one);
        const offer = reference && (await flights.quote(reference));
        if (offer) ways.push(offer);
        expect(reference?.party).toEqual(roundTrip.party);
      }
      const cents = flights.together(ways).price;
      expect(ids).toHaveLength(2);
      expect(id).toBe(ids.join("+"));
      expect(Math.round(total.amount * 100)).toBe(cents);
      expect(tax.amount).toBeGreaterThan(0);
      expect(tax.amount).toBeLessThan(total.amount);
    }
  });

  test("are the same for the same question, and round trips are bounded", async () => {
    const first = await search({ ...roundTrip });
    expect(await search({ ...roundTrip })).toEqual(first);
    expect(first.options).toHaveLength(200);
    expect(new Set(first.options.map(({ id }) => id)).size).toBe(200);
  });

  test("are of every cabin when none is asked for", async () => {
    const { cabin: _, ...any } = roundTrip;
    const { options } = await search(any);
    expect(new Set(options.map((one) => one.cabin_class))).toEqual(new Set(CABINS));
    for (const { slices } of options) {
      expect(slices[0]?.cabin_class).toBe(slices[1]?.cabin_class);
    }
  });

  test("hold the cheapest and the fastest round trip there is", async () => {
    const outward = await search(oneWay);
    const homeward = await search({
      ...oneWay,
      origin: "NYC",
      destination: "LON",
      departureDate: "2027-03-08",
    });
    const { options } = await search(roundTrip);
    const least = (all: readonly FlightOption[], measure: (one: FlightOption) => number) =>
      Math.min(...all.map(measure));
    const price = ({ total }: FlightOption) => total.amount;
    const time = ({ slices }: FlightOption) =>
      slices.reduce((sum, slice) => sum + slice.duration_minutes, 0);
    const offersOf = async ({ options: found }: { options: readonly FlightOption[] }) => {
      const references = found.flatMap((one) => flights.read(one.id) ?? []);
      const offers = await Promise.all(references.map((one) => flights.quote(one)));
      return offers.filter((one) => one !== undefined);
    };
    const back = await offersOf(homeward);
    const pairs = (await offersOf(outward)).flatMap((there) =>
      back.map((home) => flights.together([there, home]).price),
    );
    expect(least(options, price)).toBeCloseTo(Math.min(...pairs) / 100, 2);
    expect(least(options, time)).toBe(least(outward.options, time) + least(homeward.options, time));
  });

  test("never fly home before they have arrived", async () => {
    const { options } = await search({ ...roundTrip, returnDate: roundTrip.departureDate });
    for (const { slices } of options) {
      const [there, back] = slices;
      const stay = minutesOf(back?.departing_at ?? "") - minutesOf(there?.arriving_at ?? "");
      expect(stay).toBeGreaterThanOrEqual(60);
    }
  });

  test("keep to connections in both directions, and to hours on the way there", async () => {
    const wanted = {
      ...roundTrip,
      maxConnections: 0,
      departureTime: { after: "09:00", before: "12:00" },
      arrivalTime: { after: "11:00", before: "16:00" },
    };
    const { options, outside } = await search(wanted);
    expect(options.length).toBeGreaterThan(0);
    expect(outside).toBeGreaterThan(0);
    const homeTimes = new Set<string>();
    for (const { slices, departure, arrival } of options) {
      expect(slices.map(({ stops }) => stops)).toEqual([0, 0]);
      expect(departure.time >= "09:00" && departure.time <= "12:00").toBe(true);
      expect(arrival.time >= "11:00" && arrival.time <= "16:00").toBe(true);
      homeTimes.add(slices[1]?.departing_at.slice(11, 16) ?? "");
    }
    expect([...homeTimes].some((time) => time > "12:00")).toBe(true);
  });

  test("name the cabins that fly only with more changes than asked for", async () => {
    const { cabin: _, ...any } = { ...oneWay, origin: "MAN", destination: "AGP" };
    const { options, notes } = await search({ ...any, maxConnections: 0 });
    expect(options.length).toBeGreaterThan(0);
    const shown = new Set(options.map(({ cabin_class: cabin }) => cabin));
    expect(shown.has("business")).toBe(false);
    expect(notes.join()).toContain("No nonstop has business;");
    expect(notes.join()).not.toContain("economy");
    expect((await search({ ...any, maxConnections: 2 })).notes).toEqual([]);
  });

  test("are gone when they are another source's", async () => {
    const [option] = (await search(oneWay)).options;
    if (!option) throw new Error("nothing found");
    const { booking_ids: _, ...live } = { ...option, id: "off_1", offer_id: "off_1" };
    await expect(source.reread(live, call)).rejects.toMatchObject({
      details: { reason: "offer_gone", value: "off_1" },
    });
  });

  test("say how long they hold, and no longer than until the first of them leaves", async () => {
    const { options, validUntil } = await search(oneWay);
    expect(options[0]?.expires_at).toBe("2026-11-17T00:00:00Z");
    expect(validUntil).toBe(Date.parse("2026-11-17T00:00:00Z"));
    const today = await search({ ...oneWay, departureDate: "2026-11-15" });
    expect(today.validUntil).toBeGreaterThan(NOON);
    expect(today.validUntil).toBeLessThan(Date.parse("2026-11-16T12:00:00Z"));
  });
});
