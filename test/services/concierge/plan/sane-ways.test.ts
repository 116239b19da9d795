import { beforeAll, describe, expect, test } from "vitest";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { hourOf } from "../../../../src/services/concierge/plan/route/flights.ts";
import { withGatewayNight } from "../../../../src/services/concierge/plan/route/gateway-night.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

const plan = (request: PlanRequest) => tripFor(planner.deps, request);
const kinds = ({ remarks = [] }: Trip) => remarks.map(({ kind }) => kind);

describe("the way there", () => {
  test("ends before midnight, also where hours by land are behind the flight", async () => {
    for (const query of [
      "Safari in the Maasai Mara, 8 days in August, two adults and children 13 and 16 from Frankfurt",
      "Parish pilgrimage to Lourdes and Fatima for 20 people, 10 days in May 2027, from Manila",
      "A week in Agra for two from Auckland in November 2027",
    ]) {
      const { frame } = await plan({ query });
      const { flight, hours } = frame.arrival;
      expect(hourOf(flight?.arrives ?? "") + hours, query).toBeLessThan(23);
    }
  });

  test("is broken by a night in the town of the airport where it would end in the night", async () => {
    const { frame, wish } = await plan({
      query: "Lourdes for 5 days in May 2027, two from Madrid",
    });
    const paris = planner.atlas.spot("paris");
    const [stay] = frame.stays;
    if (!stay || !paris || !wish) throw new Error("Lourdes is in the catalogue");
    const late = { ...frame.arrival, hours: 5 };
    if (!late.flight) throw new Error("It is flown to");
    const flight = { ...late.flight, to: "CDG", arrivesAt: 19.5 };
    const stays = withGatewayNight(planner, [stay], { ...late, flight });
    expect(stays?.map(({ spot, nights }) => [spot.slug, nights])).toEqual([
      ["paris", 1],
      ["lourdes", stay.nights - 1],
    ]);
    const early = { ...flight, arrivesAt: 11.5 };
    expect(withGatewayNight(planner, [stay], { ...late, flight: early })).toBeUndefined();
  });

  test("that takes a night leaves nothing to be seen before it ends", async () => {
    const { days, frame } = await plan({
      query: "New Zealand both islands, 16 days for two from Vancouver in February 2027",
    });
    const lands = frame.days.findIndex(({ fixed }) =>
      Object.values(fixed).some((one) => one?.kind === "arrival"),
    );
    for (const day of days.slice(0, lands))
      expect([...placesOf(day), ...excursionsOf(day)]).toEqual([]);
  });

  test("goes to the city itself where somebody flies there without a change", async () => {
    const { frame } = await plan({
      query: "Solo museum break in Vienna from Stockholm, 4 days in March 2027, 900 euros",
    });
    expect(frame.arrival.flight?.to).toBe("VIE");
    expect(frame.arrival.hours).toBe(0);
  });
});

test("a trip begins and ends at one airport of the city that it starts from", async () => {
  for (const query of [
    "Vienna and Salzburg, an easy week in May 2027 for two from London",
    "Maldives for 8 nights from London in early May 2027, honeymoon",
    "Hen weekend in Lisbon for 10 from London, 4 days in June 2027",
  ]) {
    const trip = await plan({ query });
    expect(kinds(trip), query).not.toContain("other-airport");
  }
});

test("cities that an air shuttle joins are not driven between for six hours", async () => {
  const { frame } = await plan({
    query: "São Paulo and Rio de Janeiro, 7 days in May 2027, one from Mexico City",
  });
  expect(frame.transfers.map(({ mode }) => mode)).toEqual(["flight"]);
});

test("an airport over an open border is used where it is the nearest that is flown to", async () => {
  const { frame } = await plan({
    query: "Ski week in Innsbruck, two adults and children 6 and 9 from Copenhagen, February 2027",
  });
  for (const { hours } of [frame.arrival, frame.departure]) expect(hours).toBeLessThanOrEqual(3);
});

test("the usual night of a long way is no hard hour", async () => {
  const trip = await plan({
    query: "Venice, Florence and Rome by train, 8 days in October 2027, couple from Chicago",
  });
  expect(trip.flights.some(({ pick }) => pick.arrivalDay > pick.departureDay)).toBe(true);
  expect(kinds(trip)).not.toContain("hard-hours");
});

test("what keeps to the budget in plainer rooms is planned so, where no class was asked for", async () => {
  const trip = await plan({
    query: "Bakıdan Parisə 5 günlük səyahət, iki nəfər, sentyabrda, Luvr və Eyfel qülləsi",
    budget: "4000 AZN",
  });
  expect(kinds(trip)).toContain("fits");
  const asked = await plan({
    query: "Bakıdan Parisə 5 günlük səyahət, iki nəfər, sentyabrda, 4 ulduzlu otel",
    budget: "4000 AZN",
  });
  expect(kinds(asked)).toContain("short");
});

describe("the airport of the way home", () => {
  test("is the near one with a change, where the far one takes half a day by land", async () => {
    const cases: readonly (readonly [PlanRequest, string])[] = [
      [
        {
          query: "",
          ...{ origin: "Baku", destinations: ["Istanbul, 2 nights", "Cappadocia, 2 nights"] },
          ...{ dates: "2027-04-15 to 2027-04-19", budget: "3500 AZN", party: { adults: 2 } },
          ...{ must: ["hot air balloon flight in Cappadocia", "evening Bosphorus cruise"] },
        },
        "NAV",
      ],
      [
        {
          query: "",
          ...{ origin: "London", destinations: ["Sarria", "Santiago de Compostela"] },
          ...{ dates: "2027-05-08 to 2027-05-16", budget: "1800 GBP", party: { adults: 2 } },
          must: ["walk the Camino from Sarria to Santiago", "day trip to Finisterre"],
        },
        "SCQ",
      ],
    ];
    for (const [request, airport] of cases) {
      const { frame } = await plan(request);
      expect(frame.departure.flight?.from).toBe(airport);
    }
  });

  test("is no road that begins before six, where another leaves by day", async () => {
    const { frame } = await plan({
      query: "",
      ...{ origin: "New York", destinations: ["Tokyo", "Kyoto", "Naoshima"] },
      ...{ dates: "2027-11-10 to 2027-11-24", party: { adults: 2 } },
    });
    expect(frame.stays.at(-1)?.spot.slug).toBe("naoshima");
    const { flight, hours } = frame.departure;
    expect(hourOf(flight?.departs ?? "") - 2.75 - hours).toBeGreaterThanOrEqual(6);
  });
});

test("a ride of a night is flown where the next town has the airport of nonstop flights", async () => {
  const { frame } = await plan({
    query: "Mashhad and Qom, 7 days in February 2027, three adults from Baku",
  });
  const way = frame.transfers.find(({ to }) => to.slug === "qom");
  expect(way?.flight).toMatchObject({ from: "MHD", to: "THR", stops: 0 });
  expect(way?.town?.en).toBe("Tehran");
});
