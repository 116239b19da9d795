import { expect, test } from "vitest";
import { getFlightStatus } from "../../../src/tools/servicing/get-flight-status.ts";
import { operatingFlight, routeOfFlight } from "../../../src/world/network/flight-numbers.ts";
import { allRoutes } from "../../../src/world/network/network.ts";
import { contextOf, openDesk } from "../../support/desk.ts";

test("a partner's number finds the flight, and says which airline operates it and as what", async () => {
  const at = await openDesk();
  const route = allRoutes().find(
    ({ weekly, codeshares, operator }) => weekly >= 28 && codeshares.length > 1 && !operator,
  );
  const [first, second] = route?.codeshares ?? [];
  if (!route || !first || !second) throw new Error("no codeshare");
  const date = "2027-03-03";
  const read = async (flightNumber: string) => {
    const { text, output } = await getFlightStatus.call({ flightNumber, date }, contextOf(at));
    return { text, status: Object(output).flights[0] };
  };
  const operated = `${route.airline.code}${route.firstNumber + 1}`;
  const own = await read(operated);
  expect(own.status).not.toHaveProperty("operatedAs");
  for (const { airline, firstNumber } of [first, second]) {
    const number = `${airline.code}${firstNumber + 1}`;
    const { text, status } = await read(`${airline.code} 0${firstNumber + 1}`);
    expect(status).toEqual({
      ...own.status,
      flightNumber: number,
      airlineName: airline.name,
      operatingCarrier: route.airline.name,
      operatedAs: operated,
    });
    expect(text).toContain(`, operated by ${route.airline.name} as ${operated}: `);
    expect(text.startsWith(`${number} ${route.b.iata}-${route.a.iata} ${date}`)).toBe(true);
  }
});

test("every number that a partner sells names one flight of the route, and no other number does", () => {
  const sold = allRoutes().flatMap((route) =>
    route.codeshares.map((codeshare) => ({ route, ...codeshare })),
  );
  expect(sold.length).toBeGreaterThan(3000);
  const wrong = sold.flatMap(({ route, airline, firstNumber }) =>
    [0, 1].filter((step) => {
      const found = operatingFlight(airline.code, firstNumber + step);
      const isRight =
        found?.airlineCode === route.airline.code && found.number === route.firstNumber + step;
      return !isRight || routeOfFlight(found.airlineCode, found.number) !== route;
    }),
  );
  expect(wrong).toEqual([]);
  expect(operatingFlight("BA", 99_999)).toBeUndefined();
  expect(operatingFlight("ZZ", 1)).toBeUndefined();
});
