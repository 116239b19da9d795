import { randomInt } from "node:crypto";
import { type ConciergeDesk, conciergeDesk } from "../services/concierge/desk.ts";
import { requestIds } from "../services/concierge/requests/ids.ts";
import { loadCatalogue, OWN_CATALOGUE } from "../suppliers/catalogue/load.ts";
import type { Parts } from "./parts.ts";

/** The concierge on its catalogue, which is read with the first question to it. */
export function openConcierge({ config, log, store, places, now }: Parts): ConciergeDesk {
  const { catalogue: folder } = config.concierge;
  const catalogue = () =>
    loadCatalogue({
      folder: folder ?? OWN_CATALOGUE,
      // Every place that the world knows has hotels.
      hasHotels: (code) => places.find(code) !== undefined,
    });
  // Whoever brings a catalogue should hear at once what is wrong with it, not from a guest.
  if (folder !== undefined) {
    catalogue().catch((err: unknown) => log.error({ err }, "the catalogue cannot be used"));
  }
  return conciergeDesk({
    catalogue,
    records: store.records,
    now,
    newRequestId: requestIds(randomInt),
    open: config.guards.auth.mode === "off",
  });
}
