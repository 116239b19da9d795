import { describe, expect, test } from "vitest";
import { type CodedRoute, decodeRoutes, encodeRoutes } from "../../../src/world/network/codec.ts";

const ROUTES: readonly CodedRoute[] = [
  { airline: "AA", a: "DFW", b: "LAX", weekly: 112, firstNumber: 1 },
  { airline: "AA", a: "DFW", b: "ABI", weekly: 2, firstNumber: 9999 },
  { airline: "9C", a: "PVG", b: "NRT", weekly: 1295, firstNumber: 36 },
];

describe("the network file", () => {
  test("gives back the routes that were written", () => {
    const decoded: CodedRoute[] = [];
    let from = { airline: "", a: "" };
    decodeRoutes(encodeRoutes(ROUTES), {
      line(airline, a) {
        from = { airline, a };
      },
      route(b, weekly, firstNumber) {
        decoded.push({ ...from, b, weekly, firstNumber });
      },
    });
    expect(decoded).toEqual(ROUTES);
  });

  test("has a line for each airport that an airline flies from", () => {
    expect(encodeRoutes(ROUTES)).toEqual(["AA DFW LAX34001ABI027pr", "9C PVG NRTzz010"]);
  });

  test("refuses what does not fit its columns", () => {
    const [first] = ROUTES;
    if (!first) throw new Error("no route");
    expect(() => encodeRoutes([{ ...first, weekly: 1296 }])).toThrow(/digits/);
  });
});
