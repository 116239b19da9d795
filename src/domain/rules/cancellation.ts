import type { Pnr } from "../contracts/gds/bookings.ts";
import type { BookedFlight } from "../contracts/gds/flights.ts";
import type { BookedHotel } from "../contracts/gds/hotels.ts";
import type { LedgerEntry } from "../contracts/gds/ledger.ts";
import type { PartCancellation } from "../contracts/servicing/cancellation.ts";
import { MS_PER_DAY, quoteDayOf } from "../dates.ts";
import { partPrice } from "./ledger.ts";

/** What a stay's rate allows: free until an instant (Unix milliseconds), then so many cents are kept. */
export interface StayTerms {
  /** Absent where the rate is prepaid and nothing comes back. */
  readonly freeUntil?: number;
  readonly lateFee: number;
}

export interface CancellationFacts {
  /** Unix milliseconds. */
  readonly now: number;
  readonly stayTerms: (hotel: BookedHotel) => StayTerms;
}

/** How a part ends: what of its price is kept, and in which form the rest comes back. */
type Ending = Pick<PartCancellation, "fee" | "form" | "rule">;

const VOID_MS = MS_PER_DAY;
/** Bought so long before departure, a ticket can be given back for a day; else on its first day only. */
const VOID_AHEAD_MS = 7 * MS_PER_DAY;

/** What cancelling one part of a booking gives back, and why. */
export function partCancellation(
  booking: Pnr,
  part: string,
  facts: CancellationFacts,
): PartCancellation {
  const price = partPrice(booking, part);
  const { what, ...ending } = endingOf(booking, part, price, facts);
  if (booking.status === "pending") {
    return { part, what, price, fee: 0, back: 0, form: "none", rule: "Held and not paid." };
  }
  const fee = Math.min(ending.fee, price);
  const back = price - fee;
  return { part, what, price, fee, back, form: back > 0 ? ending.form : "none", rule: ending.rule };
}

/** The lines that a cancelled part adds to the ledger. */
export function cancellationEntries(
  { part, price, fee, back, form, rule }: PartCancellation,
  at: number,
): LedgerEntry[] {
  const entries: LedgerEntry[] = [{ at, type: "charge", amount: -price, part, note: "cancelled" }];
  if (fee > 0) entries.push({ at, type: "fee", amount: fee, part, note: rule });
  if (back > 0 && form !== "none") entries.push({ at, type: form, amount: back, part, note: rule });
  return entries;
}

function endingOf(
  booking: Pnr,
  part: string,
  price: number,
  facts: CancellationFacts,
): Ending & { readonly what: string } {
  const flights = booking.flights.filter((flight) => flight.part === part);
  if (flights.length > 0) {
    return { what: routeOf(flights), ...flightEnding(booking, part, flights, { price, ...facts }) };
  }
  const hotel = booking.hotels.find((one) => one.part === part);
  if (hotel) {
    const what = `${hotel.hotelName}, ${hotel.checkInDate} to ${hotel.checkOutDate}`;
    return { what, ...stayEnding(facts.stayTerms(hotel), price, facts.now) };
  }
  const car = booking.cars.find((one) => one.part === part);
  const what = car
    ? `${car.companyName} ${car.vehicleClass}, ${car.pickupDate.slice(0, 10)}`
    : part;
  if (car && Date.parse(car.pickupDate) > facts.now) {
    return { what, fee: 0, form: "refund", rule: "Free until pick-up." };
  }
  return { what, fee: price, form: "none", rule: "The pick-up time is over." };
}

function flightEnding(
  booking: Pnr,
  part: string,
  flights: readonly BookedFlight[],
  { price, now }: { readonly price: number; readonly now: number },
): Ending {
  const departure = Date.parse(flights[0]?.departureTime ?? "");
  if (departure <= now) return { fee: price, form: "none", rule: "The journey has begun." };
  if (isVoidable(booking, part, departure, now)) {
    return { fee: 0, form: "refund", rule: "Void: free within 24 hours of booking." };
  }
  const fare = booking.fares?.find((one) => one.part === part);
  if (!fare) return { fee: 0, form: "refund", rule: "Sold with free cancelling." };
  const { refundFee, refundAs = "refund", taxBack, brand } = fare;
  if (refundFee !== undefined) {
    const less = refundFee > 0 ? " less its fee" : "";
    const how =
      refundAs === "credit"
        ? `its value${less} stays as a credit for 12 months`
        : `refundable${less}`;
    return { fee: refundFee, form: refundAs, rule: `${brand}: ${how}.` };
  }
  if (taxBack !== undefined) {
    return { fee: price - taxBack, form: "refund", rule: `${brand}: taxes alone come back.` };
  }
  return { fee: price, form: "none", rule: `${brand}: nothing comes back.` };
}

function stayEnding({ freeUntil, lateFee }: StayTerms, price: number, now: number): Ending {
  if (freeUntil === undefined) {
    return { fee: price, form: "none", rule: "Prepaid rate: nothing comes back." };
  }
  const until = `${new Date(freeUntil).toISOString().slice(0, 16)}Z`;
  if (now <= freeUntil) return { fee: 0, form: "refund", rule: `Free until ${until}.` };
  return { fee: lateFee, form: "refund", rule: `Free until ${until}; later one night is kept.` };
}

/** Tickets can be voided for a day when bought a week ahead, and else on the (UTC) day of issue. */
export function isVoidable(booking: Pnr, part: string, departure: number, now: number): boolean {
  return now <= voidEnd(booking, part, departure);
}

/** The last instant (Unix milliseconds) at which a part of a booking can be voided. */
export function voidEnd(booking: Pnr, part: string, departure: number): number {
  const bought = boughtAt(booking, part);
  if (departure - bought >= VOID_AHEAD_MS) return bought + VOID_MS;
  return (quoteDayOf(bought) + 1) * MS_PER_DAY - 1;
}

/** When a part was paid; the ledger of an earlier version names no parts. */
function boughtAt({ ledger = [], createdAt }: Pnr, part: string): number {
  const charge = ledger.find((entry) => entry.type === "charge" && entry.part === part);
  const payment = ledger.find((entry) => entry.type === "payment");
  return Math.max(charge?.at ?? createdAt, payment?.at ?? createdAt);
}

function routeOf(flights: readonly BookedFlight[]): string {
  const [first] = flights;
  const stops = [first?.originCode ?? "", ...flights.map(({ destinationCode }) => destinationCode)];
  const numbers = flights.map(({ flightNumber }) => flightNumber).join("/");
  return `${numbers} ${stops.join("-")} ${first?.departureTime.slice(0, 10) ?? ""}`;
}
