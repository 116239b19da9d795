import type { OfferRequest } from "../../../services/duffel-sandbox/model.ts";
import { isoTime } from "./text.ts";
import { wireLoyaltyAccount, wireTraveller } from "./travellers.ts";
import type { Writer } from "./writer.ts";

/** A search without its offers. */
export function wireOfferRequest(write: Writer, request: OfferRequest) {
  return {
    id: request.id,
    live_mode: false,
    created_at: isoTime(request.createdAt),
    cabin_class: request.cabin ?? null,
    client_key: request.core,
    slices: request.slices.map(({ origin, destination, date }) => {
      const from = write.place(origin);
      const to = write.place(destination);
      return {
        origin: from,
        destination: to,
        origin_type: from.type,
        destination_type: to.type,
        departure_date: date,
      };
    }),
    passengers: request.travellers.map((traveller) => {
      const { asked, age, fareType, givenName, familyName, loyalty } = traveller;
      return {
        id: traveller.id,
        // Who was searched for by age has no type before an airline has said so.
        type: asked === "type" ? wireTraveller(traveller).type : null,
        age: age ?? null,
        fare_type: fareType ?? null,
        given_name: givenName ?? null,
        family_name: familyName ?? null,
        loyalty_programme_accounts: loyalty.map(wireLoyaltyAccount),
      };
    }),
  };
}
