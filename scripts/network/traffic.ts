import type { Airport } from "../../src/world/places/airports.ts";
import {
  ABROAD_SHARE,
  LONG_HAUL,
  TRAFFIC,
  USUAL_ABROAD_SHARE,
  USUAL_LONG_HAUL_SHARE,
} from "./traffic-table.ts";

/** How busy an airport is, and with which passengers and airlines. */
export interface Traffic {
  /** Millions of passengers a year. */
  readonly passengers: number;
  /** Those of them who cross a border. */
  readonly international: number;
  /** Those who come from afar. */
  readonly longHaul: number;
  readonly holiday: boolean;
  readonly lowCost: boolean;
  /** Slots are dear here: hardly any low-cost airline comes. */
  readonly premium: boolean;
}

const longHaul: ReadonlyMap<string, number> = new Map(
  pairsOf(LONG_HAUL).map(([code, millions]) => [code, Number(millions)]),
);

const FIGURE = /^([\d.]+)(?:\/([\d.]+))?([tlf]*)$/;

const listed: ReadonlyMap<string, Traffic> = new Map(
  Object.entries(TRAFFIC).flatMap(([country, row]) =>
    pairsOf(row).map(([code, text]): [string, Traffic] => [code, parseFigure(country, code, text)]),
  ),
);

/** `ATL 105 DFW 82` as pairs. */
function pairsOf(row: string): [string, string][] {
  const words = row.trim().split(/\s+/);
  return words.flatMap((word, i) => (i % 2 === 0 ? [[word, words[i + 1] ?? ""]] : []));
}

function parseFigure(country: string, code: string, text: string): Traffic {
  const [, all, abroad, marks = ""] = FIGURE.exec(text) ?? [];
  if (all === undefined) throw new Error(`Bad traffic figure: ${code} ${text}`);
  const passengers = Number(all);
  const international = abroad === undefined ? passengers * shareOf(country) : Number(abroad);
  return {
    passengers,
    international,
    longHaul: longHaul.get(code) ?? international * USUAL_LONG_HAUL_SHARE,
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
  return {
    passengers,
    international,
    longHaul: international * USUAL_LONG_HAUL_SHARE,
    holiday: false,
    lowCost: false,
    premium: false,
  };
}

/** The table names every airport that is busy, so what is left is quiet whatever its catchment. */
function estimate(airport: Airport): number {
  const floor = airport.size === "small" ? 0.004 : 0.012;
  return floor + Math.min(0.05, airport.catchment / 20_000);
}
