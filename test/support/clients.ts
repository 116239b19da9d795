import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { ResourceUpdatedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import type { ConnectedClient } from "../fixtures/toy-clients.ts";

/** The structured answer of a tool. */
export async function call(client: ConnectedClient, name: string, args: Record<string, unknown>) {
  const { structuredContent } = await client.callTool({ name, arguments: args });
  return Object(structuredContent);
}

/** Resolves to the URI of the first resource that the client hears has changed. */
export function firstUpdate(client: ConnectedClient): Promise<string> {
  return new Promise((resolve) => {
    if (client instanceof ClientV1) {
      const heard = ResourceUpdatedNotificationSchema;
      client.setNotificationHandler(heard, ({ params }) => resolve(params.uri));
    } else {
      const heard = "notifications/resources/updated";
      client.setNotificationHandler(heard, ({ params }) => resolve(params.uri));
    }
  });
}
