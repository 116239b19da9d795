import type { Offer, OfferRequest, Slice } from "../../../services/duffel-sandbox/model.ts";
import { wireOffer } from "./offer.ts";
import type { Writer } from "./writer.ts";

/** The same offers by the flights of each slice, then by what they are sold as. */
export function wireItineraries(write: Writer, request: OfferRequest, offers: readonly Offer[]) {
  return request.slices.map(({ origin, destination }, at) => {
    const byFlights = new Map<string, Offer[]>();
    for (const offer of offers) {
      const slice = offer.slices[at];
      if (!slice) continue;
      const flights = flightsOf(slice);
      byFlights.set(flights, [...(byFlights.get(flights) ?? []), offer]);
    }
    return {
      origin: write.place(origin),
      destination: write.place(destination),
      itineraries: [...byFlights.values()].map((same) => itinerary(write, same, at)),
    };
  });
}

function itinerary(write: Writer, offers: readonly Offer[], at: number) {
  const byBrand = new Map<string, Offer[]>();
  for (const offer of offers) {
    const brand = offer.slices[at]?.brand ?? "";
    byBrand.set(brand, [...(byBrand.get(brand) ?? []), offer]);
  }
  const [first] = offers;
  return {
    segments: first ? (wireOffer(write, first).slices[at]?.segments ?? []) : [],
    brands: [...byBrand].map(([brand, of]) => ({
      fare_brand_name: brand,
      offers: of.map((offer) => ({ ...wireOffer(write, offer), type: "single_ticket" as const })),
    })),
  };
}

function flightsOf({ segments }: Slice): string {
  return segments.map((one) => `${one.carrier}${one.number} ${one.departingAt}`).join();
}
