import { MINUTES_PER_DAY } from "../../../domain/dates.ts";
import { type Calendar, daysOf } from "../../../reading/days.ts";
import type { Gazetteer } from "../../../suppliers/gazetteer.ts";
import type { Draft } from "./drafts.ts";
import type { Segment } from "./segment.ts";

/** Faster than any airliner with the wind behind it. */
const TOP_SPEED_KMH = 1150;
const MINUTES_ON_GROUND = 10;
const MOST_PLUS_DAYS = 3;

export function sayArrivalDay(segment: Segment, draft: Draft, calendar: Calendar): void {
  if (!draft.arrivalDate || segment.day === undefined || segment.plusDays !== undefined) return;
  const { days } = daysOf(draft.arrivalDate, calendar, segment.day);
  const [day] = days.filter((candidate) => candidate >= (segment.day ?? 0));
  const plus = day === undefined ? -1 : day - segment.day;
  if (plus >= 0 && plus <= MOST_PLUS_DAYS) segment.plusDays = plus;
}

/** The fewest days that leave time to fly that far between those zones. */
export function inferPlusDays(
  segment: Segment,
  draft: Draft,
  facts: Gazetteer,
  calendar: Calendar,
): void {
  const { departure, arrival } = segment;
  const from = segment.from ?? draft.from?.airports[0];
  const to = segment.to ?? draft.to?.airports[0];
  if (departure === undefined || arrival === undefined || from === undefined || to === undefined)
    return;
  const km = facts.km(from, to);
  if (km === undefined) return;
  const least = (km / TOP_SPEED_KMH) * 60 + MINUTES_ON_GROUND;
  const day = segment.day ?? segment.dayChoices[0] ?? calendar.today;
  for (let plus = 0; plus <= MOST_PLUS_DAYS; plus++) {
    const elapsed = facts.elapsed(
      from,
      day * MINUTES_PER_DAY + departure,
      to,
      (day + plus) * MINUTES_PER_DAY + arrival,
    );
    if (elapsed !== undefined && elapsed >= least) {
      segment.plusDays = plus;
      segment.plusInferred = true;
      return;
    }
  }
}
