import type { ComponentChildren } from "preact";
import { useSpeech } from "../i18n/language.tsx";
import { type JsonObject, numberOf, objectsIn, textOf } from "./read-json.ts";

export interface ShownCar {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  readonly place: string;
  readonly pickup: string;
  readonly dropoff: string;
  readonly cents: number;
}

export function shownCars(output: JsonObject): readonly ShownCar[] {
  return objectsIn(output["cars"])
    .filter((car) => "vehicleModel" in car)
    .map((car) => ({
      id: textOf(car["id"]),
      name: textOf(car["vehicleModel"]),
      company: textOf(car["companyName"]),
      place: textOf(car["pickupLocationName"]),
      pickup: textOf(car["pickupDate"]),
      dropoff: textOf(car["dropoffDate"]),
      cents: numberOf(car["totalPrice"]),
    }));
}

export function CarCard({ car, children }: { car: ShownCar; children?: ComponentChildren }) {
  const { format } = useSpeech();
  return (
    <article class="hotel">
      <div>
        <p class="hotel-name">{car.name}</p>
        <p class="soft">
          {car.company} · {car.place}
        </p>
        <p class="soft">
          {format.day(car.pickup)}, {format.time(car.pickup)} – {format.day(car.dropoff)},{" "}
          {format.time(car.dropoff)}
        </p>
      </div>
      <div class="hotel-end">
        <p class="flight-price">{format.cents(car.cents)}</p>
        {children}
      </div>
    </article>
  );
}
