import { dayNumber } from "../src/domain/dates.ts";
import { ONE_ADULT } from "../src/domain/travel.ts";
import { simulatedCars } from "../src/suppliers/simulated/cars.ts";
import { simulatedFlights } from "../src/suppliers/simulated/flights.ts";
import { simulatedHotels } from "../src/suppliers/simulated/hotels.ts";
import { searchCars } from "../src/world/cars/cars.ts";
import { searchJourneys } from "../src/world/flights/search.ts";
import { searchRooms } from "../src/world/hotels/rooms.ts";
import { airportsOf } from "../src/world/places/airports.ts";
import { seedFrom } from "../src/world/random.ts";
import { saidByBuilt } from "./built-process.ts";
import { compare, type Figure } from "./measure.ts";

const seed = seedFrom("fixed");
const FIRST = dayNumber(2027, 1, 4);
const QUOTE = dayNumber(2026, 11, 15);
const DAYS = 300;

/** What a search of the world costs, against writing its own answer as JSON. */
export async function benchWorld(): Promise<Figure[]> {
  const flights = simulatedFlights(seed);
  const hotels = simulatedHotels(seed);
  const cars = simulatedCars(seed);
  const flightTerms = { cabin: "economy", party: ONE_ADULT, quoteDay: QUOTE } as const;

  async function answers<T>(
    search: (
      day: number,
    ) => Promise<{ offers: readonly { left: number; render(left: number): T }[] }>,
  ) {
    const rendered: T[][] = [];
    for (let i = 0; i < DAYS; i++) {
      const { offers } = await search(FIRST + i);
      rendered.push(offers.map((offer) => offer.render(offer.left)));
    }
    return rendered;
  }

  const figures: Figure[] = [];
  for (const [name, from, to, goal] of [
    ["nonstop pair JFK–LAX", "JFK", "LAX", "≤ 3"],
    ["one-stop pair MXP–SYD", "MXP", "SYD", undefined],
    ["two-stop pair BHM–TBS", "BHM", "TBS", undefined],
  ] as const) {
    const expected = await answers((day) =>
      flights.search({ origin: from, destination: to, day, notBefore: 0, ...flightTerms }),
    );
    const origins = airportsOf(from);
    const destinations = airportsOf(to);
    const { ratio, microseconds } = compare(
      (i) =>
        searchJourneys(seed, {
          from: origins,
          to: destinations,
          day: FIRST + (i % DAYS),
          ...flightTerms,
        }),
      (i) => JSON.stringify(expected[i % DAYS]),
      { perRound: 100 },
    );
    figures.push(
      { name: `${name}: search ÷ stringify`, value: ratio, unit: "×", ...(goal && { goal }) },
      {
        name: `${name}: one search`,
        value: microseconds / 1000,
        unit: "ms",
        ...(from === "BHM" && { goal: "< 5" }),
      },
    );
  }

  const stays = await answers((day) =>
    hotels.search({ cityCode: "PAR", checkIn: day, checkOut: day + 3, guests: 2, quoteDay: QUOTE }),
  );
  const hotelCost = compare(
    (i) =>
      searchRooms(seed, {
        cityCode: "PAR",
        checkIn: FIRST + (i % DAYS),
        checkOut: FIRST + (i % DAYS) + 3,
        guests: 2,
        quoteDay: QUOTE,
      }),
    (i) => JSON.stringify(stays[i % DAYS]),
    { perRound: 100 },
  );
  figures.push(
    { name: "hotels in Paris: search ÷ stringify", value: hotelCost.ratio, unit: "×" },
    { name: "hotels in Paris: one search", value: hotelCost.microseconds / 1000, unit: "ms" },
  );

  const rental = (day: number) => ({
    pickupCode: "LAX",
    dropoffCode: "LAX",
    pickup: day * 1440 + 1080,
    dropoff: day * 1440 + 1080 + 4 * 1440,
    driverAge: 30,
    quoteDay: QUOTE,
  });
  const rentals = await answers((day) => cars.search(rental(day)));
  const carCost = compare(
    (i) => searchCars(seed, rental(FIRST + (i % DAYS))),
    (i) => JSON.stringify(rentals[i % DAYS]),
    { perRound: 100 },
  );
  figures.push(
    { name: "cars at LAX: search ÷ stringify", value: carCost.ratio, unit: "×" },
    { name: "cars at LAX: one search", value: carCost.microseconds / 1000, unit: "ms" },
  );
  return [...figures, ...(await freshProcess())];
}

/** Load time and memory need a process that has done nothing else; it runs what would be shipped. */
async function freshProcess(): Promise<Figure[]> {
  const {
    loadMs,
    firstMs,
    rssMb,
    searches,
  }: { loadMs: number; firstMs: number; rssMb: number; searches: number } = JSON.parse(
    await saidByBuilt("world-process.mjs"),
  );
  return [
    { name: "world data and code loaded", value: loadMs, unit: "ms", goal: "≤ 110" },
    { name: "first search of a cold process", value: firstMs, unit: "ms" },
    {
      name: `memory after ${searches} different searches`,
      value: rssMb,
      unit: "MB",
      goal: "< 160",
    },
  ];
}
