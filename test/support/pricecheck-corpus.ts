import { readdirSync, readFileSync } from "node:fs";
import { isoDate, parseIsoDate } from "../../src/domain/dates.ts";
import { type RequestFields, toFields } from "../../src/services/pricecheck/answer/format.ts";
import { readRequest } from "../../src/services/pricecheck/resolve/request.ts";
import type { Gazetteer, KnownFlight } from "../../src/suppliers/gazetteer.ts";
import { simulatedGazetteer } from "../../src/suppliers/simulated/gazetteer.ts";
import { seedFrom } from "../../src/world/random.ts";

export type Half = "open" | "blind";

/** A request of the corpus; test/corpus/pricecheck/README.md says what its fields mean. */
export interface CorpusCase {
  readonly id: string;
  readonly language: string;
  readonly form: string;
  readonly today: string;
  readonly request: string;
  readonly expected: Expected;
}

interface Expected {
  readonly ready: boolean;
  readonly legs: readonly (readonly Readonly<Record<string, string | number | null>>[])[];
  /** Left out where the words in which it is asked are free. */
  readonly missing?: readonly string[];
  readonly candidates?: Readonly<Record<string, readonly string[]>>;
  readonly [field: string]: unknown;
}

/** One field of a case: its kind, and whether it was read as it should be. */
export interface Mark {
  readonly kind: string;
  readonly right: boolean;
  readonly what: string;
}

const TOP_FIELDS = [
  "travelClass",
  "adults",
  "children",
  "infantsInSeat",
  "infantsOnLap",
  "price",
  "currency",
] as const;

/** The first corpus, or the second, whose names begin with "second-". */
export function readCorpus(half: Half, part?: "first" | "second"): CorpusCase[] {
  const folder = new URL(`../corpus/pricecheck/${half}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .filter((name) => part === undefined || name.startsWith("second-") === (part === "second"))
    .sort()
    .flatMap((name): CorpusCase[] => JSON.parse(readFileSync(new URL(name, folder), "utf8")));
}

/**
 * The world's places and airlines with the corpus's own timetable, so that a case is judged by what
 * the reader makes of the text and not by what the simulated airlines fly this year.
 */
export function corpusFacts(): Gazetteer {
  const { flights, routes } = readTimetable();
  return {
    ...simulatedGazetteer(seedFrom("fixed")),
    flight: (airline, number, day) => flights.get(`${airline}${number} ${isoDate(day)}`),
    route: (airline, number) => routes.get(`${airline}${number}`),
  };
}

function readTimetable() {
  const file = new URL("../corpus/pricecheck/timetable.json", import.meta.url);
  const rows: { flights: string[]; routes: string[] } = JSON.parse(readFileSync(file, "utf8"));
  const flights = new Map<string, KnownFlight>();
  for (const row of rows.flights) {
    const [number, date, from = "", departs, to = "", arrives, plus] = row.split(" ");
    const departure = minutesOf(departs);
    const arrival = minutesOf(arrives);
    flights.set(`${number} ${date}`, { from, to, departure, arrival, plusDays: Number(plus) });
  }
  const routes = new Map(
    rows.routes.map((row) => {
      const [number = "", from = "", to = ""] = row.split(" ");
      return [number, { from, to }];
    }),
  );
  return { flights, routes };
}

function minutesOf(clock = ""): number {
  const [hours, minutes] = clock.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/**
 * Marks every field that is expected to be something, every entry that is expected among the
 * missing, every entry there that should not be, and whether the request is ready.
 */
export function markCase({ request, today, expected }: CorpusCase, facts: Gazetteer): Mark[] {
  const { fields, missing } = toFields(readRequest(request, facts, parseIsoDate(today) ?? 0));
  const marks: Mark[] = [];
  const mark = (kind: string, wanted: unknown, got: unknown, right = wanted === got) =>
    marks.push({ kind, right, what: `${kind}: wanted ${wanted}, got ${got}` });

  for (const [l, leg] of expected.legs.entries()) {
    for (const [s, segment] of leg.entries()) {
      const read: Readonly<Record<string, unknown>> = {
        ...fields.trip.legs[l]?.segments[s],
      };
      for (const [name, wanted] of Object.entries(segment)) {
        if (wanted !== null) mark(name, wanted, read[name]);
      }
    }
  }
  const top = topFields(fields);
  for (const name of TOP_FIELDS) {
    const wanted = expected[name];
    if (wanted !== null && wanted !== undefined) mark(name, wanted, top[name]);
  }
  const { source } = expected;
  // Whether a brand is written KAYAK or Kayak is a matter of taste.
  if (typeof source === "string") {
    mark("source", source, fields.source, source.toLowerCase() === fields.source.toLowerCase());
  }
  for (const name of expected.missing ?? []) {
    mark("missing", name, missing.has(name) ? name : "nothing");
  }
  for (const name of expected.missing ? missing.keys() : []) {
    if (!expected.missing?.includes(name)) mark("missing", "nothing", name);
  }
  for (const [name, wanted] of Object.entries(expected.candidates ?? {})) {
    mark("candidates", wanted.join(" "), (missing.get(name) ?? []).join(" "));
  }
  mark("ready", expected.ready, missing.size === 0);
  return marks;
}

function topFields({ trip, price, currency }: RequestFields): Readonly<Record<string, unknown>> {
  return { ...trip, price, currency };
}
