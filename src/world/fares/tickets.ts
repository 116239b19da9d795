import type { DayNumber } from "../../domain/dates.ts";
import { distanceKm } from "../../domain/geo.ts";
import type { Ticket, TripShape } from "../../domain/tickets.ts";
import type { Airline } from "../airlines/airlines.ts";
import type { Airport } from "../places/airports.ts";
import type { FlightLeg } from "../timetable/leg.ts";
import { sameFamily } from "./adult-price.ts";

/** How the ways of a trip are sold: which on one ticket, and how much of a return's saving that leaves. */

/** What of a full return's saving is left to a trip: 1 there and back, less for other shapes, 0 one way. */
export type Saving = number;

export interface PricedTicket extends Ticket {
  readonly saving: Saving;
}

/** A way to be sold, by what decides about its ticket. */
export interface WayToSell extends Ends {
  /** Of its longest flight. */
  readonly airline: Airline;
  /** On which it begins. */
  readonly day: DayNumber;
  /** USD cents that it would cost less as half of a return. */
  readonly saved: number;
}

/** Where a way begins and ends. */
interface Ends {
  readonly from: Airport;
  readonly to: Airport;
}

export function wayToSell(legs: readonly FlightLeg[], saved: number): WayToSell {
  const first = legs[0];
  const last = legs[legs.length - 1];
  if (!first || !last) throw new Error("A way has at least one flight");
  let longest = first;
  for (const leg of legs) if (leg.km > longest.km) longest = leg;
  return { airline: longest.airline, from: first.from, to: last.to, day: first.day, saved };
}

const SAVED: Readonly<Record<TripShape, Saving>> = {
  one_way: 0,
  round_trip: 1,
  open_jaw: 0.8,
  multi_city: 0.6,
};
/** No return is sold that comes back later than this. */
const LONGEST_DAYS = 365;

/**
 * Ways of one airline or its allies share a ticket, in the order given, which is that of departure;
 * those of strangers do not. Of several ways to divide a family's ways the cheapest is taken, and of
 * those the one with fewest tickets.
 */
export function ticketsOf(ways: readonly WayToSell[]): readonly PricedTicket[] {
  const [out, back] = ways;
  if (!out || !back) return ALONE;
  if (ways.length === 2) return ticketsOfPair(out, back);
  const tickets = families(ways).flatMap((places) => divided(places, ways));
  return tickets.sort((a, b) => (a.ways[0] ?? 0) - (b.ways[0] ?? 0));
}

const ALONE: readonly PricedTicket[] = [{ shape: "one_way", ways: [0], saving: 0 }];
const APART: readonly PricedTicket[] = [...ALONE, { shape: "one_way", ways: [1], saving: 0 }];
const BOTH = [0, 1] as const;

const RETURN: readonly PricedTicket[] = [
  { shape: "round_trip", ways: BOTH, saving: SAVED.round_trip },
];

/** Two ways, which most trips have: searches compare hundreds of them. */
export function ticketsOfPair(out: WayToSell, back: WayToSell): readonly PricedTicket[] {
  if (!sameFamily(out.airline, back.airline)) return APART;
  const closed = isSameCity(out.from, back.to) && isSameCity(out.to, back.from);
  return closed && back.day - out.day <= LONGEST_DAYS ? RETURN : [ticketFor(BOTH, [out, back])];
}

function isSameCity(a: Airport, b: Airport): boolean {
  return a.cityCode === b.cityCode;
}

/** Places of ways whose longest flights belong to one airline or to allies. */
function families(ways: readonly WayToSell[]): number[][] {
  const groups: { readonly main: Airline; readonly places: number[] }[] = [];
  for (const [place, { airline }] of ways.entries()) {
    const group = groups.find(({ main }) => sameFamily(main, airline));
    if (group) group.places.push(place);
    else groups.push({ main: airline, places: [place] });
  }
  return groups.map(({ places }) => places);
}

interface Division {
  readonly saved: number;
  readonly tickets: readonly PricedTicket[];
}

/** The best division of the places into runs, from the last place to the first. */
function divided(places: readonly number[], ways: readonly WayToSell[]): readonly PricedTicket[] {
  const best: Division[] = new Array(places.length + 1);
  best[places.length] = { saved: 0, tickets: [] };
  for (let start = places.length - 1; start >= 0; start--) {
    let chosen: Division | undefined;
    for (let end = places.length; end > start; end--) {
      const run = places.slice(start, end);
      const rest = best[end];
      if (!rest) continue;
      const ticket = ticketFor(run, ways);
      let saved = rest.saved;
      for (const place of run) saved += (ways[place]?.saved ?? 0) * ticket.saving;
      if (!chosen || saved > chosen.saved) chosen = { saved, tickets: [ticket, ...rest.tickets] };
    }
    if (chosen) best[start] = chosen;
  }
  return best[0]?.tickets ?? [];
}

function ticketFor(run: readonly number[], ways: readonly WayToSell[]): PricedTicket {
  const sold = run.flatMap((place) => ways[place] ?? []);
  const { shape, closes } = shapeOf(sold);
  const first = sold[0]?.day ?? 0;
  const last = sold.at(-1)?.day ?? 0;
  const saving = closes && last - first <= LONGEST_DAYS ? SAVED[shape] : 0;
  return { shape, ways: run, saving };
}

/** What the ways make, and whether they lead back to where the trip began, or near it. */
function shapeOf(ways: readonly Ends[]): { shape: TripShape; closes: boolean } {
  if (ways.length === 1) return { shape: "one_way", closes: false };
  let gaps = 0;
  let widest = 0;
  for (const [place, { to }] of ways.entries()) {
    // After the last way comes the first: home.
    const next = ways[(place + 1) % ways.length];
    if (!next || isSameCity(next.from, to)) continue;
    gaps++;
    widest = Math.max(widest, distanceKm(to, next.from));
  }
  if (gaps === 0) return { shape: ways.length === 2 ? "round_trip" : "multi_city", closes: true };
  const lengths = ways.map(({ from, to }) => distanceKm(from, to));
  // One gap on the ground, no longer than what is flown, is an open jaw.
  if (ways.length === 2) {
    const jaw = gaps === 1 && widest <= Math.min(...lengths);
    return { shape: jaw ? "open_jaw" : "multi_city", closes: jaw };
  }
  return { shape: "multi_city", closes: gaps <= 1 && widest <= Math.max(...lengths) };
}
