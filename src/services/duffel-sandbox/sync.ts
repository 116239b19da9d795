import type { BookedFare, Pnr } from "../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../domain/contracts/gds/flights.ts";
import { type FareCondition, onAllTickets, onOneTicket } from "../../domain/fare-terms.ts";
import { voidEnd } from "../../domain/rules/issue.ts";
import { partPrice } from "../../domain/rules/ledger.ts";
import { journeyOf, livingFlights } from "../../domain/rules/parts.ts";
import { countParty } from "../../domain/rules/party.ts";
import type { SandboxDeps } from "./deps.ts";
import { deskPassenger } from "./desk.ts";
import { idOf, lettersOf, toBase62, writeId } from "./ids.ts";
import { kilometres, terminalsOf, worldJourney } from "./journey.ts";
import type { Segment, Slice } from "./model.ts";
import { type BookedExtra, coreOf, type Order } from "./order.ts";

const MARK_LENGTH = 16;

/**
 * The order as its booking has it. The booking is the truth about flights, passengers, bags and
 * money, whichever window changed it; the order adds what Duffel's wire knows besides.
 */
export async function synced(deps: SandboxDeps, order: Order, booking: Pnr): Promise<Order> {
  // What is only shown with a booking changes with time.
  const { disruptions: _, creditLeft: __, ...kept } = booking;
  const mark = lettersOf(JSON.stringify(kept), MARK_LENGTH);
  if (order.seen === mark) return order;
  const seen = { seen: mark, syncedAt: deps.now() };
  const slices = await slicesOf(deps, order, booking);
  if (slices.length === 0) {
    return { ...order, ...seen, cancelledAt: order.cancelledAt ?? endOf(order, booking) };
  }
  const total = slices.reduce((sum, { part = "" }) => sum + partPrice(booking, part), 0);
  const taxes = slices.map((slice) => slice.tax);
  const tax = taxes.reduce((sum: number, one) => sum + (one ?? 0), 0);
  return {
    ...order,
    ...seen,
    ...paymentOf(order, booking),
    ...voidWindow(booking, slices),
    slices,
    passengers: passengersOf(order, booking),
    extras: extrasOf({ ...order, slices }, booking),
    tax,
    base: total - tax,
    total,
    change: conditionOf(booking, slices, changeOf),
    refund: conditionOf(booking, slices, refundOf),
  };
}

/** When all of its flights were given up: a hold that was not paid ends with its deadline. */
function endOf({ paidAt, hold }: Order, { lastModified }: Pnr): number {
  const unpaid = paidAt === undefined && hold !== undefined && hold.payBy <= lastModified;
  return unpaid ? hold.payBy : lastModified;
}

async function slicesOf(deps: SandboxDeps, order: Order, booking: Pnr): Promise<Slice[]> {
  const living = livingFlights(booking);
  const slices = await Promise.all(
    order.slices.map(async (slice, index) => {
      // Slices of an earlier version name no part; they are in the order of the booking's.
      const part = slice.part ?? `F${index + 1}`;
      const flights = living.filter((flight) => flight.part === part);
      if (flights.length === 0) return [];
      return [
        isFlown(booking, slice, flights)
          ? { ...slice, part }
          : await flown(deps, { order, booking, slice: { ...slice, part } }, flights),
      ];
    }),
  );
  return slices
    .flat()
    .sort((a, b) => departureOf(living, a.part).localeCompare(departureOf(living, b.part)));
}

function departureOf(flights: readonly BookedFlight[], part: string | undefined): string {
  const [first] = flights.filter((flight) => flight.part === part);
  return first ? new Date(first.departureTime).toISOString() : "";
}

/** Whether a slice shows these flights, at these times and in this brand. */
function isFlown({ fares = [] }: Pnr, slice: Slice, flights: readonly BookedFlight[]): boolean {
  const brand = fares.find(({ part }) => part === slice.part)?.brand ?? slice.brand;
  const booked = flights.map(
    (one) => `${one.flightNumber} ${one.departureTime.slice(0, 19)} ${one.cabin}`,
  );
  const shown = slice.segments.map(
    (one) => `${one.carrier}${one.number} ${one.departingAt} ${one.cabin}`,
  );
  return brand === slice.brand && booked.join() === shown.join();
}

/** A slice of an order, before its flights changed. */
export interface OldSlice {
  readonly order: Order;
  readonly booking: Pnr;
  readonly slice: Slice;
}

/** Flights of a part that was changed, as a slice. */
async function flown(
  deps: SandboxDeps,
  { order, booking, slice }: OldSlice,
  flights: readonly BookedFlight[],
): Promise<Slice> {
  const ids = [...new Set(flights.map(({ id }) => journeyOf(id)))];
  const [id = ""] = ids;
  const whole = await journeySlice(deps, { order, booking, slice }, id);
  const fare = booking.fares?.find(({ part }) => part === slice.part);
  const first = flights[0];
  const last = flights.at(-1);
  const minutes =
    (Date.parse(last?.arrivalTime ?? "") - Date.parse(first?.departureTime ?? "")) / 60_000;
  const bags = fare ? { checked: fare.checkedBags, carryOn: fare.carryOnBags } : undefined;
  const segments = flights.map((flight, index): Segment => {
    const carrier = flight.flightNumber.slice(0, 2);
    return {
      id: "",
      origin: flight.originCode,
      destination: flight.destinationCode,
      departingAt: flight.departureTime.slice(0, 19),
      arrivingAt: flight.arrivalTime.slice(0, 19),
      minutes: flight.duration,
      km: kilometres(deps.atlas, flight.originCode, flight.destinationCode),
      aircraft: flight.aircraftType,
      carrier,
      number: flight.flightNumber.slice(2),
      cabin: flight.cabin,
      fareBasis: whole.segments[index]?.fareBasis ?? `${flight.bookingClass}${carrier}`,
      ...(bags && { bags }),
      stops: [],
      ...terminalsOf(flight),
    };
  });
  return namedSlice(
    {
      ...whole,
      origin: first?.originCode ?? whole.origin,
      destination: last?.destinationCode ?? whole.destination,
      minutes,
      brand: fare?.brand ?? whole.brand,
      ...(fare && { change: changeOf(fare) }),
      segments,
    },
    order.id,
    slice.part,
  );
}

/** What an id of the desk names, as a slice in the place of another. */
export async function journeySlice(
  { flights, atlas }: SandboxDeps,
  { order, booking, slice: old }: OldSlice,
  id: string,
): Promise<Slice> {
  const reference = flights.read(id);
  const party = countParty(booking.passengers);
  const offer = reference && (await flights.quote({ ...reference, party }));
  if (!offer) return old;
  const { slice, terms } = worldJourney(atlas, offer);
  return namedSlice({ ...slice, tax: terms.tax, journey: id }, order.id, old.part);
}

/** A slice with ids that only depend on what it is, so that a change offer has them before the order. */
export function namedSlice(
  slice: Omit<Slice, "id" | "part">,
  orderId: string,
  part: string | undefined,
): Slice {
  const flights = slice.segments.map(
    (one) => `${one.carrier}${one.number} ${one.departingAt} ${one.cabin}`,
  );
  const name = `${orderId} ${part ?? ""} ${slice.brand} ${flights.join()}`;
  return {
    ...slice,
    ...(part !== undefined && { part }),
    id: idOf("sli", name),
    segments: slice.segments.map((segment, index) => ({
      ...segment,
      id: idOf("seg", `${name} ${index}`),
      stops: segment.stops.map((stop) => ({ ...stop, id: idOf("sto", `${name} ${index}`) })),
    })),
  };
}

/** Orders of an earlier version paid the desk when they were only held here. */
function paymentOf(order: Order, { status, ledger = [] }: Pnr) {
  if (order.paidAt !== undefined || order.seen === undefined || status !== "confirmed") return {};
  const paid = ledger.find(({ type }) => type === "payment");
  if (!paid) return {};
  const id = writeId("pay", coreOf(order), toBase62(order.payments.length, 2));
  const payment = { id, type: "balance", amount: -paid.amount, createdAt: paid.at };
  return { paidAt: paid.at, payments: [...order.payments, payment] };
}

function voidWindow(booking: Pnr, slices: readonly Slice[]) {
  if (booking.status !== "confirmed") return {};
  const ends = slices.map(({ part = "" }) => voidEnd(booking, part));
  return { voidUntil: Math.min(...ends) };
}

/** Names as the desk has them; passengers who went on with a booking of their own are not in it. */
function passengersOf({ passengers }: Order, booking: Pnr): Order["passengers"] {
  return passengers.flatMap((person, index) => {
    const known = booking.passengers.find(({ id }) => id === deskPassenger(person.place ?? index));
    if (!known) return [];
    return {
      ...person,
      place: person.place ?? index,
      givenName: known.firstName,
      familyName: known.lastName,
    };
  });
}

/** The bags and seats of the booking. */
function extrasOf(order: Order, { extras = [] }: Pnr): BookedExtra[] {
  const seen = new Map<string, number>();
  return extras.flatMap(({ type, part, passenger, count, price, flightNumber, seat }) => {
    const slice = order.slices.find((one) => one.part === part);
    const person = order.passengers.find(
      ({ place }, at) => deskPassenger(place ?? at) === passenger,
    );
    const segments = slice?.segments.filter(
      ({ carrier, number }) => type === "bag" || `${carrier}${number}` === flightNumber,
    );
    if (!person || !segments) return [];
    const name = `${order.id} ${type} ${part} ${passenger} ${seat ?? ""}`;
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return {
      id: idOf("ser", `${name} ${nth}`),
      kind: type === "bag" ? ("checked" as const) : ("seat" as const),
      travellerId: person.id,
      segmentIds: segments.map(({ id }) => id),
      quantity: count,
      price,
      ...(type === "bag" && { weight: 23 }),
      ...(seat !== undefined && { seat }),
    };
  });
}

/** What holds for a whole order, ticket by ticket. */
function conditionOf(
  { fares = [], flights }: Pnr,
  slices: readonly Slice[],
  of: (fare: BookedFare) => FareCondition,
): FareCondition {
  const tickets = new Map<number, FareCondition[]>();
  for (const { part } of slices) {
    const fare = fares.find((one) => one.part === part);
    const ticket = flights.find((flight) => flight.part === part)?.ticket ?? 1;
    if (fare) tickets.set(ticket, [...(tickets.get(ticket) ?? []), of(fare)]);
  }
  return onAllTickets([...tickets.values()].map(onOneTicket));
}

function changeOf({ changeFee }: BookedFare): FareCondition {
  return changeFee === undefined ? { allowed: false } : { allowed: true, penalty: changeFee };
}

function refundOf({ refundFee }: BookedFare): FareCondition {
  return refundFee === undefined ? { allowed: false } : { allowed: true, penalty: refundFee };
}
