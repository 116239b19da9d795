import type { Extra } from "../../../services/duffel-sandbox/extras.ts";
import { CURRENCY } from "../../../services/duffel-sandbox/model.ts";
import type { BookedExtra } from "../../../services/duffel-sandbox/order.ts";
import { amount } from "./text.ts";

/** A bag that can be added. */
export function wireBaggage(extra: Extra) {
  return {
    id: extra.id,
    type: "baggage" as const,
    maximum_quantity: extra.most,
    passenger_ids: [extra.travellerId],
    segment_ids: [...extra.segmentIds],
    total_amount: amount(extra.price),
    total_currency: CURRENCY,
    metadata: bagMetadata(extra),
  };
}

function bagMetadata({ kind, weight }: Pick<Extra, "kind" | "weight">) {
  return {
    type: kind === "carry_on" ? ("carry_on" as const) : ("checked" as const),
    maximum_weight_kg: weight ?? null,
    maximum_height_cm: null,
    maximum_length_cm: null,
    maximum_depth_cm: null,
  };
}

/** A service that was bought. */
export function wireBookedService(extra: BookedExtra) {
  return {
    id: extra.id,
    type: extra.kind === "seat" ? ("seat" as const) : ("baggage" as const),
    quantity: extra.quantity,
    passenger_ids: [extra.travellerId],
    segment_ids: [...extra.segmentIds],
    total_amount: amount(extra.price),
    total_currency: CURRENCY,
    metadata: extra.seat === undefined ? bagMetadata(extra) : wireSeat(extra.seat),
  };
}

export function wireSeat(designator: string) {
  return { designator, name: null, disclosures: [] };
}
