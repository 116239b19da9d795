import type { McpServer } from "@modelcontextprotocol/server";
import type { Caller } from "../../tools/define.ts";
import type { Change, Changes, ResourceChange } from "./changes.ts";
import type { Era } from "./connection.ts";

/**
 * Passes changes on to the client. On a 2025 wire the client subscribes URI by URI; on the 2026
 * wire the serving entry filters what is sent here by what the client listens to.
 */
export function serveSubscriptions(
  server: McpServer,
  changes: Changes | undefined,
  era: Era,
  caller: Caller,
): void {
  const subscribed = new Set<string>();

  if (era === "legacy") {
    server.server.setRequestHandler("resources/subscribe", (request) => {
      subscribed.add(request.params.uri);
      return {};
    });
    server.server.setRequestHandler("resources/unsubscribe", (request) => {
      subscribed.delete(request.params.uri);
      return {};
    });
  }

  if (!changes) return;
  const connect = server.connect.bind(server);
  server.connect = async (transport) => {
    await connect(transport);
    const stop = changes.subscribe((change) => void tell(change).catch(() => {}));
    const closed = server.server.onclose;
    server.server.onclose = () => {
      stop();
      closed?.();
    };
  };

  async function tell(change: Change): Promise<void> {
    if (change.kind === "resource") {
      if (concerns(change)) await server.server.sendResourceUpdated({ uri: change.uri });
    } else if (change.of === "tools") await server.server.sendToolListChanged();
    else if (change.of === "prompts") await server.server.sendPromptListChanged();
    else await server.server.sendResourceListChanged();
  }

  function concerns({ uri, bookingSessionId }: ResourceChange): boolean {
    if (bookingSessionId !== undefined && bookingSessionId !== caller.bookingSessionId)
      return false;
    return era === "modern" || subscribed.has(uri);
  }
}
