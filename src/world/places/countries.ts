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

/** Sorted by code. */
export const countries: readonly Country[] = data.countries.map((row) => {
  const [code = "", name = "", continent = "", currency = ""] = row.split("|");
  return { code, name, continent, currency };
});

const countryByCode = new Map(countries.map((country) => [country.code, country]));

export function findCountry(code: string): Country | undefined {
  return countryByCode.get(code);
}
