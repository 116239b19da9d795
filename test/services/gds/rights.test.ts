import { expect, test } from "vitest";
import type { FlightJourney } from "../../../src/domain/contracts/gds/flights.ts";
import { bookWanted, type EventfulDesk, openEventfulDesk } from "../../support/eventful-desk.ts";
import { reasonOf } from "../../support/trip-desk.ts";

const DAY = "2026-12-10";
const NEWS = Date.parse("2026-12-05T09:00:00Z");

/** A journey with a change of planes, all of it on one airline. */
function via(code: string, airline: string) {
  return ({ segments, airlineCode, stops }: FlightJourney) =>
    stops === 1 && airlineCode === airline && segments[0]?.destinationCode === code;
}

async function cancelledFirst(
  at: EventfulDesk,
  origin: string,
  destination: string,
  is: ReturnType<typeof via>,
) {
  at.clock.now = NEWS - 86_400_000;
  const { pnr, flight } = await bookWanted(at, { origin, destination, departureDate: DAY, is });
  const first = flight.segments[0]?.flightNumber ?? "";
  at.clock.now = NEWS;
  at.events.push({ type: "cancel", flight: first, date: DAY, at: new Date(NEWS).toISOString() });
  const { disruptions = [] } = await at.desk.retrieveBooking({ pnr }, at.caller);
  return { pnr, hit: disruptions[0] };
}

test("compensation goes by the whole journey of a ticket, not by the flight that is cancelled", async () => {
  const at = await openEventfulDesk();
  const { hit } = await cancelledFirst(at, "EDI", "JFK", via("LHR", "BA"));
  expect(hit?.rights.map(({ law }) => law)).toEqual(["UK261", "US DOT"]);
  expect(hit?.rights[0]?.fact).toContain("£520 compensation per passenger");
  expect(hit?.rights[0]?.fact).toContain("half where it lands at most 4 hours after");
  const marked = hit?.options.map(({ what }) => what).join() ?? "";
  expect(marked).toMatch(/no compensation with it|£\d+ per passenger \(UK261/);
  expect(marked).not.toContain("£220");
});

test("a journey that only changes planes in Europe is not Europe's", async () => {
  const at = await openEventfulDesk();
  const { hit } = await cancelledFirst(at, "BEG", "JFK", via("CDG", "AF"));
  expect(hit?.rights.map(({ law }) => law)).toEqual(["US DOT"]);
});

test("the money of a late flight is due from the earliest hour of all laws that apply", async () => {
  const at = await openEventfulDesk();
  const { pnr, flight } = await bookWanted(at, {
    origin: "LHR",
    destination: "BOS",
    departureDate: DAY,
    is: ({ stops }) => stops === 0,
  });
  const leaves = Date.parse(flight.departureTime);
  at.clock.now = leaves - 3_600_000;
  const event = { type: "delay", flight: flight.flightNumber, date: DAY } as const;
  const known = new Date(at.clock.now).toISOString();
  at.events.push({ ...event, minutes: 295, at: known });
  const refund = () => at.desk.respondToDisruption({ pnr, choice: "refund" }, at.caller);
  expect(await reasonOf(refund())).toBe("not_offered");
  at.events.push({ ...event, minutes: 315, at: known });
  const { disruptions = [] } = await at.desk.retrieveBooking({ pnr }, at.caller);
  expect(disruptions).toMatchObject([{ kind: "delayed", refund: true }]);
  expect(await at.desk.quoteCancellation({ pnr }, at.caller)).toMatchObject({ fee: 0, credit: 0 });
  expect(await refund()).toMatchObject({ status: "cancelled", paid: 0 });
});

test("compensation that stays due is said after the choice, whichever it is", async () => {
  const at = await openEventfulDesk();
  at.clock.now = NEWS - 86_400_000;
  const nonstop = ({ stops, airlineCode }: FlightJourney) => stops === 0 && airlineCode === "EI";
  const wanted = { origin: "DUB", destination: "JFK", departureDate: DAY, is: nonstop };
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => bookWanted(at, wanted)));
  const flight = first?.flight.flightNumber ?? "";
  const known = new Date(NEWS).toISOString();
  at.clock.now = NEWS;
  at.events.push({ type: "retime", flight, date: DAY, minutes: -75, at: known });
  const answer = (pnr = "", choice = "") => at.desk.respondToDisruption({ pnr, choice }, at.caller);
  const kept = await answer(first?.pnr, "keep");
  expect(kept.warnings?.join()).toMatch(
    /With the new time: compensation €600 per passenger \(EU261\), to claim from Aer Lingus/,
  );
  const refunded = await answer(second?.pnr, "refund");
  expect(refunded.warnings?.join()).toMatch(/Beside the refund: compensation €600 per passenger/);
  const { disruptions = [] } = await at.desk.retrieveBooking({ pnr: third?.pnr ?? "" }, at.caller);
  const option = disruptions[0]?.options.at(-1);
  const said = /; ((?:no )?compensation[^;]*) with it/.exec(option?.what ?? "")?.[1] ?? "-";
  expect((await answer(third?.pnr, option?.id)).warnings?.join()).toContain(said);
});

test("the refund of a flight that has landed late is refused with what the law gives instead", async () => {
  const at = await openEventfulDesk();
  const { pnr, flight } = await bookWanted(at, {
    origin: "LHR",
    destination: "EDI",
    departureDate: DAY,
  });
  const known = Date.parse(flight.departureTime) - 7_200_000;
  at.events.push({
    type: "delay",
    flight: flight.flightNumber,
    date: DAY,
    minutes: 232,
    at: new Date(known).toISOString(),
  });
  at.clock.now = Date.parse(flight.arrivalTime) + 5 * 3_600_000;
  await expect(
    at.desk.respondToDisruption({ pnr, choice: "refund" }, at.caller),
  ).rejects.toMatchObject({
    details: { hint: expect.stringContaining("£220 compensation per passenger is due") },
  });
});
