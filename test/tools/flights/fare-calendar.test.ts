import { countTokens } from "gpt-tokenizer";
import { describe, expect, test } from "vitest";
import { fareCalendar } from "../../../src/tools/flights/fare-calendar.ts";
import { searchFlightOffers } from "../../../src/tools/flights/search-flights.ts";
import { duffelDouble } from "../../suppliers/duffel/duffel-double.ts";
import { openSource } from "../../suppliers/duffel/source.ts";
import { flightsContext, openFlightsDesk } from "../../support/flights.ts";
import { fc } from "../../support/properties.ts";

interface Calendar {
  readonly currency: string;
  readonly rate?: string;
  readonly days: readonly { readonly date: string; readonly price: number | null }[];
  readonly cheapest: readonly {
    readonly date: string;
    readonly return_date?: string;
    readonly price: number;
    readonly id: string;
  }[];
  readonly warnings?: readonly string[];
}

type Context = Awaited<ReturnType<typeof flightsContext>>;

async function calendar(args: object, context?: Context) {
  const result = await fareCalendar.call(args, context ?? (await flightsContext()));
  expect(result.flaw).toBeUndefined();
  const answer: Calendar = Object(result.output);
  return { ...answer, text: result.text };
}

async function cheapestOffer(args: object, context: Context): Promise<number | null> {
  const { output } = await searchFlightOffers.call(
    { ...args, sort: "cheapest", limit: 1 },
    context,
  );
  const { offers }: { offers: readonly { total: { amount: number } }[] } = Object(output);
  return offers[0]?.total.amount ?? null;
}

describe("fare_calendar", () => {
  test("agrees with the cheapest offer of search_flights on every day, party, cabin and stay", async () => {
    const context = await flightsContext();
    const places = fc.constantFrom("LHR", "JFK", "TBS", "SYD", "PAR", "IST", "NBO", "BHM", "DXB");
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(places, places).filter(([a, b]) => a !== b),
        fc.record({
          adults: fc.integer({ min: 1, max: 4 }),
          children: fc.integer({ min: 0, max: 2 }),
          cabin_class: fc.constantFrom("economy", "business"),
          max_connections: fc.integer({ min: 0, max: 2 }),
        }),
        fc.integer({ min: 1, max: 28 }),
        fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
        async ([origin, destination], party, date, nights) => {
          const from = `2027-02-${String(date).padStart(2, "0")}`;
          const asked = { origin, destination, from, to: from, ...party };
          const { days, cheapest } = await calendar({ ...asked, nights }, context);
          const expected = await cheapestOffer(
            {
              origin,
              destination,
              ...party,
              departure_date: from,
              return_date: cheapest[0]?.return_date,
            },
            context,
          );
          if (days[0]?.price === null && nights !== undefined) return;
          expect(days[0]?.price).toBe(expected);
        },
      ),
      { numRuns: 40, seed: 18 },
    );
  });

  test("shows a month with its best days, whose ids can be booked", async () => {
    const desk = await openFlightsDesk();
    const context = await flightsContext(desk);
    const asked = { origin: "london", destination: "NYC", month: "2027-02", nights: 7 };
    const { days, cheapest, text } = await calendar(asked, context);
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 28 }, (_, day) => `2027-02-${String(day + 1).padStart(2, "0")}`),
    );
    const lowest = Math.min(...days.map(({ price }) => price ?? Number.POSITIVE_INFINITY));
    expect(cheapest[0]?.price).toBe(lowest);
    expect(text).toContain("week of Mon Tue Wed Thu Fri Sat Sun");
    expect(text).toContain(`Next: search_flights with departure_date ${cheapest[0]?.date}`);
    expect(countTokens(text)).toBeLessThanOrEqual(1200);
    const booking = await desk.desk.bookFlight(
      {
        flightIds: [cheapest[0]?.id ?? ""],
        passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
        contactEmail: "ada@example.com",
      },
      desk.caller,
    );
    expect(booking.totalPrice).toBe(Math.round(lowest * 100));
  });

  test("leaves out what was sold here", async () => {
    const desk = await openFlightsDesk();
    const context = await flightsContext(desk);
    const day = { from: "2026-11-20", to: "2026-11-20" };
    const asked = { origin: "LHR", destination: "JFK", cabin_class: "first", ...day };
    const before = await calendar(asked, context);
    for (let sold = false; !sold; ) {
      const request = {
        flightIds: [before.cheapest[0]?.id ?? ""],
        passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }] as const,
        contactEmail: "ada@example.com",
      };
      await desk.desk.bookFlight(request, desk.caller).catch(() => {
        sold = true;
      });
    }
    const after = await calendar(asked, context);
    expect(after.cheapest[0]?.id).not.toBe(before.cheapest[0]?.id);
    expect(after.days[0]?.price).toBe(
      await cheapestOffer({ ...asked, departure_date: day.from }, context),
    );
  });

  test("converts into the traveller's currency and says at which rate", async () => {
    const asked = { origin: "GYD", destination: "IST", from: "2027-02-01", to: "2027-02-03" };
    const dollars = await calendar(asked);
    const euros = await calendar({ ...asked, currency: "eur" });
    expect([dollars.currency, dollars.rate]).toEqual(["USD", undefined]);
    expect(euros.rate).toMatch(/^1 USD = 0\.\d+ EUR on \d{4}-\d\d-\d\d$/);
    const rate = Number(euros.rate?.split(" ")[3]);
    const [first] = dollars.days;
    expect(euros.days[0]?.price).toBeCloseTo((first?.price ?? 0) * rate, 1);
    expect(euros.text).toContain("bookings are charged in USD");
    const yen = await calendar({ ...asked, currency: "JPY" });
    expect(yen.days.every(({ price }) => Number.isInteger(price))).toBe(true);
  });

  test("says at once that nobody flies a pair, with pairs nearby and the way by road", async () => {
    const none = await calendar({ origin: "LDH", destination: "DCF", month: "2027-03" });
    expect(none.warnings?.[0]).toMatch(
      /^Nobody flies from Lord Howe Island \(LDH\) to Canefield \(DCF\), .* Nearest pairs that are flown: LDH–DOM \(25 km off\)/,
    );
    const road = await calendar({ origin: "Trabzon", destination: "Batumi", month: "2027-03" });
    expect(road.warnings?.[0]).toMatch(/^Nobody flies .* By road it is about 3\.5 hours/);
    expect(`${none.text}${road.text}`).not.toMatch(/another date/i);
  });

  test("offers the other airports of a city whose code is an airport's", async () => {
    const { warnings } = await calendar({ origin: "IST", destination: "ESB", month: "2027-03" });
    expect(warnings).toEqual([expect.stringContaining("Istanbul also has SAW")]);
  });

  test.each([
    [{ origin: "LHR", destination: "LON", month: "2027-03" }, "same_place"],
    [{ origin: "LHR", destination: "JFK", month: "2026-10" }, "date_in_past"],
    [{ origin: "LHR", destination: "JFK", month: "2027-13" }, "invalid_date"],
    [
      { origin: "LHR", destination: "JFK", from: "2027-03-02", to: "2027-03-01" },
      "dates_out_of_order",
    ],
    [{ origin: "LHR", destination: "JFK", from: "2027-03-01", to: "2027-06-01" }, "too_many_days"],
    [{ origin: "LHR", destination: "JFK", month: "2027-03", currency: "XXQ" }, "unknown_currency"],
    [{ origin: "San Jose", destination: "JFK", month: "2027-03" }, "unknown_airport"],
    [{ origin: "LHR", destination: "JFK", month: "2027-03", infants: 2 }, "too_many_infants"],
  ])("refuses %j: %s", async (args, reason) => {
    await expect(fareCalendar.call(args, await flightsContext())).rejects.toMatchObject({
      details: { reason },
    });
  });

  test("is not offered on a live supplier, which sells one day at a time", async () => {
    const duffel = await duffelDouble();
    try {
      const { source } = openSource(duffel.url);
      const live = await openFlightsDesk({ source, lowFares: undefined });
      const call = fareCalendar.call(
        { origin: "LHR", destination: "JFK", month: "2027-03" },
        await flightsContext(live),
      );
      await expect(call).rejects.toMatchObject({ details: { reason: "not_offered" } });
    } finally {
      await duffel.close();
    }
  });
});
