import type { Passenger, Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../../domain/contracts/gds/flights.ts";
import type { LedgerEntry } from "../../../domain/contracts/gds/ledger.ts";
import { defined } from "../../../domain/defined.ts";
import { allocate, formatUsd } from "../../../domain/money.ts";
import {
  CREDIT_OF,
  livingParts,
  partPrice,
  RAISED,
  summedUp,
} from "../../../domain/rules/ledger.ts";
import { countParty } from "../../../domain/rules/party.ts";
import { sameName } from "../../../domain/rules/people.ts";
import { seatsNeeded } from "../../../domain/travel.ts";
import type { BookingRecord, Hold } from "../document.ts";
import { isSeatKey, seatKey } from "../seats/cabin.ts";
import { sharedNotes } from "../tickets.ts";
import { creditsSpent, headsOf, pricesEach, sharesOf, weightsOf } from "./shares.ts";

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
  if (flights.every(({ departureTime }) => Date.parse(departureTime) <= at)) {
    return "All of its flights have left: there is nothing left to divide.";
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

/** Divides flights, their price, their seats and all that belongs to a passenger. */
export function split(
  { booking, holds, ...rest }: BookingRecord,
  leavers: readonly Passenger[],
  { pnr, at }: { readonly pnr: string; readonly at: number },
): Split {
  const { related = [], ledger = [] } = booking;
  const stayers = booking.passengers.filter((one) => !leavers.includes(one));
  const leaving = { ...sideOf(booking, leavers), pnr, createdAt: at, hotels: [], cars: [] };
  const parts = livingParts(booking).filter((part) => part.startsWith("F"));
  const seats = seatsNeeded(countParty(leavers));
  const chosen = new Set(
    (leaving.extras ?? []).flatMap(({ part, flightNumber, seat = "" }) =>
      booking.flights
        .filter((flight) => flight.part === part && flight.flightNumber === flightNumber)
        .map((flight) => seatKey(flight, seat)),
    ),
  );
  const isFlight = ({ part = "" }: Hold) => parts.includes(part);
  const moves = movesOf(booking, leaving, leavers);
  return {
    stays: {
      ...rest,
      booking: summedUp({
        ...sideOf(booking, stayers),
        lastModified: at,
        related: [...related, pnr],
        ledger: [
          ...ledger,
          ...moves.flatMap(({ entry, isStory }) =>
            isStory ? [] : [{ note: `moved to ${pnr}`, ...entry, at, amount: -entry.amount }],
          ),
        ],
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
        ledger: moves.map(({ entry }) => ({ note: `moved from ${booking.pnr}`, ...entry })),
      }),
      holds: holds.filter(isFlight).flatMap((hold) => {
        if (isSeatKey(hold.key)) return chosen.has(hold.key) ? [hold] : [];
        return [{ ...hold, quantity: seats }];
      }),
    },
  };
}

/** A line that moves with the leavers; one that tells only what was, and adds up to nothing, is new to them alone. */
interface MovedLine {
  readonly entry: LedgerEntry;
  readonly isStory?: boolean;
}

/** All money of those who leave: what they were charged, what was kept and came back of it, and what paid. */
function movesOf(booking: Pnr, leaving: Pnr, leavers: readonly Passenger[]): MovedLine[] {
  const { ledger = [], createdAt, passengers, flights } = booking;
  const ofLeavers = (each: readonly number[]) =>
    each.reduce(
      (sum, cents, index) => sum + (leavers.includes(passengers[index] ?? NOBODY) ? cents : 0),
      0,
    );
  const timeOf = (type: LedgerEntry["type"], part?: string) =>
    ledger.find((entry) => entry.type === type && entry.part === part)?.at ?? createdAt;
  const living = livingParts(booking);
  const parts = [...new Set(flights.map(({ part = "" }) => part))];
  const charges = parts.flatMap((part): MovedLine[] => {
    const at = timeOf("charge", part);
    const isOver = !living.includes(part);
    const price = isOver ? sum(pricesEach(leaving, part)) : partPrice(leaving, part);
    const raises = ledger.filter((one) => one.part === part && one.note?.startsWith(RAISED));
    const raise = ofLeavers(
      allocate(sum(raises.map(({ amount }) => amount)), pricesEach(booking, part)),
    );
    const line = { at, type: "charge" as const, part };
    const isStory = isOver && raise === 0;
    return [
      { entry: { ...line, amount: price - raise }, isStory },
      ...(raise === 0
        ? []
        : [{ entry: { ...line, amount: raise, note: `${RAISED}${formatUsd(price)}` } }]),
      ...(isOver ? [{ entry: { ...line, amount: -price, note: "cancelled" }, isStory }] : []),
    ];
  });
  const over = parts.find((part) => !living.includes(part));
  const backs = sharesOf(booking).flatMap(({ entry, each }): MovedLine[] => {
    const { type, note } = entry;
    const { part = type === "credit" ? over : undefined } = entry;
    const at = timeOf(type, entry.part);
    const amount = ofLeavers(each);
    if (amount === 0) return [];
    const told = type === "fee" && note !== undefined ? { note } : {};
    return [{ entry: { at, type, amount, ...(part !== undefined && { part }), ...told } }];
  });
  const owed = sum([...charges, ...backs].map(({ entry }) => entry.amount));
  const at = timeOf("payment");
  const spent = creditsSpent(booking, (note) => note.startsWith(CREDIT_OF)).map(
    ({ entry: { note = "" }, each }): MovedLine => ({
      entry: { at, type: "payment", amount: Math.max(-owed, ofLeavers(each)), note },
    }),
  );
  const rest = -owed - sum(spent.map(({ entry }) => entry.amount));
  const paid = payersOf(ledger).flatMap(({ note, share }, index, all): MovedLine[] => {
    const shares = allocate(
      rest,
      all.map((one) => one.share),
    );
    const amount = shares[index] ?? 0;
    return amount === 0 || share === 0 ? [] : [{ entry: { at, type: "payment", amount, note } }];
  });
  return [...charges, ...backs, ...spent, ...paid];
}

/** What paid for a booking besides credits, and for how much of it: a share of each moves along. */
function payersOf(ledger: readonly LedgerEntry[]) {
  const shares = new Map<string, number>();
  for (const { type, amount, note = "paid" } of ledger) {
    if (type !== "payment" || note.startsWith(CREDIT_OF)) continue;
    shares.set(note, (shares.get(note) ?? 0) - amount);
  }
  return [...shares].map(([note, share]) => ({ note, share: Math.max(0, share) }));
}

function sum(cents: readonly number[]): number {
  return cents.reduce((all, one) => all + one, 0);
}

/** The booking as it is for some of its passengers alone. */
function sideOf(booking: Pnr, side: readonly Passenger[]): Pnr {
  const { passengers, fares, extras, requests, warnings } = booking;
  const isOn = ({ passenger }: { readonly passenger: string }) =>
    side.some(({ id }) => id === passenger);
  const seats = headsOf(passengers);
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

function breakdownOf(
  shares: NonNullable<BookedFlight["priceBreakdown"]>,
  side: readonly Passenger[],
): NonNullable<BookedFlight["priceBreakdown"]> {
  return shares
    .map((share) => ({ ...share, count: side.filter(({ type }) => type === share.type).length }))
    .filter(({ count }) => count > 0);
}
