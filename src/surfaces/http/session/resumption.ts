import type { ServerResponse } from "node:http";
import type { EventStore } from "@modelcontextprotocol/server";

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
  response.writeHead(200, {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-cache, no-transform",
    "X-Accel-Buffering": "no",
  });
  response.write(`id: ${lastEventId}\nretry: ${RETRY_MS}\ndata: \n\n`);
  await events.replayEventsAfter(lastEventId, {
    async send(id, message) {
      response.write(`event: message\nid: ${id}\ndata: ${JSON.stringify(message)}\n\n`);
    },
  });
  response.end();
}
