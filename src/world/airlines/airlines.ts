import data from "../data/airlines.json" with { type: "json" };
import { type Aircraft, findAircraft } from "./aircraft.ts";

export type AirlineKind = "full_service" | "low_cost" | "regional";
type Alliance = "Star Alliance" | "oneworld" | "SkyTeam";

/** A passenger airline as a traveller knows it: its regional operators fly under its code. */
export interface Airline {
  readonly index: number;
  readonly code: string;
  readonly name: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly alliance?: Alliance;
  readonly kind: AirlineKind;
  /** The most important first. */
  readonly hubs: readonly string[];
  readonly bases: readonly string[];
  /** Types it flies, itself or through its regional operators. */
  readonly fleet: readonly Aircraft[];
}

const KINDS: Readonly<Record<string, AirlineKind>> = {
  full: "full_service",
  low: "low_cost",
  regional: "regional",
};
const ALLIANCES: Readonly<Record<string, Alliance>> = {
  star: "Star Alliance",
  oneworld: "oneworld",
  skyteam: "SkyTeam",
};

/** Sorted by code. */
export const airlines: readonly Airline[] = data.airlines.map(readAirline);

const airlineByCode = new Map(airlines.map((airline) => [airline.code, airline]));

export function findAirline(code: string): Airline | undefined {
  return airlineByCode.get(code);
}

/** A row reads: code | name | country | kind and alliance | hubs | bases | fleet. */
export function readAirline(row: string, index: number): Airline {
  const cells = row.split("|");
  const [code = "", name = "", country = "", kinds = "", hubs = "", bases = "", fleet = ""] = cells;
  const [kindWord = "", allianceWord = ""] = kinds.split(" ");
  const kind = KINDS[kindWord];
  if (cells.length !== 7 || kind === undefined) throw new Error(`Bad airline row: ${row}`);
  const alliance = ALLIANCES[allianceWord];
  return {
    index,
    code,
    name,
    country,
    ...(alliance !== undefined && { alliance }),
    kind,
    hubs: wordsOf(hubs),
    bases: wordsOf(bases),
    fleet: wordsOf(fleet).map(aircraftOf),
  };
}

function wordsOf(cell: string): readonly string[] {
  return cell === "" ? [] : cell.split(" ");
}

function aircraftOf(code: string): Aircraft {
  const type = findAircraft(code);
  if (!type) throw new Error(`Unknown aircraft type: ${code}`);
  return type;
}
