import { createRequire } from "node:module";
import { countries } from "countries-list";
import { writeData } from "./write.ts";

interface Published {
  readonly date: string;
  readonly usd: Readonly<Record<string, number>>;
}

/** What a dollar bought of every currency that some country uses, on the day of the package. */
export async function writeRates(): Promise<void> {
  const published: Published = createRequire(import.meta.url)(
    "@fawazahmed0/currency-api/v1/currencies/usd.json",
  );
  const used = new Set<string>(Object.values(countries).flatMap(({ currency }) => currency));
  const rows = Intl.supportedValuesOf("currency")
    .filter((code) => used.has(code))
    .flatMap((code) => {
      const rate = published.usd[code.toLowerCase()];
      return rate === undefined ? [] : [`${code}|${Number(rate.toPrecision(8))}`];
    })
    .sort();
  await writeData("rates.json", { date: published.date, perUsd: rows });
}
