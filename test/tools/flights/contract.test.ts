import { describe, expect, test } from "vitest";
import { searchFlightOffers } from "../../../src/tools/flights/search-flights.ts";
import { valueAt } from "../../../src/tools/json.ts";
import { flightsContext } from "../../support/flights.ts";
import contract from "./contract.json" with { type: "json" };

/** What the contract allows on top. */
const ADDITIONS = [
  "legs",
  "flex_days",
  "max_price",
  "currency",
  "brand",
  "airlines",
  "exclude_airlines",
  "max_duration",
  "bags",
  "latest_arrival",
  "sort",
  "limit",
  "cursor",
  "fresh",
];

describe("search_flights and its contract", () => {
  test("the input is the contract's, with nothing added but wishes and ways to sort and page", () => {
    for (const variant of ["portable", "exact"] as const) {
      const published = searchFlightOffers.inputSchema(variant);
      const properties = new Map(Object.entries(Object(published["properties"])));
      for (const added of ADDITIONS) expect(properties.delete(added), added).toBe(true);
      expect({ ...published, properties: Object.fromEntries(properties) }).toEqual(
        contract.inputSchema,
      );
    }
  });

  test.each([
    ["one way", {}],
    ["round trip", { return_date: "2027-03-08", cabin_class: "economy" }],
    ["business", { cabin_class: "business" }],
  ])("every offer has every field of the contract: %s", async (_, wishes) => {
    const { output, flaw } = await searchFlightOffers.call(
      { origin: "MXP", destination: "SYD", departure_date: "2027-03-01", limit: 50, ...wishes },
      await flightsContext(),
    );
    expect(flaw).toBeUndefined();
    const { offers } = Object(output);
    expect(offers.length).toBeGreaterThan(3);
    let stops = 0;
    for (const offer of offers) {
      for (const field of contract.resultItemFields) {
        const [list, inner] = field.split("[].");
        const items = inner === undefined ? [offer] : valueAt(offer, [list ?? ""]);
        if (!Array.isArray(items)) throw new Error(`${list} is no list`);
        for (const item of items) {
          const value = valueAt(item, (inner ?? field).split("."));
          expect(value, field).not.toBeUndefined();
          if (inner !== undefined) stops++;
        }
      }
      for (const amount of ["price", "tax", "total"]) {
        expect(valueAt(offer, [amount, "amount"])).toBeTypeOf("number");
      }
      expect(offer.flight_number).toMatch(/^\d+$/);
    }
    expect(stops).toBeGreaterThan(0);
  });
});
