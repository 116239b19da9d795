import type { Coordinates } from "../../../domain/geo.ts";
import type { Airport } from "../../places/airports.ts";
import { districtsOf } from "./districts.ts";
import { flavourOf } from "./flavours.ts";

/** A part of a town that a hotel is named after. Without coordinates it may be anywhere in town. */
export interface Area {
  readonly name: string;
  readonly at?: Coordinates;
}

/** The middle of the quarters that visitors know, else the town's own: big cities' lie elsewhere. */
export function middleOf(town: Coordinates & { readonly code: string }): Coordinates {
  const districts = districtsOf(town.code);
  if (districts.length === 0) return town;
  const middle = (values: readonly number[]) =>
    [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return {
    lat: middle(districts.map(({ lat }) => lat)),
    lon: middle(districts.map(({ lon }) => lon)),
  };
}

/** The parts of a town: its own quarters where they are known, else parts that any town has. */
export function areasOf(townCode: string, country: string): readonly Area[] {
  const districts = districtsOf(townCode);
  if (districts.length > 0) {
    return districts.map(({ name, lat, lon }) => ({ name, at: { lat, lon } }));
  }
  return flavourOf(country, townCode)
    .areas.split("|")
    .map((name) => ({ name }));
}

/** Parts of any town that lie away from its centre by their name. */
const OUTSIDE =
  /business|expo|congr|convention|fair|messe|univers|stadium|techno|industr|ring|park\b|parque|parco|plaza norte|feria|fiera|highway|interstate|mall|hospital|financial|garden city/i;
const ANY_OUTSIDE: readonly Area[] = ["West", "East", "North", "South", "Business Park"].map(
  (name) => ({ name }),
);

/** Those parts of a town that a hotel away from its centre may be named after, and the others. */
export function byCentre(areas: readonly Area[]): {
  readonly central: readonly Area[];
  readonly outside: readonly Area[];
} {
  // A quarter with a place of its own says by that place where it lies.
  const outside = areas.filter(({ name, at }) => at === undefined && OUTSIDE.test(name));
  const central = areas.filter((area) => !outside.includes(area));
  const placed = central.filter(({ at }) => at !== undefined);
  return {
    central: central.length > 0 ? central : areas,
    outside: placed.length > 0 ? placed : [...outside, ...ANY_OUTSIDE],
  };
}

/** Quarters that lie at the water by their name. */
const SHORE =
  /beach|playa|praia|plage|lido|seaside|boulevard|marina|corniche|hotel zone|waterfront|barceloneta|bay\b|promenade|jumeirah|jbr|kuta|seminyak|sanur|nusa dua|patong|kata|karon|copacabana|ipanema|leblon|konyaaltı|lara|sea point|punta nizuc|makhinjauri/i;
/** How a country's hotels say that they stand at the beach. */
const SHORE_WORDS: readonly (readonly [countries: string, words: string])[] = [
  ["ES MX AR CL CO CR CU DO EC GT HN NI PA PE PR UY VE", "Playa|Costa|Mar|Malecón"],
  ["PT BR CV AO MZ", "Praia|Mar|Costa|Baía"],
  ["FR MC RE GP MQ PF NC TN MA DZ SN", "Plage|Bord de Mer|Baie"],
  ["IT SM", "Lido|Mare|Lungomare|Marina"],
  ["HR ME SI AL BG RO", "Beach|Riviera|Bay|Marina"],
];
const ANY_SHORE = "Beach|Bay|Seafront|Marina|Shore";

/** From so many shores with a name and a place on, none of a town's houses stands at another. */
const ENOUGH_SHORES = 2;

/** Those parts of a town that lie at the water; words that say so where no quarter's name does. */
export function shoreAreas(areas: readonly Area[], country: string): readonly Area[] {
  const named = areas.filter(({ name, at }) => at && SHORE.test(name));
  if (named.length >= ENOUGH_SHORES) return named;
  const words = SHORE_WORDS.find(([countries]) => countries.split(" ").includes(country))?.[1];
  return [...named, ...(words ?? ANY_SHORE).split("|").map((name) => ({ name }))];
}

export const SLOPES: readonly Area[] = ["Slopeside", "Gondola", "Alpine Resort", "Mountain"].map(
  (name) => ({ name }),
);
export const HARAM: readonly Area[] = [
  "Jabal Omar",
  "Ajyad",
  "Ibrahim Al Khalil",
  "Al Shubaikah",
  "Misfalah",
].map((name) => ({ name }));
export const PROPHETS_MOSQUE: readonly Area[] = [
  "Markaziyah North",
  "Markaziyah South",
  "Bab Al Salam",
  "King Fahd Gate",
].map((name) => ({ name }));

/** Independent houses at a beach: three and four stars, five stars. */
const BEACH_HOUSES: readonly (readonly [countries: string, mid: string, luxury: string])[] = [
  [
    "ES MX AR CL CO CR CU DO EC GT HN NI PA PE PR UY VE",
    "Hotel Playa {c}|Hotel Miramar|Hotel Costa Azul|Hotel Las Palmeras|Hotel Bahía|Hotel Brisa del Mar|Hotel Sol y Mar|Aparthotel Las Olas",
    "Gran Hotel {c} Resort & Spa|Palacio del Mar|Bahía Real Resort|Hacienda del Mar Resort",
  ],
  [
    "IT SM",
    "Hotel Miramare|Hotel Belvedere sul Mare|Hotel La Conchiglia|Hotel Riviera|Hotel Il Gabbiano|Villa Azzurra|Hotel Le Sirene",
    "Grand Hotel del Mare|Palazzo Marina|Villa Scogliera|Excelsior {c}",
  ],
  [
    "PT BR CV AO MZ",
    "Hotel Praia Dourada|Hotel Atlântico|Pousada do Mar|Hotel Baía Azul|Hotel Maresia|Pousada das Ondas",
    "Grande Hotel da Praia|Quinta do Mar Resort|{c} Ocean Resort & Spa",
  ],
  [
    "FR MC RE GP MQ PF NC TN MA DZ SN",
    "Hôtel de la Plage|Hôtel Beau Rivage|Hôtel Les Flots Bleus|Hôtel Miramar|Hôtel La Calanque|Villa Marine",
    "Grand Hôtel de la Mer|Palais de la Méditerranée Royale|Domaine des Dunes",
  ],
  [
    "TR",
    "{c} Beach Hotel|Blue Bay Hotel|Club Hotel Akdeniz|Sunrise Park Hotel|Ege Garden Hotel|Marina Palm Hotel|Lara Garden Hotel",
    "Crystal Coast Resort & Spa|Royal Pine Beach Resort|Sultan's Bay Resort|{c} Palace Resort",
  ],
  [
    "GR CY",
    "Hotel Poseidon|Aegean Blue Hotel|Hotel Kalypso Beach|Thalassa Hotel|Nefeli Suites|Hotel Galini|Ammos Studios",
    "Aegean Palace Resort|Elysian Bay Resort & Spa|Cavo Blue Suites|{c} Grand Resort",
  ],
];
const ANY_BEACH_HOUSES =
  "{c} Beach Hotel|Palm Bay Hotel|Blue Lagoon Hotel|Sunset Beach Hotel|Coral Bay Hotel|Seaview Hotel {c}|Sea Breeze Hotel|Ocean View Hotel|The Shore {c}";
const ANY_BEACH_RESORTS =
  "{c} Grand Beach Resort|The Lagoon Resort & Spa|Pearl Bay Resort|Azure Coast Resort & Spa|The Palms Beach Resort|Royal Sands Resort";
export const ISLAND_RESORTS =
  "Veyla Island Resort|Kuredhi Reef Resort|Fenfushi Atoll Resort|Azura Lagoon Resort & Spa|Dhoni Sands Island Resort|Coral Atoll Resort|Sunset Reef Island|Hanifa Beach Island Resort|Lagoon of Pearls Resort|Turquoise Atoll Resort & Spa";
export const SLOPE_HOUSES =
  "Alpina Lodge {c}|Edelweiss {c}|Snowline Hotel|Hotel Panorama {c}|Mountain Lodge {c}|The Gondola House|Hotel Bellevue {c}|Ridge Lodge";

export function beachHouses(country: string, stars: number): string {
  const own = BEACH_HOUSES.find(([countries]) => countries.split(" ").includes(country));
  if (stars === 5) return own?.[2] ?? ANY_BEACH_RESORTS;
  return own?.[1] ?? ANY_BEACH_HOUSES;
}

/** "Airport", or "Heathrow Airport" where the town has several; about half of the hotels stand at the main one. */
export function airportAreas(
  townName: string,
  country: string,
  airports: readonly Airport[],
): readonly Area[] {
  const word = flavourOf(country).airport;
  return airports
    .filter((airport) => airport.size !== "small")
    .flatMap((airport, index, all) => {
      const area = {
        name: all.length === 1 ? word : `${ownName(airport, townName)} ${word}`.trim(),
        at: { lat: airport.lat, lon: airport.lon },
      };
      return index === 0 && all.length > 1 ? all.map(() => area) : [area];
    });
}

/** What an airport is called beside its town's name; its code when that is long. */
function ownName(airport: Airport, townName: string): string {
  const known = KNOWN_AS[airport.iata];
  if (known !== undefined) return known;
  const town = fold(townName);
  const words = airport.name
    .split(/[\s–/-]+/)
    .filter((word) => word !== "" && !GENERIC.has(word) && !town.includes(fold(word)));
  const name = words.join(" ");
  return name.length > 20 ? airport.iata : name;
}

const KNOWN_AS: Readonly<Record<string, string>> = {
  FCO: "Fiumicino",
  CIA: "Ciampino",
  CDG: "Charles de Gaulle",
  JFK: "JFK",
};
const GENERIC = new Set(["International", "Regional", "Municipal", "Airport", "City", "of"]);

/** Without accents and case: Türkiye writes İstanbul. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
