import { describe, expect, test } from "vitest";
import type { PriceCheckRequest, Segment } from "../../../src/domain/contracts/pricecheck/check.ts";
import { TravelError } from "../../../src/domain/errors.ts";
import {
  about,
  checkOptions,
  flight,
  MILAN_SYDNEY,
  openPriceCheck,
} from "../../support/pricecheck.ts";

const OUT = flight("BA117", "LHR-JFK", "2026-05-19", "08:25-11:20");
const BACK = flight("BA112", "JFK-LHR", "2026-05-26", "18:30-06:30", 1);

async function answer(request: PriceCheckRequest) {
  return await openPriceCheck({ sources: [] }).check(request, checkOptions());
}

async function refusal(request: PriceCheckRequest): Promise<TravelError> {
  const error: unknown = await answer(request).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof TravelError) return error;
  throw new Error("expected a refusal", { cause: error });
}

/** The outbound flight with something wrong about it. */
const broken = (change: Partial<Segment>) => about([[{ ...OUT, ...change }], [BACK]]);

describe("every shape of a trip is taken", () => {
  test.each([
    ["one way", [[OUT]], "LHR–JFK in"],
    ["a return", [[OUT], [BACK]], "LHR–JFK return"],
    [
      "an open jaw",
      [[OUT], [flight("BA212", "BOS-LHR", "2026-05-26", "19:00-06:30", 1)]],
      "LHR–JFK, BOS–LHR",
    ],
    [
      "several cities",
      [
        [OUT],
        [flight("DL411", "JFK-LAX", "2026-05-22", "09:00-12:20")],
        [flight("BA268", "LAX-LHR", "2026-05-29", "21:00-15:30", 1)],
      ],
      "LHR–JFK, JFK–LAX, LAX–LHR",
    ],
    [
      "a return to another airport of the city",
      [[OUT], [flight("BA2272", "JFK-LGW", "2026-05-26", "18:30-06:30", 1)]],
      "LHR–JFK return",
    ],
  ])("%s", async (_, legs, name) => {
    const { typicalRange } = await answer(about(legs));
    expect(typicalRange?.basis).toContain(name);
  });
});

describe("what is wrong is named by leg, segment, field and value, with a way out", () => {
  test.each([
    ["an unknown airline", { airline: "X1" }, "airline", "X1", /2-letter/],
    ["an airline's name", { airline: "British Airways" }, "airline", "British Airways", /BA/],
    ["a flight number with its prefix", { flightNumber: "XY12" }, "flightNumber", "XY12", /124/],
    ["an unknown airport", { departureAirport: "QQX" }, "departureAirport", "QQX", /IATA|mean/],
    ["a city's code", { departureAirport: "LON" }, "departureAirport", "LON", /LHR.*LGW/],
    [
      "a day that does not exist",
      { departureDate: "2026-02-30" },
      "departureDate",
      "2026-02-30",
      /YYYY/,
    ],
    [
      "a date beyond the calendar",
      { departureDate: "2199-01-01" },
      "departureDate",
      "2199-01-01",
      /up to/,
    ],
    ["a time that does not exist", { departureTime: "25:10" }, "departureTime", "25:10", /HH:MM/],
    ["a flight to where it starts", { arrivalAirport: "LHR" }, "arrivalAirport", "LHR", /lands/],
    ["an arrival a day too late", { plusDays: 1 }, "plusDays", 1, /plusDays to 0/],
    ["an arrival a year too late", { plusDays: 365 }, "plusDays", 365, /plusDays to 0/],
    ["an ocean crossed in an hour", { arrivalTime: "04:30" }, "arrivalTime", "04:30", /times/],
  ])("%s", async (_, change, field, value, hint) => {
    const { message, details } = await refusal(broken(change));
    expect(details).toMatchObject({ field: `trip.legs[0].segments[0].${field}`, value });
    expect(details.hint).toMatch(hint);
    expect(message).toContain("leg 1, segment 1");
    expect(message).toContain(field);
  });

  test("plusDays that is a day short, with what it should be", async () => {
    const { message, details } = await refusal(about([[OUT], [{ ...BACK, plusDays: 0 }]]));
    expect(details).toMatchObject({
      field: "trip.legs[1].segments[0].plusDays",
      value: 0,
      hint: "Set plusDays to 1: the flight then takes 7h00.",
    });
    expect(message).toContain("minus 17h00");
  });
});

describe("changes of planes", () => {
  const toDoha = flight("QR124", "MXP-DOH", "2026-02-19", "08:55-16:40");
  const onward = (date: string, times: string) => flight("QR908", "DOH-SYD", date, times, 1);

  test("one that leaves before the other has landed is refused", async () => {
    const { message, details } = await refusal(
      about([[toDoha, onward("2026-02-19", "16:10-14:20")]]),
    );
    expect(details).toMatchObject({
      reason: "connection_before_landing",
      field: "trip.legs[0].segments[1].departureTime",
      value: "16:10",
    });
    expect(message).toContain("30m before QR124 has landed at DOH");
  });

  test("one that nobody could make is refused", async () => {
    const { details } = await refusal(about([[toDoha, onward("2026-02-19", "17:00-15:10")]]));
    expect(details.reason).toBe("connection_too_short");
  });

  test("one that is only tight is noted", async () => {
    const { notes } = await answer(about([[toDoha, onward("2026-02-19", "17:15-15:25")]]));
    expect(notes).toEqual(["35m to change at DOH is less than the 45m that are usual there."]);
  });

  test("one after a whole day is a stay, and belongs into a leg of its own", async () => {
    const late = onward("2026-02-21", "20:40-18:50");
    const { details } = await refusal(about([[toDoha, late]]));
    expect(details).toMatchObject({ reason: "stopover_in_leg", value: "2026-02-21" });
    await expect(answer(about([[toDoha], [late]]))).resolves.toBeDefined();
  });

  test("a flight from another city leaves a gap", async () => {
    const elsewhere = flight("QF2", "SIN-SYD", "2026-02-20", "20:40-07:50", 1);
    const { details } = await refusal(about([[toDoha, elsewhere]]));
    expect(details).toMatchObject({ reason: "gap_in_leg", value: "SIN" });
  });

  test("another airport of the same city takes longer, and is noted", async () => {
    const toLondon = flight("BA577", "MXP-LHR", "2026-02-19", "08:00-09:05");
    const fromGatwick = (times: string) => flight("BA2157", "LGW-ANU", "2026-02-19", times);
    expect((await refusal(about([[toLondon, fromGatwick("10:20-15:10")]]))).details.reason).toBe(
      "connection_too_short",
    );
    const { notes } = await answer(about([[toLondon, fromGatwick("12:30-17:20")]]));
    expect(notes).toEqual(["The connection changes airports: LHR to LGW."]);
  });
});

describe("dates", () => {
  test("the example is refused under a later clock, and says why", async () => {
    const error = await openPriceCheck({ sources: [] })
      .check(MILAN_SYDNEY, checkOptions({ now: Date.parse("2026-11-15T12:00:00Z") }))
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: "rule",
      message: "The departure date 2026-02-19 in leg 1, segment 1 is in the past",
      details: { field: "trip.legs[0].segments[0].departureDate", value: "2026-02-19" },
    });
  });

  test("the past is judged by the calendar of the departure", async () => {
    // Ten in the evening in London; in Auckland it is tomorrow already.
    const now = Date.parse("2026-05-19T21:00:00Z");
    const check = (segment: Segment) =>
      openPriceCheck({ sources: [] }).check(about([[segment]]), checkOptions({ now }));
    await expect(
      check(flight("BA15", "LHR-SIN", "2026-05-19", "22:30-18:30", 1)),
    ).resolves.toBeDefined();
    await expect(
      check(flight("NZ5", "AKL-LAX", "2026-05-19", "19:30-12:30")),
    ).rejects.toMatchObject({ details: { reason: "date_in_past" } });
  });

  test("a flight that left earlier today cannot be bought any more", async () => {
    const at = (time: string) =>
      openPriceCheck({ sources: [] }).check(
        about([[OUT]]),
        checkOptions({ now: Date.parse(`2026-05-19T${time}Z`) }),
      );
    await expect(at("07:25:00")).resolves.toBeDefined();
    await expect(at("09:30:00")).rejects.toMatchObject({
      code: "rule",
      message: "The flight in leg 1, segment 1 left at 08:25 today",
      details: {
        reason: "flight_has_left",
        field: "trip.legs[0].segments[0].departureTime",
        value: "08:25",
        hint: "That was 2h05 ago in London: give a flight that has not left yet.",
      },
    });
  });

  test("a return before the outbound has landed is refused", async () => {
    const early = flight("BA112", "JFK-LHR", "2026-05-18", "18:30-06:30", 1);
    const { details } = await refusal(about([[OUT], [early]]));
    expect(details).toMatchObject({
      reason: "legs_out_of_order",
      field: "trip.legs[1].segments[0].departureDate",
      value: "2026-05-18",
    });
  });

  test("a flight over the date line may land the day before it leaves", async () => {
    // Four hours in the air; the contract has no plusDays below 0.
    const { notes } = await answer(
      about([[flight("NZ46", "AKL-RAR", "2026-05-19", "17:30-23:25")]]),
    );
    expect(notes).toEqual([
      "In leg 1, segment 1 the flight crosses the date line: it lands the day before it leaves.",
    ]);
  });
});

describe("bounds", () => {
  test.each([
    ["no legs", about([]), "no_legs"],
    ["a leg without flights", about([[]]), "no_segments"],
    ["seven legs", about(Array.from({ length: 7 }, () => [OUT])), "too_many_legs"],
    ["seven flights in a leg", about([Array.from({ length: 7 }, () => OUT)]), "too_many_segments"],
    ["ten seats", about([[OUT]], { adults: 8, children: 2 }), "party_too_large"],
    ["more laps than adults", about([[OUT]], { infantsOnLap: 2 }), "too_many_infants"],
    ["a currency that is none", about([[OUT]], {}, { currency: "ABC" }), "unknown_currency"],
    ["a price that is none", about([[OUT]], {}, { price: "cheap" }), "invalid_price"],
    ["a price below zero", about([[OUT]], {}, { price: "-5" }), "invalid_price"],
  ])("%s", async (_, request, reason) => {
    const { details } = await refusal(request);
    expect(details.reason).toBe(reason);
    expect(details.hint).toBeTruthy();
  });
});
