import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { describe, expect, test } from "vitest";
import { searchFlights } from "../../../src/tools/gds/search-flights.ts";
import { toolContext } from "../../support/desk.ts";

const wish = { origin: "LON", destination: "NYC", departureDate: "2027-03-01" };

describe("searchFlights", () => {
  test.each([
    ["LODNON", "did you mean LON (all airports of London), LHR"],
    ["Saint Petersburg", "LED"],
    ["Goa", "GOI"],
    ["Springfield", "SGF (Springfield, Missouri), SPI (Springfield, Illinois)"],
    ["X".repeat(2000), "is not an airport code"],
  ])("knows what was meant by %s", async (origin, meant) => {
    const refused = searchFlights.call({ ...wish, origin }, await toolContext());
    await expect(refused).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining(meant),
      details: { field: "origin", reason: "unknown_airport" },
    });
  });

  test.each([
    ["london", "NYC", /^(LHR|LGW|STN|LCY|LTN|SEN)$/],
    ["Тбилиси", "ist", /^TBS$/],
    [" Istanbul ", "GYD", /^(IST|SAW)$/],
  ])("reads %s as the place it names", async (origin, destination, airport) => {
    const asked = { ...wish, origin, destination, limit: 1 };
    const { output } = await searchFlights.call(asked, await toolContext());
    const { flights } = Object(output);
    expect(flights[0].originCode).toMatch(airport);
  });

  test("a city's code that is an airport's means that one, and its name all of them", async () => {
    const context = await toolContext();
    const asked = { ...wish, origin: "IST", destination: "ESB", limit: 50 };
    const { output, text } = await searchFlights.call(asked, context);
    expect(output["notes"]).toEqual([expect.stringContaining("Istanbul also has SAW")]);
    expect(text).toContain("Istanbul also has SAW");
    const named = await searchFlights.call({ ...asked, origin: "istanbul" }, context);
    const { flights, notes = [] } = Object(named.output);
    const from = new Set(flights.map((flight: { originCode: string }) => flight.originCode));
    expect(from).toEqual(new Set(["IST", "SAW"]));
    expect(notes).toEqual([]);
    // No flight of the other airport goes there.
    const far = await searchFlights.call({ ...asked, destination: "NYC" }, context);
    expect(far.text).not.toContain("SAW");
  });

  test("rows of one price begin with different flights, and one ticket comes before two", async () => {
    const asked = { ...wish, origin: "LHR", destination: "JFK", returnDate: "2027-03-08" };
    const { output } = await searchFlights.call({ ...asked, limit: 50 }, await toolContext());
    const { flights } = Object(output);
    const first = flights.filter(({ price }: { price: number }) => price === flights[0].price);
    const out: string[] = first.map(({ flightNumber }: { flightNumber: string }) => flightNumber);
    const different = new Set(out);
    expect(different.size).toBeGreaterThan(1);
    expect(out.length).toBeGreaterThan(different.size);
    expect(new Set(out.slice(0, different.size))).toEqual(different);
  });

  test("says why there is nothing, and never sends on to other dates in vain", async () => {
    const context = await toolContext();
    const none = await searchFlights.call({ ...wish, origin: "LDH", destination: "DCF" }, context);
    expect(none.text).toMatch(
      /: none\.\nNote: Nobody flies from Lord Howe Island .* Nearest pairs/,
    );
    // Whichever day of the week that a thin pair rests on.
    const thinly = { ...wish, origin: "FUN", destination: "NAN" };
    const rested = await Promise.all(
      Array.from({ length: 14 }, (_, day) =>
        searchFlights.call(
          { ...thinly, departureDate: `2027-03-${String(day + 1).padStart(2, "0")}` },
          context,
        ),
      ),
    );
    const text = rested.map((one) => one.text).find((one) => one.includes("No economy seat")) ?? "";
    expect(text).toMatch(/No economy seat .* the next days with one are 2027-03-\d\d/);
    const [, next] = /are (\S+?)[,.]/.exec(text) ?? [];
    const then = await searchFlights.call({ ...thinly, departureDate: next }, context);
    expect(Object(then.output).total).toBeGreaterThan(0);
  });

  test.each([
    ["GBP", /GBP 1?,?\d{3}\.\d\d \(\$/],
    ["jpy", /JPY \d{2,3},\d{3} \(\$/],
    ["KWD", /KWD \d{2,3}\.\d{3} \(\$/],
  ])(
    "shows prices and fees in %s, with the rate, beside what is charged",
    async (currency, shown) => {
      const asked = { ...wish, returnDate: "2027-03-08", brand: "standard", limit: 3, currency };
      const { output, text, flaw } = await searchFlights.call(asked, await toolContext());
      expect(flaw).toBeUndefined();
      const { flights, rate } = Object(output);
      const perDollar = Number(/^1 USD = ([\d.]+) [A-Z]{3} on 2\d{3}-\d\d-\d\d$/.exec(rate)?.[1]);
      for (const flight of flights) {
        // The rate has as many digits as it takes: the product is the very amount.
        const digits = { GBP: 2, JPY: 0, KWD: 3 }[currency.toUpperCase()] ?? 2;
        const product = (flight.price / 100) * perDollar;
        expect(product.toFixed(digits)).toBe(flight.shown.price.toFixed(digits));
        expect(flight.shown.changeFee === null).toBe(flight.fare.changeFee === null);
      }
      expect(text).toMatch(shown);
      expect(text).toContain(`Rate: ${rate}; bookings are charged in USD.`);
      const dollars = await searchFlights.call({ ...asked, currency: "USD" }, await toolContext());
      expect(dollars.text).not.toContain("Rate:");
    },
  );

  test.each([
    { origin: "LON", destination: "NYC" },
    { origin: "MAD", destination: "AKL" },
    { origin: "BHM", destination: "TBS", passengers: { adults: 2, children: 1 } },
  ])(
    "the text of returns is short, and its cursor goes on after its last row: %j",
    async (pair) => {
      const context = await toolContext();
      const asked = { ...wish, ...pair, returnDate: "2027-03-20", currency: "EUR" };
      const seen: string[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < 3; page++) {
        const { text } = await searchFlights.call({ ...asked, cursor }, context);
        expect(encode(text).length).toBeLessThanOrEqual(1200);
        seen.push(...[...text.matchAll(/\[(FL2\S+)\]/g)].map(([, id = ""]) => id));
        cursor = /cursor "(\S+)"/.exec(text)?.[1];
      }
      const { output } = await searchFlights.call({ ...asked, limit: 50 }, context);
      const { flights }: { flights: { id: string }[] } = Object(output);
      expect(seen.length).toBeGreaterThan(12);
      expect(seen).toEqual(flights.slice(0, seen.length).map(({ id }) => id));
    },
  );

  test("says in the text what the next call needs", async () => {
    const { text, output } = await searchFlights.call({ ...wish, limit: 2 }, await toolContext());
    const flights = output["flights"];
    if (!Array.isArray(flights)) throw new Error("no flights");
    expect(flights).toHaveLength(2);
    for (const { id } of flights) expect(text).toContain(`[${id}]`);
    expect(text).toContain(`cursor "${output["nextCursor"]}"`);
  });

  test("warns of a flight that has too few seats for the party", async () => {
    const party = { adults: 9 };
    const { text } = await searchFlights.call(
      { ...wish, passengers: party, cabin: "first", limit: 50 },
      await toolContext(),
    );
    expect(text).toMatch(/only \d seats, 9 needed|SOLD OUT/);
  });

  test("pages through everything once", async () => {
    const context = await toolContext();
    const seen: string[] = [];
    let cursor: unknown;
    do {
      const { output } = await searchFlights.call({ ...wish, limit: 7, cursor }, context);
      const { flights, nextCursor, total } = Object(output);
      seen.push(...flights.map(({ id }: { id: string }) => id));
      cursor = nextCursor;
      if (cursor === undefined) expect(seen).toHaveLength(total);
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
  });
});
