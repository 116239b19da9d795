import { beforeAll, describe, expect, test } from "vitest";
import type { FlightOption } from "../../src/domain/contracts/flights/offers.ts";
import { parseIsoDate } from "../../src/domain/dates.ts";
import type { FareQuestion, FareSource } from "../../src/suppliers/fare-sources.ts";
import { offerFares } from "../../src/suppliers/offer-fares.ts";
import type { OfferSearch, OfferSource } from "../../src/suppliers/offers.ts";
import { simulatedFlights } from "../../src/suppliers/simulated/flights.ts";
import { simulatedOffers } from "../../src/suppliers/simulated/offers.ts";
import { JANUARY, SEED } from "../support/pricecheck.ts";

const offers: OfferSource = simulatedOffers(simulatedFlights(SEED), {
  now: () => JANUARY,
  world: "fixed",
});
const source: FareSource = offerFares(offers, "Duffel", () => "op-1");
const OPTIONS = { signal: new AbortController().signal, withinMs: 10_000 };
const SEARCH: OfferSearch = {
  origin: "MXP",
  destination: "SYD",
  departureDate: "2026-02-19",
  returnDate: "2026-03-01",
  party: { adults: 1, children: 1, infants: 0 },
  cabin: "economy",
  maxConnections: 1,
};

/** The question that asks for exactly what an offer offers. */
function questionOf({ slices }: FlightOption, changes: Partial<FareQuestion> = {}): FareQuestion {
  return {
    legs: slices.map(({ segments }) =>
      segments.map((segment) => ({
        airline: segment.airline,
        number: Number(segment.flight_number),
        from: segment.origin,
        to: segment.destination,
        day: parseIsoDate(segment.departing_at.slice(0, 10)) ?? 0,
        departureTime: segment.departing_at.slice(11, 16),
        arrivalTime: segment.arriving_at.slice(11, 16),
        plusDays: 0,
        departure: 0,
        arrival: 0,
      })),
    ),
    shape: slices.length === 2 ? "round_trip" : "one_way",
    cabin: "economy",
    party: { adults: 1, children: 0, infantsInSeat: 1, infantsOnLap: 0 },
    currency: "USD",
    location: "ZZ",
    askedAt: JANUARY,
    seenAt: "Kayak",
    relayed: false,
    ...changes,
  };
}

describe("an offer search as a fare source", () => {
  let option: FlightOption;
  beforeAll(async () => {
    const call = { operationId: "op-0", timeoutMs: 10_000, retries: 0, signal: OPTIONS.signal };
    const [first] = (await offers.search(SEARCH, call)).options;
    if (!first) throw new Error("nothing flies from Milan to Sydney");
    option = first.write();
  });

  test("finds the very flights among all that is offered", async () => {
    const { quotes } = await source.ask(questionOf(option), OPTIONS);
    expect(quotes[0]).toMatchObject({
      website: `${option.airline_name} through Duffel`,
      price: { minor: Math.round(option.total.amount * 100), currency: option.total.currency },
      special: false,
      remarks: expect.arrayContaining(["Infants in seats are priced as children"]),
    });
  });

  test("says plainly when it offers others but not these", async () => {
    const question = questionOf(option);
    const [out = [], back = []] = question.legs;
    const [first, ...rest] = out;
    if (!first) throw new Error("no flight");
    const another = [[{ ...first, number: 9999 }, ...rest], back];
    const { quotes, why } = await source.ask({ ...question, legs: another }, OPTIONS);
    expect(quotes).toEqual([]);
    expect(why).toMatch(/^does not list these very flights among \d+ offers/);
  });

  test("the same numbers on another day are other flights", async () => {
    const unmoved: OfferSource = { ...offers, search: (_, call) => offers.search(SEARCH, call) };
    const question = questionOf(option);
    const legs = question.legs.map((leg) =>
      leg.map((flight) => ({ ...flight, day: flight.day + 1 })),
    );
    const { quotes } = await offerFares(unmoved, "Duffel", () => "op-2").ask(
      { ...question, legs },
      OPTIONS,
    );
    expect(quotes).toEqual([]);
  });

  test("the same flights in another cabin are another offer", async () => {
    const deaf: OfferSource = { ...offers, search: (_, call) => offers.search(SEARCH, call) };
    const { quotes } = await offerFares(deaf, "Duffel", () => "op-3").ask(
      questionOf(option, { cabin: "business" }),
      OPTIONS,
    );
    expect(quotes).toEqual([]);
  });

  test("does not pretend to price what it cannot search", async () => {
    expect(await source.ask(questionOf(option, { shape: "open_jaw" }), OPTIONS)).toEqual({
      quotes: [],
      why: "offers one-way and return trips only",
    });
  });
});
