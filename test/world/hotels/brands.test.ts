import { describe, expect, test } from "vitest";
import { brandsIn } from "../../../src/world/hotels/brands.ts";
import { hotelsIn } from "../../../src/world/hotels/hotels.ts";

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function chainsIn(codes: string): ReadonlySet<string> {
  return new Set(
    SEEDS.flatMap((seed) =>
      codes.split(" ").flatMap((code) => hotelsIn(seed, code).map(({ chainCode }) => chainCode)),
    ),
  );
}

describe("where brands trade", () => {
  test("none of the world's in Iran, North Korea, Syria, Cuba and Turkmenistan, or in small old towns", () => {
    expect([...chainsIn("THR FNJ DAM HAV ASB")]).toEqual(["IND"]);
    expect([...chainsIn("XSH XMT XSG XKV")]).toEqual(["IND"]);
  });

  test("in Baku those that are there, and no Moxy", () => {
    const chains = chainsIn("BAK");
    for (const chain of ["HIL", "FSH", "JWM"]) expect(chains, chain).toContain(chain);
    for (const chain of ["MOX", "TAJ", "SCA", "PRE"]) expect(chains, chain).not.toContain(chain);
  });

  test("Marriott and Sheraton have five stars where they are the grand house, four at home", () => {
    const codes = (country: string, region: "europe" | "caucasus" | "east_asia", stars: number) =>
      brandsIn({ code: "XXX", country, hotels: 30 }, region, stars).map(({ code }) => code);
    expect(codes("GE", "caucasus", 5)).toEqual(expect.arrayContaining(["MAR", "SHE"]));
    expect(codes("JP", "east_asia", 4)).not.toContain("SHE");
    expect(codes("DE", "europe", 4)).toEqual(expect.arrayContaining(["MAR", "SHE", "MER"]));
  });

  test("Scandic keeps to the north, Taj to India and where Indians travel", () => {
    expect(chainsIn("STO OSL HEL")).toContain("SCA");
    expect(chainsIn("ROM MAD NYC BKK")).not.toContain("SCA");
    expect(chainsIn("BOM DEL")).toContain("TAJ");
    expect(chainsIn("PAR TYO MEX")).not.toContain("TAJ");
  });

  test("cities and islands have the brands that are there", () => {
    const palma = chainsIn("PMI TFS LPA");
    for (const chain of ["EAS", "GEN", "BBH", "IBI", "TRL"]) {
      expect(palma, chain).not.toContain(chain);
    }
    for (const chain of ["MEL", "IBR", "GLB"]) expect(palma, chain).toContain(chain);
    const iceland = chainsIn("REK");
    for (const chain of ["WYN", "GEN", "IBI"]) expect(iceland, chain).not.toContain(chain);
    expect(iceland).toContain("FOS");
    expect(chainsIn("BCN")).toContain("GEN");
    expect(chainsIn("NYC")).not.toContain("SUP");
  });

  test("the grandest go to great cities and resorts only", () => {
    const grand = (code: string, country: string, hotels: number) =>
      brandsIn({ code, country, hotels }, "europe", 5).map((brand) => brand.code);
    expect(grand("PAR", "FR", 60)).toContain("RIT");
    expect(grand("LIL", "FR", 20)).not.toContain("RIT");
    expect(grand("OSL", "NO", 40)).not.toContain("RIT");
  });
});
