import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../../src/domain/catalogue.ts";
import type { Pnr } from "../../../src/domain/contracts/gds/bookings.ts";
import { ONE_ADULT } from "../../../src/domain/travel.ts";
import { calendarOf } from "../../../src/services/itinerary/calendar.ts";
import { handoutOf } from "../../../src/services/itinerary/handout.ts";
import { simulatedPlaces } from "../../../src/suppliers/simulated/places.ts";
import { itineraryPage } from "../../../src/surfaces/traveller/page.ts";
import { openDesk } from "../../support/desk.ts";

const places = simulatedPlaces();
const STATE = { sequence: 3, modifiedAt: Date.UTC(2026, 10, 15, 12), now: Date.UTC(2026, 10, 16) };

/** Over the date line, with a stay and a car, for a name that calendars must escape. */
async function booking(): Promise<Pnr> {
  const { desk, caller } = await openDesk({ now: () => Date.UTC(2026, 10, 15, 12) });
  const flights = await desk.searchFlights(
    {
      origin: "AKL",
      destination: "LAX",
      departureDate: "2027-03-01",
      cabin: "economy",
      party: ONE_ADULT,
      limit: 50,
    },
    caller,
  );
  const hotels = await desk.searchHotels(
    { cityCode: "LAX", checkInDate: "2027-03-01", checkOutDate: "2027-03-04", guests: 1, limit: 1 },
    caller,
  );
  const cars = await desk.searchCars(
    {
      pickupLocationCode: "LAX",
      pickupDate: "2027-03-02T09:00:00",
      dropoffDate: "2027-03-04T09:00:00",
      driverAge: 40,
      limit: 1,
    },
    caller,
  );
  const person = { firstName: "Əli", lastName: "Ağaməmmədov-Şıxəliyev-Qurbanlı" };
  const { pnr } = await desk.bookFlight(
    {
      flightIds: [flights.items.find(({ stops }) => stops === 0)?.id ?? ""],
      passengers: [{ type: "adult", ...person }],
      contactEmail: "ali@example.com",
    },
    caller,
  );
  await desk.bookHotel(
    { hotelId: hotels.items[0]?.id ?? "", existingPnr: pnr, guests: [person] },
    caller,
  );
  const booked = await desk.bookCar(
    { carId: cars.items[0]?.id ?? "", existingPnr: pnr, driver: person },
    caller,
  );
  const driver = { ...person, firstName: "Əli; Jr, \\ the" };
  return { ...booked, cars: booked.cars.map((car) => ({ ...car, driver })) };
}

interface Property {
  readonly name: string;
  readonly value: string;
}

/** Reads iCalendar by the rules of RFC 5545: unfolded lines, parameters off, texts unescaped. */
function eventsIn(text: string): readonly (readonly Property[])[] {
  expect(text.endsWith("\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = text.replaceAll("\r\n ", "").trim().split("\r\n");
  expect([lines[0], lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR"]);
  const events: Property[][] = [];
  for (const line of lines) {
    const [, name = "", value = ""] = /^([A-Z-]+(?:;[A-Z]+=[\w-]+)*):(.*)$/.exec(line) ?? [];
    expect([line, name]).not.toEqual([line, ""]);
    if (line === "BEGIN:VEVENT") events.push([]);
    const unescaped = value.replaceAll(/\\([\\;,nN])/g, (_, mark: string) =>
      mark.toLowerCase() === "n" ? "\n" : mark,
    );
    events.at(-1)?.push({ name: name.split(";")[0] ?? "", value: unescaped });
  }
  return events;
}

const valueIn = (event: readonly Property[] | undefined, name: string) =>
  event?.find((property) => property.name === name)?.value;

describe("an itinerary as a calendar", async () => {
  const booked = await booking();
  const calendar = (lang: Language, changed: Partial<Pnr> = {}, state = STATE) =>
    eventsIn(
      calendarOf(handoutOf({ ...booked, ...changed }, places, { lang, prices: false }), state),
    );

  test("has flights, rentals and both ends of a stay as instants", () => {
    const events = calendar("en");
    const [flight] = booked.flights;
    const times = events.map((event) => [valueIn(event, "DTSTART"), valueIn(event, "DTEND")]);
    const utc = (local = "") =>
      `${new Date(local).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
    expect(times).toContainEqual([utc(flight?.departureTime), utc(flight?.arrivalTime)]);
    // From three o'clock there, out by eleven.
    expect(times).toContainEqual(["20270301T230000Z", undefined]);
    expect(times).toContainEqual(["20270304T190000Z", undefined]);
    expect(valueIn(events[0], "SUMMARY")).toBe(`${flight?.flightNumber} Auckland → Los Angeles`);
    expect(times).toContainEqual([utc(booked.cars[0]?.pickupDate), undefined]);
    expect(events).toHaveLength(booked.flights.length + 4);
  });

  test.each(LANGUAGES)("is whole in %s: names survive, what is private stays away", (lang) => {
    const text = calendar(lang)
      .map((event) => valueIn(event, "DESCRIPTION"))
      .join("\n");
    expect(text).toContain("Əli; Jr, \\ the Ağaməmmədov-Şıxəliyev-Qurbanlı");
    expect(text).toContain(booked.pnr);
    expect(text).not.toMatch(/example\.com|\$|undefined|NaN/);
  });

  test("keeps its names through changes, and says what was called off", () => {
    const before = calendar("en");
    const hotels = booked.hotels.map((hotel) => ({ ...hotel, status: "cancelled" as const }));
    const after = calendar("ru", { hotels }, { ...STATE, sequence: 4 });
    const names = (events: typeof before) => events.map((event) => valueIn(event, "UID")).sort();
    expect(names(after)).toEqual(names(before));
    expect(new Set(names(before)).size).toBe(before.length);
    expect(valueIn(after[0], "SEQUENCE")).toBe("4");
    const off = after.filter((event) => valueIn(event, "STATUS") === "CANCELLED");
    expect(off.map((event) => valueIn(event, "UID"))).toEqual([
      `${booked.pnr}.H1.checkIn@wayfare`,
      `${booked.pnr}.H1.checkOut@wayfare`,
    ]);
  });
});

describe("an itinerary in words", async () => {
  const booked = await booking();

  test("goes by instants over the date line, with the flights as their airline flies them", () => {
    const [first] = booked.flights;
    const moved = {
      flightNumber: first?.flightNumber ?? "",
      departureTime: "2027-03-01T23:55:00+13:00",
      arrivalTime: "2027-03-01T15:00:00-08:00",
      bagDropCloses: "2027-03-01T22:55:00+13:00",
    };
    const disruptions = [
      {
        part: first?.part ?? "",
        flightNumber: moved.flightNumber,
        kind: "retimed" as const,
        what: "",
        times: [moved],
        rights: [],
        refund: false,
        options: [],
      },
    ];
    const handout = handoutOf({ ...booked, disruptions }, places, { lang: "en", prices: true });
    const entries = handout.days.flatMap((day) => day.entries);
    expect(entries.map(({ kind }) => kind)).toEqual([
      "flight",
      "checkIn",
      "pickUp",
      "dropOff",
      "checkOut",
    ]);
    expect(entries[0]).toMatchObject({ time: "23:55", ends: moved.arrivalTime });
    expect(entries[0]?.alerts.join()).toContain("The airline has moved this flight");
    expect(handout.days.map(({ label }) => label)).toEqual([
      "Mon, 1 Mar 2027",
      "Tue, 2 Mar 2027",
      "Thu, 4 Mar 2027",
    ]);
    expect(handout.total).toMatch(/^\$[\d,]+\.\d\d$/);
  });

  const entriesOf = (changed: Partial<Pnr>, lang: Language = "en") =>
    handoutOf({ ...booked, ...changed }, places, { lang, prices: true }).days.flatMap(
      (day) => day.entries,
    );

  test("tells a guest who lands early from when the room is, and the agency alone of a night without a bed", () => {
    const flights = booked.flights.map((flight) => ({
      ...flight,
      departureTime: "2027-03-01T15:00:00+13:00",
      arrivalTime: "2027-03-01T03:50:00-08:00",
    }));
    const checkIn = entriesOf({ flights }).find(({ kind }) => kind === "checkIn");
    expect(checkIn?.lines).toContain("You land at 03:50; the room is from 15:00");
    expect(checkIn?.checks).toEqual(["No bed is booked for the night before this"]);
    expect(checkIn?.alerts).toEqual([]);
    const handout = handoutOf({ ...booked, flights }, places, { lang: "en", prices: false });
    expect(calendarOf(handout, STATE)).not.toContain("No bed");
    expect(itineraryPage({ handout, calendar: "" }, {})).not.toContain("No bed");
  });

  test("checks nobody in again on a through ticket", () => {
    const [first] = booked.flights;
    if (!first) throw new Error("A flight was to be here");
    const stop = { destinationCode: "HNL", arrivalTime: "2027-03-01T06:00:00-10:00" };
    const next = { originCode: "HNL", departureTime: "2027-03-01T08:00:00-10:00" };
    const through = [
      { ...first, ...stop },
      { ...first, ...next },
    ];
    const lines = entriesOf({ flights: through }).map(({ lines }) => lines.join());
    expect(lines[0]).toContain("Check in and drop bags");
    expect(lines[1]).not.toMatch(/check[- ]in/i);
    const apart = through.map((flight, index) => ({ ...flight, part: `F${index + 1}` }));
    expect(entriesOf({ flights: apart })[1]?.lines.join()).toContain("Check in and drop bags");
  });

  test("of a cancelled booking says what came back, and nothing to do or to change", () => {
    const at = STATE.now;
    const ledger = [
      ...(booked.ledger ?? []),
      { at, type: "refund" as const, amount: 40_150 },
      { at, type: "credit" as const, amount: 1_000 },
    ];
    const off = { ...booked, ledger, status: "cancelled" as const };
    const handout = handoutOf(off, places, { lang: "az", prices: true });
    expect(handout.returned?.replaceAll(/\s/g, " ")).toBe("411,50 $");
    expect(itineraryPage({ handout, calendar: "" }, {})).toContain("Geri qaytarılıb");
    const lines = entriesOf(off).flatMap((entry) => entry.lines);
    expect(lines.join("\n")).not.toMatch(/check|Changes|Refund|Usual hours|cancellation/i);
    expect(handoutOf(off, places, { lang: "en", prices: false }).returned).toBeUndefined();
  });
});
