import type { Passenger, Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../../domain/contracts/gds/flights.ts";
import type { LedgerEntry } from "../../../domain/contracts/gds/ledger.ts";
import { defined } from "../../../domain/defined.ts";
import { allocate } from "../../../domain/money.ts";
import { livingParts, partPrice, summedUp } from "../../../domain/rules/ledger.ts";
import { countParty } from "../../../domain/rules/party.ts";
import { sameName } from "../../../domain/rules/people.ts";
import { type PassengerType, seatsNeeded } from "../../../domain/travel.ts";
import type { BookingRecord, Hold } from "../document.ts";
import { isSeatKey, seatKey } from "../seats/cabin.ts";
import { sharedNotes } from "../tickets.ts";

/** A booking cut in two: what stays, and what its leavers take along to a reference of their own. */
export interface Split {
  readonly stays: BookingRecord;
  readonly leaves: BookingRecord;
}

/** Why these passengers cannot leave; undefined when they can. */
export function whyNoSplit(
  booking: Pnr,
  leavers: readonly Passenger[],
  at: number,
): string | undefined {
  const stayers = booking.passengers.filter((one) => !leavers.includes(one));
  const flights = booking.flights.filter(({ bookingStatus }) => bookingStatus !== "cancelled");
  if (stayers.length === 0) return "Somebody has to stay; otherwise there is nothing to divide.";
  if (flights.length === 0) return "Only bookings with flights can be divided.";
  if (flights.some(({ departureTime }) => Date.parse(departureTime) <= at)) {
    return "A flight has left.";
  }
  for (const side of [leavers, stayers]) {
    const { adults, infants } = countParty(side);
    if (adults === 0 || infants > adults) return "Children and infants stay with an adult.";
  }
  const living = [
    ...booking.hotels
      .filter(({ status }) => status !== "cancelled")
      .flatMap(({ guests }) => guests),
    ...booking.cars.filter(({ status }) => status !== "cancelled").map(({ driver }) => driver),
  ];
  return leavers.some((one) => living.some((person) => sameName(person, one)))
    ? "Stays and cars are not divided, and a leaver is a guest or driver of one: cancel it first."
    : undefined;
}

/** The time of a line in the ledger. */
type When = (type: LedgerEntry["type"], part?: string) => number;

/** Divides flights, their price, their seats and all that belongs to a passenger. */
export function split(
  { booking, holds, ...rest }: BookingRecord,
  leavers: readonly Passenger[],
  { pnr, at }: { readonly pnr: string; readonly at: number },
): Split {
  const { related = [], ledger = [], createdAt } = booking;
  const stayers = booking.passengers.filter((one) => !leavers.includes(one));
  const leaving = { ...sideOf(booking, leavers), pnr, createdAt: at, hotels: [], cars: [] };
  const parts = livingParts(booking).filter((part) => part.startsWith("F"));
  const moved = parts.map((part) => ({ part, amount: partPrice(leaving, part) }));
  const fees = feesOf(booking, leavers);
  const total = [...moved, ...fees].reduce((sum, { amount }) => sum + amount, 0);
  const seats = seatsNeeded(countParty(leavers));
  const chosen = new Set(
    (leaving.extras ?? []).flatMap(({ part, flightNumber, seat = "" }) =>
      booking.flights
        .filter((flight) => flight.part === part && flight.flightNumber === flightNumber)
        .map((flight) => seatKey(flight, seat)),
    ),
  );
  const isFlight = ({ part = "" }: Hold) => parts.includes(part);
  const [to, from] = [`moved to ${pnr}`, `moved from ${booking.pnr}`];
  const moves = (when: When, note: string, sign: 1 | -1): LedgerEntry[] => [
    ...moved.map(({ part, amount }) => ({
      at: when("charge", part),
      type: "charge" as const,
      amount: sign * amount,
      part,
      note,
    })),
    ...fees.map((fee) => ({ ...fee, at: when("fee", fee.part), amount: sign * fee.amount })),
    { at: when("payment"), type: "payment", amount: -sign * total, note },
  ];
  const bought: When = (type, part) =>
    ledger.find((entry) => entry.type === type && entry.part === part)?.at ?? createdAt;
  return {
    stays: {
      ...rest,
      booking: summedUp({
        ...sideOf(booking, stayers),
        lastModified: at,
        related: [...related, pnr],
        ledger: [...ledger, ...moves(() => at, to, -1)],
      }),
      holds: holds.flatMap((hold) => {
        if (isSeatKey(hold.key)) return chosen.has(hold.key) ? [] : [hold];
        return [isFlight(hold) ? { ...hold, quantity: hold.quantity - seats } : hold];
      }),
    },
    leaves: {
      booking: summedUp({
        ...leaving,
        lastModified: at,
        related: [booking.pnr],
        // Bought when the whole was: leaving does not open the free day again.
        ledger: moves(bought, from, 1),
      }),
      holds: holds.filter(isFlight).flatMap((hold) => {
        if (isSeatKey(hold.key)) return chosen.has(hold.key) ? [hold] : [];
        return [{ ...hold, quantity: seats }];
      }),
    },
  };
}

/** What some passengers carry of the fees on the flights, which all who have a seat share by head. */
function feesOf({ ledger = [], passengers }: Pnr, side: readonly Passenger[]): LedgerEntry[] {
  const heads = passengers.map(({ type }) => (type === "infant" ? 0 : 1));
  const sums = new Map<string, LedgerEntry>();
  for (const entry of ledger) {
    const { type, part, note = "" } = entry;
    if (type !== "fee" || !part?.startsWith("F")) continue;
    const key = `${part} ${note}`;
    sums.set(key, { ...entry, amount: entry.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()].flatMap((entry) => {
    const shares = allocate(entry.amount, heads);
    const amount = passengers.reduce(
      (sum, one, index) => sum + (side.includes(one) ? (shares[index] ?? 0) : 0),
      0,
    );
    return amount === 0 ? [] : [{ ...entry, amount }];
  });
}

/** The booking as it is for some of its passengers alone. */
function sideOf(booking: Pnr, side: readonly Passenger[]): Pnr {
  const { passengers, fares, extras, requests, warnings } = booking;
  const isOn = ({ passenger }: { readonly passenger: string }) =>
    side.some(({ id }) => id === passenger);
  const seats = passengers.map((one) => (one.type === "infant" ? 0 : 1));
  const ofSide = (total: number, weights: readonly number[]) =>
    allocate(total, weights).reduce(
      (sum, amount, index) => sum + (side.includes(passengers[index] ?? NOBODY) ? amount : 0),
      0,
    );
  const fee = (cents: number | undefined) => cents && ofSide(cents, seats);
  const flights = booking.flights.map((flight) => ({
    ...flight,
    price: ofSide(flight.price, weightsOf(flight, passengers)),
    ...(flight.priceBreakdown && { priceBreakdown: breakdownOf(flight.priceBreakdown, side) }),
  }));
  return {
    ...booking,
    passengers: [...side],
    flights,
    ...(warnings && { warnings: sharedNotes(warnings, booking, { ...booking, flights }) }),
    ...(fares && {
      fares: fares.map((fare) => ({
        ...fare,
        ...defined({
          changeFee: fee(fare.changeFee),
          refundFee: fee(fare.refundFee),
          taxBack: fee(fare.taxBack),
        }),
      })),
    }),
    ...(extras && { extras: extras.filter(isOn) }),
    ...(requests && { requests: requests.filter(isOn) }),
  };
}

const NOBODY: Passenger = { id: "", type: "adult", firstName: "", lastName: "" };

/** What each passenger's share of a flight's price is like, where the flight does not say. */
const USUAL: Readonly<Record<PassengerType, number>> = { adult: 100, child: 75, infant: 10 };

function weightsOf({ priceBreakdown }: BookedFlight, passengers: readonly Passenger[]): number[] {
  return passengers.map(
    ({ type }) => priceBreakdown?.find((share) => share.type === type)?.each ?? USUAL[type],
  );
}

function breakdownOf(
  shares: NonNullable<BookedFlight["priceBreakdown"]>,
  side: readonly Passenger[],
): NonNullable<BookedFlight["priceBreakdown"]> {
  return shares
    .map((share) => ({ ...share, count: side.filter(({ type }) => type === share.type).length }))
    .filter(({ count }) => count > 0);
}
