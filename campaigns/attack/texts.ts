import fc from "fast-check";
import type { Tool } from "../../src/tools/call.ts";
import { isRecord } from "../../src/tools/json.ts";
import type { AttackedDesk } from "./desk.ts";
import type { Limits } from "./explore.ts";
import { type Findings, Flaw } from "./findings.ts";
import { RUNS } from "./hostile.ts";

/** Every reader of text, by tool and parameter, with what the tool needs besides. */
interface Reader {
  readonly tool: Tool;
  readonly parameter: string;
  readonly length: number;
  readonly others: Readonly<Record<string, unknown>>;
}

const SENTENCE = "We would like to spend a quiet week by the sea, with good food and old towns. ";
const LONG: Readonly<Record<string, number>> = { user_request: 20_000, message: 20_000 };
const LENGTH = 2_000;
/** Where a text does not end as it began, a reader goes back and tries again. */
const ENDS = ["", "!", "\0", " 1", "JFK"];

const NEEDED: Readonly<Record<string, unknown>> = {
  query: "A week in Istanbul",
  user_request: "BA178 JFK-LHR 3 March 2027, 640 GBP",
  destination: "Istanbul",
  contact: "ada@example.com",
  message: "Something quiet",
  origin: "JFK",
  departureDate: "2027-03-01",
  departure_date: "2027-03-01",
};

/**
 * Shows readers their worst cases: runs of what each of them looks for, as long as is allowed. None
 * may take much longer than a harmless text of the same length. All of them take minutes, so their
 * order is the seed's.
 */
export async function attackReaders(
  desk: AttackedDesk,
  found: Findings,
  { seed, until }: Limits,
): Promise<void> {
  const cases = readersOf(desk.tools).flatMap((reader) =>
    RUNS.flatMap((run) => ENDS.map((end) => ({ reader, run, end }))),
  );
  const order = fc.shuffledSubarray(cases, { minLength: cases.length });
  const harmless = new Map<Reader, number>();
  for (const { reader, run, end } of fc.sample(order, { seed, numRuns: 1 })[0] ?? []) {
    if (Date.now() > until) return;
    found.tried("worst cases for readers of text");
    const usual = harmless.get(reader) ?? (await cost(desk, reader, SENTENCE));
    harmless.set(reader, usual);
    await compare(desk, reader, { run, end, harmless: usual }, found);
  }
}

interface Comparison {
  readonly run: string;
  readonly end: string;
  /** Milliseconds for a harmless text. */
  readonly harmless: number;
}

const TIMES = 20;
const SPARE_MS = 60;

async function compare(
  desk: AttackedDesk,
  reader: Reader,
  { run, end, harmless }: Comparison,
  found: Findings,
): Promise<void> {
  const where = `${reader.tool.name}, ${reader.parameter}`;
  try {
    let ms = Number.POSITIVE_INFINITY;
    // The shortest of several: a busy moment does not come every time.
    for (let round = 0; round < 4 && ms > harmless * TIMES + SPARE_MS; round++) {
      ms = Math.min(ms, await cost(desk, reader, run, end));
    }
    if (ms > harmless * TIMES + SPARE_MS) {
      throw new Flaw(
        `${where}: a text that takes too long`,
        `${ms.toFixed(0)} ms, and ${harmless.toFixed(1)} ms for a harmless one of the same length`,
      );
    }
  } catch (error) {
    if (!(error instanceof Flaw)) throw error;
    found.add(error, { run, end, length: reader.length });
  }
}

async function cost(desk: AttackedDesk, reader: Reader, run: string, end = ""): Promise<number> {
  const { tool, parameter, length, others } = reader;
  const text = `${run.repeat(Math.ceil(length / run.length)).slice(0, length - end.length)}${end}`;
  const before = process.cpuUsage();
  await desk.attack(tool, { ...others, [parameter]: text });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Every parameter that takes free text. */
function readersOf(tools: readonly Tool[]): readonly Reader[] {
  return tools.flatMap((tool) => {
    const { properties, required } = tool.inputSchema("portable");
    if (!isRecord(properties)) return [];
    const needed = Array.isArray(required) ? required.map(String) : [];
    const others = Object.fromEntries(needed.map((name) => [name, NEEDED[name] ?? "JFK"]));
    return Object.entries(properties)
      .filter(([, schema]) => isRecord(schema) && schema["type"] === "string")
      .map(([parameter]) => ({
        tool,
        parameter,
        length: LONG[parameter] ?? LENGTH,
        others,
      }));
  });
}
