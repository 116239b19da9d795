import type { Formats } from "./formats.ts";

interface PlanDates {
  readonly from: string;
  readonly to: string;
  readonly leaves?: string | undefined;
}

/** When a plan's journey is, from the day on which it leaves. */
export function planSpan({ day }: Formats, { from, to, leaves = from }: PlanDates): string {
  return `${day(leaves)} – ${day(to)}`;
}
