import type { CompleteResult, McpServer } from "@modelcontextprotocol/server";
import type { Desk } from "../desk.ts";
import type { Connection } from "./connection.ts";
import { guard, readContext } from "./guard.ts";
import type { Completer } from "./resources.ts";

/** The protocol's own limit. */
const MAX_VALUES = 100;

export function serveCompletions<S>(
  server: McpServer,
  desk: Desk<S>,
  connection: Connection,
): void {
  server.server.setRequestHandler("completion/complete", (request, context) =>
    guard(desk, connection.era, "completion", async (): Promise<CompleteResult> => {
      const { ref, argument } = request.params;
      const complete = completer(desk, ref, argument.name);
      if (!complete) return { completion: { values: [], hasMore: false } };
      const found = await complete(argument.value, await readContext(desk, connection, context));
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
export function hasCompletions<S>(desk: Desk<S>): boolean {
  return (
    desk.resources.some((resource) => resource.complete) ||
    desk.prompts.some((prompt) => Object.values(prompt.arguments).some((blank) => blank.complete))
  );
}

function completer<S>(
  desk: Desk<S>,
  ref: { type: "ref/prompt"; name: string } | { type: "ref/resource"; uri: string },
  argument: string,
): Completer<S> | undefined {
  if (ref.type === "ref/prompt") {
    const prompt = desk.prompts.find((candidate) => candidate.name === ref.name);
    return prompt?.arguments[argument]?.complete;
  }
  const resource = desk.resources.find((candidate) => candidate.uri === ref.uri);
  return resource?.complete?.[argument];
}
