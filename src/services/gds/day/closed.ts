import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import { livingFlights } from "../../../domain/rules/parts.ts";
import { checkInEnd } from "../../places.ts";
import type { GdsDeps } from "../deps.ts";
import { hitsOn, isGone } from "./disruption.ts";

/**
 * Why nothing more is sold for a journey of a booking at an instant (Unix milliseconds); undefined while
 * bags, seats and meals are. They are until check-in closes, which a late flight keeps as announced, and
 * never for a flight on which its travellers are not.
 */
export function whyClosed(
  deps: GdsDeps,
  booking: Pnr,
  part: string,
  at: number,
): string | undefined {
  const hit = hitsOn(deps, booking, at).find((one) => one.part === part);
  if (hit && isGone(hit)) {
    return `${hit.what} Nothing is sold for it: answer with respondToDisruption first.`;
  }
  const [first] = hit?.moved ?? livingFlights(booking).filter((one) => one.part === part);
  if (!first) return undefined;
  if (Date.parse(first.departureTime) <= at) return "The flight has left.";
  const closes = checkInEnd(deps.places, first);
  if (Date.parse(closes) > at) return undefined;
  return `Check-in and bag drop of ${first.flightNumber} closed at ${closes.slice(11, 16)}: nothing more is sold for it.`;
}
