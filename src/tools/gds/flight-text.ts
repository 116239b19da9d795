import type { FlightJourney } from "../../domain/contracts/gds/flights.ts";
import { formatDuration } from "../../domain/dates.ts";
import { onceIfReused } from "../../memory/reused.ts";
import { rowsWithin } from "../row-budget.ts";
import {
  arrivalClock,
  clock,
  type Numbered,
  numbered,
  priceText,
  resultList,
  route,
  termsText,
} from "./text.ts";

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
  const { brand, checkedBags, checkedKg, credit = false } = fare;
  const { changeFee, refundFee } = shown ?? fare;
  const feeIn = shown && currency;
  const transfer = fare.selfTransfer ? ", self-transfer: fetch bags, check in again" : "";
  return `${brand} (${termsText({ checkedBags, checkedKg, changeFee, refundFee, credit }, feeIn)}${transfer})`;
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
  const rows = flights[0]?.shown
    ? rowsOf(flights.map((flight) => flightLineIn(flight, currency)))
    : dollarRows(flights);
  const shown = rowsWithin(rows.lines, { cursor, nextCursor });
  const rest = { total, nextCursor: shown.nextCursor };
  return resultList(heading, rows.first(shown.lines.length), rest, next);
}

interface FlightPage {
  readonly flights: readonly FlightJourney[];
  readonly total: number;
  readonly nextCursor?: string | undefined;
}

const dollarRows = onceIfReused((flights: readonly FlightJourney[]) =>
  rowsOf(flights.map(flightLine)),
);

/** The rows of a page; the first of them are numbered once, for a page that is shown again. */
function rowsOf(lines: readonly string[]) {
  let last: Numbered | undefined;
  return {
    lines,
    first(count: number): Numbered {
      if (last?.count !== count) last = numbered(lines.slice(0, count));
      return last;
    },
  };
}

/** A party that does not fit should not have to find out by booking. */
function seatsLeft({ status, seatsAvailable, priceBreakdown = [] }: FlightJourney): string {
  if (status === "sold_out") return "SOLD OUT";
  const needed = priceBreakdown.reduce(
    (seats, { type, count }) => (type === "infant" ? seats : seats + count),
    0,
  );
  return seatsAvailable < needed
    ? `only ${seatsAvailable} seats, ${needed} needed`
    : `${seatsAvailable > MOST_SEATS_TOLD ? `${MOST_SEATS_TOLD}+` : seatsAvailable} seats`;
}

/** As a GDS tells them. */
const MOST_SEATS_TOLD = 9;
