import { dayNumber, MINUTES_PER_DAY } from "../../src/domain/dates.ts";
import { searchCars } from "../../src/world/cars/cars.ts";
import { searchRooms } from "../../src/world/hotels/rooms.ts";
import { findCity } from "../../src/world/places/airports.ts";
import { seedFrom } from "../../src/world/random.ts";
import { beside, markdown, median, percent, type Report, readTable, type Tally } from "./tables.ts";

const seed = seedFrom("fixed");
const SHARE = 0.4;
const AHEAD = 45;
const NIGHTS = 3;
const RENTAL_DAYS = 7;

/** What hotels and cars of thirty cities cost in the world, beside what they are known to cost. */
export function citiesReport(): Report<"hotels" | "cars"> {
  const hotels: Tally = { near: 0, all: 0 };
  const cars: Tally = { near: 0, all: 0 };
  const rows = readTable("cities.tsv").map((real) => {
    const { city = "", cars: desk = "", name = "", low = "", high = "", sure = "" } = real;
    const american = findCity(city)?.country === "US";
    const cell = (ours: number, key: string, tally: Tally) =>
      beside(ours, Number(real[key]), SHARE, american ? undefined : tally);
    const [lows, highs] = [low, high].map((months) => months.split(",").map(Number));
    const room = (stars: number, months: readonly number[] = []) =>
      median(months.map((month) => roomPrice(city, stars, month)));
    const car = (months: readonly number[] = []) =>
      median(months.map((month) => carPrice(desk, month)));
    return [
      `${name}${american ? " †" : ""}`,
      `${low}; ${high}`,
      cell(room(3, lows), "threeLow", hotels),
      cell(room(3, highs), "threeHigh", hotels),
      cell(room(4, lows), "fourLow", hotels),
      cell(room(4, highs), "fourHigh", hotels),
      cell(car(lows), "carLow", cars),
      cell(car(highs), "carHigh", cars),
      sure,
    ];
  });
  const head = [
    ...["city", "months low; high", "3 stars low", "3 stars high", "4 stars low"],
    ...["4 stars high", "car low", "car high", "sure"],
  ];
  const text = [
    `Outside the United States, nights within 40 %: ${percent(hotels)}; cars within 40 %: ${percent(cars)}. The six American cities (†) are left out of both: their prices keep to fixed bands, whatever the place costs.`,
    "",
    markdown(head, rows),
  ].join("\n");
  return { tallies: { hotels, cars }, text };
}

/** The median of what a search shows for two and three nights of mid-month, in dollars a night. */
function roomPrice(cityCode: string, stars: number, month: number): number {
  const checkIn = dayNumber(2027, month, 14);
  const offers = searchRooms(seed, {
    cityCode,
    checkIn,
    checkOut: checkIn + NIGHTS,
    guests: 2,
    quoteDay: checkIn - AHEAD,
  });
  return median(
    offers
      .filter(({ hotel }) => hotel.stars === stars)
      .map(({ pricePerNight }) => pricePerNight / 100),
  );
}

/** The median economy car of a week's rental, in dollars a day. */
function carPrice(code: string, month: number): number {
  const day = dayNumber(2027, month, 14);
  const pickup = day * MINUTES_PER_DAY + 600;
  const offers = searchCars(seed, {
    pickupCode: code,
    dropoffCode: code,
    pickup,
    dropoff: pickup + RENTAL_DAYS * MINUTES_PER_DAY,
    driverAge: 35,
    quoteDay: day - AHEAD,
  });
  return median(
    offers
      .filter(({ vehicleClass }) => vehicleClass === "economy")
      .map(({ dailyRate }) => dailyRate / 100),
  );
}
