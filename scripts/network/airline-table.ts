import type { Airline } from "../../src/world/airlines/airlines.ts";
import { AFRICA } from "./airlines/africa.ts";
import { CHINA } from "./airlines/china.ts";
import { EAST_ASIA } from "./airlines/east-asia.ts";
import { EUROPE } from "./airlines/europe.ts";
import { EUROPE_LOW_COST } from "./airlines/europe-low-cost.ts";
import { LATIN_AMERICA } from "./airlines/latin-america.ts";
import { MIDDLE_EAST } from "./airlines/middle-east.ts";
import { NORTH_AMERICA } from "./airlines/north-america.ts";
import { OCEANIA } from "./airlines/oceania.ts";
import { RUSSIA_AND_CENTRAL_ASIA } from "./airlines/russia-and-central-asia.ts";
import { SOUTH_ASIA } from "./airlines/south-asia.ts";
import { SOUTH_EAST_ASIA } from "./airlines/south-east-asia.ts";

/**
 * A hub or base, with about how many places the airline reaches from it: in the same country,
 * abroad nearby, and long-haul wherever. `any` are taken from the three as they come.
 */
export interface Station {
  readonly code: string;
  readonly domestic: number;
  readonly abroad: number;
  readonly longHaul: number;
  readonly any: number;
}

/** How an airline chooses its routes: what the network's rules ask of it. */
export interface AirlineProfile {
  readonly stations: readonly Station[];
  /** Kilometres over which a destination loses most of its appeal. */
  readonly reach: number;
  /** Appeal of a place abroad against one at home. */
  readonly abroad: number;
  /** Appeal of holiday places against others. */
  readonly leisure: number;
  /** 0: big places first; 1: places others leave out. */
  readonly small: number;
  /** Long-haul only. */
  readonly far: boolean;
  /** Appeal of particular islands, countries or continents. */
  readonly leans: ReadonlyMap<string, number>;
  /** Other countries where the brand has an airline of its own. */
  readonly also: readonly string[];
  /** Foreign countries inside which it flies, where its bases would tell otherwise. */
  readonly inside: readonly string[];
  /** Airports and pairs of airports (`BCNPMI`) that it leaves to others, though they lie in its way. */
  readonly not: ReadonlySet<string>;
}

/** One line of the airline tables. */
export interface AirlineRow {
  readonly code: string;
  /** The line as the server reads it: see `src/world/airlines/airlines.ts`. */
  readonly published: string;
  readonly profile: AirlineProfile;
}

const STATION = /^([A-Z]{3}) (\d+)(?:d|\/(\d+)\/(\d+))?$/;

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

/** Sorted by code. */
export const airlineRows: readonly AirlineRow[] = TABLES.flatMap((table) =>
  table.trim().split("\n"),
)
  .map(parseAirlineRow)
  .sort((a, b) => (a.code < b.code ? -1 : 1));

const profileByCode = new Map(airlineRows.map(({ code, profile }) => [code, profile]));

export function profileOf({ code }: Airline): AirlineProfile {
  const profile = profileByCode.get(code);
  if (!profile) throw new Error(`Not in the table: ${code}`);
  return profile;
}

/**
 * A line reads: code | name | country | kind and alliance | hubs | bases | fleet | options.
 * `LHR 8/56/50` is a station with its numbers of domestic, short-haul foreign and long-haul
 * destinations, `LGA 52d` one with domestic flights only, `STN 105` one that takes what comes.
 * The options are the fields of AirlineProfile.
 */
export function parseAirlineRow(line: string): AirlineRow {
  const cells = line.split("|").map((cell) => cell.trim());
  if (cells.length !== 8) throw new Error(`Bad airline row: ${line}`);
  const [code = "", name = "", country = "", kinds = "", hubs = "", bases = ""] = cells;
  const [fleet = "", options = ""] = cells.slice(6);
  const atHubs = stationsOf(hubs);
  const atBases = stationsOf(bases);
  return {
    code,
    published: [code, name, country, kinds, codesOf(atHubs), codesOf(atBases), fleet].join("|"),
    profile: parseProfile([...atHubs, ...atBases], options),
  };
}

function codesOf(stations: readonly Station[]): string {
  return stations.map(({ code }) => code).join(" ");
}

function stationsOf(cell: string): Station[] {
  if (cell === "") return [];
  return cell.split(", ").map((text) => {
    const match = STATION.exec(text);
    if (!match) throw new Error(`Bad station: ${text}`);
    const [, code = "", first, abroad, longHaul] = match;
    if (abroad === undefined && !text.endsWith("d")) {
      return { code, domestic: 0, abroad: 0, longHaul: 0, any: Number(first) };
    }
    return {
      code,
      domestic: Number(first),
      abroad: Number(abroad ?? 0),
      longHaul: Number(longHaul ?? 0),
      any: 0,
    };
  });
}

function parseProfile(stations: readonly Station[], text: string): AirlineProfile {
  const options = new Map(
    text.split(" ").map((option): [string, string] => {
      const [key = "", value = ""] = option.split("=");
      return [key, value];
    }),
  );
  const number = (key: string, fallback: number) => Number(options.get(key) ?? fallback);
  const list = (key: string) => options.get(key)?.split(",") ?? [];
  return {
    stations,
    reach: number("reach", 1500),
    abroad: number("abroad", 0.6),
    leisure: number("leisure", 1),
    small: number("small", 0),
    far: number("far", 0) === 1,
    leans: new Map(
      list("leans").map((lean): [string, number] => {
        const [place = "", weight] = lean.split(":");
        return [place, Number(weight)];
      }),
    ),
    also: list("also"),
    inside: list("inside"),
    not: new Set(list("not")),
  };
}
