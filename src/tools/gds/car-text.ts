import type { FoundCar } from "../../domain/contracts/gds/cars.ts";
import { formatUsd } from "../../domain/money.ts";
import { priceText } from "./text.ts";

export function carLine(car: FoundCar, currency?: string): string {
  const fees = [
    feeWords("one-way", car.oneWayFee),
    feeWords("young-driver", car.youngDriverFee),
    feeWords("child-seat", car.childSeatFee),
  ].filter((words) => words !== undefined);
  const inside = fees.length === 0 ? "" : ` (of it ${fees.join(", ")})`;
  const room =
    car.seats === undefined
      ? ""
      : `, ${car.seats} seats, ${car.bags} bag${car.bags === 1 ? "" : "s"}, ${car.transmission}`;
  return `${car.companyName} ${car.vehicleClass}: ${car.vehicleModel}${room}, ${formatUsd(car.dailyRate)} × ${car.rentalDays} = ${priceText(car.totalPrice, car.shown?.totalPrice, currency)}${inside}, ${car.mileagePolicy} mileage [${car.id}]`;
}

function feeWords(name: string, cents: number | undefined): string | undefined {
  return cents === undefined ? undefined : `${name} fee ${formatUsd(cents)}`;
}
