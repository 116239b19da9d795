import type { PartOfDay } from "../../../domain/catalogue.ts";
import { isDayOff } from "./days-off.ts";
import type { Fixed, Frame, FrameDay } from "./frame.ts";
import type { Wish } from "./wish.ts";

/** Of a longer trip that does not count them, at most this share of the days is work. */
const SHARE_OF_A_LONG_TRIP = 0.6;
const A_WORKING_WEEK = 5;

const WORK: Fixed = { kind: "work" };

/** True where the flight there takes the first morning of work. */
export function losesMorning(
  { days, arrival }: Pick<Frame, "days" | "arrival">,
  wish: Wish,
): boolean {
  const [first] = days;
  if (!wish.work || !arrival.flight || first?.calendar.date === undefined) return false;
  if (first.calendar.date < (wish.workFrom ?? 0)) return false;
  return first.fixed.morning?.kind !== "work" && !isDayOff(first.calendar.date, first.spot.country);
}

/** Keeps the working days of the city that the work is in for it, from morning till six. */
export function withWork(days: readonly FrameDay[], wish: Wish): readonly FrameDay[] {
  if (!wish.work) return days;
  const { workAt } = wish;
  if (workAt) {
    const isAt = ({ spot, calendar: { date = 0 } }: FrameDay) =>
      workAt.some((one) => one.spot === spot && one.from <= date && date <= one.to);
    return days.map((day) => (isAt(day) ? worked(day) : day));
  }
  const city = days.find(({ spot }) => spot === wish.spots[0])?.spot ?? days[0]?.spot;
  let left =
    wish.workDays ??
    (days.length <= A_WORKING_WEEK
      ? days.length
      : Math.min(A_WORKING_WEEK, Math.floor(days.length * SHARE_OF_A_LONG_TRIP)));
  return days.map((day) => {
    const { spot, calendar } = day;
    if (spot !== city || left === 0) return day;
    if (calendar.date === undefined || isDayOff(calendar.date, spot.country)) return day;
    if (calendar.date < (wish.workFrom ?? 0)) return day;
    const kept = worked(day);
    if (kept === day) return day;
    left--;
    return kept;
  });
}

/** The same day with what no way takes of it kept for work. */
function worked(day: FrameDay): FrameDay {
  const { fixed } = day;
  const parts = (["morning", "afternoon"] as const).filter((part) => !fixed[part]);
  if (parts.length === 0) return day;
  const work: Partial<Record<PartOfDay, Fixed>> = {};
  for (const part of parts) work[part] = WORK;
  return { ...day, fixed: { ...fixed, ...work } };
}
