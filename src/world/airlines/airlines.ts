import type { Airline, AirlineProfile } from "./airline.ts";
import { parseAirlineRow } from "./airline-rows.ts";
import { AFRICA } from "./table/africa.ts";
import { CHINA } from "./table/china.ts";
import { EAST_ASIA } from "./table/east-asia.ts";
import { EUROPE } from "./table/europe.ts";
import { EUROPE_LOW_COST } from "./table/europe-low-cost.ts";
import { LATIN_AMERICA } from "./table/latin-america.ts";
import { MIDDLE_EAST } from "./table/middle-east.ts";
import { NORTH_AMERICA } from "./table/north-america.ts";
import { OCEANIA } from "./table/oceania.ts";
import { RUSSIA_AND_CENTRAL_ASIA } from "./table/russia-and-central-asia.ts";
import { SOUTH_ASIA } from "./table/south-asia.ts";
import { SOUTH_EAST_ASIA } from "./table/south-east-asia.ts";

export type { Airline, AirlineKind, AirlineProfile } from "./airline.ts";

const TABLES = [
  NORTH_AMERICA,
  LATIN_AMERICA,
  EUROPE,
  EUROPE_LOW_COST,
  MIDDLE_EAST,
  AFRICA,
  RUSSIA_AND_CENTRAL_ASIA,
  SOUTH_ASIA,
  CHINA,
  EAST_ASIA,
  SOUTH_EAST_ASIA,
  OCEANIA,
];

const rows = TABLES.flatMap((table) => table.trim().split("\n"))
  .map(parseAirlineRow)
  .sort((a, b) => (a.airline.code < b.airline.code ? -1 : 1));

/** Sorted by code. */
export const airlines: readonly Airline[] = rows.map(({ airline }, index) => ({
  index,
  ...airline,
}));

const airlineByCode = new Map(airlines.map((airline) => [airline.code, airline]));

export function findAirline(code: string): Airline | undefined {
  return airlineByCode.get(code);
}

export function profileOf(airline: Airline): AirlineProfile {
  const row = rows[airline.index];
  if (row?.airline.code !== airline.code) throw new Error(`Not in the table: ${airline.code}`);
  return row.profile();
}
