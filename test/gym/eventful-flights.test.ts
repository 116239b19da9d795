import { expect, test } from "vitest";
import type { FlightJourney } from "../../src/domain/contracts/gds/flights.ts";
import type { FlightEvent } from "../../src/domain/contracts/gym/events.ts";
import { bookingText } from "../../src/tools/gds/booking-text.ts";
import { getFlightStatus } from "../../src/tools/servicing/get-flight-status.ts";
import { contextOf } from "../support/desk.ts";
import { bookWanted, type EventfulDesk, openEventfulDesk } from "../support/eventful-desk.ts";

const DAY = "2026-12-10";
const HOUR_MS = 3_600_000;

async function booked(
  at: EventfulDesk,
  origin: string,
  destination: string,
  is?: (flight: FlightJourney) => boolean,
) {
  const nonstop = (flight: FlightJourney) => flight.stops === 0 && (is?.(flight) ?? true);
  const wanted = { origin, destination, departureDate: DAY, is: nonstop };
  const { pnr, flight } = await bookWanted(at, wanted);
  const [leaves, lands] = [Date.parse(flight.departureTime), Date.parse(flight.arrivalTime)];
  return { pnr, flight, leaves, lands };
}

/** What a person reads of a booking and of its flight, and what cancelling would give. */
async function windows(at: EventfulDesk, pnr: string) {
  const { text: status } = await getFlightStatus.call({ pnr }, contextOf(at));
  const asked = at.desk.quoteCancellation({ pnr }, at.caller);
  const quote = await asked.catch((error: unknown) => Object(error).message);
  return {
    status,
    text: bookingText(await at.desk.retrieveBooking({ pnr }, at.caller)),
    quote: JSON.stringify(quote),
  };
}

function cause(
  at: EventfulDesk,
  flight: FlightJourney,
  event: { type: "delay" | "retime"; minutes: number } | { type: "cancel" },
) {
  const made: FlightEvent = {
    ...event,
    flight: flight.flightNumber,
    date: DAY,
    at: new Date(at.clock.now).toISOString(),
  };
  at.events.push(made);
}

/** The local clock so many minutes after a local time. */
function clockAfter(time: string, minutes: number): string {
  const local = Date.parse(`${time.slice(0, 19)}Z`) + minutes * 60_000;
  return new Date(local).toISOString().slice(11, 16);
}

test("a flight that was delayed leaves and lands late, in every window", async () => {
  const at = await openEventfulDesk();
  const { pnr, flight, leaves, lands } = await booked(at, "LHR", "EDI");
  at.clock.now = leaves - 2 * HOUR_MS;
  cause(at, flight, { type: "delay", minutes: 190 });
  at.clock.now = leaves + HOUR_MS;
  const waiting = await windows(at, pnr);
  expect(waiting.status).toContain("delayed by about 3h10");
  expect(waiting.text).toContain("is delayed by about 3h10");
  expect(waiting.quote).not.toContain("has left");
  at.clock.now = leaves + 190 * 60_000 + 60_000;
  const inTheAir = await windows(at, pnr);
  expect(inTheAir.status).toContain("departed, 3h10 late");
  expect(inTheAir.text).toMatch(/^Flight F1 LEFT: /m);
  expect(inTheAir.quote).toContain("has left and was missed");
  at.clock.now = lands + 4 * HOUR_MS;
  const over = await windows(at, pnr);
  expect(over.status).toContain("landed, 3h10 late");
  expect(over.text).toMatch(/landed at \S+, 3h10 late/);
  expect(over.text).toContain("£220 compensation per passenger is due");
  expect(over.text).toMatch(/^Flight F1 LANDED: /m);
  expect(over.text).not.toContain("bag drop until");
  expect(over.quote).toContain("counts as flown");
});

test("a flight that was cancelled never flew, whatever the hour, and its money stays due", async () => {
  const at = await openEventfulDesk();
  const { pnr, flight, lands } = await booked(at, "MAD", "MUC");
  at.clock.now = lands - 48 * HOUR_MS;
  cause(at, flight, { type: "cancel" });
  at.clock.now = lands + 5 * HOUR_MS;
  const over = await windows(at, pnr);
  expect(over.status).toContain("CANCELLED");
  expect(over.text).toContain("CANCELLED BY THE AIRLINE");
  expect(over.quote).not.toContain("flown");
});

test("what is done to a flight that has left changes nothing", async () => {
  const at = await openEventfulDesk();
  const { pnr, flight, lands } = await booked(at, "LHR", "EDI");
  at.clock.now = lands + 12 * HOUR_MS;
  const before = await windows(at, pnr);
  cause(at, flight, { type: "cancel" });
  expect(await windows(at, pnr)).toMatchObject({ status: before.status, text: before.text });
});

test("a flight that was moved goes at its new time, in every window", async () => {
  const at = await openEventfulDesk();
  const { pnr, flight, leaves, lands } = await booked(at, "LHR", "JFK");
  at.clock.now = leaves - 48 * HOUR_MS;
  cause(at, flight, { type: "retime", minutes: 150 });
  const [old, now, drop] = [0, 150, 90].map((by) => clockAfter(flight.departureTime, by));
  const { status, text } = await windows(at, pnr);
  expect(status).toContain(`leaves ${now} from`);
  expect(status).toContain(`the airline moved it 2h30 later, from ${old}`);
  expect(text).toContain(`LHR ${now} - JFK`);
  expect(text).toContain(`check-in and bag drop until ${drop}`);
  at.clock.now = lands + 12 * HOUR_MS;
  expect((await windows(at, pnr)).status).toMatch(new RegExp(`left (\\S+ \\(scheduled )?${now}`));
});

test("a flight that is brought forward over midnight has its new day, and is the same flight once kept", async () => {
  const at = await openEventfulDesk();
  const early = ({ departureTime }: FlightJourney) => departureTime.slice(11, 16) < "01:15";
  const { pnr, flight, leaves, lands } = await booked(at, "SIN", "NRT", early);
  at.clock.now = leaves - 120 * HOUR_MS;
  cause(at, flight, { type: "retime", minutes: -90 });
  const { status, text } = await windows(at, pnr);
  const [old, now, drop] = [0, -90, -150].map((by) => clockAfter(flight.departureTime, by));
  expect(status).toContain(`leaves 2026-12-09 ${now}`);
  expect(status).toContain(`the airline moved it 1h30 earlier, from ${DAY} ${old}`);
  expect(text).toContain(`it leaves at 2026-12-09 ${now} (earlier)`);
  expect(text).toContain(`Without an answer by 2026-12-09 ${now}`);
  expect(text).toContain(`check-in and bag drop until ${drop}`);
  const other = await booked(at, "SIN", "HND");
  at.clock.now = leaves - 45 * 60_000;
  expect((await windows(at, pnr)).quote).toContain(`${flight.flightNumber} has left`);
  expect((await windows(at, other.pnr)).quote).not.toContain("has left");
  at.clock.now = leaves - 119 * HOUR_MS;
  await at.desk.respondToDisruption({ pnr, choice: "keep" }, at.caller);
  at.clock.now = lands + 12 * HOUR_MS;
  const over = await at.desk.getFlightStatus({ pnr }, at.caller);
  expect(over.flights).toMatchObject([
    { date: DAY, scheduledDeparture: expect.stringContaining(`2026-12-09T${now}`) },
  ]);
});
