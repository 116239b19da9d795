import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dayNumber, isoDate } from "../src/domain/dates.ts";
import { flightsDesk } from "../src/services/flights/desk.ts";
import { sqliteStore } from "../src/stores/sqlite/store.ts";
import { localTimes } from "../src/suppliers/duffel/local-time.ts";
import { readOffers } from "../src/suppliers/duffel/mapping.ts";
import { duffelOffers } from "../src/suppliers/duffel/offers.ts";
import type { OfferSource } from "../src/suppliers/offers.ts";
import { airlineCodes } from "../src/suppliers/simulated/airline-codes.ts";
import { simulatedExchangeRates } from "../src/suppliers/simulated/exchange-rates.ts";
import { simulatedFlights } from "../src/suppliers/simulated/flights.ts";
import { simulatedLowFares } from "../src/suppliers/simulated/low-fares.ts";
import { simulatedOffers } from "../src/suppliers/simulated/offers.ts";
import { simulatedPlaces } from "../src/suppliers/simulated/places.ts";
import { seedFrom } from "../src/world/random.ts";
import { duffelDouble, zipped } from "../test/suppliers/duffel/duffel-double.ts";
import {
  wireAnswer,
  wireOffer,
  wireSegment,
  wireSlice,
} from "../test/suppliers/duffel/wire-offers.ts";
import { compare, type Figure, median } from "./measure.ts";

const NOW = Date.parse("2026-11-15T12:00:00Z");
const OFFERS = 200;
const REQUEST = {
  origin: "SFO",
  destination: "CDG",
  departure_date: "2027-05-10",
  return_date: "2027-05-17",
  cabin_class: "economy",
} as const;

/** Round trips with a connection each way, as a busy search gives them. */
function busyAnswer(): unknown {
  const slices = [
    wireSlice([
      wireSegment("SFO", "JFK", "2027-05-10T08:00:00", "2027-05-10T16:30:00"),
      wireSegment("JFK", "CDG", "2027-05-10T18:30:00", "2027-05-11T07:50:00"),
    ]),
    wireSlice([
      wireSegment("CDG", "LHR", "2027-05-17T09:00:00", "2027-05-17T09:20:00"),
      wireSegment("LHR", "SFO", "2027-05-17T11:00:00", "2027-05-17T14:00:00"),
    ]),
  ];
  return wireAnswer(
    Array.from({ length: OFFERS }, (_, index) =>
      wireOffer({ id: `off_${index}`, total_amount: `${900 + index}.50`, slices }),
    ),
  );
}

/** What offers cost to read, and what the cache saves. */
export async function benchFlights(): Promise<Figure[]> {
  const places = simulatedPlaces();
  const rates = simulatedExchangeRates();
  const answer = busyAnswer();
  const bytes = JSON.stringify(answer);
  const times = localTimes(places);
  const reading = compare(
    () => readOffers(answer, times),
    () => JSON.parse(bytes),
    { perRound: 20 },
  );
  const duffel = await duffelDouble();
  duffel.script(zipped(201, answer));
  const wait = async () => {};
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const now = () => NOW;
  const elapsed = () => performance.now();
  const common = { log, now, elapsed, sleep: wait };
  const live = duffelOffers({
    ...common,
    key: "duffel_test_bench",
    baseUrl: duffel.url,
    places,
    random: Math.random,
  });
  const world = simulatedOffers(simulatedFlights(seedFrom("fixed")), { now, world: "fixed" });
  const folder = mkdtempSync(join(tmpdir(), "wayfare-bench-"));
  const store = await sqliteStore({ path: join(folder, "store.db"), now });
  try {
    const deskOf = (source: OfferSource) =>
      flightsDesk({ ...common, source, places, rates, airlineCodes, store, newId: () => "bench" });
    const onDuffel = await savings(deskOf(live));
    const onWorld = await savings(deskOf(world));
    const wide = flightsDesk({
      ...common,
      source: world,
      lowFares: simulatedLowFares(seedFrom("fixed")),
      places,
      rates,
      airlineCodes,
      store,
      newId: () => "bench",
    });
    const explored = await explore(wide);
    const calendars = await calendar(wide);
    return [
      ...calendars,
      ...explored,
      {
        name: `normalising ${OFFERS} offers ÷ parsing their JSON`,
        value: reading.ratio,
        unit: "×",
        note: `${(reading.microseconds / 1000).toFixed(1)} ms for ${Math.round(bytes.length / 1000)} kB`,
      },
      ...[
        { name: "Duffel on this machine", saved: onDuffel },
        { name: "the simulated world", saved: onWorld },
      ].map(({ name, saved }) => ({
        name: `cached search ÷ uncached one, ${name}`,
        value: saved.ratio,
        unit: "×",
        note: `${saved.cached.toFixed(1)} ms against ${saved.uncached.toFixed(1)} ms`,
      })),
    ];
  } finally {
    await store.close();
    await duffel.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const ROUNDS = 15;
const SEARCHES = 5;

/** Cached and uncached take turns, so that a slow moment falls on both. */
async function savings(desk: ReturnType<typeof flightsDesk>) {
  const page = { sort: "best", limit: 10 } as const;
  const rounds: { readonly cached: number; readonly uncached: number }[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    const uncached = await time(() => desk.search(REQUEST, { ...page, fresh: true }));
    const cached = await time(() => desk.search(REQUEST, page));
    if (round >= 0) rounds.push({ cached, uncached });
  }
  return {
    ratio: median(rounds.map((one) => one.cached / one.uncached)),
    cached: median(rounds.map((one) => one.cached)),
    uncached: median(rounds.map((one) => one.uncached)),
  };
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let i = 0; i < SEARCHES; i++) await work();
  return (performance.now() - start) / SEARCHES;
}

const PARTY = { adults: 1, children: 0, infants: 0, cabin_class: "economy" } as const;
const LONG_HAUL = { origin: "LHR", destination: "SIN" };
const CALENDARS = 9;

/** Sixty days of a long-haul pair against one-day searches of the same, each asked for the first time. */
async function calendar(desk: ReturnType<typeof flightsDesk>): Promise<Figure[]> {
  const rounds: { readonly all: number; readonly one: number; readonly economy: number }[] = [];
  for (let round = -2; round < CALENDARS; round++) {
    const from = isoDate(dayNumber(2027, 1, 10) + (round + 2) * 20);
    const to = isoDate(dayNumber(2027, 1, 10) + (round + 2) * 20 + 59);
    const days = { ...LONG_HAUL, ...PARTY, from, to, max_connections: 2 };
    const all = await timed(() => desk.fareCalendar(days));
    const page = { sort: "cheapest", limit: 6, fresh: true } as const;
    const search = { ...LONG_HAUL, departure_date: from };
    const economy = await timed(() => desk.search({ ...search, cabin_class: "economy" }, page));
    const one = await timed(() => desk.search({ ...search, departure_date: to }, page));
    if (round >= 0) rounds.push({ all, one, economy });
  }
  const ms = median(rounds.map(({ all }) => all));
  return [
    {
      name: "fare_calendar of 60 days LHR–SIN ÷ a one-day search_flights, all cabins",
      value: median(rounds.map(({ all, one }) => all / one)),
      unit: "×",
      goal: "≤ 30",
    },
    {
      name: "fare_calendar of 60 days LHR–SIN ÷ a one-day search_flights, economy",
      value: median(rounds.map(({ all, economy }) => all / economy)),
      unit: "×",
    },
    { name: "fare_calendar of 60 days LHR–SIN", value: ms, unit: "ms", goal: "< 60" },
  ];
}

/** Hubs that nothing asked about before. */
const HUBS = ["FRA", "AMS", "ATL", "SIN", "DOH"];

async function explore(desk: ReturnType<typeof flightsDesk>): Promise<Figure[]> {
  const times: number[] = [];
  for (const origin of HUBS) {
    const asked = { origin, month: "2027-03", ...PARTY, max_connections: 1, limit: 10 };
    times.push(await timed(() => desk.exploreFares(asked)));
  }
  return [
    { name: "explore_fares from a hub, cold", value: median(times), unit: "ms", goal: "< 120" },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
