import { nextFeast } from "../../../reading/feasts.ts";
import type { Frame } from "./frame.ts";

/** What of the Muslim year a trip falls into, where it changes the days of visitors. */
export type HolyDays = "ramadan" | "hajj";

/** Where by day most kitchens rest in Ramadan. */
const FASTING = new Set("AE BH EG JO MA MV OM QA SA TN".split(" "));
const DAYS_OF_RAMADAN = 30;
/** Days from the first of Ramadan to the days of the Hajj, and how long they last. */
const TO_THE_HAJJ = 95;
const DAYS_OF_THE_HAJJ = 7;

export function holyDaysOf({ start, days, stays }: Frame): readonly HolyDays[] {
  const last = start + days.length - 1;
  const overlaps = (after: number, length: number) => {
    const ramadan = nextFeast("ramadan", start - after - length + 1);
    return ramadan !== undefined && ramadan + after <= last;
  };
  const countries = stays.map(({ spot }) => spot.country);
  return [
    ...(countries.some((one) => FASTING.has(one)) && overlaps(0, DAYS_OF_RAMADAN)
      ? (["ramadan"] as const)
      : []),
    ...(countries.includes("SA") && overlaps(TO_THE_HAJJ, DAYS_OF_THE_HAJJ)
      ? (["hajj"] as const)
      : []),
  ];
}
