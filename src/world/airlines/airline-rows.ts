import { type Aircraft, findAircraft } from "./aircraft.ts";
import type { Airline, AirlineKind, AirlineProfile, Alliance, Station } from "./airline.ts";

/** One line of the airline tables. */
export interface AirlineRow {
  readonly airline: Omit<Airline, "index">;
  /** Parsed on demand: only the network's rules need it. */
  readonly profile: () => AirlineProfile;
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
const STATION = /^([A-Z]{3}) (\d+)(?:d|\/(\d+)\/(\d+))?$/;

/**
 * A line reads: code | name | country | kind and alliance | hubs | bases | fleet | options.
 * `LHR 8/56/50` is a station with its numbers of domestic, short-haul foreign and long-haul
 * destinations, `LGA 52d` one with domestic flights only, `STN 105` one that takes what comes.
 * The options are the fields of AirlineProfile.
 */
export function parseAirlineRow(line: string): AirlineRow {
  const cells = line.split("|").map((cell) => cell.trim());
  const [code = "", name = "", country = "", kinds = "", hubs = "", bases = ""] = cells;
  const [fleet = "", options = ""] = cells.slice(6);
  const [kindWord = "", allianceWord = ""] = kinds.split(" ");
  const kind = KINDS[kindWord];
  if (cells.length !== 8 || kind === undefined) throw new Error(`Bad airline row: ${line}`);
  const alliance = ALLIANCES[allianceWord];
  return {
    airline: {
      code,
      name,
      country,
      ...(alliance !== undefined && { alliance }),
      kind,
      hubs: codesOf(hubs),
      bases: codesOf(bases),
      fleet: fleet.split(" ").map(aircraftOf),
    },
    profile: () => parseProfile([...stationsOf(hubs), ...stationsOf(bases)], options),
  };
}

function codesOf(cell: string): string[] {
  return cell === "" ? [] : cell.split(", ").map((station) => station.slice(0, 3));
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

function aircraftOf(code: string): Aircraft {
  const type = findAircraft(code);
  if (!type) throw new Error(`Unknown aircraft type: ${code}`);
  return type;
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
  };
}
