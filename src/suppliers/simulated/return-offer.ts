import type { FlightJourney } from "../../domain/contracts/gds/flights.ts";
import { joinOfferIds } from "../../domain/offer-id.ts";
import type { Offer } from "../types.ts";
import type { FoundTrip } from "./trips.ts";

/** A trip there and back as one offer: the journey there, with the way back and the price of both. */
export function returnOffer(trip: FoundTrip): Offer<FlightJourney> {
  const { ways, price, tickets } = trip;
  const id = joinOfferIds(ways.map((way) => way.id));
  return {
    id,
    price,
    left: Math.min(...ways.map(({ left }) => left)),
    quantity: ways[0]?.quantity ?? 1,
    units: () => ways.flatMap((way) => way.units()),
    render(left) {
      const [there, back] = trip
        .sold()
        .offers()
        .map((offer) => offer.render(left));
      if (!there || !back) throw new Error("A return has two ways");
      const { priceBreakdown: shares } = there;
      return {
        ...there,
        id,
        price,
        ...(shares && {
          priceBreakdown: shares.map((share, index) => ({
            ...share,
            each: share.each + (back.priceBreakdown?.[index]?.each ?? 0),
          })),
        }),
        fare: stricter(there.fare, back.fare),
        returnFlight: {
          flightNumber: back.flightNumber,
          originCode: back.originCode,
          destinationCode: back.destinationCode,
          departureTime: back.departureTime,
          arrivalTime: back.arrivalTime,
          duration: back.duration,
          stops: back.stops,
          segments: back.segments,
          price: back.price,
        },
        ...(tickets > 1 && { tickets }),
      };
    },
  };
}

/** On one ticket the stricter terms hold for both ways. */
function stricter(
  there: FlightJourney["fare"],
  back: FlightJourney["fare"],
): FlightJourney["fare"] {
  const most = (a: number | null, b: number | null) =>
    a === null || b === null ? null : Math.max(a, b);
  const { checkedKg: _, ...rest } = there;
  const checkedBags = Math.min(there.checkedBags, back.checkedBags);
  const weights = [there, back].flatMap(({ checkedKg }) => checkedKg ?? []);
  return {
    ...rest,
    checkedBags,
    ...(checkedBags > 0 && weights.length > 0 && { checkedKg: Math.min(...weights) }),
    carryOnBags: Math.min(there.carryOnBags, back.carryOnBags),
    changeFee: most(there.changeFee, back.changeFee),
    refundFee: most(there.refundFee, back.refundFee),
    ...(back.selfTransfer && { selfTransfer: true }),
  };
}
