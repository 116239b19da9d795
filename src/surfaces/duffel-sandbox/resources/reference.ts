import { fault, notFound } from "../../../services/duffel-sandbox/faults.ts";
import { idOf } from "../../../services/duffel-sandbox/ids.ts";
import { type Call, type Endpoint, get } from "../endpoint.ts";
import { answerPage } from "../pages.ts";
import {
  type Atlas,
  type AtlasAirline,
  type AtlasAirport,
  type AtlasCity,
  airportId,
  allAirlines,
  cityId,
  wireAircraft,
  wireAirline,
  wireAirport,
  wireCityPlace,
} from "../wire/writer.ts";

/** The tables that offers are described with. */
export const REFERENCE: readonly Endpoint[] = [
  ...table("/air/airports", {
    rowsOf: (atlas) => atlas.airports,
    idOf: airportId,
    write: (atlas, airport) => wireAirport(atlas, airport),
    matches: ({ country }, query) => [null, country].includes(query.get("iata_country_code")),
  }),
  ...table("/air/cities", {
    rowsOf: (atlas) => atlas.cities,
    idOf: cityId,
    write: (atlas, city) => wireCityPlace(atlas, city),
  }),
  ...table("/air/airlines", {
    rowsOf: allAirlines,
    idOf: (airline) => wireAirline(airline).id,
    write: (_, airline) => wireAirline(airline),
  }),
  ...table("/air/aircraft", {
    rowsOf: (atlas) => atlas.aircraft,
    idOf: (type) => wireAircraft(type).id,
    write: (_, type) => wireAircraft(type),
  }),
  ...table("/air/loyalty_programmes", {
    rowsOf: (atlas) => allAirlines(atlas).filter(({ lowCost }) => !lowCost),
    idOf: programmeId,
    write: (_, airline) => wireProgramme(airline),
  }),
];

function programmeId({ code }: AtlasAirline): string {
  return idOf("loy", code);
}

/** Every airline with a lounge has a programme; here they are all called alike. */
export function wireProgramme(airline: AtlasAirline) {
  return {
    id: programmeId(airline),
    name: `${airline.name} Frequent Flyer`,
    owner_airline_id: wireAirline(airline).id,
    alliance: airline.alliance ?? null,
    logo_url: null,
  };
}

interface Table<T> {
  readonly rowsOf: (atlas: Atlas) => readonly T[];
  readonly idOf: (row: T) => string;
  readonly write: (atlas: Atlas, row: T) => unknown;
  /** Whether a list's query asks for a row; it asks for all where this is absent. */
  readonly matches?: (row: T, query: URLSearchParams) => boolean;
}

/** A table that never changes: a list in pages, and each row by its id. */
function table<T>(
  path: string,
  { rowsOf, idOf, write, matches = () => true }: Table<T>,
): readonly Endpoint[] {
  return [
    get(path, async ({ sandbox: { atlas }, query }) => {
      const rows = rowsOf(atlas).filter((row) => matches(row, query));
      return answerPage(query, rows, idOf, (row) => write(atlas, row));
    }),
    get(`${path}/{id}`, async ({ sandbox: { atlas }, id }) => {
      const row = rowsOf(atlas).find((one) => idOf(one) === id);
      if (row === undefined) throw notFound(id);
      return { status: 200, data: write(atlas, row) };
    }),
  ];
}

const MOST = 20;

export const PLACES: readonly Endpoint[] = [
  get("/places/suggestions", async (call) => ({ status: 200, data: suggestions(call) })),
];

function suggestions({ sandbox: { atlas }, query }: Call) {
  const text = query.get("query") ?? query.get("name");
  if (text === null) {
    const [lat = 0, lng = 0, rad = 0] = ["lat", "lng", "rad"].map((name) => numberOf(query, name));
    const near = atlas.airportsNear(lat, lng, rad).slice(0, MOST);
    return near.map((airport) => airportSuggestion(atlas, airport));
  }
  return atlas
    .resolve(text, MOST)
    .map(({ kind, code }) => {
      const airport = atlas.airport(code);
      const city = kind === "city" ? atlas.city(code) : undefined;
      return city ? citySuggestion(atlas, city) : airport && airportSuggestion(atlas, airport);
    })
    .filter((place) => place !== undefined);
}

export function airportSuggestion(atlas: Atlas, airport: AtlasAirport) {
  return { ...wireAirport(atlas, airport), country_name: airport.countryName, airports: null };
}

export function citySuggestion(atlas: Atlas, city: AtlasCity) {
  const { lat: latitude, lon: longitude } = city;
  return { ...wireCityPlace(atlas, city), latitude, longitude, country_name: city.countryName };
}

function numberOf(query: URLSearchParams, name: string): number {
  const text = query.get(name);
  if (text === null || text === "") {
    const message = "is required where there is no query";
    throw fault("validation_required", message, `/${name}`);
  }
  const value = Number(text);
  if (!Number.isFinite(value)) throw fault("validation_format", "is not a number", `/${name}`);
  return value;
}
