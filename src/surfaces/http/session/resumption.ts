import type { ServerResponse } from "node:http";
import type { EventStore } from "@modelcontextprotocol/server";
import { openEventStream, sseEvent } from "../server/sse.ts";

/** When a client should ask again for what another node has not answered yet. */
const RETRY_MS = 1000;

/**
 * Sends what is known of the answer to a call that another node runs, then ends: the client comes
 * back for the rest. Its own id comes first, so that it has one to come back with.
 */
export async function resume(
  events: EventStore,
  lastEventId: string,
  response: ServerResponse,
): Promise<void> {
  openEventStream(response, "no-cache, no-transform");
  response.write(sseEvent({ id: lastEventId, retryMs: RETRY_MS, data: "" }));
  await events.replayEventsAfter(lastEventId, {
    async send(id, message) {
      response.write(sseEvent({ event: "message", id, data: JSON.stringify(message) }));
    },
  });
  response.end();
}
