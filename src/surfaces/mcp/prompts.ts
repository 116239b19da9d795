import {
  type GetPromptRequest,
  type GetPromptResult,
  type ListPromptsResult,
  type McpServer,
  ProtocolError,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { Toolset } from "../../tools/toolsets.ts";
import type { App } from "../app.ts";
import type { Connection } from "./connection.ts";
import { guard, type ReadContext, readContext } from "./guard.ts";
import type { Completer } from "./resources.ts";

type GotPrompt = GetPromptRequest["params"];

/** One blank of a prompt. MCP gives every argument as text. */
export interface PromptArgument {
  readonly description: string;
  readonly required?: boolean;
  readonly complete?: Completer;
}

/** A way to begin that a person picks from a menu. */
export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The desk it needs; absent when it goes with any. */
  readonly toolset?: Toolset;
  /** Tools without which it makes no sense; it is not offered when one of them is not served. */
  readonly needs?: readonly string[];
  readonly arguments: Readonly<Record<string, PromptArgument>>;
  /** What the person would have typed. */
  readonly render: (
    values: Readonly<Record<string, string>>,
    context: ReadContext,
  ) => string | Promise<string>;
}

export function servePrompts(server: McpServer, app: App, connection: Connection): void {
  const { era } = connection;

  server.server.setRequestHandler(
    "prompts/list",
    (): ListPromptsResult => ({ prompts: app.prompts.map(describe) }),
  );

  server.server.setRequestHandler("prompts/get", (request, context) => {
    const answer = () => fillIn(request.params, context);
    return connection.answering ? connection.answering.prompt(context, answer) : answer();
  });

  function fillIn({ name, arguments: values = {} }: GotPrompt, context: ServerContext) {
    return guard(app, era, `prompt ${name}`, async (): Promise<GetPromptResult> => {
      const prompt = app.prompts.find((candidate) => candidate.name === name);
      if (!prompt) throw refuse("unknown_prompt", `There is no prompt called '${name}'`, "name");
      for (const [blank, { required }] of Object.entries(prompt.arguments)) {
        if (required && !values[blank]?.trim()) {
          throw refuse("invalid_params", `${blank} is required`, blank);
        }
      }
      const text = await prompt.render(values, readContext(connection, context));
      return {
        description: prompt.description,
        messages: [{ role: "user", content: { type: "text", text } }],
      };
    });
  }
}

function describe(prompt: Prompt) {
  return {
    name: prompt.name,
    title: prompt.title,
    description: prompt.description,
    arguments: Object.entries(prompt.arguments).map(([name, argument]) => ({
      name,
      description: argument.description,
      required: argument.required ?? false,
    })),
  };
}

function refuse(reason: string, message: string, field: string): ProtocolError {
  return new ProtocolError(-32602, message, { kind: "invalid", reason, field });
}
