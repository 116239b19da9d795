import { idOf } from "../../../services/duffel-sandbox/ids.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AtlasAirline } from "../wire/atlas.ts";
import { allAirlines, wireAircraft, wireAirline } from "../wire/carriers.ts";
import { airportId, cityId, wireAirport, wireCityPlace } from "../wire/places.ts";
import { table } from "./tables.ts";

/** The tables that offers are described with. */
export const REFERENCE: readonly Endpoint[] = [
  ...table(
    "/air/airports",
    ({ sandbox }) => sandbox.atlas.airports,
    airportId,
    ({ sandbox }, airport) => wireAirport(sandbox.atlas, airport),
    ({ country }, query) => [null, country].includes(query.get("iata_country_code")),
  ),
  ...table(
    "/air/cities",
    ({ sandbox }) => sandbox.atlas.cities,
    cityId,
    ({ sandbox }, city) => wireCityPlace(sandbox.atlas, city),
  ),
  ...table(
    "/air/airlines",
    ({ sandbox }) => allAirlines(sandbox.atlas),
    (airline) => wireAirline(airline).id,
    (_, airline) => wireAirline(airline),
  ),
  ...table(
    "/air/aircraft",
    ({ sandbox }) => sandbox.atlas.aircraft,
    (type) => wireAircraft(type).id,
    (_, type) => wireAircraft(type),
  ),
  ...table(
    "/air/loyalty_programmes",
    ({ sandbox }) => allAirlines(sandbox.atlas).filter(({ lowCost }) => !lowCost),
    programmeId,
    (_, airline) => wireProgramme(airline),
  ),
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
