import type { Passenger } from "../../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../../domain/contracts/gds/flights.ts";
import type { ChangeRequest } from "../../../domain/contracts/servicing/change.ts";
import { TravelError } from "../../../domain/errors.ts";
import { livingParts } from "../../../domain/rules/ledger.ts";
import { countParty } from "../../../domain/rules/party.ts";
import {
  isInstead,
  REQUEST_CODES,
  specialRequest,
  whyNoMore,
  whyNotFor,
} from "../../../domain/rules/special-requests.ts";
import { localDate } from "../../../domain/rules/stays.ts";
import { nearest } from "../../../text/nearest.ts";
import type { GdsDeps } from "../deps.ts";
import { exitSeat } from "../seats/choose.ts";
import { requirePassenger } from "./people.ts";
import { type Plan, withFree, withRefusal } from "./plan.ts";
import { requirePart } from "./replace.ts";

/** When something is asked for, and by which parameter. */
export interface AskedExtra {
  readonly at: number;
  readonly field: string;
  /** Why nothing more is sold for a part; undefined while something is. */
  readonly closed: (part: string) => string | undefined;
}

const HOUR_MS = 3_600_000;
/** What a passenger may add to what the fare brings, for one journey. */
const MOST_BAGS = 3;

/** Sells checked bags for one passenger and one journey, at the fare's price. */
export function addBags(
  plan: Plan,
  { passenger: who, part: given, count }: NonNullable<ChangeRequest["bags"]>[number],
  { at, field, closed }: AskedExtra,
): Plan {
  const { booking } = plan;
  const passenger = requirePassenger(booking, who, `${field}.passenger`);
  const part = requirePart(booking, given, `${field}.part`);
  const flights = booking.flights.filter((one) => one.part === part);
  const [flight] = flights;
  const item = {
    what: `${count} more bag${count === 1 ? "" : "s"} for ${nameOf(passenger)}`,
    part,
    passenger: passenger.id,
  };
  const fare = booking.fares?.find((one) => one.part === part);
  const each = fare?.bagFee;
  const already = (booking.extras ?? [])
    .filter((extra) => extra.part === part && extra.passenger === passenger.id)
    .reduce((sum, extra) => sum + extra.count, 0);
  const why =
    flight === undefined || each === undefined
      ? "Bags are sold for flights whose fare has a price for them."
      : (closed(part) ??
        (passenger.type === "infant"
          ? "An infant on a lap takes no bag of its own."
          : already + count > MOST_BAGS
            ? `At most ${MOST_BAGS} bags can be added.`
            : undefined));
  if (why !== undefined) return withRefusal(plan, { ...item, why });
  const price = (each ?? 0) * count;
  const extra = { type: "bag" as const, part, passenger: passenger.id, count, price };
  return {
    ...plan,
    booking: { ...booking, extras: [...(booking.extras ?? []), extra] },
    items: [
      ...plan.items,
      {
        ...item,
        why: carriedOn(flights, fare?.refundFee !== undefined),
        allowed: true,
        toPay: price,
        back: 0,
        form: "none",
      },
    ],
    entries: [...plan.entries, { at, type: "charge", amount: price, part, note: item.what }],
  };
}

/** The flights that a bag goes on; paid bags come back wherever the fare does. */
function carriedOn(flights: readonly BookedFlight[], refundable: boolean): string {
  const numbers = flights.map(({ flightNumber }) => flightNumber).join(", ");
  const ends = `${flights[0]?.originCode} to ${flights.at(-1)?.destinationCode}`;
  return `On ${numbers}, ${ends}; ${refundable ? "refundable with the fare" : "not refundable"}.`;
}

/** Asks the airline for a meal or for assistance, on one journey or on all. */
export async function addRequest(
  deps: GdsDeps,
  plan: Plan,
  { passenger: who, code: given, part: only }: NonNullable<ChangeRequest["requests"]>[number],
  { at, field, closed }: AskedExtra,
): Promise<Plan> {
  const { booking } = plan;
  const passenger = requirePassenger(booking, who, `${field}.passenger`);
  const code = given.trim().toUpperCase();
  const request = specialRequest(code);
  if (!request) throw unknownCode(given, `${field}.code`);
  const parts =
    only === undefined
      ? livingParts(booking).filter((part) => part.startsWith("F"))
      : [requirePart(booking, only, `${field}.part`)];
  let next = plan;
  for (const part of parts) {
    const flight = booking.flights.find((one) => one.part === part);
    const item = {
      what: `${code} ${request.text} for ${nameOf(passenger)}`,
      part,
      passenger: passenger.id,
    };
    const late = Date.parse(flight?.departureTime ?? "") - at < request.hours * HOUR_MS;
    const isClosed = flight && closed(part);
    const why = !flight
      ? "Only flights have it."
      : isClosed !== undefined || late
        ? (isClosed ?? `It must be asked for ${request.hours} hours before departure.`)
        : (whyNotFor(code, passenger, booking.passengers, localDate(flight.departureTime)) ??
          whyNoMore(code, next.booking.requests ?? [], {
            ...{ part, passenger: passenger.id },
            infants: countParty(booking.passengers).infants,
          }) ??
          (request.assistance
            ? await exitSeat(deps, next.booking, { passenger: passenger.id, part })
            : undefined));
    if (why !== undefined) {
      next = withRefusal(next, { ...item, why });
      continue;
    }
    const asked = { passenger: passenger.id, code, text: request.text, part };
    const requests = next.booking.requests ?? [];
    const known = requests.filter(
      (one) => one.passenger !== asked.passenger || one.part !== part || !isInstead(code, one.code),
    );
    const gone = requests.find((one) => one.code !== code && !known.includes(one));
    next = withFree(
      { ...next, booking: { ...next.booking, requests: [...known, asked] } },
      { ...item, ...(gone && { why: `In the place of ${gone.code}: a passenger has one meal.` }) },
    );
  }
  return next;
}

function nameOf({ firstName, lastName }: Passenger): string {
  return `${firstName} ${lastName}`;
}

function unknownCode(code: string, field: string): TravelError {
  const meant = nearest(code, REQUEST_CODES);
  return new TravelError("invalid", `${field}: ${code} is no code of a meal or of assistance`, {
    reason: "unknown_request",
    field,
    value: code,
    hint: meant ? `Did you mean ${meant}?` : `Known are ${REQUEST_CODES.join(", ")}.`,
  });
}
