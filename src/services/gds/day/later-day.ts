import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import { instantOf, MINUTES_PER_DAY, quoteDayOf } from "../../../domain/dates.ts";
import { countParty } from "../../../domain/rules/party.ts";
import { leftOf, stockKey } from "../../../domain/stock.ts";
import type { FlightOffer } from "../../../suppliers/types.ts";
import { cityOf } from "../../places.ts";
import type { GdsDeps } from "../deps.ts";
import type { Hit } from "./disruption.ts";
import { flies, mayChooseDay, nextDeparture, offersFor } from "./reprotection.ts";

/** A ticket is good for a year. */
const LATEST = 365 * MINUTES_PER_DAY;

/** The flight behind an id that travellers may choose on a later day; or why it is none. */
export async function laterDay(
  deps: GdsDeps,
  booking: Pnr,
  hit: Hit,
  id: string,
): Promise<FlightOffer | string> {
  const named = deps.flights.read(id);
  const first = hit.unflown[0];
  const last = hit.unflown.at(-1);
  if (!named || !first || !last || !mayChooseDay(hit)) return "is not offered";
  const party = countParty(booking.passengers);
  const quoteDay = quoteDayOf(deps.now());
  const offer = await deps.flights.quote({ ...named, party, quoteDay });
  const flights = offer?.segments(offer.left) ?? [];
  const [from] = flights;
  const to = flights.at(-1);
  if (!offer || !from || !to) return "names no flight";
  const now = instantOf(deps.now());
  const city = cityOf(deps.places);
  const booked = instantOf(Date.parse(first.departureTime));
  if (city(from.originCode) !== city(first.originCode))
    return `does not leave from ${first.originCode}`;
  if (city(to.destinationCode) !== city(last.destinationCode))
    return `does not go to ${last.destinationCode}`;
  if (flights.some(({ cabin }) => cabin !== first.cabin)) return `is not in ${first.cabin}`;
  if (flights.some(({ airlineCode }) => airlineCode !== first.airlineCode))
    return `is not a flight of ${first.airlineName}`;
  if (offer.closes <= now || offer.departure < booked) return "leaves too early";
  if (offer.departure > booked + LATEST) return "is more than a year after the flight booked";
  if (offer.arrival >= nextDeparture(booking, last.arrivalTime))
    return "lands after the next flight of the booking leaves";
  const keys = offer.units().map(stockKey);
  const counts = await deps.store.inventory.sold(keys);
  const sold = new Map(keys.map((key, index) => [key, counts[index] ?? 0]));
  if (leftOf(offer, sold) < offer.quantity) return "has too few seats left";
  return flies(deps, offer, new Set(), now) ? offer : "does not fly as planned itself";
}

/** That a flight wanted for money is to be had for nothing, as its airline changed the one booked; and how. */
export async function freeInstead(
  deps: GdsDeps,
  booking: Pnr,
  hit: Hit,
  wanted: FlightOffer,
): Promise<string | undefined> {
  const flightsOf = (offer: FlightOffer) =>
    offer
      .segments(offer.left)
      .map((one) => `${one.flightNumber} ${one.departureTime} ${one.cabin}`)
      .join();
  const offered = hit.rebookable ? await offersFor(deps, booking, hit) : [];
  const same = offered.find((one) => flightsOf(one) === flightsOf(wanted));
  const free = same ?? (await laterDay(deps, booking, hit, wanted.id));
  if (typeof free === "string") return undefined;
  const call = JSON.stringify({ pnr: booking.pnr, part: hit.part, choice: free.id });
  return `It costs nothing, as the airline changed the flight booked: respondToDisruption with ${call}.`;
}
