import type { Language } from "../../domain/catalogue.ts";
import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import type { BookedCar } from "../../domain/contracts/gds/cars.ts";
import type { BookedFlight } from "../../domain/contracts/gds/flights.ts";
import type { BookedHotel } from "../../domain/contracts/gds/hotels.ts";
import { formatUsd } from "../../domain/money.ts";
import { CHECK_IN, CHECK_OUT, hourText } from "../../domain/rules/stay-hours.ts";
import { stayTerms } from "../../domain/rules/stay-terms.ts";
import type { Places } from "../../suppliers/types.ts";
import { fareWords } from "./fare-words.ts";
import { type ItineraryStop, itineraryOf } from "./order.ts";
import { clock, closing, dayBefore, dayWords, durationWords, laterWords } from "./when.ts";
import { type ItineraryWords, WORDS } from "./words.ts";

/** How an itinerary is to be written. */
export interface Wish {
  readonly lang: Language;
  /** Whether it names amounts. */
  readonly prices: boolean;
}

/** A booking in words for the traveller, with nothing of contacts, birth dates and the agency's work. */
export interface Handout {
  readonly lang: Language;
  readonly pnr: string;
  readonly title: string;
  /** What holds for all of it: cancelled, not paid. */
  readonly notice?: string;
  readonly travellers: readonly string[];
  readonly total?: string;
  readonly days: readonly HandoutDay[];
}

/** What follows each other on one local date; across the date line a date may come twice. */
export interface HandoutDay {
  readonly date: string;
  readonly label: string;
  readonly entries: readonly HandoutEntry[];
}

export interface HandoutEntry extends Pick<ItineraryStop, "kind" | "at"> {
  /** A name that stays when the booking changes: its part, and which of the part's. */
  readonly key: string;
  /** The first day of a stay, whenever the guest lands. */
  readonly starts?: string;
  /** When it ends: of a flight the landing, of a stay the day of leaving. */
  readonly ends?: string;
  readonly where: string;
  /** The local clock; absent for a stay, which names days. */
  readonly time?: string;
  readonly title: string;
  /** The title as one line of a calendar has it, where that is another. */
  readonly brief?: string;
  readonly lines: readonly string[];
  /** The time on the ground before it. */
  readonly layover?: string;
  /** What the traveller must not miss. */
  readonly alerts: readonly string[];
  readonly off: boolean;
}

/** What every entry is written with. */
interface Writing {
  readonly booking: Pnr;
  readonly booked: Pnr;
  readonly wish: Wish;
  readonly words: ItineraryWords;
  readonly places: Places;
}

/** The booking as it will be travelled, in the order of instants. */
export function handoutOf(booked: Pnr, places: Places, wish: Wish): Handout {
  const words = WORDS[wish.lang];
  const booking = { ...booked, flights: booked.flights.map((flight) => asFlown(booked, flight)) };
  const writing = { booking, booked, wish, words, places };
  const stops = itineraryOf(booking, places);
  const days: { date: string; label: string; entries: HandoutEntry[] }[] = [];
  for (const stop of stops) {
    const entry = entryOf(writing, stop);
    if (!entry) continue;
    const date = stop.at.slice(0, 10);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, label: dayWords(words, date), entries: [entry] });
  }
  const notice = noticeOf(booking, words);
  return {
    lang: wish.lang,
    pnr: booking.pnr,
    title: titleOf(writing, stops),
    ...(notice !== undefined && { notice }),
    travellers: booking.passengers.map(nameOf),
    ...(wish.prices && { total: formatUsd(booking.totalPrice) }),
    days,
  };
}

/** A flight at the times at which its airline now flies it. */
function asFlown({ disruptions = [] }: Pnr, flight: BookedFlight): BookedFlight {
  const { part, flightNumber } = flight;
  const now = disruptions
    .filter((one) => one.part === part)
    .flatMap(({ times = [] }) => times)
    .find((times) => times.flightNumber === flightNumber);
  return now ? { ...flight, ...now } : flight;
}

function noticeOf({ status }: Pnr, words: ItineraryWords): string | undefined {
  if (status === "cancelled") return words.cancelledAll;
  return status === "pending" ? words.unpaid : undefined;
}

/** The cities of the journey, without those where planes are only changed. */
function titleOf({ booking, places, words }: Writing, stops: readonly ItineraryStop[]): string {
  const flown = stops.filter(({ kind, cancelled }) => kind === "flight" && !cancelled);
  const cities: string[] = [];
  for (const [index, { part }] of flown.entries()) {
    const flight = booking.flights[part];
    if (!flight) continue;
    const from = cityName(places, flight.originCode);
    if (index === 0 || cities.at(-1) !== from) {
      if (flown[index]?.layover === undefined) cities.push(from);
    }
    if (flown[index + 1]?.layover === undefined) {
      cities.push(cityName(places, flight.destinationCode));
    }
  }
  const stays = [...new Set(booking.hotels.map((hotel) => hotel.cityName))];
  const named = cities.length > 0 ? cities.join(" – ") : stays.join(", ");
  return named === "" ? words.heading : named;
}

function entryOf(writing: Writing, stop: ItineraryStop): HandoutEntry | undefined {
  const { booking, words } = writing;
  const { kind, part, at, cancelled = false, layover, bedless, conflicts = [] } = stop;
  const said = wordsOf(writing, stop);
  if (!said) return undefined;
  const { alerts = [], off = false, ...rest } = said;
  return {
    kind,
    at,
    ...rest,
    key: keyOf(booking, kind, part),
    ...(layover !== undefined && { layover: words.layover(durationWords(words, layover)) }),
    alerts: [
      ...(cancelled ? [words.cancelled] : []),
      ...conflicts.map((conflict) => words.conflicts[conflict]),
      ...(bedless === undefined ? [] : [words.bedless(bedless)]),
      ...alerts,
    ],
    off: off || cancelled || booking.status === "cancelled",
  };
}

type Written = Pick<
  HandoutEntry,
  "title" | "brief" | "lines" | "where" | "time" | "starts" | "ends"
> & {
  readonly alerts?: readonly string[];
  readonly off?: boolean;
};

function wordsOf(writing: Writing, { kind, part, at }: ItineraryStop): Written | undefined {
  const { booking } = writing;
  if (kind === "flight") {
    const flight = booking.flights[part];
    return flight && flightWords(writing, flight, part);
  }
  if (kind === "checkIn" || kind === "checkOut") {
    const hotel = booking.hotels[part];
    return hotel && stayWords(writing, kind, hotel);
  }
  const car = booking.cars[part];
  return car && rentalWords(writing, kind, { car, at });
}

function flightWords(writing: Writing, flight: BookedFlight, index: number): Written {
  const { booking, booked, words, places, wish } = writing;
  const { part, flightNumber, departureTerminal: from, arrivalTerminal: to } = flight;
  const { departureTime, arrivalTime, bagDropCloses, operatingCarrier } = flight;
  const before = booked.flights[index]?.departureTime ?? departureTime;
  const extras = (booking.extras ?? []).filter((extra) => extra.part === part);
  const seats = extras.flatMap((extra) =>
    extra.flightNumber === flightNumber && extra.seat !== undefined ? [extra.seat] : [],
  );
  const bags = extras.reduce((sum, { type, count }) => sum + (type === "bag" ? count : 0), 0);
  const fare = booking.fares?.find((one) => one.part === part);
  const calledOff = booking.disruptions?.some(
    (one) => one.kind === "cancelled" && one.part === part && one.flightNumber === flightNumber,
  );
  const end = (code: string, name: string, terminal: string | undefined) =>
    [`${name} (${code})`, ...(terminal ? [words.terminal(terminal)] : [])].join(", ");
  const way = `${cityName(places, flight.originCode)} → ${cityName(places, flight.destinationCode)}`;
  const startsAt = end(flight.originCode, flight.originName, from);
  return {
    time: clock(departureTime),
    ends: arrivalTime,
    where: startsAt,
    title: `${way}, ${clock(arrivalTime)}${laterWords(words, departureTime, arrivalTime)}`,
    brief: `${flightNumber} ${way}`,
    lines: [
      `${flight.airlineName} ${flightNumber} · ${words.cabins[flight.cabin]} · ${durationWords(words, flight.duration)} · ${flight.aircraftType}`,
      `${startsAt} → ${end(flight.destinationCode, flight.destinationName, to)}`,
      ...(operatingCarrier ? [words.flownBy(operatingCarrier)] : []),
      ...(bagDropCloses
        ? [
            `${words.online(dayBefore(words, departureTime))} · ${words.bagDrop(closing(words, bagDropCloses, departureTime))}`,
          ]
        : []),
      ...(seats.length > 0 ? [words.seats(seats.join(", "))] : []),
      ...(fare ? fareWords(words, fare, { bags, prices: wish.prices }) : []),
    ],
    alerts: [
      ...(calledOff ? [words.calledOff] : []),
      ...(before !== departureTime
        ? [words.newTime(`${dayWords(words, before)}, ${clock(before)}`)]
        : []),
    ],
    ...(calledOff && { off: true }),
  };
}

function stayWords(
  { words, wish }: Writing,
  kind: "checkIn" | "checkOut",
  hotel: BookedHotel,
): Written {
  const { hotelName, address, cityName: city, nights, roomType, board, rooms, price } = hotel;
  const where = address.includes(city) ? address : `${address}, ${city}`;
  if (kind === "checkOut") return { title: words.checkOut(hotelName), where, lines: [] };
  const { freeUntil } = stayTerms(hotel);
  const room = rooms > 1 ? `${rooms} × ${roomType}` : roomType;
  return {
    title: words.checkIn(hotelName),
    where,
    starts: hotel.checkInDate,
    ends: hotel.checkOutDate,
    lines: [
      where,
      [words.nights(nights), room, ...(board ? [words.boards[board]] : [])].join(" · "),
      words.hours(hourText(CHECK_IN), hourText(CHECK_OUT)),
      ...(freeUntil === undefined
        ? [words.prepaid]
        : (hotel.cancellation ?? "free").startsWith("free")
          ? [words.freeUntil(`${dayWords(words, freeUntil)}, ${clock(freeUntil)}`)]
          : []),
      ...(wish.prices ? [formatUsd(price)] : []),
    ],
  };
}

function rentalWords(
  { words, wish }: Writing,
  kind: "pickUp" | "dropOff",
  { car, at }: { readonly car: BookedCar; readonly at: string },
): Written {
  const from = kind === "pickUp";
  const where = `${car.companyName}, ${from ? car.pickupLocationName : car.dropoffLocationName}`;
  const time = clock(at);
  if (!from) return { title: words.dropOff, time, where, lines: [where] };
  return {
    title: words.pickUp,
    time,
    where,
    lines: [
      where,
      `${car.vehicleModel} · ${words.days(car.rentalDays)} · ${words.driver(nameOf(car.driver))}`,
      ...(car.insuranceIncluded ? [words.insured] : []),
      ...(wish.prices ? [formatUsd(car.totalPrice)] : []),
    ],
  };
}

/** `F1.2` is the second flight of the part F1. */
function keyOf({ flights, hotels, cars }: Pnr, kind: ItineraryStop["kind"], index: number): string {
  if (kind !== "flight") {
    const part = kind === "checkIn" || kind === "checkOut" ? hotels[index] : cars[index];
    return `${part?.part ?? index}.${kind}`;
  }
  const part = flights[index]?.part;
  const nth = flights.slice(0, index + 1).filter((flight) => flight.part === part).length;
  return `${part ?? index}.${nth}`;
}

function cityName(places: Places, code: string): string {
  return places.find(code)?.cityName ?? code;
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
