import { expect, test } from "vitest";
import { clockTime, dayOf, isoDate, parseIsoDate } from "../../../src/domain/dates.ts";
import { simulatedFlights } from "../../../src/suppliers/simulated/flights.ts";
import { seedFrom } from "../../../src/world/random.ts";

test("the hours of an offer are those of its row, over changes of planes and the date line", async () => {
  const flights = simulatedFlights(seedFrom("fixed"));
  const query = (origin: string, destination: string) => ({
    origin,
    destination,
    day: parseIsoDate("2027-03-01") ?? 0,
    cabin: "economy" as const,
    party: { adults: 1, children: 0, infants: 0 },
    quoteDay: parseIsoDate("2026-11-15") ?? 0,
    notBefore: 0,
  });
  const lists = [query("SYD", "LAX"), query("MXP", "SYD")].map((one) => flights.search(one));
  const offers = (await Promise.all(lists)).flatMap((list) => list.offers);
  expect(new Set(offers.map(({ stops }) => stops)).size).toBeGreaterThan(1);
  for (const offer of offers) {
    const row = offer.render(offer.left);
    const { leaves, lands, ...rest } = offer.hours();
    const local = (minutes: number) => `${isoDate(dayOf(minutes))}T${clockTime(minutes)}`;
    expect(row.departureTime.startsWith(local(leaves))).toBe(true);
    expect(row.arrivalTime.startsWith(local(lands))).toBe(true);
    expect(rest).toEqual({
      number: row.flightNumber,
      from: row.originCode,
      to: row.destinationCode,
      waits: row.segments.reduce((left, { duration }) => left - duration, row.duration),
    });
  }
});
