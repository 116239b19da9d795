import { describe, expect, test } from "vitest";
import { hotelsIn } from "../../../../src/world/hotels/hotels.ts";
import { flavourOf } from "../../../../src/world/hotels/names/flavours.ts";

const SEEDS = [1, 2, 3, 4];

function addresses(code: string): readonly string[] {
  return SEEDS.flatMap((seed) => hotelsIn(seed, code)).map(({ address }) => address);
}

describe("how towns sound", () => {
  test.each([
    [
      "OSL",
      "Storgatan Kungsgatan Strandvejen Vestergade Algade",
      "Norwegian, not Swedish or Danish",
    ],
    ["STO", "Stasjonsveien Kirkegata Vestergade Havnegata", "Swedish, not Norwegian or Danish"],
    ["CPH", "Storgatan Kungsgatan Torggata Stasjonsveien", "Danish, not Swedish or Norwegian"],
    ["BKK", "Norodom Bogyoke Sivatha Sisavangvong Strand", "Thai, not Khmer, Lao or Burmese"],
    [
      "TAS",
      "Abay Rudaki Chuy Nazarbayev Manas Magtymguly Registan",
      "Uzbek, not of its neighbours",
    ],
    ["CPT", "Cairo Nujoma Independence", "South African, not of its neighbours"],
    ["RIX", "Gedimino Pikk Narva Pilies", "Latvian, not Estonian or Lithuanian"],
    ["ISB", "Gandhi Nehru Galle Durbar", "Pakistani, not Indian"],
    ["GVA", "straße Bahnhof", "French, not German"],
    ["YMQ", "Broadway Street", "French, not English"],
  ])("streets of %s are none of %s: they are %s", (code, foreign) => {
    const found = addresses(code).filter((address) =>
      foreign.split(" ").some((word) => address.includes(word)),
    );
    expect(found).toEqual([]);
    expect(new Set(addresses(code).map((address) => address.split(",")[0])).size).toBeGreaterThan(
      5,
    );
  });

  test("a town that speaks another language keeps its own country's brands", () => {
    expect(flavourOf("CA", "YMQ").region).toBe("north_america");
    expect(flavourOf("CA", "YMQ").streets).toBe(flavourOf("FR").streets);
    expect(flavourOf("CA", "YTO")).toBe(flavourOf("CA"));
  });
});
