import type { DayNumber } from "../../../domain/dates.ts";
import { costOf as inCurrency } from "./budget.ts";
import type { Frame } from "./frame.ts";
import type { Planning } from "./planning.ts";
import { inSeason } from "./season.ts";
import { type Sketch, sketchOf } from "./sketch.ts";
import { typicalTiming } from "./terms.ts";
import { leastFor, type Trip, tripAt } from "./trip.ts";
import { upcoming } from "./understand/when.ts";
import type { Wish } from "./wish.ts";

/** Lengths that are tried below the one that the daily cost speaks for, and months. */
const MOST_SHORTER_TRIED = 2;
const MOST_MONTHS_TRIED = 2;
/** Tickets up to 6 USD, as the plan itself has them where money is short. */
const CHEAP_TICKETS = -7;

/** A shorter trip or another month that the budget would be enough for. */
export async function cheaperAlternatives(
  planning: Planning,
  { frame }: Sketch,
  { costs }: Trip,
): Promise<{ days?: number; month?: number }> {
  const { clock, wish, days, timing } = planning;
  const budget = planning.purse.budget?.minor ?? 0;
  const fits = async (change: Partial<Planning>, known?: Frame) => {
    const changed = { ...planning, ...change };
    const sketch = await sketchOf(changed, known);
    if (leastFor("frugal", sketch, changed) > budget) return false;
    return tripAt("frugal", sketch, changed, { spare: CHEAP_TICKETS }).costs.total <= budget;
  };
  // What every day costs is guessed from the whole, then made sure of.
  const ways = costOf(frame.arrival.price + frame.departure.price, planning).minor;
  const guess = Math.floor((days * (budget - ways)) / Math.max(1, costs.total - ways));
  let shorter: number | undefined;
  const longest = Math.min(days - 1, guess);
  const shortest = Math.max(2, Math.ceil(days / 2));
  for (
    let length = longest;
    length >= shortest && length > longest - MOST_SHORTER_TRIED;
    length--
  ) {
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

function costOf(cents: number, { deps, purse }: Planning) {
  return inCurrency(cents, purse.currency, deps.rates);
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
