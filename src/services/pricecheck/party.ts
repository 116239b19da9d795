import type { TripRequest } from "../../domain/contracts/pricecheck/check.ts";
import { TravelError } from "../../domain/errors.ts";
import type { FareParty } from "../../suppliers/fare-sources.ts";

const MOST_SEATS = 9;

/** The party; refused when an airline would not carry it on one booking. */
export function readParty(trip: TripRequest): FareParty {
  const { adults, children, infantsInSeat, infantsOnLap } = trip;
  const seats = adults + children + infantsInSeat;
  if (seats > MOST_SEATS) {
    throw new TravelError("invalid", `The party needs ${seats} seats`, {
      reason: "party_too_large",
      field: "trip.adults",
      value: adults,
      hint: `A booking holds at most ${MOST_SEATS} travellers with a seat: split the group and its price.`,
    });
  }
  if (infantsOnLap > adults) {
    const lack = `${infantsOnLap} infants for the laps of ${adults} adult${adults === 1 ? "" : "s"}`;
    throw new TravelError("invalid", `trip.infantsOnLap: ${lack}`, {
      reason: "too_many_infants",
      field: "trip.infantsOnLap",
      value: infantsOnLap,
      hint: "Each adult takes one infant: count the others as infantsInSeat.",
    });
  }
  return { adults, children, infantsInSeat, infantsOnLap };
}

/** `2 adults, 1 child, 1 infant on a lap`. */
export function partyName({ adults, children, infantsInSeat, infantsOnLap }: FareParty): string {
  return [
    count(adults, "adult", "adults"),
    count(children, "child", "children"),
    count(infantsInSeat, "infant in a seat", "infants in seats"),
    count(infantsOnLap, "infant on a lap", "infants on laps"),
  ]
    .filter((part) => part !== "")
    .join(", ");
}

function count(number: number, one: string, many: string): string {
  return number === 0 ? "" : `${number} ${number === 1 ? one : many}`;
}
