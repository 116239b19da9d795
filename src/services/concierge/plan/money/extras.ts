import { isClosedBorder } from "../../../../domain/borders.ts";
import { PARTS_OF_DAY } from "../../../../domain/catalogue.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Frame } from "../days/frame.ts";
import { lessonDaysOf, skiersAmong, skiersOf } from "../days/skiers.ts";
import { excursionsOf, type FilledDay, placesOf } from "../days/slots.ts";
import type { Wish } from "../wish/wish.ts";
import { kindsOfThing } from "../wish/wished-things.ts";
import { livingCosts } from "./living-costs.ts";

/** What is bought beside tickets and beds, for the whole party. */
export interface Extra {
  readonly kind: WishKind;
  /** US cents. */
  readonly price: number;
  readonly heading: "activities" | "transport";
}

/** Against what a day's food costs in a place: skis and boots, lessons in a group, a car, a car with its driver. */
const HIRE_A_DAY = 0.7;
const LESSONS_A_DAY = 1.3;
const CAR_A_DAY = 1.2;
/** What a car costs anywhere, and one for tracks and sand, US cents a day. */
const LEAST_FOR_A_CAR = 3000;
const OFF_ROAD = 11_000;
const DRIVER_A_DAY = 4;
/** Who begins is taught for so many days, beside those who ski already for three; children as long as they ski. */
const LESSON_DAYS = 4;
const LESSON_DAYS_BESIDE = 3;
/** Travellers with luggage in one car. */
const CAR_SEATS = 4;

/** Wishes that a price is known for, as far as the days have a use for them. */
export function extrasOf(
  wish: Pick<Wish, "wishes" | "party" | "ages" | "origin">,
  days: readonly FilledDay[],
  frame: Ways,
): readonly Extra[] {
  const { wishes, party } = wish;
  const asked = new Set(wishes.map(({ kind }) => kind));
  const seats = party.adults + party.children;
  const extras: Extra[] = [];
  const skied = days.filter(isSkied);
  const isSchool = asked.has("skiSchool") || asked.has("novices");
  if (skied.length > 0 && (asked.has("skiHire") || isSchool))
    extras.push({ kind: "skiHire", price: skiHire(wish, days), heading: "activities" });
  if (skied.length > 0 && isSchool) {
    const usual = skiersOf(wish) === "beginners" ? LESSON_DAYS : LESSON_DAYS_BESIDE;
    const most = lessonDaysOf(wish) ?? usual;
    const forAdults = Math.min(most, skied.length) * pupilsOf(wish);
    const lessons = forAdults + skied.length * skiersAmong(wish).children;
    const price = Math.round(foodAt(skied[0]) * LESSONS_A_DAY * lessons);
    extras.push({ kind: "skiSchool", price, heading: "activities" });
  }
  const cars = Math.ceil(seats / CAR_SEATS);
  const byCar = (kind: WishKind, share: number, least = 0) => {
    // On the day of the flight home a transfer is enough, and a hired car goes back.
    const used = days.length > 1 ? days.slice(0, -1) : days;
    const price = used.reduce((sum, day) => sum + Math.max(least, foodAt(day) * share) * cars, 0);
    extras.push({ kind, price: Math.round(price), heading: "transport" });
  };
  if (asked.has("driver")) byCar("driver", DRIVER_A_DAY);
  else if (isCarHired(wish, frame))
    byCar("carHire", CAR_A_DAY, asked.has("offRoad") ? OFF_ROAD : LEAST_FOR_A_CAR);
  const own = new Set<string>();
  for (const { slots } of days)
    for (const part of PARTS_OF_DAY) {
      const slot = slots[part];
      if (slot.kind === "own" && slot.own.as !== undefined) own.add(slot.own.as);
    }
  for (const [kind, usd] of EACH) {
    if (!asked.has(kind) && !own.has(kind)) continue;
    const booked = days.reduce((sum, day) => sum + bookedOn(day, kind), 0);
    if (booked === 0 && days.some((day) => isShownOn(day, kind))) continue;
    extras.push({ kind, price: usd * 100 * seats * Math.max(1, booked), heading: "activities" });
  }
  return extras;
}

type Ways = Pick<Frame, "arrival" | "transfers" | "departure" | "stays">;

/** A car was asked for; one's own stays at home where the trip is flown and the border is open. */
export function isCarHired(
  { wishes, origin }: Pick<Wish, "wishes" | "origin">,
  { arrival, transfers, departure, stays }: Ways,
): boolean {
  const has = (wanted: WishKind) => wishes.some(({ kind }) => kind === wanted);
  const home = origin?.place.country;
  const isClosed = ({ spot }: Ways["stays"][number]) =>
    home !== undefined && isClosedBorder(home, spot.country);
  const isFlown = [arrival, ...transfers, departure].some(({ flight }) => flight);
  return has("carHire") || (has("ownCar") && isFlown && !stays.some(isClosed));
}

/** What it usually costs one of a party, USD, where the plan has no ticket for it. */
const EACH: readonly (readonly [WishKind, number])[] = [
  ["karting", 35],
  ["dogSled", 130],
  ["golf", 90],
  ["riding", 45],
  ["spa", 60],
  ["afternoonTea", 50],
  ["galaDinner", 100],
  ["teamBuilding", 40],
  ["ayurveda", 45],
  ["hammam", 40],
  ["shootingRange", 50],
  ["michelin", 170],
  ["candleDinner", 60],
  ["dinner", 45],
  ["yoga", 15],
  ["concert", 60],
  ["show", 45],
  ["diving", 75],
  ["freeride", 50],
  ["sledging", 10],
  ["clubs", 15],
];

/** How often the operator books it on a day. */
function bookedOn({ slots, opens }: FilledDay, kind: WishKind): number {
  const own = Object.values(slots).filter(
    (slot) =>
      (slot.kind === "extra" && slot.wish === kind) ||
      (slot.kind === "own" && slot.own.as === kind),
  );
  return own.length + (opens === kind ? 1 : 0);
}

function isShownOn(day: FilledDay, kind: WishKind): boolean {
  return [...placesOf(day), ...excursionsOf(day)].some((thing) => kindsOfThing(thing).has(kind));
}

/** The grown-ups who are taught: half of a party of which some ski already. */
function pupilsOf(wish: Pick<Wish, "wishes" | "party" | "ages">): number {
  const { adults } = skiersAmong(wish);
  const skiers = skiersOf(wish);
  if (skiers === "school") return 0;
  return skiers === "mixed" ? Math.ceil(adults / 2) : adults;
}

/** Skis and boots for everybody on the days that are skied, US cents. */
export function skiHire(
  wish: Pick<Wish, "wishes" | "party" | "ages">,
  days: readonly FilledDay[],
): number {
  const { adults, children } = skiersAmong(wish);
  const skied = days.filter(isSkied);
  return Math.round(
    skied.reduce((sum, day) => sum + foodAt(day) * HIRE_A_DAY, 0) * (adults + children),
  );
}

export function isSkied(day: FilledDay): boolean {
  const { morning } = day.slots;
  // A day with a guide off the pistes that the client calls by its own words is on skis as well.
  if (morning.kind === "own" && morning.own.as === "freeride") return true;
  return placesOf(day).some(({ categories: [first] }) => first === "ski");
}

/** US cents a person and day. */
function foodAt(day: FilledDay | undefined): number {
  if (!day) return 0;
  const { destination, country } = day.spot;
  return livingCosts(destination.place, country).food * 100;
}
