import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { describe, expect, test } from "vitest";
import type { PriceCheckRequest } from "../../../src/domain/contracts/pricecheck/check.ts";
import type { PriceCheckDesk } from "../../../src/services/pricecheck/desk.ts";
import { flightPricecheck } from "../../../src/tools/pricecheck/flight-pricecheck.ts";
import { checkOptions, JANUARY, MILAN_SYDNEY, openPriceCheck } from "../../support/pricecheck.ts";
import contract from "./flight-contract.json" with { type: "json" };

type Json = Record<string, unknown>;

/** The tool on the real desk, and what the desk was asked in the end. */
async function call(args: unknown, now = JANUARY) {
  let asked: PriceCheckRequest | undefined;
  const desk = openPriceCheck();
  const pricecheck: PriceCheckDesk = {
    ...desk,
    check(request, options) {
      asked = request;
      return desk.check(request, options);
    },
  };
  const result = await flightPricecheck.call(args, {
    ...checkOptions({ now }),
    services: { pricecheck },
    caller: { transport: "stdio" },
    progress: () => {},
  });
  return { ...result, text: result.text, asked, output: Object(result.output) };
}

function withSegment(change: Json): Json {
  const [out, back] = MILAN_SYDNEY.trip.legs;
  const [first, ...rest] = out?.segments ?? [];
  return {
    ...MILAN_SYDNEY,
    trip: { ...MILAN_SYDNEY.trip, legs: [{ segments: [{ ...first, ...change }, ...rest] }, back] },
  };
}

const withTrip = (change: Json): Json => ({
  ...MILAN_SYDNEY,
  trip: { ...MILAN_SYDNEY.trip, ...change },
});

describe("the contract", () => {
  test("is published to the letter, with brand, bags and how many results to list beside it", () => {
    const { properties, ...rest } = Object(flightPricecheck.inputSchema("portable"));
    const { limit, brand, bags, ...kept } = properties;
    expect({ ...rest, properties: kept }).toEqual(contract);
    expect(limit).toMatchObject({ type: "integer", minimum: 1 });
    expect(brand).toMatchObject({ enum: ["light", "standard", "flex"] });
    expect(bags).toMatchObject({ type: "integer", minimum: 0 });
  });

  test("the answer's text is JSON of the document's fields, and the answer fits the schema", async () => {
    const { text, output, warnings, flaw } = await call(MILAN_SYDNEY);
    const told = JSON.parse(text);
    expect(output).toMatchObject({ ...told, notes: expect.arrayContaining(told.notes ?? []) });
    expect(Object.keys(told).slice(0, 4)).toEqual(["message", "searchResult", "status", "verdict"]);
    for (const result of told.searchResult.results) {
      expect(Object.keys(result)).toEqual(
        expect.arrayContaining(["rank", "price", "website", "bookingUrl", "fareType"]),
      );
    }
    expect(warnings).toEqual([]);
    expect(flaw).toBeUndefined();
    expect(Object.keys(output).slice(0, 3)).toEqual(["message", "searchResult", "status"]);
    expect(output.searchResult).toMatchObject({
      status: "COMPLETED",
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      totalResults: expect.any(Number),
      currency: "USD",
      requestCurrency: "USD",
    });
    expect(output).toMatchObject({
      userOriginalPrice: "500",
      userOriginalCurrency: "USD",
      userRequestedCurrency: "USD",
      changes: [],
    });
    expect(output.searchResult.results[0]).toMatchObject({
      rank: 1,
      price: expect.stringMatching(/^\d+(\.\d+)? [A-Z]{3}$/),
      website: expect.any(String),
      bookingUrl: expect.stringMatching(/^https:\/\/[a-z-]+\.example\//),
      fareType: expect.stringMatching(/^(Special|Standard) Fare$/),
      timestamp: expect.stringMatching(/Z$/),
    });
  });

  test.each([
    ["a return of four flights", MILAN_SYDNEY],
    ["a family with bags", { ...withTrip({ adults: 2, children: 2, infantsOnLap: 1 }), bags: 1 }],
    ["a flight that the timetable has elsewhere", withSegment({ flightNumber: "1" })],
  ])("the text is at most 900 tokens: %s", async (_, asked) => {
    const { text, output } = await call(asked);
    expect(output.searchResult.results).toHaveLength(4);
    expect(encode(text).length).toBeLessThanOrEqual(900);
  });
});

describe("loose input is put into the contract's form, and the answer says how", () => {
  test.each<[string, Json, string]>([
    ["an older wrapping", { flightData: MILAN_SYDNEY }, "Read the request inside flightData."],
    ["a trip sent as text", { ...MILAN_SYDNEY, trip: JSON.stringify(MILAN_SYDNEY.trip) }, ""],
    [
      "a prefixed number",
      withSegment({ flightNumber: "QR124" }),
      "flightNumber 'QR124' became 124.",
    ],
    [
      "a prefix with a space",
      withSegment({ flightNumber: "qr 124" }),
      "flightNumber 'qr 124' became 124.",
    ],
    ["leading zeros", withSegment({ flightNumber: "0124" }), "flightNumber '0124' became 124."],
    ["a number as number", withSegment({ flightNumber: 124 }), "flightNumber '124' became 124."],
    [
      "both in the airline",
      withSegment({ airline: "QR124", flightNumber: undefined }),
      "airline 'QR124' became QR.",
    ],
    [
      "lower case",
      withSegment({ airline: "qr", departureAirport: "mxp" }),
      "departureAirport 'mxp' became MXP.",
    ],
    [
      "one digit for the hour",
      withSegment({ departureTime: "8:55" }),
      "departureTime '8:55' became 08:55.",
    ],
    [
      "seconds",
      withSegment({ departureTime: "08:55:00" }),
      "departureTime '08:55:00' became 08:55.",
    ],
    ["no colon", withSegment({ departureTime: "0855" }), "departureTime '0855' became 08:55."],
    [
      "twelve hours",
      withSegment({ arrivalTime: "4:40 PM" }),
      "arrivalTime '4:40 PM' became 16:40.",
    ],
    [
      "date and time in one",
      withSegment({ departureTime: "2026-02-19T08:55:00" }),
      "departureTime '2026-02-19T08:55:00' became 08:55.",
    ],
    [
      "a date with a time",
      withSegment({ departureDate: "2026-02-19T00:00:00Z" }),
      "departureDate '2026-02-19T00:00:00Z' became 2026-02-19.",
    ],
    [
      "slashes",
      withSegment({ departureDate: "2026/02/19" }),
      "departureDate '2026/02/19' became 2026-02-19.",
    ],
    ["plusDays as text", withSegment({ plusDays: "+0" }), "plusDays '+0' became 0."],
    [
      "a date of arrival",
      withSegment({ plusDays: undefined, arrivalDate: "2026-02-19" }),
      "plusDays was not given: taken as 0.",
    ],
    [
      "a class in words",
      withTrip({ travelClass: "Economy" }),
      "travelClass 'Economy' became ECONOMY.",
    ],
    [
      "no word of children",
      withTrip({ children: undefined }),
      "children was not given: taken as 0.",
    ],
    ["a count as text", withTrip({ adults: "1" }), ""],
    ["a price as number", { ...MILAN_SYDNEY, price: 500 }, ""],
    ["a price with its sign", { ...MILAN_SYDNEY, price: "$500" }, "price '$500' became 500."],
    ["a price with its code", { ...MILAN_SYDNEY, price: "500 USD" }, "price '500 USD' became 500."],
    [
      "a currency in the price alone",
      { ...MILAN_SYDNEY, price: "US$ 500", currency: undefined },
      "currency was not given: taken as USD, from the price.",
    ],
    [
      "a currency in lower case",
      { ...MILAN_SYDNEY, currency: "usd" },
      "currency 'usd' became USD.",
    ],
    ["a sign for a currency", { ...MILAN_SYDNEY, currency: "$" }, "currency '$' became USD."],
    ["a place in lower case", { ...MILAN_SYDNEY, location: "it" }, "location 'it' became IT."],
  ])("%s", async (_, args, change) => {
    const { asked, output } = await call(args);
    expect(asked).toMatchObject({ ...MILAN_SYDNEY });
    const told = output.changes.join("\n");
    if (change === "") expect(output.changes).toEqual([]);
    else expect(told).toContain(change);
  });

  test("a change in a flight names its leg and segment", async () => {
    const { output } = await call(withSegment({ departureTime: "8:55" }));
    expect(output.changes).toEqual(["Leg 1, segment 1: departureTime '8:55' became 08:55."]);
  });

  test("a flood of changes is cut short", async () => {
    const legs = [1, 2, 3, 4, 5, 6].map((day) => {
      const outward = day % 2 === 1;
      const segment = {
        airline: "lh",
        flightNumber: "LH2",
        departureAirport: outward ? "fra" : "ham",
        arrivalAirport: outward ? "ham" : "fra",
        departureDate: `2026-03-0${day}`,
        departureTime: "07:00",
        arrivalTime: "08:05",
        plusDays: 0,
      };
      return { segments: [segment] };
    });
    const { output } = await call(withTrip({ legs }));
    expect(output.changes).toHaveLength(21);
    expect(output.changes.at(-1)).toBe("and 4 more of the same kind");
  });

  test.each([
    ["1,234.50", "1234.50"],
    ["1.234,50", "1234.50"],
    ["1 234,50", "1234.50"],
    ["1'234.50", "1234.50"],
    ["1.234", "1234"],
    ["1,234,567", "1234567"],
    ["1234,5", "1234.5"],
    ["84.00", "84.00"],
    ["12,34,567.50", "1234567.50"],
    ["0.125", "0.125"],
    [312.455, "312.455"],
    [1.234, "1.234"],
    [0.1 + 0.2, "0.300000"],
  ])("the price %s is %s", async (price, read) => {
    const { asked } = await call({ ...MILAN_SYDNEY, price });
    expect(asked?.price).toBe(read);
  });

  test.each(["1,2,3", "5.0.0", "1.234,567,890", "1,234.567.890", "500,,", ".5", -5, 1e21])(
    "%s is refused as an amount",
    async (price) => {
      await expect(call({ ...MILAN_SYDNEY, price })).rejects.toMatchObject({
        details: { reason: "invalid_price", field: "price", value: String(price) },
      });
    },
  );

  test.each([
    ["CA$500", "CAD"],
    ["C$500", "CAD"],
    ["AU$ 500", "AUD"],
    ["A$500", "AUD"],
    ["HK$500", "HKD"],
    ["S$500", "SGD"],
    ["R$500", "BRL"],
    ["US$500", "USD"],
  ])("%s is in %s", async (price, currency) => {
    const { asked } = await call({ ...MILAN_SYDNEY, price, currency: undefined });
    expect(asked).toMatchObject({ price: "500", currency });
  });

  test.each([
    ["$500", "FJD"],
    ["£500", "EGP"],
    ["CA$500", "CAD"],
  ])("%s does not contradict %s", async (price, currency) => {
    expect((await call({ ...MILAN_SYDNEY, price, currency })).asked).toMatchObject({ currency });
  });

  test("three decimal places are right for a currency that has them", async () => {
    const { asked } = await call({ ...MILAN_SYDNEY, price: "153.250", currency: "KWD" });
    expect(asked?.price).toBe("153.250");
  });

  test("a price in another currency than the one given is a contradiction, not a guess", async () => {
    await expect(call({ ...MILAN_SYDNEY, price: "€500" })).rejects.toMatchObject({
      code: "invalid",
      message: "price '€500' is in EUR, but currency is USD",
    });
  });

  test("a prefix that contradicts the airline is refused, not dropped", async () => {
    await expect(call(withSegment({ flightNumber: "BA124" }))).rejects.toMatchObject({
      details: { field: "trip.legs[0].segments[0].flightNumber", value: "BA124" },
    });
  });
});

describe("a time that comes with a day", () => {
  test("gives the days until the arrival", async () => {
    const { asked } = await call(
      withSegment({ plusDays: undefined, arrivalTime: "2026-02-19T16:40:00" }),
    );
    expect(asked?.trip.legs[0]?.segments[0]).toMatchObject({ arrivalTime: "16:40", plusDays: 0 });
  });

  test.each([
    ["departureTime", { departureTime: "2026-02-20T08:55" }],
    ["arrivalTime", { arrivalTime: "2026-02-20T16:40" }],
    ["arrivalTime", { arrivalTime: "16:40+1" }],
  ])("%s is refused when the day is another one than the fields say", async (field, change) => {
    await expect(call(withSegment(change))).rejects.toMatchObject({
      details: { reason: "invalid_time", field: `trip.legs[0].segments[0].${field}` },
    });
  });
});

describe("one leg for a whole trip is split", () => {
  const segments = MILAN_SYDNEY.trip.legs.flatMap((leg) => leg.segments);

  test("a return, at the longest stop", async () => {
    const { asked, output } = await call(withTrip({ legs: [{ segments }] }));
    expect(asked?.trip.legs).toEqual(MILAN_SYDNEY.trip.legs);
    expect(output.changes).toEqual(["The one leg was split at SYD: a leg is one way."]);
  });

  test("a return on the same day", async () => {
    const day = { departureDate: "2026-02-19", plusDays: 0 };
    const there = {
      airline: "LH",
      flightNumber: "2",
      departureAirport: "FRA",
      arrivalAirport: "HAM",
      ...day,
      departureTime: "07:00",
      arrivalTime: "08:05",
    };
    const back = {
      ...there,
      departureAirport: "HAM",
      arrivalAirport: "FRA",
      departureTime: "18:00",
      arrivalTime: "19:05",
    };
    const { asked } = await call(withTrip({ legs: [{ segments: [there, back] }] }));
    expect(asked?.trip.legs.map((leg) => leg.segments.length)).toEqual([1, 1]);
  });

  test("not where it is a connection", async () => {
    const [first] = MILAN_SYDNEY.trip.legs;
    const { asked, output } = await call(withTrip({ legs: [first] }));
    expect(asked?.trip.legs).toEqual([first]);
    expect(output.changes).toEqual([]);
  });

  test.each([
    ["departureDate", { toString: 1 }],
    ["plusDays", { valueOf: 1, toString: 2 }],
    ["arrivalAirport", { toString: 1 }],
  ])("not by what is no %s", async (field, value) => {
    const [first, ...rest] = segments;
    const legs = [{ segments: [{ ...first, [field]: value }, ...rest] }];
    await expect(call(withTrip({ legs }))).rejects.toMatchObject({
      code: "invalid",
      details: { field: expect.stringContaining(field) },
    });
  });

  test("legs written as bare lists of flights", async () => {
    const legs = MILAN_SYDNEY.trip.legs.map((leg) => leg.segments);
    expect((await call(withTrip({ legs }))).asked?.trip.legs).toEqual(MILAN_SYDNEY.trip.legs);
  });
});

describe("what cannot be read is refused by name", () => {
  test.each<[string, Json, string]>([
    ["nothing", {}, "trip is required"],
    ["no price", { ...MILAN_SYDNEY, price: undefined }, "price is required"],
    ["no adult", withTrip({ adults: 0 }), "trip.adults 0 must be at least 1"],
    ["another class", withTrip({ travelClass: "STEERAGE" }), "must be one of ECONOMY"],
    ["days before", withSegment({ plusDays: -1 }), "must be at least 0"],
    ["a missing plusDays", withSegment({ plusDays: undefined }), "plusDays is required"],
    ["a country's name", { ...MILAN_SYDNEY, location: "Italy" }, "location 'ITALY' must match"],
  ])("%s", async (_, args, message) => {
    await expect(call(args)).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining(message),
    });
  });

  test("the example, once its dates are over", async () => {
    await expect(call(MILAN_SYDNEY, Date.parse("2026-11-15T12:00:00Z"))).rejects.toMatchObject({
      message: "The departure date 2026-02-19 in leg 1, segment 1 is in the past",
      details: { hint: expect.stringContaining("2026-11-15") },
    });
  });
});
