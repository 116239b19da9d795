import type { CompleteResult, McpServer } from "@modelcontextprotocol/server";
import type { App } from "../app.ts";
import type { Connection } from "./connection.ts";
import { guard, readContext } from "./guard.ts";
import type { Completer } from "./resources.ts";

/** The protocol's own limit. */
const MAX_VALUES = 100;

export function serveCompletions(server: McpServer, app: App, connection: Connection): void {
  server.server.setRequestHandler("completion/complete", (request, context) =>
    guard(app, connection.era, "completion", async (): Promise<CompleteResult> => {
      const { ref, argument } = request.params;
      const complete = completer(app, ref, argument.name);
      if (!complete) return { completion: { values: [], hasMore: false } };
      const found = await complete(argument.value, readContext(connection, context));
      return {
        completion: {
          values: found.slice(0, MAX_VALUES),
          total: found.length,
          hasMore: found.length > MAX_VALUES,
        },
      };
    }),
  );
}

/** True when anything can be completed, so that the capability is offered. */
export function hasCompletions(app: App): boolean {
  return (
    app.resources.some((resource) => resource.complete) ||
    app.prompts.some((prompt) => Object.values(prompt.arguments).some((blank) => blank.complete))
  );
}

function completer(
  app: App,
  ref: { type: "ref/prompt"; name: string } | { type: "ref/resource"; uri: string },
  argument: string,
): Completer | undefined {
  if (ref.type === "ref/prompt") {
    const prompt = app.prompts.find((candidate) => candidate.name === ref.name);
    return prompt?.arguments[argument]?.complete;
  }
  const resource = app.resources.find((candidate) => candidate.uri === ref.uri);
  return resource?.complete?.[argument];
}
