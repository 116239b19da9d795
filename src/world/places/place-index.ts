import MiniSearch from "minisearch";
import data from "../data/names.json" with { type: "json" };
import { type Airport, type City, cities } from "./airports.ts";
import { fold, foldings } from "./fold.ts";

/** One thing a name may mean: a city, or one airport of it. */
export interface Entry {
  readonly id: number;
  readonly city: City;
  /** Absent: the whole city. */
  readonly airport?: Airport;
  /** Folded, all the names it goes by. */
  readonly names: readonly string[];
  /** Every word that may be said of it, its code and its airport's names among them. */
  readonly words: readonly string[];
  /** People (thousands) it stands for. */
  readonly prominence: number;
}

export interface PlaceIndex {
  readonly entries: readonly Entry[];
  /** Entries by a whole name. */
  exact(name: string): readonly Entry[];
  /** Entries that have words like these, the likeliest first. */
  like(text: string, misspelt: boolean): readonly Entry[];
}

/** Words that say what kind of place is meant, and nothing about which. */
const generic = new Set(
  (
    "airport airfield aerodrome international regional municipal domestic aeroport aeroporto " +
    "aeropuerto flughafen luchthaven lotnisko havalimani havaalani hava limani аэропорт аеропорт " +
    "metropolitan area all airports 空港 机场 機場 공항 مطار"
  ).split(" "),
);

const MOST_CANDIDATES = 40;
const aliases = new Map<string, readonly string[]>();
const regionByCity = new Map<string, string>();
let index: PlaceIndex | undefined;

/** Built on first use: most processes never resolve a name. */
export function placeIndex(): PlaceIndex {
  index ??= build();
  return index;
}

/** State or province, in the countries where people say it. */
export function regionOf(city: City): string | undefined {
  placeIndex();
  return regionByCity.get(city.code);
}

export function withoutGeneric(words: readonly string[]): readonly string[] {
  return words.filter((word) => !generic.has(word));
}

function build(): PlaceIndex {
  for (const row of data.names) {
    const [code = "", ...names] = row.split("|");
    aliases.set(code, names);
  }
  for (const row of data.regions) {
    const [, name = "", codes = ""] = row.split("|");
    for (const code of codes.split(" ")) regionByCity.set(code, name);
  }
  const entries: Entry[] = [];
  for (const city of cities) {
    entries.push(cityEntry(entries.length, city));
    if (standsAlone(city)) continue;
    for (const airport of city.airports) entries.push(airportEntry(entries.length, city, airport));
  }
  const byName = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const name of entry.names) {
      const held = byName.get(name);
      if (held) held.push(entry);
      else byName.set(name, [entry]);
    }
  }
  // The larger part of the work, and needless for names that are spelt right.
  let engine: MiniSearch<Entry> | undefined;
  return {
    entries,
    exact: (name) => byName.get(name) ?? [],
    like(text, misspelt) {
      engine ??= searchEngine(entries);
      return engine
        .search(text, misspelt ? { fuzzy } : {})
        .slice(0, MOST_CANDIDATES)
        .flatMap(({ id }) => entries[Number(id)] ?? []);
    },
  };
}

function searchEngine(entries: readonly Entry[]): MiniSearch<Entry> {
  const engine = new MiniSearch<Entry>({
    fields: ["words"],
    // Other scripts are matched whole, or in Latin letters: here they would only cost time.
    extractField: (entry, field) =>
      field === "id" ? entry.id : entry.words.filter((word) => /^[a-z]{2,}$/.test(word)).join(" "),
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
    searchOptions: {
      prefix: (term) => term.length > 1,
      boostDocument: (id) => 1 + Math.log10(1 + (entries[Number(id)]?.prominence ?? 0)),
    },
  });
  engine.addAll(entries);
  return engine;
}

function fuzzy(term: string): number | false {
  if (term.length < 4) return false;
  return term.length < 7 ? 1 : 2;
}

/** A city with one airport of the same code is one entry with it. */
function standsAlone(city: City): boolean {
  return city.airports.length === 1 && city.airports[0]?.iata === city.code;
}

function cityEntry(id: number, city: City): Entry {
  const names = [...foldings(city.name), ...(aliases.get(city.code) ?? [])];
  const formal = standsAlone(city) ? airportWords(city.airports[0]) : [];
  const people = city.airports.reduce((sum, airport) => sum + airport.catchment, 0);
  return {
    id,
    city,
    names,
    words: distinct([...names.flatMap(split), ...formal, city.code.toLowerCase()]),
    prominence: Math.max(city.population, people),
  };
}

function airportEntry(id: number, city: City, airport: Airport): Entry {
  const own = airportWords(airport);
  const town = split(fold(city.name));
  const bare = own.filter((word) => !town.includes(word));
  // "Brussels Airport" says no more than "Brussels", and that is the city.
  const formal = [own.join(" "), bare.join(" ")].filter(
    (name) => bare.length > 0 && name !== "city",
  );
  const nicknames = airport.iata === city.code ? [] : (aliases.get(airport.iata) ?? []);
  const names = distinct([...formal, ...nicknames]);
  const words = [...names.flatMap(split), ...town, airport.iata.toLowerCase()];
  return { id, city, airport, names, words: distinct(words), prominence: airport.catchment };
}

function airportWords(airport: Airport | undefined): readonly string[] {
  return airport ? withoutGeneric(split(fold(airport.name))) : [];
}

function split(text: string): readonly string[] {
  return text.split(" ");
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
