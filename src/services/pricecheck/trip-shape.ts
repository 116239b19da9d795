import type { FareFlight, TripShape } from "../../suppliers/fare-sources.ts";

/** What kind of trip the legs make, by the cities at their ends. */
export function shapeOf(
  legs: readonly (readonly FareFlight[])[],
  cityOf: (airport: string) => string,
): TripShape {
  if (legs.length === 1) return "one_way";
  const [out = [], back = []] = legs;
  const [outFrom, outTo, backFrom, backTo] = [
    out[0]?.from,
    out.at(-1)?.to,
    back[0]?.from,
    back.at(-1)?.to,
  ].map((code) => cityOf(code ?? ""));
  if (legs.length > 2) return "multi_city";
  const fromThere = outTo === backFrom;
  const home = outFrom === backTo;
  if (fromThere && home) return "round_trip";
  return fromThere || home ? "open_jaw" : "multi_city";
}

/** `MXP–SYD return`, `LHR–JFK, BOS–LHR`. */
export function tripName(legs: readonly (readonly FareFlight[])[], shape: TripShape): string {
  const ways = legs.map((leg) => `${leg[0]?.from}–${leg.at(-1)?.to}`);
  return shape === "round_trip" ? `${ways[0]} return` : ways.join(", ");
}
