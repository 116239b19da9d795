import { expect, test } from "vitest";
import { FlightOption } from "../../src/domain/contracts/flights/offers.ts";
import type {
  OfferBatch,
  OfferCall,
  OfferSearch,
  OfferSource,
} from "../../src/suppliers/offers.ts";

/** A source on the simulated world's flights, at a fixed time. */
export interface OpenSource {
  readonly source: OfferSource;
  readonly now: number;
}

const lhrJfk: OfferSearch = {
  origin: "LHR",
  destination: "JFK",
  departureDate: "2027-03-01",
  party: { adults: 1, children: 0, infants: 0 },
  maxConnections: 2,
};

function call(): OfferCall {
  return {
    operationId: "contract",
    timeoutMs: 10_000,
    retries: 0,
    signal: new AbortController().signal,
  };
}

/** A batch with all that it writes when it is asked to. */
export function written({ options, stock, ...batch }: OfferBatch) {
  return {
    ...batch,
    options: options.map((option) => option.write()),
    stock: stock && { ...stock, units: stock.units() },
  };
}

/** What every source of offers promises; run on each of them. */
export function offerSourceContract(open: () => OpenSource): void {
  async function search(changes: Partial<OfferSearch> = {}) {
    return written(await open().source.search({ ...lhrJfk, ...changes }, call()));
  }

  test("offers have every field, hold for a while and can be told apart", async () => {
    const { options, validUntil, asOf } = await search({ returnDate: "2027-03-08" });
    const { now } = open();
    expect(options.length).toBeGreaterThan(5);
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
    expect(Date.parse(asOf)).toBe(now);
    expect(validUntil).toBeGreaterThan(now);
    for (const option of options) {
      expect(FlightOption.safeParse(option).error).toBeUndefined();
      expect(option.offer_id).toBe(option.id);
      expect(option.price).toEqual(option.total);
      expect(Date.parse(option.expires_at)).toBeGreaterThanOrEqual(validUntil);
    }
  });

  test("the flat fields are the way there, the slices all of it", async () => {
    const { options } = await search({ returnDate: "2027-03-08" });
    for (const { slices, origin, departure, arrival, stops, duration_minutes } of options) {
      expect(slices).toHaveLength(2);
      expect(slices[0]).toMatchObject({
        origin: origin.code,
        departing_at: departure.datetime,
        arriving_at: arrival.datetime,
        stops,
        duration_minutes,
      });
      expect(slices[1]).toMatchObject({ origin: "JFK", destination: "LHR" });
    }
  });

  test("times carry their offset, and durations are true", async () => {
    const { options } = await search();
    for (const { slices } of options) {
      for (const { departing_at, arriving_at, duration_minutes } of slices) {
        expect(departing_at).toMatch(/T\d{2}:\d{2}:00[+-]\d{2}:\d{2}$/);
        const elapsed = (Date.parse(arriving_at) - Date.parse(departing_at)) / 60_000;
        expect(duration_minutes).toBe(elapsed);
      }
    }
  });

  test("cabin, connections and hours are kept to, and what is left out is counted", async () => {
    const all = await search({ cabin: "business" });
    const few = await search({
      cabin: "business",
      maxConnections: 0,
      departureTime: { after: "09:00", before: "13:00" },
      arrivalTime: { after: "12:00", before: "18:00" },
    });
    expect(few.options.length).toBeGreaterThan(0);
    expect(few.options.length).toBeLessThan(all.options.length);
    for (const { cabin_class, stops, departure, arrival } of few.options) {
      expect([cabin_class, stops]).toEqual(["business", 0]);
      expect(departure.time >= "09:00" && departure.time <= "13:00").toBe(true);
      expect(arrival.time >= "12:00" && arrival.time <= "18:00").toBe(true);
    }
  });

  test("the price is the whole party's", async () => {
    const alone = await search({ cabin: "economy", maxConnections: 0 });
    const family = await search({
      cabin: "economy",
      maxConnections: 0,
      party: { adults: 2, children: 1, infants: 1 },
    });
    const nameOf = ({ airline, flight_number, slices }: FlightOption) =>
      `${airline}${flight_number} ${slices[0]?.fare_brand}`;
    const single = new Map(alone.options.map((one) => [nameOf(one), one.total.amount]));
    expect(family.options.length).toBeGreaterThan(0);
    for (const option of family.options) {
      const price = single.get(nameOf(option)) ?? 0;
      expect(option.total.amount).toBeGreaterThan(price * 2);
      expect(option.total.amount).toBeLessThan(price * 4);
    }
  });

  test("an offer read again is the same offer", async () => {
    const { options } = await search();
    const [option] = options;
    if (!option) throw new Error("nothing found");
    const again = written(await open().source.reread(option, call()));
    expect(again.options).toHaveLength(1);
    expect(again.options[0]).toMatchObject({
      total: option.total,
      departure: option.departure,
      slices: option.slices,
    });
  });

  test("an offer that never was is gone", async () => {
    const { options } = await search();
    const [option] = options;
    if (!option) throw new Error("nothing found");
    const id = "off_0000AvNothing";
    await expect(
      open().source.reread({ ...option, id, offer_id: id, booking_ids: [id] }, call()),
    ).rejects.toMatchObject({ code: "rule", details: { reason: "offer_gone" } });
  });
}
