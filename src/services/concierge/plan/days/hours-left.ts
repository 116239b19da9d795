import { type CataloguePlace, PARTS_OF_DAY, type PartOfDay } from "../../../../domain/catalogue.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import { themeOf, themePlaces } from "../route/theme.ts";
import { isInLight, SPAN } from "./daylight.ts";
import { isDayOff } from "./days-off.ts";
import type { Fixed, FrameDay } from "./frame.ts";
import { isNewYearsEve, isThereForNewYear } from "./new-year.ts";
import { isKitchen } from "./season.ts";
import { bestPlace, type Filling, gateHours, isPossible } from "./sights.ts";
import type { Beside } from "./slots.ts";
import { isHeavy, USUAL_HOURS } from "./sparing.ts";

/** Fewer hours are for bags and a coffee; as many as the other are named even with nothing in them. */
const ENOUGH_FOR_A_SIGHT = 2;
const WORTH_A_WORD = 2.5;
/** Beside a way nothing far off is visited. */
const NEARBY_KM = 12;

/** What is left of a part of a day before the way in it is begun, or after it has ended. */
function hoursLeft(fixed: Fixed, part: PartOfDay): { before: number; after: number } {
  const [start, end] = SPAN[part];
  switch (fixed.kind) {
    case "arrival":
    case "transfer-on":
      return { before: 0, after: end - Math.max(start, fixed.times.reaches) };
    case "transfer":
      return { before: fixed.times.leaves - start, after: end - fixed.times.reaches };
    case "departure":
      return { before: fixed.times.leaves - start, after: 0 };
    case "work":
      return fixed.hours
        ? { before: fixed.hours.from - start, after: end - fixed.hours.to }
        : { before: 0, after: 0 };
    case "before-transfer":
      return { before: end - start, after: 0 };
    default:
      return { before: 0, after: 0 };
  }
}

/** Before a day's work nothing is visited; with small children nothing after a late arrival. */
function isForWork({ fixed, day, calendar, spot }: FrameDay, part: PartOfDay, { wish }: Filling) {
  if (part === "evening") return wish.smallChildren;
  // A working day that begins with the flight there is one all the same; the eve of the work is none.
  const { date } = calendar;
  const isWorkday =
    date !== undefined && !isDayOff(date, spot.country) && date >= (wish.workFrom ?? 0);
  if (wish.work && day === 1 && isWorkday) return true;
  return part === "morning" && fixed.afternoon?.kind === "work";
}

/** Those to whom a museum at the end of a journey is no gift. */
function isSpared({ wish }: Filling, { spot, calendar }: FrameDay, isNightOnBoard: boolean) {
  const theme = themeOf(spot, wish, calendar.month);
  return (
    isNightOnBoard ||
    wish.smallChildren ||
    wish.pace === "relaxed" ||
    wish.wishes.some(({ kind }) => kind === "fewMuseums") ||
    (theme !== undefined && wish.interests.includes(theme))
  );
}

/** Pilgrims who arrive in ihram go to the sanctuary before anything else. */
function firstSanctuary({ wish, used }: Filling, { spot, calendar }: FrameDay) {
  if (themeOf(spot, wish, calendar.month) !== "pilgrimage") return undefined;
  const places = themePlaces(spot, "pilgrimage", wish, calendar.month);
  return places.some((place) => used.has(place)) ? undefined : places[0];
}

/** Fits a sight into what a way leaves of its part of the day, or says that the hours are free. */
export function besideWays(
  filling: Filling,
  day: FrameDay,
  isNightOnBoard: boolean,
  landing: boolean,
): Readonly<Partial<Record<PartOfDay, Beside>>> {
  const found: Partial<Record<PartOfDay, Beside>> = {};
  const { wish } = filling;
  const isForSki =
    wish.interests.includes("ski") && themeOf(day.spot, wish, day.calendar.month) === "ski";
  for (const part of PARTS_OF_DAY) {
    const fixed = day.fixed[part];
    if (fixed && part === "evening" && isNewYearsEve(day, wish)) {
      if (isThereForNewYear(fixed)) found[part] = { when: "after", for: "new-year" };
      continue;
    }
    if (!fixed || isForWork(day, part, filling)) continue;
    const { before, after } = hoursLeft(fixed, part);
    const hours = Math.max(before, after);
    if (hours < ENOUGH_FOR_A_SIGHT) continue;
    const when = before >= after ? "before" : "after";
    if (isNightOnBoard && fixed.kind === "arrival" && part === "morning") {
      found[part] = { when, for: "rest" };
      continue;
    }
    if (fixed.kind === "departure" && part === "afternoon") {
      const kept = day.fixed.morning?.kind === "work" ? "work" : isForSki ? "ski" : undefined;
      if (kept) {
        found[part] = { when, for: kept };
        continue;
      }
    }
    // Boots are fitted and passes bought: the first runs come before other things.
    if (isForSki && when === "after" && part !== "evening") {
      if (hours >= WORTH_A_WORD) found[part] = { when };
      continue;
    }
    const spot =
      when === "before" && "transfer" in fixed && fixed.transfer ? fixed.transfer.from : day.spot;
    const light = when === "after" && isSpared(filling, { ...day, spot }, isNightOnBoard);
    const sanctuary = when === "after" ? firstSanctuary(filling, { ...day, spot }) : undefined;
    const place = sanctuary
      ? hours >= WORTH_A_WORD && sanctuary.parts.includes(part)
        ? sanctuary
        : undefined
      : bestPlace(
          filling,
          { ...day, spot },
          {
            part,
            previous: undefined,
            forDay: { place: false, ski: false },
            hours,
            within: NEARBY_KM,
            light,
            landing,
            late: when === "after" && part === "afternoon",
          },
        );
    if (place) filling.note(place);
    if (place || hours >= WORTH_A_WORD) found[part] = { when, ...(place && { place }) };
  }
  return found;
}

/** True where the hours that a way leaves of a part of the day are enough for a place nearby. */
export function fitsBeside(
  filling: Filling,
  day: FrameDay,
  part: PartOfDay,
  place: CataloguePlace,
): boolean {
  const fixed = day.fixed[part];
  if (!fixed || place.repeat) return false;
  const { before, after } = hoursLeft(fixed, part);
  const isBefore = before >= after;
  const spot = isBefore && "transfer" in fixed && fixed.transfer ? fixed.transfer.from : day.spot;
  const there = { ...day, spot };
  const late = !isBefore && part === "afternoon";
  return (
    spot.destination.places.includes(place) &&
    place.parts.includes(part) &&
    distanceKm(spot, place) <= NEARBY_KM &&
    (place.hours ?? USUAL_HOURS) <= Math.max(before, after) - gateHours(place, late) &&
    !(part !== "evening" && day.calendar.fasts && isKitchen(place)) &&
    isInLight(place, there, part) &&
    !(!isBefore && isHeavy(place) && isSpared(filling, there, false)) &&
    isPossible(filling, there, place)
  );
}
