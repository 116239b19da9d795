import { PARTS_OF_DAY } from "../../../../domain/catalogue.ts";
import { keepsDates } from "../days/work-days.ts";
import type { Trip } from "../trip.ts";
import type { Remark } from "./remarks.ts";

/** The hours of meetings, and days that are kept until six; of a day that is left at noon its own lines tell. */
export function workRemarks({ wish, days }: Trip): Remark[] {
  const meetings = days.flatMap(({ day, slots }) =>
    PARTS_OF_DAY.flatMap((part) => {
      const slot = slots[part];
      return slot.kind === "work" && slot.hours ? [{ day, hours: slot.hours }] : [];
    }).filter(({ hours }, place, all) => all.findIndex((one) => one.hours === hours) === place),
  );
  const said: Remark[] = meetings.length > 0 ? [{ kind: "meetings", meetings }] : [];
  const kept = days.filter(
    ({ slots: { afternoon } }) => afternoon.kind === "work" && !afternoon.hours,
  );
  const half = kept.find(({ slots }) => slots.morning.kind !== "work");
  if (kept.length === 0) return said;
  return [
    ...said,
    { kind: "work", days: kept.map(({ day }) => day) },
    ...(wish.workFrom === undefined ? [] : [{ kind: "around-work" } as const]),
    ...(half && (wish.workDays || keepsDates(wish, days.length))
      ? [{ kind: "work-from-noon", day: half.day } as const]
      : []),
  ];
}
