import { type DayNumber, isoDate } from "../../../domain/dates.ts";
import { type Party, seatsNeeded } from "../../../domain/travel.ts";
import type { Spot } from "./atlas.ts";
import type { Clock, PlannerDeps } from "./deps.ts";
import { arrivesEarly, type FlightPick, findFlight, isShort, leavesLate } from "./flights.ts";
import type { Journey, Transfer } from "./frame.ts";
import type { Stay } from "./route.ts";
import { toGateway } from "./route.ts";
import {
  AIRPORT_HOURS,
  type End,
  endOf,
  gatewayEnd,
  halves,
  hopBetween,
  overland,
} from "./travel.ts";
import type { Origin } from "./understand/origin.ts";

/** Hours to an airport that is not the city's own. */
const LONGEST_TO_AIRPORT = 5;

/** There and back, and everything between. */
export interface Journeys {
  readonly arrival: Journey;
  readonly departure: Journey;
  readonly transfers: readonly Transfer[];
  /** Cities that no flight could be found to or from. */
  readonly unreached: readonly Spot[];
}

/**
 * `priced` is the first day for prices, which lies ahead even where the trip's own days are past.
 * `known` spares the search for the ways there and back.
 */
export async function findJourneys(
  deps: PlannerDeps,
  clock: Clock,
  stays: readonly Stay[],
  party: Party,
  origin: Origin | undefined,
  priced: DayNumber,
  known?: Pick<Journeys, "arrival" | "departure">,
): Promise<Journeys> {
  const first = stays[0]?.spot;
  const last = stays.at(-1)?.spot;
  if (!first || !last) throw new Error("A trip goes somewhere");
  const nights = stays.reduce((sum, stay) => sum + stay.nights, 0);
  const arrival =
    known?.arrival ?? (await reach(deps, clock, first, party, origin, priced, "there"));
  const departure =
    known?.departure ?? (await leave(deps, clock, stays, party, origin, priced + nights));
  const transfers: Transfer[] = [];
  let day = priced;
  for (const [index, { spot, nights }] of stays.entries()) {
    day += nights;
    const next = stays[index + 1];
    if (next) transfers.push(await change(deps, clock, spot, next.spot, party, day));
  }
  const unreached = origin
    ? [...(arrival ? [] : [first]), ...(departure || last === first ? [] : [last])]
    : [];
  return {
    arrival: arrival ?? local(first, party),
    departure: departure ?? local(last, party),
    transfers,
    unreached,
  };
}

/** Without a start the journey is the way from the airport, where the city has none of its own. */
function local(spot: Spot, party: Party): Journey {
  const hours = toGateway(spot);
  return { hours, price: gatewayFare(spot) * seatsNeeded(party) };
}

function gatewayFare(spot: Spot): number {
  const gateway = gatewayEnd(spot);
  return gateway ? hopBetween(gateway, endOf(spot)).fare : 0;
}

async function reach(
  deps: PlannerDeps,
  clock: Clock,
  spot: Spot,
  party: Party,
  origin: Origin | undefined,
  day: DayNumber,
  way: "there" | "back",
): Promise<Journey | undefined> {
  if (!origin) return local(spot, party);
  const start = originEnd(origin, deps);
  const hop = hopBetween(start, endOf(spot));
  const seats = seatsNeeded(party);
  if (hop.mode !== "flight") return { mode: hop.mode, hours: hop.hours, price: hop.fare * seats };
  const flight =
    way === "there"
      ? await flightThere(deps, clock, origin.code, spot.gateway, party, day)
      : await findFlight(deps, clock, {
          from: spot.gateway,
          to: origin.code,
          day,
          party,
          prefer: leavesLate,
        });
  if (flight) {
    const { hours, price } = local(spot, party);
    const dayBefore = way === "there" && flight.departureDay < isoDate(day);
    return {
      mode: "flight",
      flight,
      hours,
      price: flight.price + price,
      ...(dayBefore && { dayBefore }),
    };
  }
  const byLand = overland(start, endOf(spot));
  return byLand && { mode: byLand.mode, hours: byLand.hours, price: byLand.fare * seats };
}

/** Home from the last city; where no seat is left there, from the nearest other city of the trip. */
async function leave(
  deps: PlannerDeps,
  clock: Clock,
  stays: readonly Stay[],
  party: Party,
  origin: Origin | undefined,
  day: DayNumber,
): Promise<Journey | undefined> {
  const last = stays.at(-1)?.spot;
  if (!last) return undefined;
  const direct = await reach(deps, clock, last, party, origin, day, "back");
  if (direct || !origin) return direct;
  for (const { spot } of stays.slice(0, -1).reverse()) {
    const way = overland(endOf(last), endOf(spot));
    if (spot.gateway === last.gateway || !way || way.hours > LONGEST_TO_AIRPORT) continue;
    const there = await reach(deps, clock, spot, party, origin, day, "back");
    if (!there?.flight) continue;
    const price = there.price + way.fare * seatsNeeded(party);
    return { ...there, hours: there.hours + way.hours, price };
  }
  return undefined;
}

/** A flight that only arrives the next day is taken a day earlier, so that the trip starts there. */
async function flightThere(
  deps: PlannerDeps,
  clock: Clock,
  from: string,
  to: string,
  party: Party,
  day: DayNumber,
): Promise<FlightPick | undefined> {
  const wish = { from, to, party, prefer: arrivesEarly };
  const sameDay = await findFlight(deps, clock, { ...wish, day });
  if (!sameDay || sameDay.arrivalDay === sameDay.departureDay || day - 1 <= clock.today)
    return sameDay;
  const dayBefore = await findFlight(deps, clock, { ...wish, day: day - 1 });
  return dayBefore && dayBefore.arrivalDay > dayBefore.departureDay ? dayBefore : sameDay;
}

function originEnd({ place, spot }: Origin, { atlas, landmassOf }: PlannerDeps): End {
  if (spot) return endOf(spot);
  const country = [...atlas.countries].find(([, name]) => name.en === place.countryName)?.[0];
  const { lat, lon } = place;
  if (country === undefined) return { lat, lon, landmass: "main", mountains: false };
  return { lat, lon, country, landmass: landmassOf(country, place, place.code), mountains: false };
}

async function change(
  deps: PlannerDeps,
  clock: Clock,
  from: Spot,
  to: Spot,
  party: Party,
  day: DayNumber,
): Promise<Transfer> {
  const hop = hopBetween(endOf(from), endOf(to));
  const seats = seatsNeeded(party);
  const plain = { from, to, mode: hop.mode, hours: hop.hours, price: hop.fare * seats };
  if (hop.mode !== "flight") return plain;
  if (from.gateway !== to.gateway) {
    const wish = {
      from: from.gateway,
      to: to.gateway,
      day,
      party,
      prefer: isShort(toGateway(from)),
    };
    const flight = await findFlight(deps, clock, wish);
    const byLand = overland(endOf(from), endOf(to));
    if (flight) {
      const roads = toGateway(from) + toGateway(to);
      const fares = (gatewayFare(from) + gatewayFare(to)) * seats;
      const hours = halves(flight.minutes / 60 + AIRPORT_HOURS + roads);
      // A flight by way of a far hub may well be slower than the road.
      if (byLand && byLand.hours <= hours) {
        return { from, to, mode: byLand.mode, hours: byLand.hours, price: byLand.fare * seats };
      }
      return { from, to, mode: "flight", hours, flight, price: flight.price + fares };
    }
  }
  const byLand = overland(endOf(from), endOf(to));
  return byLand
    ? { from, to, mode: byLand.mode, hours: byLand.hours, price: byLand.fare * seats }
    : plain;
}
