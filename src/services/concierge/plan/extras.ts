import type { WishKind } from "../../../reading/lexicon/wishes/kinds.ts";
import { livingCosts } from "./living-costs.ts";
import { type FilledDay, placesOf } from "./slots.ts";
import type { Wish } from "./wish.ts";

/** What is bought beside tickets and beds, for the whole party. */
export interface Extra {
  readonly kind: WishKind;
  /** US cents. */
  readonly price: number;
  readonly heading: "activities" | "transport";
}

/** Against what a day's food costs in a place: skis and boots, lessons in a group, a car with its driver. */
const HIRE_A_DAY = 0.7;
const LESSONS_A_DAY = 1.3;
const DRIVER_A_DAY = 4;
/** Who begins is taught for so many days; children as long as they ski. */
const LESSON_DAYS = 3;
/** Travellers with luggage in one car. */
const CAR_SEATS = 4;

/** Wishes that a price is known for, as far as the days have a use for them. */
export function extrasOf(
  { wishes, party }: Pick<Wish, "wishes" | "party">,
  days: readonly FilledDay[],
): readonly Extra[] {
  const asked = new Set(wishes.map(({ kind }) => kind));
  const seats = party.adults + party.children;
  const extras: Extra[] = [];
  const skied = days.filter(isSkied);
  if (skied.length > 0 && (asked.has("skiHire") || asked.has("skiSchool")))
    extras.push({ kind: "skiHire", price: skiHire(party, days), heading: "activities" });
  if (skied.length > 0 && asked.has("skiSchool")) {
    const forAdults = Math.min(LESSON_DAYS, skied.length) * party.adults;
    const lessons = forAdults + skied.length * party.children;
    const price = Math.round(foodAt(skied[0]) * LESSONS_A_DAY * lessons);
    extras.push({ kind: "skiSchool", price, heading: "activities" });
  }
  if (asked.has("driver")) {
    const cars = Math.ceil(seats / CAR_SEATS);
    // On the day of the flight home a transfer is enough.
    const price = days
      .slice(0, -1)
      .reduce((sum, day) => sum + foodAt(day) * DRIVER_A_DAY * cars, 0);
    extras.push({ kind: "driver", price: Math.round(price), heading: "transport" });
  }
  return extras;
}

/** Skis and boots for everybody on the days that are skied, US cents. */
export function skiHire({ adults, children }: Wish["party"], days: readonly FilledDay[]): number {
  const skied = days.filter(isSkied);
  return Math.round(
    skied.reduce((sum, day) => sum + foodAt(day) * HIRE_A_DAY, 0) * (adults + children),
  );
}

export function isSkied(day: FilledDay): boolean {
  return placesOf(day).some(({ categories: [first] }) => first === "ski");
}

/** US cents a person and day. */
function foodAt(day: FilledDay | undefined): number {
  if (!day) return 0;
  const { destination, country } = day.spot;
  return livingCosts(destination.place, country).food * 100;
}
