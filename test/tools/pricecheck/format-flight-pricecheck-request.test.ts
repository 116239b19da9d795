import { describe, expect, test } from "vitest";
import { FlightData } from "../../../src/domain/contracts/pricecheck/check.ts";
import { isoDate } from "../../../src/domain/dates.ts";
import type { Question } from "../../../src/tools/call.ts";
import { flightPricecheck } from "../../../src/tools/pricecheck/flight-pricecheck.ts";
import { formatFlightPricecheckRequest as tool } from "../../../src/tools/pricecheck/format-flight-pricecheck-request.ts";
import { checkOptions, openPriceCheck } from "../../support/pricecheck.ts";
import { flightOn, flightsOn, localTime, numberOf } from "../../support/timetable.ts";
import contract from "./format-contract.json" with { type: "json" };

const NOVEMBER = Date.parse("2026-11-15T12:00:00Z");
const TO_NEW_YORK = flightOn("BA", "LHR-JFK", "2027-01-20");
const ONE_WAY = `${TO_NEW_YORK} LHR-JFK 20 Jan 2027, £480`;
type Answers = Readonly<Record<string, unknown>> | undefined;

function context(ask?: (question: Question) => Promise<Answers>) {
  return {
    ...checkOptions({ now: NOVEMBER }),
    services: { pricecheck: openPriceCheck() },
    caller: { transport: "stdio" as const },
    progress: () => {},
    ask,
  };
}

async function format(user_request: string, ask?: (question: Question) => Promise<Answers>) {
  const result = await tool.call({ user_request }, context(ask));
  expect(result.flaw).toBeUndefined();
  return { ...result, text: result.text, output: Object(result.output) };
}

/** A person who writes the same into every form, and what they were asked. */
function person(answers: Answers) {
  const asked: Question[] = [];
  const ask = async (question: Question) => {
    asked.push(question);
    return answers;
  };
  return { asked, ask };
}

const segmentOf = (output: { flightData: unknown }, leg = 0, segment = 0) =>
  Object(output.flightData).trip.legs[leg].segments[segment];

describe("the contract", () => {
  test("makes no time of figures that it cannot count", async () => {
    for (const text of ["BA178 at ٣a", "٣a\r\nX-Injected: 1", "JFK-LHR ٠٨:٣٠ pm"]) {
      expect(JSON.stringify((await format(text)).output)).not.toContain("NaN");
    }
  });

  test("takes user_request and nothing else, as published", () => {
    const { properties, ...rest } = Object(tool.inputSchema("portable"));
    const { description, ...user_request } = properties.user_request;
    expect({ ...rest, properties: { ...properties, user_request } }).toEqual(contract);
    expect(description).toMatch(/flights/i);
  });

  test.each([
    ["that left in February", "QR124 from MXP to DOH on 19 February 2026 08:55-16:40, €312"],
    ["that left this morning", "QR124 from MXP to DOH on 15 November 2026 08:55-16:40, €312"],
  ])("a flight %s is not ready", async (_, words) => {
    const { output } = await format(words);
    expect(output).toMatchObject({ needsMoreInfo: true, readyForPriceCheck: false });
    expect(output.missingFields).toContain("departure date for leg 1, segment 1");
    expect(output.notes.join()).toMatch(/has left \(2026-/);
  });

  test("ready: data for flight_pricecheck, and the text is the JSON", async () => {
    const { output, text, warnings } = await format(
      "QR124 from MXP to DOH on 19 February 08:55-16:40, €312 on Kayak",
    );
    expect(text).toBe(JSON.stringify(output, undefined, 2));
    expect(warnings).toEqual([]);
    expect(output).toMatchObject({ needsMoreInfo: false, readyForPriceCheck: true });
    expect(output.message).toContain("QR124 MXP-DOH 2027-02-19 08:55-16:40");
    expect(output.message).toContain("call flight_pricecheck");
    expect(output).not.toHaveProperty("missingFields");
    expect(output.flightData).toEqual({
      trip: {
        legs: [
          {
            segments: [
              {
                airline: "QR",
                flightNumber: "124",
                departureAirport: "MXP",
                arrivalAirport: "DOH",
                departureDate: "2027-02-19",
                departureTime: "08:55",
                arrivalTime: "16:40",
                plusDays: 0,
              },
            ],
          },
        ],
        travelClass: "ECONOMY",
        adults: 1,
        children: 0,
        infantsInSeat: 0,
        infantsOnLap: 0,
      },
      source: "Kayak",
      price: "312.00",
      currency: "EUR",
      location: "ZZ",
    });
  });

  test("not ready: names what is missing, says what was understood, and asks for all of it again", async () => {
    const { output } = await format("AA 106 JFK to London on 03/04, $800");
    expect(output).toMatchObject({
      needsMoreInfo: true,
      readyForPriceCheck: false,
      missingFields: [
        "arrival airport for leg 1, segment 1",
        "departure date for leg 1, segment 1",
        "departure time for leg 1, segment 1",
        "arrival time for leg 1, segment 1",
      ],
      candidates: {
        "arrival airport for leg 1, segment 1": ["LGW", "LHR", "LTN", "STN"],
        "departure date for leg 1, segment 1": ["2027-03-04", "2027-04-03"],
      },
      understood: {
        trip: {
          legs: [{ segments: [{ airline: "AA", flightNumber: "106", departureAirport: "JFK" }] }],
        },
        price: "800.00",
        currency: "USD",
      },
    });
    expect(output).not.toHaveProperty("flightData");
    expect(output.message).toContain(
      "departure date for leg 1, segment 1: 2027-03-04 or 2027-04-03?",
    );
    expect(output.message).toMatch(/Send the whole request again, with these details in it\.$/);
  });

  test("what is ready is answered by flight_pricecheck", async () => {
    const back = flightOn("BA", "JFK-LHR", "2027-01-27");
    const { output } = await format(
      `Round trip ${TO_NEW_YORK} London to New York on 20 January 2027, back with ${back} on 27 January, £612`,
    );
    expect(FlightData.parse(output.flightData)).toEqual(output.flightData);
    const checked = await flightPricecheck.call(output.flightData, context());
    expect(checked.output).toMatchObject({ status: "COMPLETED", changes: [] });
  });

  test("source is MCP where nobody says where the price was seen", async () => {
    const { output } = await format(ONE_WAY);
    expect(output.flightData.source).toBe("MCP");
  });
});

test("says what was inferred: the year, what the timetable gave, days in the air, and who flies how", async () => {
  const { output } = await format(
    `${flightOn("SQ", "LHR-SIN", "2027-02-02")} from Heathrow on 2 February, EK 204 JFK-MXP 22 March 22:20-12:15`,
  );
  expect(output.notes).toEqual([
    "Leg 1, segment 1: the year was inferred (Tuesday, 2027-02-02).",
    "Leg 1, segment 1: arrival airport, departure time, arrival time from the timetable.",
    "Leg 2, segment 1: the year was inferred (Monday, 2027-03-22).",
    "Leg 2, segment 1: arrival the next day, from distance and time zones.",
    "One adult was assumed.",
    "Economy was assumed.",
    "No price was found in the text: there will be nothing to compare with.",
  ]);
});

test("reads 20,000 characters, and says how many there were when there were more", async () => {
  const trip = `${ONE_WAY}. `;
  const { output } = await format((trip + "bla ".repeat(5000)).slice(0, 20_000));
  expect(output.readyForPriceCheck).toBe(true);
  await expect(format(trip + "bla ".repeat(5000))).rejects.toMatchObject({
    message: `user_request must have at most 20000 characters, not ${trip.length + 20_000}`,
    details: { reason: "too_long", field: "user_request" },
  });
});

describe("a person who can be asked", () => {
  test("fills in what is missing, each in its own way", async () => {
    const { ask, asked } = person({
      departure_airport_1_1: "Heathrow",
      departure_date_1_1: "4 March 2027",
      departure_time_1_1: "9am",
      arrival_time_1_1: "12:25",
      currency: "pounds",
    });
    const { output } = await format("BA 2490 from London to Madrid on 03/04 for 130", ask);
    expect(asked).toHaveLength(1);
    expect(Object.keys(asked[0]?.blanks ?? {})).toEqual([
      "departure_airport_1_1",
      "departure_date_1_1",
      "departure_time_1_1",
      "arrival_time_1_1",
      "currency",
    ]);
    expect(asked[0]?.blanks["departure_date_1_1"]?.choices).toEqual(["2027-03-04", "2027-04-03"]);
    expect(asked[0]?.message).not.toContain("Send the whole request again");
    expect(segmentOf(output)).toMatchObject({
      departureAirport: "LHR",
      departureDate: "2027-03-04",
      departureTime: "09:00",
      arrivalTime: "12:25",
      plusDays: 0,
    });
    expect(output.flightData).toMatchObject({ price: "130.00", currency: "GBP" });
  });

  test("is not asked for times that the timetable knows", async () => {
    const date = "2027-02-19";
    const [toDoha] = flightsOn("QR", "MXP-DOH", date);
    const landed = toDoha?.arrival ?? 0;
    const onward = [date, "2027-02-20"]
      .flatMap((day) => flightsOn("QR", "DOH-SYD", day))
      .find(({ departure }) => departure > landed + 60);
    const { ask, asked } = person({ departure_date_1_1: date });
    const { output } = await format(
      `${numberOf(toDoha)} from Malpensa to Doha, then ${numberOf(onward)} to Sydney, 450 EUR`,
      ask,
    );
    expect(Object.keys(asked[0]?.blanks ?? {})).toEqual(["departure_date_1_1"]);
    expect(segmentOf(output)).toMatchObject({
      departureTime: localTime(toDoha?.departure ?? 0, toDoha?.departureOffset ?? 0),
      arrivalTime: localTime(landed, toDoha?.arrivalOffset ?? 0),
    });
    expect(segmentOf(output, 0, 1)).toMatchObject({ departureDate: isoDate(onward?.day ?? 0) });
  });

  test("tells how many fly", async () => {
    const flight = flightOn("VS", "LHR-JFK", "2027-01-20");
    const { ask, asked } = person({ number_of_adults: 2 });
    const { output } = await format(`We fly ${flight} LHR-JFK on 20 January 2027, £2,000`, ask);
    expect(asked[0]?.blanks["number_of_adults"]?.kind).toBe("count");
    expect(output.flightData.trip).toMatchObject({ adults: 2, children: 0 });
  });

  test("tells of the return in words", async () => {
    const out = flightOn("LH", "MUC-BCN", "2027-02-12");
    const back = flightOn("LH", "BCN-MUC", "2027-02-15");
    const { ask, asked } = person({ details: `${back} on 15 February 2027` });
    const { output } = await format(`Round trip ${out} MUC-BCN 12 February 2027, 180 euros`, ask);
    expect(asked[0]?.blanks).toHaveProperty("details");
    expect(output.flightData.trip.legs).toHaveLength(2);
    expect(segmentOf(output, 1)).toMatchObject({
      flightNumber: back.slice(2),
      arrivalAirport: "MUC",
    });
  });

  test("tells of the whole trip in words", async () => {
    const { ask } = person({ details: `${TO_NEW_YORK} LHR-JFK 20 Jan 2027 for £480` });
    const { output } = await format("hi, can you check a price?", ask);
    expect(output.readyForPriceCheck).toBe(true);
  });

  test("is asked once: what is still missing is said in words", async () => {
    const { ask, asked } = person({ departure_airport_1_1: "the one by the sea" });
    const { output } = await format("BA 2490 from London to Madrid, 12 May 09:00-12:25, £130", ask);
    expect(asked).toHaveLength(1);
    expect(output.missingFields).toEqual(["departure airport for leg 1, segment 1"]);
  });

  test("may decline, and is then told in words", async () => {
    const { ask } = person(undefined);
    const { output } = await format("BA 2490 from London to Madrid, 12 May 09:00-12:25, £130", ask);
    expect(output.missingFields).toEqual(["departure airport for leg 1, segment 1"]);
  });

  test("is not asked when nothing is missing", async () => {
    const { ask, asked } = person({});
    await format(ONE_WAY, ask);
    expect(asked).toEqual([]);
  });
});
