import { isObject, textOf } from "../../answers/read-json.ts";
import type * as client from "../../api/client.ts";
import type { BookingPage, RequestPage, ToolAnswer, ToolInfo } from "../../api/types.ts";
import type { FormValues } from "./arguments.ts";

type Server = Pick<typeof client, "get" | "post">;

/** Names of what the operator made here, by the tool and its answer's field that told them. */
const MADE = ["pnr", "sessionId", "request_id"] as const;
const made = new Map<string, string>();

/** Remembers what a call made, for the examples of tools that need one. */
export function rememberMade({ name: tool, effect }: ToolInfo, output: unknown): void {
  if (effect === "read" || !isObject(output)) return;
  for (const name of MADE) {
    const value = textOf(output[name]);
    if (value !== "") made.set(`${tool}/${name}`, value);
  }
}

/**
 * The example's arguments with ids that are good now. What a search gives is searched for. What only a
 * change makes is what the operator made here, or for a tool that only reads the newest of all; otherwise
 * it is left out.
 */
export async function filledExample(
  tool: ToolInfo,
  tools: readonly ToolInfo[],
  server: Server,
): Promise<{ readonly args: FormValues; readonly complete: boolean }> {
  const { arguments: given = {}, from = {} } = tool.example ?? {};
  const args: Record<string, unknown> = structuredClone(given);
  let complete = true;
  async function outputOf(source: ToolInfo, besides: FormValues = {}): Promise<unknown> {
    const filled = await filledExample(source, tools, server);
    if (!filled.complete) return undefined;
    const path = `/tools/${encodeURIComponent(source.name)}`;
    return (await server.post<ToolAnswer>(path, { ...filled.args, ...besides })).output;
  }
  for (const [pointer, { call, with: besides, at }] of Object.entries(from)) {
    const source = tools.find(({ name }) => name === call);
    const found =
      source?.effect === "read"
        ? valueAt(await outputOf(source, besides), at)
        : await newestOf(`${call}${at}`, tool, server);
    put(args, pointer, found);
    if (found === undefined) complete = false;
  }
  return { args, complete };
}

async function newestOf(
  source: string,
  { effect }: ToolInfo,
  { get }: Server,
): Promise<string | undefined> {
  const own = made.get(source);
  if (own !== undefined || effect !== "read") return own;
  if (source.endsWith("/pnr"))
    return (await get<BookingPage>("/bookings?limit=1")).bookings[0]?.pnr;
  if (source.endsWith("/request_id"))
    return (await get<RequestPage>("/requests?limit=1")).requests[0]?.id;
  return undefined;
}

/** A JSON pointer followed into a value. */
function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>(
      (part, key) =>
        Array.isArray(part) ? part[Number(key)] : isObject(part) ? part[key] : undefined,
      value,
    );
}

function put(args: Record<string, unknown>, pointer: string, value: unknown): void {
  const [, name = "", index] = pointer.split("/");
  const list = args[name];
  if (index !== undefined && Array.isArray(list)) list[Number(index)] = value ?? "";
  else if (value === undefined) delete args[name];
  else args[name] = value;
}

/** The tool that books what a search shows, and what it is told of it. */
const BOOKING_TOOLS: Readonly<Record<string, readonly [tool: string, (id: string) => FormValues]>> =
  {
    searchFlights: ["bookFlight", (id) => ({ flightIds: [id] })],
    searchHotels: ["bookHotel", (id) => ({ hotelId: id })],
    searchCars: ["bookCar", (id) => ({ carId: id })],
  };

export interface BookingStep {
  readonly tool: ToolInfo;
  argumentsFor(id: string): FormValues;
}

/** How what this tool finds is booked, with the people of the example. */
export function bookingStep(searched: string, tools: readonly ToolInfo[]): BookingStep | undefined {
  const [name, named] = BOOKING_TOOLS[searched] ?? [];
  const tool = tools.find((one) => one.name === name);
  if (!tool || !named) return undefined;
  return { tool, argumentsFor: (id) => ({ ...tool.example?.arguments, ...named(id) }) };
}
