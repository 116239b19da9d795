import type { DayNumber } from "../../../domain/dates.ts";
import type { Frame } from "./frame.ts";
import type { Planning } from "./planning.ts";
import { inSeason } from "./season.ts";
import { type Sketch, sketchOf } from "./sketch.ts";
import { typicalTiming } from "./terms.ts";
import { tripAt } from "./trip.ts";
import { upcoming } from "./understand/when.ts";
import type { Wish } from "./wish.ts";

const MOST_SHORTER_TRIED = 5;
const MOST_MONTHS_TRIED = 4;

/** A shorter trip or another month that the budget would be enough for. */
export async function cheaperAlternatives(
  planning: Planning,
  { frame }: Sketch,
): Promise<{ days?: number; month?: number }> {
  const { clock, wish, days, timing } = planning;
  const budget = planning.purse.budget?.minor ?? 0;
  const fits = async (change: Partial<Planning>, known?: Frame) => {
    const changed = { ...planning, ...change };
    const trip = tripAt("frugal", await sketchOf(changed, known), changed);
    return trip.costs.total <= budget;
  };
  // Looked for with the fares that are known already, then made sure of with its own.
  const likely = await longestThatFits(days, (length) => fits({ days: length }, frame));
  let shorter: number | undefined;
  for (let length = likely ?? 0; length > 0 && length > (likely ?? 0) - 2; length--) {
    if (!(await fits({ days: length }))) continue;
    shorter = length;
    break;
  }
  const month = wish.when
    ? await monthThatFits(clock.today, timing.month, wish, async (start) => {
        const then = { timing: typicalTiming(start) };
        return (await fits(then, frame)) && (await fits(then));
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
  // The nearest months first, after and before by turns.
  for (const away of [1, 11, 2, 10, 3, 9, 4, 8]) {
    const other = ((month - 1 + away) % 12) + 1;
    if (wish.spots.some((spot) => !inSeason(spot, other))) continue;
    if (++tries > MOST_MONTHS_TRIED) return undefined;
    if (await fits(upcoming(other, 10, today))) return other;
  }
  return undefined;
}
