import type { Language } from "../../domain/catalogue.ts";
import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import type { BookedCar } from "../../domain/contracts/gds/cars.ts";
import type { BookedFlight } from "../../domain/contracts/gds/flights.ts";
import { centsWords } from "../../domain/money-words.ts";
import { keptBy, returnedBy } from "../../domain/rules/ledger.ts";
import { livingFlights } from "../../domain/rules/parts.ts";
import type { Places } from "../../suppliers/types.ts";
import { fareWords } from "./fare-words.ts";
import { type ItineraryStop, itineraryOf } from "./order.ts";
import { stayWords } from "./stay-words.ts";
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
  /** What came back of a booking that is cancelled. */
  readonly returned?: string;
  /** Fees, and what is kept for parts that were given up: on top of the total. */
  readonly kept?: string;
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
  /** The day alone, of what has no hour. */
  readonly day?: string;
  /** When a flight lands. */
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
  /** What the agency should look at; no page, print or calendar of the traveller's has it. */
  readonly checks?: readonly string[];
  readonly off: boolean;
}

/** What every entry is written with. */
export interface Writing {
  readonly lang: Language;
  readonly booking: Pnr;
  readonly booked: Pnr;
  /** Writes USD cents; absent where no amount is shown. */
  readonly money: ((cents: number) => string) | undefined;
  readonly words: ItineraryWords;
  readonly places: Places;
}

/** The booking as it will be travelled, in the order of instants. */
export function handoutOf(booked: Pnr, places: Places, wish: Wish): Handout {
  const words = WORDS[wish.lang];
  const booking = { ...booked, flights: booked.flights.map((flight) => asFlown(booked, flight)) };
  const money = wish.prices ? (cents: number) => centsWords(wish.lang, cents) : undefined;
  const writing = { lang: wish.lang, booking, booked, money, words, places };
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
  const kept = keptBy(booking.ledger ?? []);
  const notice = noticeOf(booking, words);
  return {
    lang: wish.lang,
    pnr: booking.pnr,
    title: titleOf(writing, stops),
    ...(notice !== undefined && { notice }),
    travellers: booking.passengers.map(nameOf),
    ...(money && { total: money(booking.totalPrice) }),
    ...(money && kept > 0 && booking.status !== "cancelled" && { kept: money(kept) }),
    ...(money &&
      booking.status === "cancelled" && { returned: money(returnedBy(booking.ledger ?? [])) }),
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
  const stays = [...new Set(booking.hotels.map(({ cityCode }) => cityName(places, cityCode)))];
  const named = cities.length > 0 ? cities.join(" – ") : stays.join(", ");
  return named === "" ? words.heading : named;
}

function entryOf(writing: Writing, stop: ItineraryStop): HandoutEntry | undefined {
  const { booking, words } = writing;
  const { kind, part, at, cancelled = false, layover, bedless, conflicts = [] } = stop;
  const isOff = cancelled || booking.status === "cancelled";
  const said = wordsOf(writing, stop, isOff);
  if (!said) return undefined;
  const { alerts = [], off = isOff, ...rest } = said;
  return {
    kind,
    at,
    ...rest,
    key: keyOf(booking, kind, part),
    ...(layover !== undefined && { layover: words.layover(durationWords(words, layover)) }),
    alerts: [
      ...(cancelled ? [words.cancelled] : []),
      ...conflicts.map((conflict) => words.conflicts[conflict]),
      ...alerts,
    ],
    ...(bedless !== undefined && { checks: [words.bedless(bedless)] }),
    off,
  };
}

export type Written = Pick<
  HandoutEntry,
  "title" | "brief" | "lines" | "where" | "time" | "day" | "ends"
> & {
  readonly alerts?: readonly string[];
  readonly off?: boolean;
};

function wordsOf(writing: Writing, stop: ItineraryStop, off: boolean): Written | undefined {
  const { booking } = writing;
  const { kind, part, at } = stop;
  if (kind === "flight") {
    const flight = booking.flights[part];
    return flight && flightWords(writing, flight, stop, off);
  }
  if (kind === "checkIn" || kind === "checkOut") {
    const hotel = booking.hotels[part];
    return hotel && stayWords(writing, stop, hotel, off);
  }
  const car = booking.cars[part];
  return car && rentalWords(writing, kind, { car, at });
}

function flightWords(
  writing: Writing,
  flight: BookedFlight,
  { part: index, layover }: ItineraryStop,
  off: boolean,
): Written {
  const { booking, booked, words, places, money } = writing;
  const { part, flightNumber, departureTerminal: from, arrivalTerminal: to } = flight;
  const { departureTime, arrivalTime, bagDropCloses, operatingCarrier } = flight;
  const before = booked.flights[index]?.departureTime ?? departureTime;
  const extras = (booking.extras ?? []).filter((extra) => extra.part === part);
  const seats = extras.flatMap((extra) =>
    extra.flightNumber === flightNumber && extra.seat !== undefined ? [extra.seat] : [],
  );
  const bags = extras.reduce((sum, { type, count }) => sum + (type === "bag" ? count : 0), 0);
  const fare = booking.fares?.find((one) => one.part === part);
  const cabin = words.cabins[flight.cabin];
  const ofPart = booking.flights.filter((one) => one.part === part);
  // A fare is of all its flights: its price stands at the first of them.
  const price = ofPart[0] === flight ? ofPart.reduce((sum, one) => sum + one.price, 0) : 0;
  const calledOff = booking.disruptions?.some(
    (one) => one.kind === "cancelled" && one.part === part && one.flightNumber === flightNumber,
  );
  // On a through ticket people and bags are checked in at its first airport.
  const isThrough = layover !== undefined && booking.flights[index - 1]?.part === part;
  const isFlown = !off && !calledOff;
  const isShared = livingFlights(booking).some(
    (one) => one.part !== part && (one.ticket ?? 1) === (flight.ticket ?? 1),
  );
  const end = (code: string, name: string, terminal: string | undefined) =>
    [
      `${words.airport(places.find(code)?.name ?? name)} (${code})`,
      ...(terminal ? [words.terminal(terminal)] : []),
    ].join(", ");
  const way = `${cityName(places, flight.originCode)} → ${cityName(places, flight.destinationCode)}`;
  const startsAt = end(flight.originCode, flight.originName, from);
  return {
    time: clock(departureTime),
    ends: arrivalTime,
    where: startsAt,
    title: `${way}, ${clock(arrivalTime)}${laterWords(words, departureTime, arrivalTime)}`,
    brief: `${flightNumber} ${way}`,
    lines: [
      `${flight.airlineName} ${flightNumber} · ${fare && fare.brand !== cabin ? `${cabin} (${fare.brand})` : cabin} · ${durationWords(words, flight.duration)} · ${flight.aircraftType}`,
      `${startsAt} → ${end(flight.destinationCode, flight.destinationName, to)}`,
      ...(operatingCarrier ? [words.flownBy(operatingCarrier)] : []),
      ...(bagDropCloses && isFlown && !isThrough
        ? [
            `${words.online(dayBefore(words, departureTime))} · ${words.bagDrop(closing(words, bagDropCloses, departureTime))}`,
          ]
        : []),
      ...(seats.length > 0 && isFlown ? [words.seats(seats.join(", "))] : []),
      ...(fare && !off ? fareWords(words, fare, { bags, money, isShared }) : []),
      ...(money && price > 0 && !off ? [money(price)] : []),
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

function rentalWords(
  { words, money }: Writing,
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
      ...(money ? [money(car.totalPrice)] : []),
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
