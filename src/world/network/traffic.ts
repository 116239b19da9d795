import type { Airport } from "../places/airports.ts";
import { ABROAD_SHARE, TRAFFIC, USUAL_ABROAD_SHARE } from "./traffic-table.ts";

/** How busy an airport is and who comes. */
export interface Traffic {
  /** Millions of passengers a year. */
  readonly passengers: number;
  /** Those of them who cross a border. */
  readonly international: number;
  readonly holiday: boolean;
  readonly lowCost: boolean;
  /** Slots are dear here: hardly any low-cost airline comes. */
  readonly premium: boolean;
}

const FIGURE = /^([\d.]+)(?:\/([\d.]+))?([tlf]*)$/;

const listed: ReadonlyMap<string, Traffic> = new Map(
  Object.entries(TRAFFIC).flatMap(([country, row]) => {
    const words = row.trim().split(/\s+/);
    return words.flatMap((code, i): [string, Traffic][] =>
      i % 2 === 0 ? [[code, parseFigure(country, words[i + 1] ?? "")]] : [],
    );
  }),
);

function parseFigure(country: string, text: string): Traffic {
  const [, all, abroad, marks = ""] = FIGURE.exec(text) ?? [];
  if (all === undefined) throw new Error(`Bad traffic figure: ${text}`);
  const passengers = Number(all);
  return {
    passengers,
    international: abroad === undefined ? passengers * shareOf(country) : Number(abroad),
    holiday: marks.includes("t"),
    lowCost: marks.includes("l"),
    premium: marks.includes("f"),
  };
}

function shareOf(country: string): number {
  return ABROAD_SHARE[country] ?? USUAL_ABROAD_SHARE;
}

export const listedCodes: readonly string[] = [...listed.keys()];

export function trafficOf(airport: Airport): Traffic {
  const known = listed.get(airport.iata);
  if (known) return known;
  const passengers = estimate(airport);
  const international = passengers * shareOf(airport.country);
  return { passengers, international, holiday: false, lowCost: false, premium: false };
}

/** The table names every airport that is busy, so what is left is quiet whatever its catchment. */
function estimate(airport: Airport): number {
  const floor = airport.size === "small" ? 0.004 : 0.012;
  return floor + Math.min(0.05, airport.catchment / 20_000);
}
