import type { DayNumber } from "../../../../domain/dates.ts";

/** Hours that are kept for work, with the days that were said beside them. */
export interface Meeting {
  /** Hours of the day. */
  readonly from: number;
  readonly to: number;
  readonly on: readonly DayNumber[];
  /** 0 is Monday. */
  readonly weekdays: readonly number[];
  /** The day of the plan, where it was counted: "on the second day". */
  readonly nth?: number;
  /** The days were said and no hours: all of each is kept until six. */
  readonly whole?: true;
  /** Where it is, as written, where that is no city of the trip: a factory out of town. */
  readonly place?: string;
}

/** Work that has its days and no hours: all of them are kept until six. */
export const WHOLE_DAY = { from: 9, to: 18, whole: true } as const;

export function isWholeDay({ whole }: Meeting): boolean {
  return whole === true;
}
