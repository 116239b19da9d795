import type { Party } from "../../domain/travel.ts";
import type { Reply } from "../http/exchange.ts";
import { type OfferSearch, waysOf } from "../offers.ts";
import { OfferRequestAnswer, OfferRequestUnderWay } from "./wire.ts";

/** A search in Duffel's words. */
export function offerRequest(search: OfferSearch): unknown {
  const { departureTime, arrivalTime } = search;
  const windows = {
    ...(departureTime && {
      departure_time: { from: departureTime.after, to: departureTime.before },
    }),
    ...(arrivalTime && { arrival_time: { from: arrivalTime.after, to: arrivalTime.before } }),
  };
  return {
    data: {
      slices: waysOf(search).map(({ origin, destination, date }, index) => ({
        origin,
        destination,
        departure_date: date,
        ...(index === 0 && windows),
      })),
      passengers: passengers(search.party),
      ...(search.cabin && { cabin_class: search.cabin }),
      max_connections: search.maxConnections,
    },
  };
}

function passengers({ adults, children, infants }: Party): unknown[] {
  const many = (count: number, type: string) => Array.from({ length: count }, () => ({ type }));
  return [
    ...many(adults, "adult"),
    ...many(children, "child"),
    ...many(infants, "infant_without_seat"),
  ];
}

/** The id of an offer request whose offers are still to come; undefined for a finished one. */
export function requestUnderWay({ status, body }: Reply): string | undefined {
  if (status !== 202 && OfferRequestAnswer.safeParse(body).success) return undefined;
  const request = OfferRequestUnderWay.safeParse(body);
  return request.success ? request.data.data.id : undefined;
}
