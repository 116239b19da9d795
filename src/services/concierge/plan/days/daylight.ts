import { type CataloguePlace, PARTS_OF_DAY, type PartOfDay } from "../../../../domain/catalogue.ts";
import { type DayNumber, dayNumber, yearOf } from "../../../../domain/dates.ts";
import type { Coordinates } from "../../../../domain/geo.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import type { Places } from "../../../../suppliers/types.ts";
import type { Frame, FrameDay } from "./frame.ts";
import { isMuseum } from "./season.ts";

const MINUTES_A_DAY = 1440;
const NOON = 12;
const DEGREES_AN_HOUR = 15;
const RADIANS = Math.PI / 180;
/** How far the axis of the earth leans, and where the upper edge of the sun is when it sets, degrees. */
const TILT = 23.44;
const AT_SUNSET = -0.833;

/** The hour at which the sun sets, by a clock that many hours ahead of UTC; noon in the polar night, midnight in the polar day. */
export function sunsetAt({ lat, lon }: Coordinates, date: DayNumber, ahead: number): number {
  const day = date - dayNumber(yearOf(date), 1, 1) + 1;
  const turn = (2 * Math.PI * (day - 81)) / 364;
  const minutes = 9.87 * Math.sin(2 * turn) - 7.53 * Math.cos(turn) - 1.5 * Math.sin(turn);
  const leaning = -TILT * RADIANS * Math.cos((2 * Math.PI * (day + 10)) / 365);
  const cosine =
    (Math.sin(AT_SUNSET * RADIANS) - Math.sin(lat * RADIANS) * Math.sin(leaning)) /
    (Math.cos(lat * RADIANS) * Math.cos(leaning));
  const half = Math.acos(Math.max(-1, Math.min(1, cosine))) / RADIANS / DEGREES_AN_HOUR;
  return NOON - minutes / 60 + ahead - lon / DEGREES_AN_HOUR + half;
}

/** A frame whose days know when the sun sets, where the clocks of the place are known. */
export function withSunsets(frame: Frame, places: Pick<Places, "instantAt">): Frame {
  const days = frame.days.map((day) => {
    const { spot, calendar } = day;
    if (!spot.gatewayPlace || calendar.date === undefined) return day;
    const noon = calendar.date * MINUTES_A_DAY + MINUTES_A_DAY / 2;
    const ahead = (noon - places.instantAt(spot.gatewayPlace, noon)) / 60;
    return { ...day, calendar: { ...calendar, sunset: sunsetAt(spot, calendar.date, ahead) } };
  });
  return { ...frame, days };
}

/** What is there for the sun, or for the last of its light. */
const OF_SUNSET = /\bsunset|\bdusk\b|\bsun (?:goes|going|sinks|drops|sets)\b|last light/i;

const isOfSunset = lazilyPer(({ text }: CataloguePlace) => OF_SUNSET.test(text.en));

/** Hours of light that a walk out of doors takes. */
const LIGHT = 1;

/** When the parts of a day begin and end. */
export const SPAN: Readonly<Record<PartOfDay, readonly [number, number]>> = {
  morning: [9, 13],
  afternoon: [13, 18],
  evening: [18, 22],
};

/** True where a way that ends on the day ends in time for the light that a place is seen by. */
export function isInLight(
  place: CataloguePlace,
  { fixed, calendar: { sunset } }: Pick<FrameDay, "fixed" | "calendar">,
  part: PartOfDay,
): boolean {
  if (sunset === undefined || part === "morning") return true;
  const [start] = SPAN[part];
  const ends = PARTS_OF_DAY.slice(0, PARTS_OF_DAY.indexOf(part) + 1).flatMap((one) => {
    const slot = fixed[one];
    if (!slot || !("times" in slot) || slot.kind === "departure") return [];
    return one === part && slot.times.leaves > start ? [] : [slot.times.reaches];
  });
  if (ends.length === 0) return true;
  const from = Math.max(start, ...ends);
  if (isOfSunset(place)) return from <= sunset;
  return part === "evening" || isMuseum(place) || from + LIGHT <= sunset;
}
