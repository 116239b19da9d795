import { setTimeout as sleep } from "node:timers/promises";
import { type ConciergeDesk, conciergeDesk } from "../services/concierge/desk.ts";
import { remoteConciergeDesk } from "../services/concierge/remote/desk.ts";
import { requestIds } from "../services/requests/document.ts";
import { aitravelConcierge } from "../suppliers/aitravel/client.ts";
import { chatModel } from "../suppliers/llm/chat.ts";
import { simulatedExchangeRates } from "../suppliers/simulated/exchange-rates.ts";
import { landmassOf } from "../world/cars/landmasses.ts";
import type { Parts } from "./parts.ts";

/** The concierge on its catalogue, which is read with the first question to it. */
export function openConcierge({
  config,
  log,
  store,
  places,
  flights,
  hotels,
  catalogue,
  now,
  chance,
  news,
}: Parts): ConciergeDesk {
  const { catalogue: folder, planner, remoteUrl } = config.concierge;
  if (remoteUrl !== undefined) {
    return remoteConciergeDesk(
      aitravelConcierge({
        baseUrl: remoteUrl,
        log,
        sleep: (ms, signal) => sleep(ms, undefined, { signal }),
        random: Math.random,
      }),
    );
  }
  // A catalogue of the agency's own is checked at once, so that its faults are in the log at the start.
  if (folder !== undefined) {
    catalogue().catch((err: unknown) => log.error({ err }, "the catalogue cannot be used"));
  }
  return conciergeDesk({
    catalogue,
    records: store.records,
    places,
    flights,
    hotels,
    rates: simulatedExchangeRates(),
    landmassOf,
    inventory: store.inventory,
    ...(planner && { model: chatModel(planner) }),
    now,
    newRequestId: requestIds(chance("travel requests").below),
    open: config.guards.auth.mode === "off",
    ...(news && { news }),
  });
}
