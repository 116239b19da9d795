import { describe, expect, test } from "vitest";
import { hotelsIn } from "../../../../src/world/hotels/hotels.ts";
import { seedFrom } from "../../../../src/world/random.ts";

const seed = seedFrom("postcodes");

/** How the town is written on an address there. */
const WRITTEN: readonly (readonly [string, RegExp])[] = [
  ["PAR", /, 750(0[1-9]|1\d|20) Paris, France$/],
  ["NCE", /, 06\d{3} Nice, France$/],
  ["BER", /, 1\d{4} Berlin, Germany$/],
  ["LON", /, London [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}, United Kingdom$/],
  ["NYC", /, New York, NY 10\d{3}, United States$/],
  ["AMS", /, 10\d{2} [A-Z]{2} Amsterdam, Netherlands$/],
  ["TYO", /, Tokyo \d{3}-\d{4}, Japan$/],
  ["SIN", /, Singapore \d{6}, Singapore$/],
  ["BAK", /, AZ1\d{3} Baku, Azerbaijan$/],
  ["RIO", /, 22\d{3}-\d{3} Rio de Janeiro, Brazil$/],
  ["DXB", /, Dubai, United Arab Emirates$/],
  ["HKG", /, Hong Kong, Hong Kong$/],
];

describe("postcodes", () => {
  test.each(WRITTEN)("%s writes them as its country does", (code, pattern) => {
    const hotels = hotelsIn(seed, code);
    expect(hotels.length).toBeGreaterThan(10);
    for (const { address } of hotels) expect(address).toMatch(pattern);
  });

  test("a town that no table knows begins like the nearest that one does", () => {
    const codesIn = (code: string) =>
      hotelsIn(seed, code).map(({ address }) => /\b(\d{5}) /.exec(address)?.[1] ?? "");
    // Bergerac lies by Bordeaux, whose codes begin with 33; Kassel is far from any town of the table.
    for (const code of codesIn("EGC")) expect(code).toMatch(/^[34]/);
    for (const code of codesIn("KSF")) expect(code).toMatch(/^\d{5}$/);
  });

  test("no sign of a pattern is left in any address", () => {
    for (const code of "PAR LON NYC YTO DUB MEX BOM DEL SYD AKL JNB NBO CAI TLV MOW WAW".split(
      " ",
    )) {
      for (const { address } of hotelsIn(seed, code)) expect(address).not.toMatch(/[#@{}|;]/);
    }
  });
});
