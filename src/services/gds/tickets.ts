import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import type { FlightSegment } from "../../domain/contracts/gds/flights.ts";
import { formatUsd } from "../../domain/money.ts";
import { livingFlights } from "../../domain/rules/parts.ts";
import type { CityOf } from "../../domain/rules/trip.ts";
import { conflictsOf, otherNotes } from "../../domain/rules/trip-conflicts.ts";
import type { Ticket } from "../../domain/tickets.ts";
import type { Party } from "../../domain/travel.ts";
import type { FlightOffer, SoldTogether } from "../../suppliers/types.ts";

/** What a trip's fare is, where it is not simply that of its ways on one ticket. */
export function soldAs(
  { price, tickets }: SoldTogether,
  alone: readonly FlightOffer[],
  ways: readonly (readonly FlightSegment[])[],
): string[] {
  const apart = alone.reduce((sum, offer) => sum + offer.price, 0);
  const notes: string[] = [];
  if (price < apart) {
    const shapes = tickets.filter(({ shape }) => shape !== "one_way");
    const [shape = "multi_city"] = new Set(shapes.map((ticket) => ticket.shape));
    notes.push(fareNote(SHAPE_WORDS[shape], price, apart));
  }
  if (tickets.length > 1) {
    const numbers = tickets.map((ticket) =>
      ticket.ways.flatMap((way) => ways[way]?.map(({ flightNumber }) => flightNumber)).join(", "),
    );
    notes.push(
      `${tickets.length} separate tickets (${numbers.join(" | ")}): each has its own terms, and none waits for another's delay.`,
    );
  }
  return notes;
}

/** A party other than the one searched for pays its own price, and is told so. */
export function partyNote(searched: readonly Party[], party: Party, price: number): string[] {
  const other = searched.find(
    ({ adults, children, infants }) =>
      adults !== party.adults || children !== party.children || infants !== party.infants,
  );
  if (!other) return [];
  return [
    `Searched for ${partyText(other)} and booked for ${partyText(party)}: ${formatUsd(price)} in all.`,
  ];
}

function partyText({ adults, children, infants }: Party): string {
  const parts = [plural(adults, "adult", "adults")];
  if (children > 0) parts.push(plural(children, "child", "children"));
  if (infants > 0) parts.push(plural(infants, "infant", "infants"));
  return parts.join(", ");
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Earlier versions named the offer and said "in total". */
const PARTY_NOTE = /earched for .+ booked for .+: \$\S+ in (?:all|total)\.$/;
const PRICED = "Priced as ";

type Noted = Pick<Pnr, "passengers" | "flights" | "hotels" | "cars" | "warnings">;

/** The booking with the notes that are true of it: of its fare as it costs now, of its stays and cars anew. */
export function withTrueNotes<B extends Noted>(booking: B, cityOf: CityOf): B {
  const { warnings: before, hotels, cars } = booking;
  if (!before && hotels.length === 0 && cars.length === 0) return booking;
  const kept = otherNotes(before ?? []).filter(
    (note) =>
      isOfStay(note, booking) &&
      (!(note.startsWith(PRICED) || PARTY_NOTE.test(note)) ||
        note.includes(`: ${formatUsd(priceOf(booking))} in `)),
  );
  const warnings = [...kept, ...conflictsOf(booking, cityOf)];
  return before || warnings.length > 0 ? { ...booking, warnings } : booking;
}

const STAY_NOTE = / (\$\S+) for the stay\.$/;

/** A note on the price of a stay is true while a stay has that price. */
function isOfStay(note: string, { hotels }: Pick<Pnr, "hotels">): boolean {
  const [, price] = STAY_NOTE.exec(note) ?? [];
  return (
    price === undefined ||
    hotels.some((one) => one.status !== "cancelled" && formatUsd(one.price) === price)
  );
}

/** What the flights that are still booked cost. */
function priceOf(booking: Pick<Pnr, "flights">): number {
  return livingFlights(booking).reduce((sum, { price }) => sum + price, 0);
}

/** The notes for some of a booking's passengers: on its fare with their share of it, without that on the party. */
export function sharedNotes(notes: readonly string[], whole: Pnr, share: Pnr): string[] {
  const others = notes.filter((note) => !PARTY_NOTE.test(note));
  return others.map((note) => {
    const [, what, apart] = FARE_NOTE.exec(note) ?? [];
    if (what === undefined || apart === undefined) return note;
    const cents = Number(apart.replace(/\D/g, ""));
    const price = priceOf(share);
    const alone = Math.round((cents * price) / priceOf(whole));
    return fareNote(what, price, alone);
  });
}

const FARE_NOTE = /^Priced as (.+): \$.+ in all, instead of (\$\S+) as one-ways\.$/;

function fareNote(what: string, price: number, alone: number): string {
  return `${PRICED}${what}: ${formatUsd(price)} in all, instead of ${formatUsd(alone)} as one-ways.`;
}

const SHAPE_WORDS: Readonly<Record<Ticket["shape"], string>> = {
  one_way: "a one-way",
  round_trip: "a return",
  open_jaw: "an open jaw",
  multi_city: "a multi-city trip",
};

/** Which ticket a way is on, where there are several. */
export function ticketNumber({ tickets }: SoldTogether, way: number): number | undefined {
  if (tickets.length === 1) return undefined;
  return tickets.findIndex(({ ways }) => ways.includes(way)) + 1;
}
