import { CURRENCY } from "../../../services/duffel-sandbox/model.ts";
import type { SeatElement, SeatMap } from "../../../services/duffel-sandbox/seat-map.ts";
import { amount } from "./text.ts";

export function wireSeatMap(map: SeatMap) {
  return {
    id: map.id,
    slice_id: map.sliceId,
    segment_id: map.segmentId,
    cabins: [
      {
        deck: 0,
        cabin_class: map.cabin,
        aisles: map.aisles,
        wings: { first_row_index: map.wings.first, last_row_index: map.wings.last },
        rows: map.rows.map((sections) => ({
          sections: sections.map((elements) => ({ elements: elements.map(wireElement) })),
        })),
      },
    ],
  };
}

function wireElement(element: SeatElement) {
  if (element.kind !== "seat") return { type: element.kind };
  return {
    type: "seat" as const,
    designator: element.designator,
    name: element.name ?? "",
    disclosures: [...element.disclosures],
    available_services: element.extras.map(({ id, travellerId, price }) => ({
      id,
      passenger_id: travellerId,
      total_amount: amount(price),
      total_currency: CURRENCY,
    })),
  };
}
