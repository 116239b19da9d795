/** Days of a month that stand for it, for its beginning and its end. */
export const TYPICAL_DAY = 10;
export const PART_DAYS = { early: 4, mid: 14, late: 22, end: 26 } as const;
/** What such a day stands for. */
export const WINDOWS: Readonly<Record<number, readonly [number, number]>> = {
  [TYPICAL_DAY]: [1, 28],
  [PART_DAYS.early]: [1, 6],
  [PART_DAYS.mid]: [10, 19],
  [PART_DAYS.late]: [19, 27],
  [PART_DAYS.end]: [25, 31],
};
