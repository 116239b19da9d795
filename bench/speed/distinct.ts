import { isoDate } from "../../src/domain/dates.ts";
import { type Figure, median } from "../measure.ts";
import { modernCall, modernHeaders, travelDay } from "./calls.ts";
import {
  aReturn,
  aWay,
  FIRST,
  LONG_HAUL,
  plansOfAll,
  ROUTES,
  scattered,
} from "./distinct-calls.ts";
import { answerOf, COMFORTABLE, echoOf, evenness, failedOf, inTurn, of, ratio } from "./figures.ts";
import { type Subject, startBaseline, startOurs } from "./subjects.ts";

/** For the hundredth part of a few hundred answers a second. */
const CALM_SECONDS = 4;
const MULTI_CITY = ["LHR-FCO", "FCO-ATH", "ATH-CAI", "CAI-LHR"];
const TRIPS = 15;
/** Until the code of such a search is compiled. */
const WARM_UP_TRIPS = 45;

/** Until the code of a long return, and of a plan, is compiled: some thousand calls. */
const RETURNS_WARM_UP = 4;
const PLANS_WARM_UP = 8;

/** Calls that were not made before, as a rush hour is made of: nothing that is remembered helps. */
export async function benchDistinct(): Promise<readonly Figure[]> {
  const ours = await startOurs();
  const same = { origin: "JFK", destination: "LAX", departureDate: travelDay() };
  const answer = await answerOf(ours, "searchFlights", same);
  const sdk = await startBaseline("sdk", echoOf(answer));
  try {
    const calls = (name: string, all: readonly object[]) => ({
      bodies: all.map((args) => modernCall(name, args)),
      headers: modernHeaders(name),
    });
    const returns = calls("search_flights", scattered(LONG_HAUL, aReturn));
    const [echo, flights, trips, plans] = await inTurn([
      [
        sdk,
        { bodies: [modernCall("searchFlights", same)], headers: modernHeaders("searchFlights") },
      ],
      [ours, calls("searchFlights", scattered(ROUTES, aWay))],
      [ours, { ...returns, warmUpSeconds: RETURNS_WARM_UP }],
      [ours, { ...calls("plan_trip", plansOfAll()), warmUpSeconds: PLANS_WARM_UP }],
    ]);
    const pace = median(of(trips, "perSecond")) * COMFORTABLE;
    const [calm] = await inTurn([[ours, { ...returns, pace, seconds: CALM_SECONDS }]]);
    const failed = [...flights, ...trips, ...plans, ...calm];
    return [
      {
        name: "searchFlights of random route and day: requests a second ÷ SDK echo",
        value: ratio(flights, echo, "perSecond"),
        unit: "×",
        goal: "≥ 1.5",
        note: `${Math.round(median(of(flights, "perSecond")))} and ${Math.round(median(of(echo, "perSecond")))} a second, ${Math.round(median(of(flights, "cpu")))} µs of CPU; by CPU ${ratio(echo, flights, "cpu").toFixed(2)} ×`,
      },
      {
        name: "search_flights, long-haul return, all cabins, each asked for once: CPU",
        value: median(of(trips, "cpu")) / 1000,
        unit: "ms",
        goal: "≤ 2.5",
        note: `${Math.round(median(of(trips, "perSecond")))} a second`,
      },
      {
        name: "the same at 70 % of that rate: p99 ÷ p50",
        value: evenness(calm),
        unit: "×",
        goal: "≤ 5",
        note: `${median(of(calm, "p50")).toFixed(1)} and ${median(of(calm, "p99")).toFixed(1)} ms`,
      },
      {
        name: "plan_trip, each asked for once: requests a second ÷ SDK echo",
        value: ratio(plans, echo, "perSecond"),
        unit: "×",
        goal: "≥ 0.5",
        note: `${Math.round(median(of(plans, "perSecond")))} a second; by CPU ${ratio(echo, plans, "cpu").toFixed(2)} ×`,
      },
      ...(await twoWorkers(ours)),
      ...(await multiCity(ours)),
      failedOf(failed),
    ];
  } finally {
    await Promise.all([sdk.stop(), ours.stop()]);
  }
}

/** Few connections, so that what sends the load needs little of the two cores. */
const FEW_CONNECTIONS = 8;

/** The same file and port from two processes. */
async function twoWorkers(one: Subject): Promise<readonly Figure[]> {
  const two = await startOurs({ HTTP_WORKERS: "2" });
  const what = {
    bodies: scattered(ROUTES, aWay).map((args) => modernCall("searchFlights", args)),
    headers: modernHeaders("searchFlights"),
    connections: FEW_CONNECTIONS,
  };
  try {
    const [alone, both] = await inTurn([
      [one, what],
      [two, what],
    ]);
    const rate = (rounds: typeof alone) => Math.round(median(of(rounds, "perSecond")));
    const cost = (rounds: typeof alone) => Math.round(median(of(rounds, "cpu")));
    return [
      {
        name: "searchFlights of random route and day: two workers ÷ one, requests a second",
        value: ratio(both, alone, "perSecond"),
        unit: "×",
        goal: "≥ 1.5",
        note: `${rate(both)} and ${rate(alone)} a second, ${cost(both)} and ${cost(alone)} µs of CPU; ${FEW_CONNECTIONS} connections`,
      },
    ];
  } finally {
    await two.stop();
  }
}

/** Four ways in one search, one search after the other. */
async function multiCity(ours: Subject): Promise<readonly Figure[]> {
  let before = 0;
  for (let trip = -WARM_UP_TRIPS; trip < TRIPS; trip++) {
    if (trip === 0) before = await ours.cpu();
    const legs = MULTI_CITY.map((pair, i) => {
      const [origin = "", destination = ""] = pair.split("-");
      return {
        origin,
        destination,
        departure_date: isoDate(FIRST + (trip + WARM_UP_TRIPS) * 5 + i * 4),
      };
    });
    // The first way stands by itself, those after it are the legs.
    const [first, ...onward] = legs;
    await answerOf(ours, "search_flights", { ...first, legs: onward, cabin_class: "economy" });
  }
  const used = (await ours.cpu()) - before;
  return [
    {
      name: "search_flights of four legs, economy, each asked for once: CPU",
      value: (used * 1000) / TRIPS,
      unit: "ms",
      goal: "≤ 15",
    },
  ];
}
