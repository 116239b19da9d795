import { type McpServer, ProtocolError } from "@modelcontextprotocol/server";
import type { Caller } from "../../domain/caller.ts";
import { type Change, type Changes, mayHear, type ResourceChange } from "./changes.ts";
import type { Era } from "./connection.ts";

/** A client that subscribes to more has lost count, or means harm. */
export const MAX_SUBSCRIPTIONS = 100;

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
      const { uri } = request.params;
      if (subscribed.size >= MAX_SUBSCRIPTIONS && !subscribed.has(uri)) throw tooMany();
      subscribed.add(uri);
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

  function concerns(change: ResourceChange): boolean {
    return mayHear(change, caller) && (era === "modern" || subscribed.has(change.uri));
  }
}

function tooMany(): ProtocolError {
  return new ProtocolError(-32602, `No more than ${MAX_SUBSCRIPTIONS} subscriptions at a time`, {
    kind: "invalid",
    reason: "too_many_subscriptions",
    hint: "Unsubscribe from what you no longer watch.",
  });
}
