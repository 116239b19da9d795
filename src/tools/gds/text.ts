import type { BookedFare, Pnr } from "../../domain/contracts/gds/bookings.ts";
import type { FoundCar } from "../../domain/contracts/gds/cars.ts";
import type {
  BookedFlight,
  FlightJourney,
  FlightSegment,
} from "../../domain/contracts/gds/flights.ts";
import type { Disruption } from "../../domain/contracts/servicing/disruption.ts";
import { formatDuration, parseIsoDate } from "../../domain/dates.ts";
import { formatAmount, formatUsd } from "../../domain/money.ts";
import { onceIfReused } from "../../memory/reused.ts";
import { rowsWithin } from "../row-budget.ts";

/** `18:50+1`: the arrival's clock, with the days after the departure's date. */
function arrivalClock(flight: Pick<FlightSegment, "departureTime" | "arrivalTime">): string {
  const days =
    (parseIsoDate(flight.arrivalTime.slice(0, 10)) ?? 0) -
    (parseIsoDate(flight.departureTime.slice(0, 10)) ?? 0);
  const mark = days === 0 ? "" : days > 0 ? `+${days}` : String(days);
  return `${clock(flight.arrivalTime)}${mark}`;
}

function clock(time: string): string {
  return time.slice(11, 16);
}

function route(flight: FlightSegment): string {
  return `${flight.flightNumber} ${flight.originCode} ${clock(flight.departureTime)} - ${flight.destinationCode} ${arrivalClock(flight)}`;
}

/** `$462.28`, or `GBP 349.20 ($462.28)` where the traveller reads another currency. */
export function priceText(cents: number, shown?: number, currency?: string): string {
  if (shown === undefined || currency === undefined) return formatUsd(cents);
  return `${formatAmount(shown, currency)} (${formatUsd(cents)})`;
}

/** The rate of amounts that are shown in another currency, and what a booking is charged in. */
export function chargedIn(rate: string | undefined): string {
  return rate === undefined ? "" : `Rate: ${rate}; bookings are charged in USD.\n`;
}

const flightLine = onceIfReused((flight: FlightJourney) => flightLineIn(flight));

function flightLineIn(flight: FlightJourney, currency?: string): string {
  const via = flight.segments.slice(0, -1).map(({ destinationCode }) => destinationCode);
  const stops = via.length === 0 ? "nonstop" : `${via.length} stop ${via.join(" ")}`;
  const back = flight.returnFlight ? `, back ${wayBack(flight.returnFlight)}` : "";
  const tickets = flight.tickets ? `, ${flight.tickets} separate tickets` : "";
  return `${route(flight)} ${formatDuration(flight.duration)} ${stops}${back}${tickets}, ${priceText(flight.price, flight.shown?.price, currency)} ${fareText(flight, currency)}, ${seatsLeft(flight)} [${flight.id}]`;
}

function wayBack(flight: NonNullable<FlightJourney["returnFlight"]>): string {
  const { flightNumber, originCode, destinationCode, departureTime, duration, stops } = flight;
  const via = stops === 0 ? "nonstop" : `${stops} stop`;
  return `${departureTime.slice(5, 10)} ${flightNumber} ${originCode} ${clock(departureTime)} - ${destinationCode} ${arrivalClock(flight)} ${formatDuration(duration)} ${via}`;
}

/** `light (no bag, change/refund no)`, `standard (1 bag, change $75.00, refund no)`. */
function fareText({ fare, shown }: FlightJourney, currency?: string): string {
  const { brand, checkedBags, credit = false } = fare;
  const { changeFee, refundFee } = shown ?? fare;
  const feeIn = shown && currency;
  return `${brand} (${termsText({ checkedBags, changeFee, refundFee, credit }, feeIn)})`;
}

/** What a fare includes and allows; fees are USD cents, or amounts of a currency that is named beside them, and null where a thing is not allowed. */
interface Terms {
  readonly checkedBags: number;
  readonly changeFee: number | null;
  readonly refundFee: number | null;
  readonly credit: boolean;
}

function termsText(
  { checkedBags, changeFee, refundFee, credit }: Terms,
  currency?: string,
): string {
  const bags = checkedBags === 0 ? "no bag" : checkedBags === 1 ? "1 bag" : `${checkedBags} bags`;
  const change = feeText(changeFee, currency);
  const refund = `${feeText(refundFee, currency)}${credit ? " as credit" : ""}`;
  const both = change === refund;
  return both ? `${bags}, change/refund ${change}` : `${bags}, change ${change}, refund ${refund}`;
}

function feeText(fee: number | null, currency?: string): string {
  if (fee === null) return "no";
  if (fee === 0) return "free";
  return currency === undefined ? formatUsd(fee) : formatAmount(fee, currency);
}

/** `F1 Economy Classic: 1 bag, change $75.00, refund no`. */
function bookedFareText(fare: BookedFare): string {
  const { part, brand, checkedBags, changeFee = null, refundFee = null, refundAs } = fare;
  return `${part} ${brand}: ${termsText({ checkedBags, changeFee, refundFee, credit: refundAs === "credit" })}`;
}

/** A page of flights in words, as much of it as a model should read, with where to go on. */
export function flightList(
  heading: string,
  page: FlightPage,
  {
    cursor,
    currency,
  }: { readonly cursor?: string | undefined; readonly currency?: string | undefined },
  next: string,
): string {
  const { flights, nextCursor, total } = page;
  const lines = flights[0]?.shown
    ? flights.map((flight) => flightLineIn(flight, currency))
    : dollarLines(flights);
  const shown = rowsWithin(lines, { cursor, nextCursor });
  const rest = { total, nextCursor: shown.nextCursor };
  return resultList(heading, numbered(shown.lines), rest, next);
}

interface FlightPage {
  readonly flights: readonly FlightJourney[];
  readonly total: number;
  readonly nextCursor?: string | undefined;
}

const dollarLines = onceIfReused((flights: readonly FlightJourney[]) => flights.map(flightLine));

/** A party that does not fit should not have to find out by booking. */
function seatsLeft({ status, seatsAvailable, priceBreakdown = [] }: FlightJourney): string {
  if (status === "sold_out") return "SOLD OUT";
  const needed = priceBreakdown.reduce(
    (seats, { type, count }) => (type === "infant" ? seats : seats + count),
    0,
  );
  return seatsAvailable < needed
    ? `only ${seatsAvailable} seats, ${needed} needed`
    : `${seatsAvailable} seats`;
}

export function carLine(car: FoundCar, currency?: string): string {
  const fees = [
    feeWords("one-way", car.oneWayFee),
    feeWords("young-driver", car.youngDriverFee),
    feeWords("child-seat", car.childSeatFee),
  ].filter((words) => words !== undefined);
  const inside = fees.length === 0 ? "" : ` (of it ${fees.join(", ")})`;
  const room =
    car.seats === undefined
      ? ""
      : `, ${car.seats} seats, ${car.bags} bag${car.bags === 1 ? "" : "s"}, ${car.transmission}`;
  return `${car.companyName} ${car.vehicleClass}: ${car.vehicleModel}${room}, ${formatUsd(car.dailyRate)} × ${car.rentalDays} = ${priceText(car.totalPrice, car.shown?.totalPrice, currency)}${inside}, ${car.mileagePolicy} mileage [${car.id}]`;
}

function feeWords(name: string, cents: number | undefined): string | undefined {
  return cents === undefined ? undefined : `${name} fee ${formatUsd(cents)}`;
}

/** Lines with their numbers. */
export interface Numbered {
  readonly count: number;
  readonly text: string;
}

export function numbered(lines: readonly string[]): Numbered {
  const text = lines.map((line, index) => `${index + 1}. ${line}`).join("\n");
  return { count: lines.length, text };
}

/** A numbered list with where to go on. */
export function resultList(
  heading: string,
  { count, text }: Numbered,
  page: { readonly total: number; readonly nextCursor?: string | undefined },
  next: string,
): string {
  const more = page.nextCursor ? `More: repeat with cursor "${page.nextCursor}".\n` : "";
  return `${heading}, ${count} of ${page.total}:\n${text}\n${more}${next}`;
}

/** What the last change of a booking gave back and kept. */
export function moneyBack({ ledger = [], lastModified }: Pnr): string {
  const sum = (wanted: string) =>
    ledger.reduce(
      (cents, { at, type, amount }) =>
        at === lastModified && type === wanted ? cents + amount : cents,
      0,
    );
  const [refund, credit, fee] = [sum("refund"), sum("credit"), sum("fee")];
  const back = [
    ...(refund > 0 ? [`${formatUsd(refund)} refunded`] : []),
    ...(credit > 0 ? [`${formatUsd(credit)} as airline credit for 12 months`] : []),
  ];
  const kept = fee > 0 ? `, ${formatUsd(fee)} kept` : "";
  return `${back.length > 0 ? back.join(", ") : "Nothing comes back"}${kept}.`;
}

/** What is owed on a hold, and what came back. */
function balance({ owed = 0, ticketingDeadline, ledger = [] }: Pnr): string {
  if (owed > 0) return `, ${formatUsd(owed)} to pay by ${ticketingDeadline ?? "now"}`;
  const back = (wanted: string) =>
    ledger.reduce((cents, { type, amount }) => (type === wanted ? cents + amount : cents), 0);
  const [refund, credit] = [back("refund"), back("credit")];
  const parts = [
    "paid",
    ...(refund > 0 ? [`${formatUsd(refund)} refunded`] : []),
    ...(credit > 0 ? [`${formatUsd(credit)} given as credit`] : []),
    ...ledger.flatMap(({ type, amount, note = "" }) =>
      type === "payment" && note.startsWith("credit of")
        ? [`${formatUsd(-amount)} of it with the ${note}`]
        : [],
    ),
  ];
  return ledger.some(({ type }) => type === "payment") ? `, ${parts.join(", ")}` : "";
}

/** ` (GBP 349.20 at 1 USD = 0.75539 GBP on 2026-09-29)`: what the dollars come to. */
function shownTotal({ shown }: Pnr): string {
  if (!shown) return "";
  const { currency, totalPrice, rate } = shown;
  return ` (${formatAmount(totalPrice, currency)} at ${rate}; charged in USD)`;
}

/** ` F1`, and that it is no longer booked. */
function named(of: { part?: string | undefined; status: string }): string {
  const part = of.part === undefined ? "" : ` ${of.part}`;
  return of.status === "cancelled" ? `${part} CANCELLED` : part;
}

/** Terminals, the airline that flies, and the end of check-in. */
function onTheDay(flight: BookedFlight): string {
  const { departureTerminal, arrivalTerminal, operatingCarrier, bagDropCloses } = flight;
  const facts = [
    ...(departureTerminal === undefined ? [] : [`from terminal ${departureTerminal}`]),
    ...(arrivalTerminal === undefined ? [] : [`to terminal ${arrivalTerminal}`]),
    ...(operatingCarrier === undefined ? [] : [`flown by ${operatingCarrier}`]),
    ...(bagDropCloses === undefined ? [] : [`check-in and bag drop until ${clock(bagDropCloses)}`]),
  ];
  return facts.length === 0 ? "" : `; ${facts.join(", ")}`;
}

/** The time on the ground before the next flight of the same journey. */
function layover(flight: BookedFlight, next: BookedFlight | undefined): string {
  if (next?.part === undefined || next.part !== flight.part) return "";
  const minutes = (Date.parse(next.departureTime) - Date.parse(flight.arrivalTime)) / 60_000;
  return `; then ${formatDuration(minutes)} in ${flight.destinationCode}`;
}

/** What an airline did, what the law says, and the ways out. */
function disruptionLines({ part, what, rights, refund, options }: Disruption): string[] {
  const ways = [
    ...options.map((option) => `${option.what} [${option.id}]`),
    ...(refund ? ["refund in full [refund]"] : []),
  ];
  return [
    `DISRUPTION ${part}: ${what}`,
    ...rights.map(({ law, fact }) => `  ${law}: ${fact}`),
    ...(ways.length > 0 ? [`  At no cost, with respondToDisruption: ${ways.join("; ")}`] : []),
  ];
}

/** Most addresses end with the town and the country. */
function addressOf({ address, cityName }: Pnr["hotels"][number]): string {
  return address.includes(cityName) ? address : `${address}, ${cityName}`;
}

function asked({ specialRequests }: { specialRequests?: string | undefined }): string {
  return specialRequests === undefined ? "" : `; asked for: ${specialRequests}`;
}

/** A booking as a person would read it. */
export const bookingText = onceIfReused((booking: Pnr): string => {
  const lines = [
    `${booking.pnr} ${booking.status}, ${formatUsd(booking.totalPrice)} in total${shownTotal(booking)}${balance(booking)}`,
    `Passengers: ${booking.passengers.map((one) => `${one.firstName} ${one.lastName} (${one.id}, ${one.type})`).join(", ")}`,
  ];
  for (const [index, flight] of booking.flights.entries()) {
    lines.push(
      `Flight${named(flight)}: ${flight.departureTime.slice(0, 10)} ${route(flight)}, ${flight.airlineName}, ${flight.cabin} ${flight.bookingClass}, ${formatUsd(flight.price)}${onTheDay(flight)}${layover(flight, booking.flights[index + 1])}`,
    );
  }
  for (const fare of booking.fares ?? []) lines.push(`Fare: ${bookedFareText(fare)}`);
  for (const hotel of booking.hotels) {
    lines.push(
      `Hotel${named(hotel)}: ${hotel.checkInDate} to ${hotel.checkOutDate} ${hotel.hotelName}, ${addressOf(hotel)}, ${hotel.rooms > 1 ? `${hotel.rooms} × ` : ""}${hotel.roomType} (${hotel.rateCode}), ${formatUsd(hotel.price)}${hotel.cancellation === undefined ? "" : `; cancelling: ${hotel.cancellation}`}${asked(hotel)}`,
    );
  }
  for (const car of booking.cars) {
    lines.push(
      `Car${named(car)}: ${car.pickupDate.slice(0, 16)} ${car.pickupLocationCode} to ${car.dropoffDate.slice(0, 16)} ${car.dropoffLocationCode}, ${car.companyName} ${car.vehicleModel}, ${formatUsd(car.totalPrice)}${asked(car)}`,
    );
  }
  for (const { type, part, passenger, count, price, seat, flightNumber } of booking.extras ?? []) {
    const what =
      type === "seat"
        ? `Seat: ${seat} for ${passenger} on ${flightNumber}`
        : `Bags: ${count} more for ${passenger} on ${part}`;
    lines.push(`${what}, ${price === 0 ? "free" : formatUsd(price)}`);
  }
  for (const { part, passenger, code, text } of booking.requests ?? []) {
    lines.push(`Asked for: ${code} (${text}) for ${passenger} on ${part}`);
  }
  if (booking.creditLeft !== undefined) {
    lines.push(
      `Airline credit: ${formatUsd(booking.creditLeft)} left; spend it in bookFlight with payment.credit ${booking.pnr}`,
    );
  }
  for (const disruption of booking.disruptions ?? []) lines.push(...disruptionLines(disruption));
  if (booking.related) lines.push(`Divided: see also ${booking.related.join(", ")}`);
  for (const warning of booking.warnings ?? []) lines.push(`Note: ${warning}`);
  return lines.join("\n");
});
