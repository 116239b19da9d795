import type { BookedFare, Pnr } from "../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../domain/contracts/gds/flights.ts";
import { formatDuration } from "../../domain/dates.ts";
import { formatAmount, formatUsd } from "../../domain/money.ts";
import { isLiving, livingFlights, ticketOf } from "../../domain/rules/parts.ts";
import { onceIfReused } from "../../memory/reused.ts";
import { disruptionLines, type TimedFlight, timedFlights } from "./disruption-text.ts";
import { BOARD_WORDS } from "./hotel-text.ts";
import { balance, creditLine } from "./money-text.ts";
import { arrivalClock, clock, instantText, route, termsText } from "./text.ts";

/** `Fare: F1 Economy Classic: 1 bag, change $75.00, refund taxes alone ($31.00); free to void until …`. */
function fareLines(fares: readonly BookedFare[], booking: Pnr): readonly string[] {
  const parts = new Map<string, string[]>();
  for (const fare of fares) {
    const { part, brand, checkedBags, checkedKg, changeFee = null, refundFee = null } = fare;
    const credit = fare.refundAs === "credit";
    const terms = termsText({
      ...{ checkedBags, checkedKg, changeFee, refundFee, credit },
      taxBack: fare.taxBack,
    });
    const key = `${ticketOf(booking, part)} ${brand}: ${terms}${freeDay(fare, booking)}`;
    parts.set(key, [...(parts.get(key) ?? []), part]);
  }
  // A fee of a ticket is asked once, so it is told once; taxes come back for each of its ways.
  return [...parts].map(([key, [first = "", ...others]]) => {
    const text = key.slice(key.indexOf(" ") + 1);
    if (others.length === 0) return `Fare: ${first} ${text}`;
    const { taxBack } = fares.find(({ part }) => part === first) ?? {};
    const each = taxBack === undefined ? "" : `taxes alone (${formatUsd(taxBack)})`;
    const all = `taxes alone (${formatUsd((taxBack ?? 0) * (others.length + 1))} in all, ${formatUsd(taxBack ?? 0)} each way)`;
    return `Fare: ${[first, ...others].join(" and ")}, one ticket, flown in this order (a no-show ends those after it), fees once for all of it: ${each === "" ? text : text.replace(each, all)}`;
  });
}

/** Until when a ticket can be given back for nothing, whatever its fare says; what its airline did may give it back later, too. */
function freeDay({ part, voidUntil }: BookedFare, { disruptions = [] }: Pnr): string {
  if (voidUntil === undefined || disruptions.some((one) => one.part === part && one.refund))
    return "";
  return `; free to void until ${instantText(voidUntil)}`;
}

/** ` (GBP 349.20 at 1 USD = 0.75539 GBP on 2026-09-29)`: what the dollars come to. */
function shownTotal({ shown }: Pnr): string {
  if (!shown) return "";
  const { currency, totalPrice, rate } = shown;
  return ` (${formatAmount(totalPrice, currency)} at ${rate}; charged in USD)`;
}

/** ` F1`, and that it is no longer booked, or has left. */
function named(of: {
  part?: string | undefined;
  status: string;
  progress?: BookedFlight["progress"];
}): string {
  const part = of.part === undefined ? "" : ` ${of.part}`;
  if (of.status === "cancelled") return `${part} CANCELLED`;
  return of.progress === undefined ? part : `${part} ${PROGRESS_WORDS[of.progress]}`;
}

const PROGRESS_WORDS = { departed: "LEFT", landed: "LANDED" } as const;

/** Its travellers are not on it: given up, cancelled or missed. */
function isOff(timed: TimedFlight | undefined): boolean {
  return !timed || timed.gone !== undefined || !isLiving(timed.flight);
}

/** Terminals, the airline that flies, and the end of check-in of a flight that is to be flown; bags are checked through. */
function onTheDay(timed: TimedFlight, isOnward: boolean): string {
  const { flight } = timed;
  const { departureTerminal, arrivalTerminal, operatingCarrier, bagDropCloses } = flight;
  const facts = [
    ...(departureTerminal === undefined ? [] : [`from terminal ${departureTerminal}`]),
    ...(arrivalTerminal === undefined ? [] : [`to terminal ${arrivalTerminal}`]),
    ...(operatingCarrier === undefined ? [] : [`operated by ${operatingCarrier}`]),
    ...(bagDropCloses === undefined || isOff(timed) || isOnward || flight.progress !== undefined
      ? []
      : [`check-in and bag drop until ${dayAndClock(bagDropCloses, flight.departureTime)}`]),
  ];
  return facts.length === 0 ? "" : `; ${facts.join(", ")}`;
}

/** The clock, with the date where that is another than the departure's. */
function dayAndClock(time: string, departureTime: string): string {
  const date = time.slice(0, 10);
  return date === departureTime.slice(0, 10) ? clock(time) : `${date} ${clock(time)}`;
}

/** The time on the ground before the next flight of the same journey, where both are flown. */
function layover(timed: TimedFlight, after: TimedFlight | undefined): string {
  const { flight } = timed;
  const next = after?.flight;
  if (next?.part === undefined || next.part !== flight.part) return "";
  if (isOff(timed) || isOff(after)) return "";
  const minutes = (Date.parse(next.departureTime) - Date.parse(flight.arrivalTime)) / 60_000;
  const [from, to] = [flight.arrivalTerminal, next.departureTerminal];
  const change =
    from === undefined || to === undefined || from === to ? "" : `, from terminal ${from} to ${to}`;
  return `; then ${formatDuration(minutes)} in ${flight.destinationCode}${change}`;
}

/** `BA645 IST 13:00 - LHR 14:15 (was 14:30 - 15:45)`, with its date before it. */
function timedRoute({ flight, was, gone }: TimedFlight): string {
  const old = was
    ? ` (was ${dayAndClock(was.departureTime, flight.departureTime)} - ${arrivalClock(was)})`
    : "";
  return `${flight.departureTime.slice(0, 10)} ${route(flight)}${old}${gone ? ` ${gone}` : ""}`;
}

/** Most addresses end with the town and the country. */
function addressOf({ address, cityName }: Pnr["hotels"][number]): string {
  return address.includes(cityName) ? address : `${address}, ${cityName}`;
}

/** `2 × Standard Double (BBR, breakfast) with 1 cot for Ada Lovelace, Byron King`. */
function roomsOf({
  rooms,
  roomType,
  rateCode,
  board,
  cots = 0,
  guests,
}: Pnr["hotels"][number]): string {
  const many = rooms > 1 ? `${rooms} × ` : "";
  const meals = board === undefined ? "" : `, ${BOARD_WORDS[board]}`;
  const beside = cots > 0 ? ` with ${cots} cot${cots > 1 ? "s" : ""}` : "";
  const names = guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(", ");
  return `${many}${roomType} (${rateCode}${meals})${beside} for ${names}`;
}

function asked({ specialRequests }: { specialRequests?: string | undefined }): string {
  return specialRequests === undefined ? "" : `; asked for: ${specialRequests}`;
}

/** What was done, of a booking that may be no more than a hold. */
export function bookedText(booking: Pnr): string {
  const held = "Held, not ticketed: pay it with ticketBooking, or it ends by itself.";
  return `${booking.status === "pending" ? held : "Booked."} ${bookingText(booking)}`;
}

function frequentFlyer({ frequentFlyerNumber }: Pnr["passengers"][number]): string {
  return frequentFlyerNumber === undefined ? "" : `, frequent flyer ${frequentFlyerNumber}`;
}

/** What a booking is, costs and has cost. */
function headline(booking: Pnr): string {
  const { pnr, status, totalPrice, ledger, cancellationReason = "given up" } = booking;
  if (status === "cancelled" && ledger && !ledger.some(({ type }) => type === "payment")) {
    return `${pnr} cancelled: a hold that was never paid (${cancellationReason}). Nothing was charged; to travel, search and book anew.`;
  }
  const had = status === "cancelled" ? "had cost " : "";
  return `${pnr} ${status}, ${had}${formatUsd(totalPrice)} in total${shownTotal(booking)}${balance(booking)}`;
}

/** ` sold for $435.20, $227.60 came back`, of a flight that is given up; the first of its part tells it. */
function priceOf(flight: BookedFlight, { flights, ledger = [] }: Pnr): string {
  const { part, price, bookingStatus } = flight;
  const isTold =
    bookingStatus === "cancelled" && flights.find((one) => one.part === part) === flight;
  return isTold ? pricedBack(part, price, ledger) : formatUsd(price);
}

/** A price, with what came back of a part that is given up. */
function pricedBack(
  part: string | undefined,
  price: number,
  ledger: NonNullable<Pnr["ledger"]>,
): string {
  const back = ledger.reduce(
    (sum, { type, amount, part: of }) =>
      of === part && (type === "refund" || type === "credit") ? sum + amount : sum,
    0,
  );
  return back === 0
    ? formatUsd(price)
    : `${formatUsd(price)} (${formatUsd(back)} of ${part} came back)`;
}

/** Not the first flight of its journey that is still booked. */
function isOnward({ flights }: Pnr, flight: BookedFlight): boolean {
  const first = flights.find((one) => one.part === flight.part && isLiving(one));
  return first !== undefined && first.id !== flight.id;
}

/** What goes with a journey ends with it. */
function offOf(part: string, { flights }: Pnr): string {
  return flights.some((one) => one.part === part && !isLiving(one)) ? " CANCELLED" : "";
}

/** F1 before F2 before F10: what was changed last is not told last. */
function byPart(one: { readonly part: string }, other: { readonly part: string }): number {
  return one.part.localeCompare(other.part, "en", { numeric: true });
}

/** A booking as a person would read it. */
export const bookingText = onceIfReused((booking: Pnr): string => {
  const lines = [
    headline(booking),
    `Passengers: ${booking.passengers.map((one) => `${one.firstName} ${one.lastName} (${one.id}, ${one.type}${frequentFlyer(one)})`).join(", ")}`,
  ];
  const flights = timedFlights(booking);
  for (const [index, timed] of flights.entries()) {
    const { flight } = timed;
    const local = index === 0 ? " (local times)" : "";
    lines.push(
      `Flight${named(flight)}: ${timedRoute(timed)}${local}, ${flight.airlineName}, ${flight.cabin} ${flight.bookingClass}, ${priceOf(flight, booking)}${onTheDay(timed, isOnward(booking, flight))}${layover(timed, flights[index + 1])}`,
    );
  }
  // What its fare would give back is over for a journey whose first flight has landed.
  const first = new Map(
    livingFlights(booking)
      .map((one) => [one.part, one] as const)
      .reverse(),
  );
  const open = new Set(
    [...first.values()].flatMap((one) => (one.progress === "landed" ? [] : [one.part])),
  );
  lines.push(
    ...fareLines((booking.fares ?? []).filter(({ part }) => open.has(part)).sort(byPart), booking),
  );
  for (const hotel of booking.hotels) {
    lines.push(
      `Hotel${named(hotel)}: ${hotel.checkInDate} to ${hotel.checkOutDate} ${hotel.hotelName}, ${addressOf(hotel)}, ${roomsOf(hotel)}, ${hotel.status === "cancelled" ? pricedBack(hotel.part, hotel.price, booking.ledger ?? []) : formatUsd(hotel.price)}${hotel.cancellation === undefined || hotel.status === "cancelled" ? "" : `; cancelling: ${hotel.cancellation}`}${asked(hotel)}`,
    );
  }
  for (const car of booking.cars) {
    lines.push(
      `Car${named(car)}: ${car.pickupDate.slice(0, 16)} ${car.pickupLocationCode} to ${car.dropoffDate.slice(0, 16)} ${car.dropoffLocationCode}, ${car.companyName} ${car.vehicleModel}, ${car.status === "cancelled" ? pricedBack(car.part, car.totalPrice, booking.ledger ?? []) : formatUsd(car.totalPrice)}${car.status === "cancelled" ? "" : "; cancelling: free until pick-up"}${asked(car)}`,
    );
  }
  for (const { type, part, passenger, count, price, seat, flightNumber } of (
    booking.extras ?? []
  ).toSorted(byPart)) {
    const off = offOf(part, booking);
    const what =
      type === "seat"
        ? `Seat${off}: ${seat} for ${passenger} on ${flightNumber}`
        : `Bags${off}: ${count} more for ${passenger} on ${part}`;
    lines.push(`${what}, ${price === 0 ? "free" : formatUsd(price)}`);
  }
  for (const { part, passenger, code, text } of (booking.requests ?? []).toSorted(byPart)) {
    lines.push(`Asked for${offOf(part, booking)}: ${code} (${text}) for ${passenger} on ${part}`);
  }
  const contacts = [booking.contactEmail, booking.contactPhone].filter((one) => one !== undefined);
  if (contacts.length > 0) lines.push(`Contact: ${contacts.join(", ")}`);
  if (booking.creditLeft !== undefined) lines.push(creditLine(booking));
  for (const one of booking.disruptions ?? []) lines.push(...disruptionLines(one, booking));
  if (booking.related) lines.push(`Divided: see also ${booking.related.join(", ")}`);
  for (const warning of booking.warnings ?? []) lines.push(`Note: ${warning}`);
  return lines.join("\n");
});
