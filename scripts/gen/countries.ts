import { countries } from "countries-list";
import { writeData } from "./write.ts";

/** The first currency listed is the one prices are in. */
export async function writeCountries(): Promise<void> {
  const rows = Object.entries(countries)
    .map(([code, { name, continent, currency }]) =>
      [code, name, continent, currency[0] ?? ""].join("|"),
    )
    .sort();
  await writeData("countries.json", { countries: rows });
}
