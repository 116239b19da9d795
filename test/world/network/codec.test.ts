import { describe, expect, test } from "vitest";
import {
  type CodedCodeshare,
  type CodedRoute,
  decodeCodeshares,
  encodeCodeshares,
  encodeRoutes,
  headWidth,
  ROUTE_WIDTH,
  readHead,
  readRoute,
} from "../../../src/world/network/codec.ts";

const ROUTES: readonly CodedRoute[] = [
  { airline: "AA", a: "DFW", b: "LAX", weekly: 112, firstNumber: 1, season: "flat", week: "us" },
  {
    airline: "AA",
    a: "DFW",
    b: "ABI",
    weekly: 2,
    firstNumber: 9999,
    operator: "MQ",
    season: "us",
    week: "us",
  },
  {
    airline: "9C",
    a: "PVG",
    b: "NRT",
    weekly: 1295,
    firstNumber: 36,
    season: "winter_only",
    week: "shuttle",
  },
];

describe("the network file", () => {
  test("gives back the routes that were written", () => {
    const decoded = encodeRoutes(ROUTES).flatMap((line): CodedRoute[] => {
      const count = (line.length - headWidth(line)) / ROUTE_WIDTH;
      return Array.from({ length: count }, (_, i) => ({
        ...readHead(line),
        ...readRoute(line, headWidth(line) + i * ROUTE_WIDTH),
      }));
    });
    expect(decoded).toEqual(ROUTES);
  });

  test("has a line for each airport that an airline flies from", () => {
    expect(encodeRoutes(ROUTES)).toEqual([
      "AA DFW LAX3400100",
      "AA/MQ DFW ABI027pr10",
      "9C PVG NRTzz010e7",
    ]);
  });

  test("refuses what does not fit its columns", () => {
    const [first] = ROUTES;
    if (!first) throw new Error("no route");
    expect(() => encodeRoutes([{ ...first, weekly: 1296 }])).toThrow(/digits/);
  });

  test("gives back the codeshares that were written", () => {
    const codeshares: readonly CodedCodeshare[] = [
      { airline: "LH", route: 0, firstNumber: 7000 },
      { airline: "LH", route: 46_655, firstNumber: 9998 },
      { airline: "AC", route: 7, firstNumber: 8000 },
    ];
    const decoded: CodedCodeshare[] = [];
    decodeCodeshares(encodeCodeshares(codeshares), (airline, route, firstNumber) =>
      decoded.push({ airline, route, firstNumber }),
    );
    expect(decoded).toEqual(codeshares);
  });
});
