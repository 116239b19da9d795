import { fault } from "../../../services/duffel-sandbox/faults.ts";
import { type Endpoint, get } from "../endpoint.ts";
import { wireSeatMap } from "../wire/seat-map.ts";

export const SEAT_MAPS: readonly Endpoint[] = [
  get("/air/seat_maps", async ({ sandbox, account, query }) => {
    const id = query.get("offer_id");
    if (!id) throw fault("validation_required", "can't be blank", "/offer_id");
    return { status: 200, data: (await sandbox.seatMaps(account, id)).map(wireSeatMap) };
  }),
];
