import { describe, expect, test } from "vitest";
import { searchFlights } from "../../../src/tools/gds/search-flights.ts";
import { toolContext } from "../../support/desk.ts";

const wish = { origin: "LON", destination: "NYC", departureDate: "2027-03-01" };

describe("searchFlights", () => {
  test.each([
    ["LONDON", "did you mean LON (all airports of London), LHR"],
    ["Saint Petersburg", "LED"],
    ["Тбилиси", "TBS"],
    ["X".repeat(2000), "is not an airport code"],
  ])("knows what was meant by %s", async (origin, meant) => {
    const refused = searchFlights.call({ ...wish, origin }, await toolContext());
    await expect(refused).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining(meant),
      details: { field: "origin", reason: "unknown_airport" },
    });
  });

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
