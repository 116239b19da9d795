import { dayNumber, MINUTES_PER_DAY, type Minutes } from "../../domain/dates.ts";
import { offsetAt } from "../places/zones.ts";

/** By how much the clock at the far end is ahead, over two years of clock changes. */
export interface ClockShifts {
  /** The most usual. */
  readonly usual: Minutes;
  /** All that hold for days. */
  readonly standing: readonly Minutes[];
  /** With those of a flight that is in the air while the clocks change. */
  readonly overNight: readonly Minutes[];
}

const FIRST = dayNumber(2027, 1, 1);
const DAYS = 731;
const known = new Map<number, ClockShifts>();

export function clockShifts(from: number, to: number): ClockShifts {
  const key = from * 4096 + to;
  const found = known.get(key) ?? countShifts(from, to);
  known.set(key, found);
  return found;
}

function countShifts(from: number, to: number): ClockShifts {
  const counts = new Map<Minutes, number>();
  const overNight = new Set<Minutes>();
  for (let day = FIRST; day < FIRST + DAYS; day++) {
    const noon = day * MINUTES_PER_DAY + 720;
    const here = offsetAt(from, noon);
    const shift = offsetAt(to, noon) - here;
    counts.set(shift, (counts.get(shift) ?? 0) + 1);
    overNight.add(shift).add(offsetAt(to, noon + MINUTES_PER_DAY) - here);
  }
  const byCount = [...counts].sort((x, y) => y[1] - x[1] || x[0] - y[0]);
  const standing = byCount.map(([shift]) => shift);
  return { usual: standing[0] ?? 0, standing, overNight: [...overNight] };
}
