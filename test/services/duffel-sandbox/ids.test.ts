import { describe, expect, test } from "vitest";
import {
  fromBase62,
  idOf,
  LAST_NUMBER,
  newCore,
  readId,
  toBase62,
  writeId,
} from "../../../src/services/duffel-sandbox/ids.ts";
import { fc } from "../../support/properties.ts";

const cores = fc
  .tuple(
    fc.integer({ min: 0, max: 3_000_000_000_000 }),
    fc.integer({ min: 0, max: LAST_NUMBER }),
    fc.nat(),
  )
  .map(([time, number, random]) => newCore(time, number, random));
const tails = fc
  .integer({ min: 0, max: 9 })
  .chain((length) => fc.nat().map((value) => toBase62(value, length)));

describe("ids", () => {
  test("look like Duffel's: a prefix, then 22 letters and digits or a few more", () => {
    const core = newCore(Date.parse("2026-11-15T12:00:00Z"), 7, 1234);
    expect(writeId("off", core.text, "0a")).toMatch(/^off_0000[0-9A-Za-z]{18}$/);
    expect(writeId("seg", core.text, "0a00")).toMatch(/^seg_00[0-9A-Za-z]{20}$/);
    expect(idOf("arl", "BA")).toMatch(/^arl_0000[0-9A-Za-z]{18}$/);
  });

  test("say again what they were made of", () => {
    fc.assert(
      fc.property(cores, tails, (core, tail) => {
        const read = readId("xyz", writeId("xyz", core.text, tail), tail.length);
        expect(read).toEqual({ core, tail });
      }),
    );
  });

  test("that were not made here are told apart, however well they look", () => {
    fc.assert(
      fc.property(cores, fc.integer({ min: 0, max: 15 }), (core, at) => {
        const id = writeId("off", core.text, "00");
        const place = id.length - 18 + at;
        const other = id.charAt(place) === "x" ? "y" : "x";
        const forged = id.slice(0, place) + other + id.slice(place + 1);
        expect(readId("off", forged, 2)).toBeUndefined();
      }),
      // Three letters check the rest: one forgery in 238,328 gets through.
      { seed: 1, numRuns: 500 },
    );
    const id = writeId("off", newCore(1, 1, 1).text, "00");
    expect(readId("ord", id, 2)).toBeUndefined();
    expect(readId("off", `${id}0`, 2)).toBeUndefined();
    expect(readId("off", "off_", 2)).toBeUndefined();
  });

  test("of later requests sort after those of earlier ones", () => {
    const early = newCore(1_700_000_000_000, 9, 3).text;
    const late = newCore(1_700_000_000_001, 1, 0).text;
    expect(early < late).toBe(true);
  });

  test("a letter that is no digit has no value", () => {
    expect(fromBase62("0-")).toBeNaN();
  });
});
