import { formatUsd } from "../../../domain/money.ts";
import { searchCars } from "../../../world/cars/cars.ts";
import { instantOf } from "../../../world/places/zones.ts";
import type { View, ViewRequest } from "./view.ts";
import { requireCity, requireLocalTime, requireWord, threeMonthsAhead } from "./words.ts";

const USAGE = "wayfare world cars <place> [pick-up] [drop-off] [--to <place>]";
const THREE_DAYS = 3 * 1440;

export function carsView({ seed, today, words, options }: ViewRequest): View {
  const pickupCode = requireWord(words, 0, "the place", USAGE).toUpperCase();
  const { zone } = requireCity(pickupCode);
  const dropoffCode = String(options["to"] ?? pickupCode).toUpperCase();
  const from = requireLocalTime(words[1] ?? threeMonthsAhead(today));
  const until = words[2] === undefined ? from + THREE_DAYS : requireLocalTime(words[2]);
  const cars = searchCars(seed, {
    pickupCode,
    dropoffCode,
    pickup: instantOf(zone, from),
    dropoff: instantOf(zone, until),
    driverAge: 30,
    quoteDay: today,
  });
  return {
    title: `Cars from ${cars[0]?.pickup.name ?? pickupCode} to ${cars[0]?.dropoff.name ?? dropoffCode}: ${cars.length} offers`,
    tables: [
      {
        headings: [
          "Company",
          "Class",
          "A day",
          "Days",
          "In all",
          "Mileage",
          "Insured",
          "Left",
          "Model",
        ],
        rows: cars.map((car) => [
          car.companyName,
          car.vehicleClass,
          formatUsd(car.dailyRate),
          String(car.rentalDays),
          formatUsd(car.totalPrice),
          car.mileagePolicy,
          car.insuranceIncluded ? "yes" : "no",
          car.carsLeft === 0 ? "none" : String(car.carsLeft),
          car.vehicleModel,
        ]),
      },
    ],
    data: cars,
  };
}
