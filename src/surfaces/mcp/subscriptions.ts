import { type McpServer, ProtocolError } from "@modelcontextprotocol/server";
import type { Caller } from "../../domain/caller.ts";
import { TravelError } from "../../domain/errors.ts";
import type { App } from "../app.ts";
import { type Change, mayHear, type ResourceChange } from "./changes.ts";
import type { Connection, Era } from "./connection.ts";
import { guard, type ReadContext, readContext } from "./guard.ts";
import { readResource } from "./resources.ts";

/** A client that subscribes to more has lost count, or means harm. */
export const MAX_SUBSCRIPTIONS = 100;

/**
 * Passes changes on to the client. On a 2025 wire the client subscribes URI by URI; on the 2026
 * wire the serving entry filters what is sent here by what the client listens to.
 */
export function serveSubscriptions(
  server: McpServer,
  app: App,
  connection: Connection,
  caller: Caller,
): void {
  const { changes } = app;
  const { era } = connection;
  const subscribed = new Set<string>();
  const stops: (() => void)[] = [];
  let listening = false;
  let isClosed = false;

  if (era === "legacy") {
    server.server.setRequestHandler("resources/subscribe", async (request, context) => {
      const { uri } = request.params;
      if (subscribed.size >= MAX_SUBSCRIPTIONS && !subscribed.has(uri)) throw tooMany();
      await requireSubscribable(app, era, uri, readContext(connection, context));
      await guard(app, era, uri, listenToResources);
      subscribed.add(uri);
      return {};
    });
    server.server.setRequestHandler("resources/unsubscribe", (request) => {
      subscribed.delete(request.params.uri);
      return {};
    });
  }

  if (!changes) return;
  const { connect } = server;
  server.connect = async (transport) => {
    await connect.call(server, transport);
    stops.push(changes.subscribe("list", hear));
    if (era === "modern") await listenToResources();
    const closed = server.server.onclose;
    server.server.onclose = () => {
      isClosed = true;
      for (const stop of stops.splice(0)) stop();
      closed?.();
    };
  };

  /** Once there is something to hear of; what could not be had is asked for again by the next. */
  async function listenToResources(): Promise<void> {
    if (!changes || listening) return;
    const leave = await changes.watch();
    if (listening || isClosed) return leave();
    listening = true;
    stops.push(leave, changes.subscribe("resource", hear));
  }

  function hear(change: Change): void {
    if (change.kind === "resource" && !concerns(change)) return;
    tell(change).catch(() => {});
  }

  async function tell(change: Change): Promise<void> {
    if (change.kind === "resource") await server.server.sendResourceUpdated({ uri: change.uri });
    else if (change.of === "tools") await server.server.sendToolListChanged();
    else if (change.of === "prompts") await server.server.sendPromptListChanged();
    else await server.server.sendResourceListChanged();
  }

  function concerns(change: ResourceChange): boolean {
    return mayHear(change, caller) && (era === "modern" || subscribed.has(change.uri));
  }
}

/** Refuses a URI that the caller cannot read: nothing would ever be heard of it. */
export async function requireSubscribable(
  app: App,
  era: Era,
  uri: string,
  context: ReadContext,
): Promise<void> {
  await guard(app, era, uri, async () => {
    try {
      await readResource(app, uri, context);
    } catch (error) {
      // A storage that is away says nothing about what there is.
      if (!(error instanceof TravelError) || !error.retryable) throw error;
    }
  });
}

function tooMany(): ProtocolError {
  return new ProtocolError(-32602, `No more than ${MAX_SUBSCRIPTIONS} subscriptions at a time`, {
    kind: "invalid",
    reason: "too_many_subscriptions",
    hint: "Unsubscribe from what you no longer watch.",
  });
}
