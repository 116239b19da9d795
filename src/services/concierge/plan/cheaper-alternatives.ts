import { type DayNumber, monthOf } from "../../../domain/dates.ts";
import type { Clock, PlannerDeps } from "./deps.ts";
import type { Frame } from "./frame.ts";
import type { Wish } from "./request.ts";
import { inSeason } from "./season.ts";
import { sketchOf } from "./sketch.ts";
import type { Purse, Timing } from "./terms.ts";
import { priceTrip } from "./trip.ts";
import { upcoming } from "./understand/dates.ts";

const MOST_SHORTER_TRIED = 5;
const MOST_MONTHS_TRIED = 4;

/** A shorter trip or another month that the budget would be enough for. */
export async function cheaperAlternatives(
  deps: PlannerDeps,
  clock: Clock,
  wish: Wish,
  days: number,
  timing: Timing,
  purse: Purse,
  frame: Frame,
): Promise<{ days?: number; month?: number }> {
  const budget = purse.budget?.minor ?? 0;
  const fits = async (length: number, when: Timing, known?: Frame) => {
    const sketch = await sketchOf(deps, clock, wish, length, when, purse, known);
    return priceTrip(deps, sketch, wish, "frugal", purse).costs.total <= budget;
  };
  // Looked for with the fares that are known already, then made sure of with its own.
  const likely = await longestThatFits(days, (length) => fits(length, timing, frame));
  let shorter: number | undefined;
  for (let length = likely ?? 0; length > 0 && length > (likely ?? 0) - 2; length--) {
    if (!(await fits(length, timing))) continue;
    shorter = length;
    break;
  }
  const month = wish.when
    ? await monthThatFits(clock.today, monthOf(timing.start), wish, async (start) => {
        const then = { start, exact: false, priced: start, remarks: [] };
        return (await fits(days, then, frame)) && (await fits(days, then));
      })
    : undefined;
  return { ...(shorter !== undefined && { days: shorter }), ...(month !== undefined && { month }) };
}

async function longestThatFits(
  days: number,
  fits: (days: number) => Promise<boolean>,
): Promise<number | undefined> {
  let low = 1;
  let high = days - 1;
  let best: number | undefined;
  for (let tries = 0; low <= high && tries < MOST_SHORTER_TRIED; tries++) {
    const middle = Math.ceil((low + high) / 2);
    if (await fits(middle)) {
      best = middle;
      low = middle + 1;
    } else {
      high = middle - 1;
    }
  }
  return best;
}

async function monthThatFits(
  today: DayNumber,
  month: number,
  wish: Wish,
  fits: (start: DayNumber) => Promise<boolean>,
): Promise<number | undefined> {
  let tries = 0;
  for (const away of [1, 11, 2, 10, 3, 9, 4, 8]) {
    const other = ((month - 1 + away) % 12) + 1;
    if (wish.spots.some((spot) => !inSeason(spot, other))) continue;
    if (++tries > MOST_MONTHS_TRIED) return undefined;
    if (await fits(upcoming(other, 10, today))) return other;
  }
  return undefined;
}
