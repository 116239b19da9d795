import { TravelError } from "../../domain/errors.ts";
import { readSessionId } from "../../domain/session-id.ts";
import { nearest } from "../../text/nearest.ts";
import type { Tool } from "../../tools/call.ts";
import type { App } from "../app.ts";
import { errorData } from "../error-data.ts";
import { type Command, EXIT, type Invocation, printError, type Topic } from "./command.ts";
import type { Terminal } from "./terminal.ts";
import { argumentsOf, toolFlags, toolHelp } from "./tool-flags.ts";

/** Every call is a process of its own; one standing session lets a later one see a booking. */
const CLI_SESSION = "00000000-0000-4000-8000-000000000000";

/** Runs one tool in this process. */
export const callCommand: Command = {
  name: "call",
  summary: "Call a tool and print its answer.",
  usage: "<tool> [json | - | --parameter value …]",
  options: {
    json: { type: "boolean", help: "Print the structured answer instead of the text." },
    session: {
      type: "string",
      placeholder: "uuid",
      help: "Booking session to act in, instead of the one that all CLI calls share.",
    },
  },

  examples: [
    "wayfare call searchFlights --origin LON --destination NYC --departure-date 2027-03-01",
    `wayfare call searchHotels '{"cityCode": "PAR", "checkInDate": "2027-03-01", "checkOutDate": "2027-03-04"}'`,
    "wayfare call bookFlight - < booking.json",
    "wayfare call bookFlight --help",
  ],
  about: toolTopic,

  async run(invocation) {
    const app = await invocation.openApp("error");
    try {
      return await run(app, invocation);
    } catch (error) {
      if (!(error instanceof TravelError)) throw error;
      report(error, invocation);
      return error.code === "invalid" ? EXIT.usage : EXIT.failed;
    } finally {
      await app.close();
    }
  },
};

async function run(app: App, invocation: Invocation): Promise<number> {
  const { terminal, options, positionals } = invocation;
  const [name, json] = positionals;
  const tool = findTool(app, name);
  const args = argumentsOf(tool, options) ?? (await readArguments(json, terminal));
  const { Call, callTool } = await import("../../tools/call.ts");
  const session = options["session"];
  const bookingSessionId = typeof session === "string" ? requireSession(session) : CLI_SESSION;
  const call = new Call({
    arguments: args,
    caller: { transport: "cli", bookingSessionId },
    now: app.clock(),
    signal: () => new AbortController().signal,
  });
  const result = await callTool(tool, call, app.log);
  terminal.print(options["json"] ? JSON.stringify(result.output, undefined, 2) : result.text);
  for (const warning of result.warnings) terminal.warn(warning);
  return EXIT.ok;
}

/** A tool's parameters as flags. */
async function toolTopic([name]: readonly string[]): Promise<Topic | undefined> {
  const { publishedTools } = await import("../../tools/published.ts");
  const tool = publishedTools.find((candidate) => candidate.name === name);
  return tool && { options: toolFlags(tool), help: (look) => toolHelp(tool, look) };
}

function requireSession(session: string): string {
  const id = readSessionId(session);
  if (id !== undefined) return id;
  throw new TravelError("invalid", `--session: '${session}' is not a session id`, {
    reason: "invalid_session",
    field: "--session",
    value: session,
    hint: "Use the sessionId of an earlier answer: a UUID v4.",
  });
}

export function findTool(app: App, name: string | undefined): Tool {
  const tool = app.tools.find((candidate) => candidate.name === name);
  if (tool) return tool;
  const harmless = app.tools.filter(({ effect }) => effect !== "destroy");
  const meant = nearest(
    name ?? "",
    harmless.map((candidate) => candidate.name),
  );
  throw new TravelError(
    "invalid",
    name === undefined ? "Which tool?" : `There is no tool called '${name}'`,
    {
      reason: "unknown_tool",
      field: "tool",
      value: name ?? null,
      hint: meant ? `Did you mean "${meant}"?` : "wayfare tools lists them.",
    },
  );
}

async function readArguments(json: string | undefined, terminal: Terminal): Promise<unknown> {
  if (json === undefined) return {};
  const text = json === "-" ? await terminal.readInput() : json;
  try {
    return JSON.parse(text);
  } catch {
    throw new TravelError("invalid", "The arguments are not JSON", {
      reason: "invalid_json",
      field: "arguments",
      hint: `Quote them for the shell, or use flags: wayfare call <tool> '{"name": "value"}', wayfare call <tool> --name value`,
    });
  }
}

function report(error: TravelError, { options, terminal }: Invocation): void {
  if (options["json"]) {
    const facts = { message: error.message, ...errorData(error) };
    terminal.print(JSON.stringify({ error: facts }, undefined, 2));
    return;
  }
  printError(error, terminal);
}
