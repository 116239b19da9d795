import { type DayNumber, monthOf, weekday } from "../../domain/dates.ts";
import { boundedCache } from "../../memory/bounded-cache.ts";
import { type Rhythm, SEASONS, slotsOf, WEEKS } from "../network/seasons.ts";

/** How many of a route's numbers fly each way on a day: entry `month * 7 + weekday`, both from 0. */
export type DailyCounts = Uint8Array;

/** What a day of an even spread is worth beside a busier weekday, in flights. */
const EVEN_SPREAD = 0.1;

/**
 * The year's mean week, times the month, shared out among the weekdays. What does not come out even
 * goes to the weekdays nearest to another flight, and among equals to days far apart, from `turn` on.
 */
export function dailyCounts(rhythm: Rhythm, turn: number): DailyCounts {
  const key = `${rhythm.weekly} ${rhythm.season} ${rhythm.week} ${turn}`;
  return known.get(key) ?? known.set(key, countDays(rhythm, turn));
}

/** Thousands of routes have the same rhythm and turn. */
const KEPT = 8192;
const known = boundedCache<string, DailyCounts>(KEPT);

function countDays(rhythm: Rhythm, turn: number): DailyCounts {
  const slots = slotsOf(rhythm);
  const counts = new Uint8Array(12 * 7);
  const week = WEEKS[rhythm.week];
  SEASONS[rhythm.season].forEach((index, month) => {
    const whole = Math.min(7 * slots, Math.floor((rhythm.weekly * index) / 100 + 0.5));
    const wanted = week.map((share) => (whole * share) / 700);
    let left = whole;
    wanted.forEach((flights, day) => {
      const sure = Math.min(slots, Math.floor(flights));
      counts[month * 7 + day] = sure;
      left -= sure;
    });
    const spread = evenDays(Math.max(0, Math.min(7, left)), turn);
    for (; left > 0; left--) {
      let best = -1;
      let most = Number.NEGATIVE_INFINITY;
      wanted.forEach((flights, day) => {
        const given = counts[month * 7 + day] ?? 0;
        const due = flights - given + (spread & (1 << day) ? EVEN_SPREAD : 0);
        if (given < slots && due > most) [best, most] = [day, due];
      });
      if (best < 0) break;
      counts[month * 7 + best] = (counts[month * 7 + best] ?? 0) + 1;
    }
  });
  return counts;
}

/** Numbers that fly on a day, each way. */
export function countOn(counts: DailyCounts, day: DayNumber): number {
  return counts[monthIndex(day) * 7 + weekday(day)] ?? 0;
}

/** Bits of `count` days of the week, as far apart as they will go, beginning `turn` days after Monday. */
function evenDays(count: number, turn: number): number {
  let mask = 0;
  for (let i = 0; i < count; i++) mask |= 1 << ((Math.floor((i * 7) / count) + turn) % 7);
  return mask;
}

/** Months of this century's days, plus one, looked up when first needed: searches ask by the thousand. */
const CENTURY = { first: 10_957, days: 36_525 };
const months = new Uint8Array(CENTURY.days);

function monthIndex(day: DayNumber): number {
  const at = day - CENTURY.first;
  const known = months[at] ?? 0;
  if (known > 0) return known - 1;
  const month = monthOf(day);
  if (at >= 0 && at < CENTURY.days) months[at] = month;
  return month - 1;
}
