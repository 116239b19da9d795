import { MS_PER_DAY } from "../../domain/dates.ts";
import { plainLine } from "../../text/plain.ts";
import { isRecord } from "../json.ts";
import { normalizePrice } from "./normalize-price.ts";
import { normalizeSegment } from "./normalize-segment.ts";
import { quoted } from "./quoted.ts";

type Json = Readonly<Record<string, unknown>>;
type Note = (change: string) => void;

const CLASS_ALIASES: Readonly<Record<string, string>> = {
  COACH: "ECONOMY",
  PREMIUM: "PREMIUM_ECONOMY",
  PREMIUMECONOMY: "PREMIUM_ECONOMY",
  BUSINESS_CLASS: "BUSINESS",
  FIRST_CLASS: "FIRST",
  ECONOMY_CLASS: "ECONOMY",
};
const COUNTS = ["adults", "children", "infantsInSeat", "infantsOnLap"] as const;
const COUNTRY_ALIASES: Readonly<Record<string, string>> = { UK: "GB", EL: "GR" };

/** Older and looser ways to put the question, in the contract's shape. What it cannot read it leaves. */
export function normalizeFlight(raw: Json, note: Note): unknown {
  const request = unwrap(raw, note);
  return {
    ...request,
    ...("trip" in request && { trip: normalizeTrip(request["trip"], note) }),
    ...normalizePrice(request, note),
    ...normalizeLocation(request["location"], note),
  };
}

/** Older clients wrap everything into flightData; some hosts send objects as JSON texts. */
function unwrap(raw: Json, note: Note): Json {
  const inner = parsed(raw["flightData"]);
  if ("trip" in raw || !isRecord(inner)) return { ...raw, ...textual(raw) };
  note("Read the request inside flightData.");
  const { flightData: _, ...rest } = raw;
  return { ...rest, ...inner, ...textual(inner) };
}

function textual(request: Json): Json {
  return "trip" in request ? { trip: parsed(request["trip"]) } : {};
}

function parsed(value: unknown): unknown {
  if (typeof value !== "string" || !value.trimStart().startsWith("{")) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function normalizeTrip(value: unknown, note: Note): unknown {
  if (!isRecord(value)) return value;
  const { segments, ...trip } = value;
  const legs = readLegs(
    trip["legs"] ?? (segments !== undefined ? [{ segments }] : undefined),
    note,
  );
  return {
    ...trip,
    ...(legs !== undefined && { legs }),
    ...normalizeClass(trip["travelClass"], note),
    ...normalizeCounts(trip, note),
  };
}

function readLegs(legs: unknown, note: Note): unknown {
  if (!Array.isArray(legs)) return legs;
  const read = legs.map((leg: unknown, index) => {
    const given = Array.isArray(leg) ? { segments: leg } : leg;
    if (!isRecord(given) || !Array.isArray(given["segments"])) return given;
    const segments = given["segments"].map((segment: unknown, at) =>
      isRecord(segment)
        ? normalizeSegment(segment, (change) =>
            note(`Leg ${index + 1}, segment ${at + 1}: ${change}`),
          )
        : segment,
    );
    return { ...given, segments };
  });
  const [only] = read;
  return read.length === 1 && isRecord(only) ? splitLeg(only, note) : read;
}

function normalizeClass(value: unknown, note: Note): Json {
  if (typeof value !== "string") return {};
  const word = value
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, "_");
  const travelClass = CLASS_ALIASES[word] ?? word;
  if (travelClass === value) return {};
  note(`travelClass ${quoted(value)} became ${plainLine(travelClass, 20)}.`);
  return { travelClass };
}

/** Children and infants that are left out are none. */
function normalizeCounts(trip: Json, note: Note): Json {
  const counts: Record<string, number> = {};
  for (const name of COUNTS) {
    const value = trip[name];
    if (typeof value === "string" && /^\d{1,2}$/.test(value.trim())) counts[name] = Number(value);
    else if ((value === undefined || value === null) && name !== "adults") {
      counts[name] = 0;
      note(`${name} was not given: taken as 0.`);
    }
  }
  return counts;
}

function normalizeLocation(value: unknown, note: Note): Json {
  // Absent, null and empty all mean unknown, for which the contract has a default.
  if (value === null || value === "") return { location: undefined };
  if (typeof value !== "string") return {};
  const code = value.trim().toUpperCase();
  const location = COUNTRY_ALIASES[code] ?? code;
  if (location === value) return {};
  note(`location ${quoted(value)} became ${plainLine(location, 20)}.`);
  return { location };
}

const A_STAY_MS = 24 * 3_600_000;

/**
 * Older clients put a whole trip into one leg. It ends where the traveller stays longer than a
 * connection takes; if it comes back to its start without such a stay, at the longest stop.
 */
function splitLeg(leg: Json, note: Note): readonly Json[] {
  const segments: readonly unknown[] = Array.isArray(leg["segments"]) ? leg["segments"] : [];
  if (segments.length < 2 || !segments.every(isRecord)) return [leg];
  const stops = segments.slice(1).map((next, index) => stopBefore(segments[index], next));
  let ends = stops.flatMap((stop, index) => (stop > A_STAY_MS ? [index] : []));
  const comesBack = segments[0]?.["departureAirport"] === segments.at(-1)?.["arrivalAirport"];
  if (ends.length === 0 && comesBack) ends = [longest(stops)];
  if (ends.length === 0) return [leg];
  const legs: Json[] = [];
  let from = 0;
  for (const end of [...ends, segments.length - 1]) {
    legs.push({ ...leg, segments: segments.slice(from, end + 1) });
    from = end + 1;
  }
  const where = ends
    .map((end) => {
      const airport = segments[end]?.["arrivalAirport"];
      return typeof airport === "string" ? plainLine(airport, 20) : "its middle";
    })
    .join(" and ");
  note(`The one leg was split at ${where}: a leg is one way.`);
  return legs;
}

/** Both times are local at the airport of the change, so their difference is the stop. */
function stopBefore(before: Json | undefined, after: Json): number {
  const plusDays = before?.["plusDays"];
  const days = (typeof plusDays === "number" ? plusDays : 0) * MS_PER_DAY;
  const lands = clock(before?.["departureDate"], before?.["arrivalTime"]) + days;
  return clock(after["departureDate"], after["departureTime"]) - lands;
}

function clock(date: unknown, time: unknown): number {
  return typeof date === "string" && typeof time === "string"
    ? Date.parse(`${date}T${time}Z`)
    : Number.NaN;
}

/** The middle, when times are missing. */
function longest(stops: readonly number[]): number {
  let at = Math.floor((stops.length - 1) / 2);
  for (const [index, stop] of stops.entries()) {
    if (stop > (stops[at] ?? 0)) at = index;
  }
  return at;
}
