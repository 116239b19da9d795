import data from "../data/countries.json" with { type: "json" };

export interface Country {
  /** ISO 3166 alpha-2. */
  readonly code: string;
  readonly name: string;
  /** AF AN AS EU NA OC SA */
  readonly continent: string;
  /** ISO 4217; empty where there is none (Antarctica). */
  readonly currency: string;
}

const countryByCode = new Map(
  data.countries.map((row): [string, Country] => {
    const [code = "", name = "", continent = "", currency = ""] = row.split("|");
    return [code, { code, name, continent, currency }];
  }),
);

export function findCountry(code: string): Country | undefined {
  return countryByCode.get(code);
}
