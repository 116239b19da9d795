import { describe, expect, test } from "vitest";
import { isoDate, parseIsoDate } from "../../../src/domain/dates.ts";
import { bookingText } from "../../../src/tools/gds/booking-text.ts";
import { routesFrom } from "../../../src/world/network/network.ts";
import { outcomeOf } from "../../../src/world/operations/outcome.ts";
import { scheduleChange } from "../../../src/world/operations/schedule-changes.ts";
import { findAirport } from "../../../src/world/places/airports.ts";
import { seedFrom } from "../../../src/world/random.ts";
import { legsOn } from "../../../src/world/timetable/timetable.ts";
import { openDesk, type TestDesk } from "../../support/desk.ts";
import { doomedFlight } from "../../support/disrupted.ts";
import { bookWanted, openEventfulDesk } from "../../support/eventful-desk.ts";
import { ADA, CONTACT, flightsFor, reasonOf } from "../../support/trip-desk.ts";

const LONDON = { origin: "LHR", destination: "JFK", from: "2026-11-20" };

async function cancelled(at: TestDesk) {
  const { flight, known } = await doomedFlight(at, {
    ...LONDON,
    is: ({ status }) => status.status === "cancelled",
  });
  const request = { flightIds: [flight.id], passengers: [ADA], ...CONTACT };
  const made = await at.desk.bookFlight(request, at.caller);
  return { made, flight, known };
}

describe("a flight that its airline cancels", () => {
  test("is said on the booking once it is known, with other flights, the refund and the law", async () => {
    const at = await openDesk();
    const { made, known, flight } = await cancelled(at);
    const { pnr } = made;
    at.clock.now = known - 120_000;
    expect((await at.desk.retrieveBooking({ pnr }, at.caller)).disruptions).toBeUndefined();
    expect(await at.desk.disruptedSince()).toEqual([]);
    const choice = "refund";
    expect(await reasonOf(at.desk.respondToDisruption({ pnr, choice }, at.caller))).toBe(
      "no_disruption",
    );
    at.clock.now = known;
    expect((await at.desk.disruptedSince()).map(({ id }) => id)).toEqual([pnr]);
    expect(await at.desk.disruptedSince()).toEqual([]);
    const { disruptions = [] } = await at.desk.retrieveBooking({ pnr }, at.caller);
    expect(disruptions).toMatchObject([{ part: "F1", kind: "cancelled", refund: true }]);
    expect(disruptions[0]?.rights.map(({ law }) => law)).toEqual(["UK261", "US DOT"]);
    expect(disruptions[0]?.options.length).toBeGreaterThan(0);
    expect(disruptions[0]?.options.map(({ what }) => what).join()).not.toContain(
      `${flight.flightNumber} `,
    );
    for (const { id, what } of disruptions[0]?.options ?? []) {
      const reference = at.deps.flights.read(id);
      const offer = reference && (await at.deps.flights.quote(reference));
      const leaves = offer?.segments(offer.left)[0]?.departureTime.slice(0, 16).replace("T", " ");
      const by = /take it by (\S+ \S+)\)$/.exec(what)?.[1] ?? "9999";
      expect(by < (leaves ?? "")).toBe(true);
    }
    const again = { flightIds: [flight.id], passengers: [ADA], ...CONTACT };
    expect(await reasonOf(at.desk.bookFlight(again, at.caller))).toMatch(
      /flight_cancelled|price_changed/,
    );
  });

  test("is exchanged for another at no cost, once for a key, and its seat is given back", async () => {
    const at = await openDesk();
    const { made, known, flight } = await cancelled(at);
    const { pnr } = made;
    at.clock.now = known;
    const { disruptions = [] } = await at.desk.retrieveBooking({ pnr }, at.caller);
    const choice = disruptions[0]?.options[0]?.id ?? "";
    const request = { pnr, choice, idempotencyKey: "rebook" };
    const done = await at.desk.respondToDisruption(request, at.caller);
    expect(done).toMatchObject({ totalPrice: made.totalPrice, paid: made.paid, owed: 0 });
    expect(done.flights.map(({ flightNumber }) => flightNumber)).not.toContain(flight.flightNumber);
    expect(done.flights.every(({ part }) => part === "F1")).toBe(true);
    expect(await at.desk.respondToDisruption(request, at.caller)).toEqual(done);
    expect(await reasonOf(at.desk.respondToDisruption({ pnr, choice }, at.caller))).toBe(
      "no_disruption",
    );
    const day = flight.departureTime.slice(0, 10);
    const key = `flight:LHRJFK:${day}#${flight.flightNumber}:economy`;
    expect(await at.store.inventory.sold([key])).toEqual([0]);
  });

  test("comes back in full without a fee, whatever the fare, also by cancelling", async () => {
    const at = await openDesk();
    const { made, known } = await cancelled(at);
    const { pnr } = made;
    at.clock.now = known;
    const quote = await at.desk.quoteCancellation({ pnr }, at.caller);
    expect(quote).toMatchObject({ refund: made.totalPrice, fee: 0, credit: 0 });
    const done = await at.desk.respondToDisruption({ pnr, choice: "Refund" }, at.caller);
    expect(done).toMatchObject({ status: "cancelled", paid: 0, owed: 0 });
    expect(done.ledger?.filter(({ type }) => type === "fee")).toEqual([]);
  });

  test("is not sold again what is free: quoteChange says how it is taken", async () => {
    const at = await openDesk();
    const { made, known } = await cancelled(at);
    const { pnr } = made;
    at.clock.now = known;
    const { disruptions = [] } = await at.desk.retrieveBooking({ pnr }, at.caller);
    for (const { id } of disruptions[0]?.options ?? []) {
      const replace = [{ part: "F1", id }];
      const { items, quoteId } = await at.desk.quoteChange({ pnr, replace }, at.caller);
      expect(quoteId).toBeUndefined();
      expect(items).toMatchObject([{ allowed: false, toPay: 0 }]);
      expect(items[0]?.why).toContain(`"choice":"${id}"`);
    }
  });

  test("is exchanged for the airline's own on a later day of choice, where the law gives one", async () => {
    const at = await openEventfulDesk();
    const way = { origin: "LHR", destination: "JFK", departureDate: "2026-12-10" };
    const isBritish = ({ airlineCode, stops }: { airlineCode: string; stops: number }) =>
      airlineCode === "BA" && stops === 0;
    const { booking: made, pnr, flight } = await bookWanted(at, { ...way, is: isBritish });
    at.clock.now = Date.parse(flight.departureTime) - 30 * 3_600_000;
    at.events.push({
      type: "cancel",
      flight: flight.flightNumber,
      date: way.departureDate,
      at: new Date(at.clock.now).toISOString(),
    });
    const booking = await at.desk.retrieveBooking({ pnr }, at.caller);
    expect(booking.disruptions?.[0]?.laterDay).toBe(true);
    expect(bookingText(booking)).toContain("Or at no cost on a later day of choice");
    const search = { ...way, departureDate: "2026-12-15" };
    const found = await flightsFor(at, search);
    const own = found.find(isBritish);
    const strange = found.find(({ airlineCode }) => airlineCode !== flight.airlineCode);
    const front = (await flightsFor(at, { ...search, cabin: "business" })).find(isBritish);
    const answer = (choice = "") => at.desk.respondToDisruption({ pnr, choice }, at.caller);
    expect(await reasonOf(answer(strange?.id))).toBe("not_offered");
    expect(await reasonOf(answer(front?.id))).toBe("not_offered");
    const replace = [{ part: "F1", id: own?.id ?? "" }];
    const { items } = await at.desk.quoteChange({ pnr, replace }, at.caller);
    expect(items[0]?.why).toContain("respondToDisruption");
    const done = await answer(own?.id);
    expect(done).toMatchObject({ totalPrice: made.totalPrice, paid: made.paid, owed: 0 });
    expect(done.flights[0]?.departureTime).toBe(own?.departureTime);
    expect(done.answered?.[0]?.instead?.chosen).toBe(true);
  });

  test("takes nothing that was not offered", async () => {
    const at = await openDesk();
    const { made, known, flight } = await cancelled(at);
    const { pnr } = made;
    at.clock.now = known;
    const answer = (choice: string, more: object = {}) =>
      reasonOf(at.desk.respondToDisruption({ pnr, choice, ...more }, at.caller));
    expect(await answer(flight.id)).toBe("not_offered");
    expect(await answer("keep")).toBe("not_offered");
    expect(await answer("refund", { part: "F2" })).toBe("no_disruption");
    expect(await answer("refund", { alsoRefund: ["F9"] })).toBe("not_offered");
    expect((await at.desk.retrieveBooking({ pnr }, at.caller)).status).toBe("confirmed");
  });
});

test("every answer with a booking shows what its airline did, and a move leaves the free day as it was", async () => {
  const at = await openEventfulDesk();
  const soon = { origin: "JFK", destination: "LAX", departureDate: "2026-11-25" };
  const { booking, pnr, flight } = await bookWanted(at, {
    ...soon,
    is: ({ stops }) => stops === 0,
  });
  const date = soon.departureDate;
  at.events.push({ type: "retime", flight: flight.flightNumber, date, minutes: 90 });
  const guests = [{ firstName: "Ada", lastName: "Lovelace" }];
  const nights = { cityCode: "LAX", checkInDate: "2026-11-25", checkOutDate: "2026-11-27" };
  const stays = await at.desk.searchHotels({ ...nights, guests: 1, limit: 1 }, at.caller);
  const hotelId = stays.items[0]?.id ?? "";
  const withStay = await at.desk.bookHotel({ hotelId, existingPnr: pnr, guests }, at.caller);
  const cars = await at.desk.searchCars(
    {
      pickupLocationCode: "LAX",
      pickupDate: "2026-11-26T10:00:00",
      dropoffDate: "2026-11-27T10:00:00",
      driverAge: 30,
      limit: 1,
    },
    at.caller,
  );
  const [driver] = guests;
  const carId = cars.items[0]?.id ?? "";
  const withCar = await at.desk.bookCar(
    { carId, existingPnr: pnr, driver: driver ?? { firstName: "", lastName: "" } },
    at.caller,
  );
  const without = await at.desk.cancelBooking({ pnr, parts: ["H1"] }, at.caller);
  for (const answer of [withStay, withCar, without]) {
    expect(answer.disruptions).toMatchObject([{ part: "F1", kind: "retimed", refund: false }]);
    expect(bookingText(answer)).toContain(`(was ${flight.departureTime.slice(11, 16)} - `);
    const [end = ""] = booking.fares?.flatMap(({ voidUntil }) => voidUntil ?? []) ?? [];
    expect(bookingText(answer)).toContain(`free to void until ${end.slice(0, 16)}Z`);
  }
});

test("a delay that is told so early that no law pays for it ends no compensation", async () => {
  const at = await openEventfulDesk();
  const route = { origin: "LHR", destination: "JFK", departureDate: "2026-12-10" };
  const { pnr, flight } = await bookWanted(at, { ...route, is: ({ stops }) => stops === 0 });
  const delay = { type: "delay", flight: flight.flightNumber, date: route.departureDate } as const;
  at.events.push({ ...delay, minutes: 150 });
  const text = bookingText(await at.desk.retrieveBooking({ pnr }, at.caller));
  expect(text).toMatch(/UK261: No compensation: announced \d+ days ahead/);
  expect(text).toContain("At no cost, with respondToDisruption");
  expect(text).not.toContain("ends the compensation");
});

test("a delay offers other flights from two hours, and the money by the law of the place", async () => {
  const at = await openDesk();
  const { flight, known } = await doomedFlight(at, {
    ...LONDON,
    is: ({ status }) => status.status === "landed" && (status.delayMinutes ?? 0) > 300,
  });
  const request = { flightIds: [flight.id], passengers: [ADA], ...CONTACT };
  const { pnr } = await at.desk.bookFlight(request, at.caller);
  at.clock.now = known;
  const { disruptions = [] } = await at.desk.retrieveBooking({ pnr }, at.caller);
  expect(disruptions).toMatchObject([{ kind: "delayed", refund: false }]);
  const [late] = disruptions;
  const lands = Date.parse(late?.times?.[0]?.arrivalTime ?? "");
  expect(lands).toBeGreaterThan(Date.parse(flight.arrivalTime));
  for (const { id, what } of late?.options ?? []) {
    const reference = at.deps.flights.read(id);
    const offer = reference && (await at.deps.flights.quote(reference));
    expect((offer?.arrival ?? Infinity) * 60_000).toBeLessThan(lands);
    expect(what).toContain(`before ${flight.flightNumber}`);
    expect(what).toMatch(/take it by/);
    expect(offer?.airline === flight.airlineCode || offer?.instant === false).toBe(true);
  }
  expect(await reasonOf(at.desk.respondToDisruption({ pnr, choice: "refund" }, at.caller))).toBe(
    "not_offered",
  );
  at.clock.now = Date.parse(flight.arrivalTime) + 2 * 86_400_000;
  const over = await at.desk.retrieveBooking({ pnr }, at.caller);
  expect(over.disruptions?.[0]?.what).toContain("landed");
  expect(over.disruptions?.[0]?.options).toEqual([]);
  expect(over.disruptions?.[0]?.answerBy).toBeUndefined();
  expect(over.disruptions?.[0]?.rights[0]?.fact).toMatch(/is due from|No compensation/);
  const { flights } = await at.desk.getFlightStatus({ pnr }, at.caller);
  expect(flights).toMatchObject([{ status: "landed", flightNumber: flight.flightNumber }]);
});

test("a flight that is moved weeks ahead can be kept at its new time, and is sold at that", async () => {
  const at = await openDesk();
  const { flight, known } = await doomedFlight(at, {
    origin: "FRA",
    destination: "LHR",
    from: "2027-02-08",
    is: ({ status }, { departureTime }) =>
      status.scheduledDeparture !== departureTime &&
      Math.abs(Date.parse(status.scheduledDeparture) - Date.parse(departureTime)) >= 3_600_000,
  });
  const request = { flightIds: [flight.id], passengers: [ADA], ...CONTACT };
  const { pnr, flights } = await at.desk.bookFlight(request, at.caller);
  const day = flight.departureTime.slice(0, 10);
  const change = { flightNumber: flight.flightNumber, date: day };
  const announced = (await at.desk.getFlightStatus(change, at.caller)).flights[0];
  expect(announced?.earlierDeparture).toBeUndefined();
  // What became of it may be known later than the new time.
  at.clock.now = Math.min(known, Date.parse(flight.departureTime) - 10 * 86_400_000);
  const status = (await at.desk.getFlightStatus(change, at.caller)).flights[0];
  expect(status?.earlierDeparture).toBe(flights[0]?.departureTime);
  const { disruptions = [] } = await at.desk.retrieveBooking({ pnr }, at.caller);
  expect(disruptions).toMatchObject([{ kind: "retimed" }]);
  expect(disruptions[0]?.what).toMatch(/announced on 20\d\d-/);
  const text = bookingText(await at.desk.retrieveBooking({ pnr }, at.caller));
  const [now = "", before = ""] = [status?.scheduledDeparture, flight.departureTime];
  expect(text).toContain(`${flight.flightNumber} FRA ${now.slice(11, 16)} - LHR`);
  expect(text).toContain(`(was ${before.slice(11, 16)} - `);
  expect(text).toContain("[keep]");
  expect(text).toContain(`by ${now.slice(0, 16).replace("T", " ")}`);
  const kept = await at.desk.respondToDisruption({ pnr, choice: "keep" }, at.caller);
  expect(kept.flights[0]?.departureTime).toBe(status?.scheduledDeparture);
  expect((await at.desk.retrieveBooking({ pnr }, at.caller)).disruptions).toBeUndefined();
  await expect(at.desk.respondToDisruption({ pnr, choice: "refund" }, at.caller)).rejects.toThrow(
    /nothing is open on TEST-\w+ any more\. Accepted on 20\S+: .*, announced on 20\d\d-\d\d-\d\d$/,
  );
  const { items } = await at.desk.searchFlights(
    {
      origin: "FRA",
      destination: "LHR",
      departureDate: day,
      party: { adults: 1, children: 0, infants: 0 },
      cabin: "economy",
      limit: 50,
    },
    at.caller,
  );
  const shown = items.find(({ flightNumber }) => flightNumber === flight.flightNumber);
  expect(shown?.departureTime).toBe(status?.scheduledDeparture);
});

/** A flight out of London that its airline moves weeks ahead, and that is late on its day as well. */
function movedAndLate() {
  const seed = seedFrom("fixed");
  const london = findAirport("LHR");
  if (!london) throw new Error("LHR");
  const first = parseIsoDate("2027-02-10") ?? 0;
  for (const route of routesFrom(london)) {
    for (let day = first; day < first + 60; day++) {
      for (const leg of legsOn(seed, route, london, day)) {
        const { shift = 0, announced = 0 } = scheduleChange(seed, leg) ?? {};
        const { departureDelay, arrivalDelay } = outcomeOf(seed, leg);
        const isLate = Math.min(departureDelay, arrivalDelay) >= 90;
        if (shift > 0 && shift < 120 && isLate) return { leg, shift, announced };
      }
    }
  }
  throw new Error("no flight is moved and late");
}

test("a flight that was moved and is late on its day says both, and the delay counts from the new time", async () => {
  const at = await openDesk();
  const { leg, shift, announced } = movedAndLate();
  const flightNumber = `${leg.airline.code}${leg.number}`;
  const flights = await flightsFor(at, {
    origin: leg.from.iata,
    destination: leg.to.iata,
    departureDate: isoDate(leg.day),
    nonStop: true,
  });
  const flight = flights.find((one) => one.flightNumber === flightNumber);
  const request = { flightIds: [flight?.id ?? ""], passengers: [ADA], ...CONTACT };
  const { pnr } = await at.desk.bookFlight(request, at.caller);
  const read = async () => (await at.desk.retrieveBooking({ pnr }, at.caller)).disruptions?.[0];
  at.clock.now = (announced + 1) * 60_000;
  const moved = await read();
  expect(moved).toMatchObject({ kind: "retimed" });
  at.clock.now = (leg.departure + shift + 5) * 60_000;
  const late = await read();
  expect(late).toMatchObject({ kind: "delayed", flightNumber });
  expect(late?.what).toContain(moved?.what ?? "-");
  expect(late?.what).toContain("is delayed by about");
  const { flights: statuses } = await at.desk.getFlightStatus({ pnr }, at.caller);
  const { delayMinutes = 0, scheduledDeparture = "" } = statuses[0] ?? {};
  expect(Date.parse(scheduledDeparture)).toBe((leg.departure + shift) * 60_000);
  const [times] = late?.times ?? [];
  expect(Date.parse(times?.arrivalTime ?? "")).toBe((leg.arrival + shift + delayMinutes) * 60_000);
  expect(Date.parse(times?.bagDropCloses ?? "")).toBeGreaterThan(
    Date.parse(flight?.departureTime ?? "") - 75 * 60_000,
  );
  const kept = await at.desk.respondToDisruption({ pnr, choice: "keep" }, at.caller);
  expect(kept.flights[0]?.departureTime).toBe(scheduledDeparture);
  const rest = await read();
  expect(rest?.kind).toBe("delayed");
  expect(rest?.what).not.toContain("moved");
});
