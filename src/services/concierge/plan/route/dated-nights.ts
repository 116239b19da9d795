import { isoDate } from "../../../../domain/dates.ts";
import type { Planning } from "../planning.ts";
import type { Stay } from "./route.ts";

/**
 * The same cities in their order with nights moved to where a day was said to be spent: "Oaxaca for
 * 31 October" is there on the evening of that day. A city before it keeps a night, and so does one
 * behind it; nights that were counted stay as they are.
 */
export function withDatedNights(
  { wish, timing }: Planning,
  stays: readonly Stay[],
): readonly Stay[] {
  const { dated = [] } = wish;
  const isCounted = stays.some(({ spot }) => wish.stays?.some((stay) => stay.spot === spot));
  if (dated.length === 0 || stays.length < 2 || isCounted || wish.work || !timing.exact)
    return stays;
  const nights = stays.map((stay) => stay.nights);
  const all = nights.reduce((sum, some) => sum + some, 0);
  for (const [index, { spot }] of stays.entries()) {
    const said = dated.find(([slug]) => slug === spot.slug)?.[1] ?? [];
    const on = Array.from({ length: all }, (_, day) => day).filter((day) =>
      said.includes(isoDate(timing.start + day).slice(5)),
    );
    const [first] = on;
    const last = on.at(-1);
    if (first === undefined || last === undefined) continue;
    const begins = nights.slice(0, index).reduce((sum, some) => sum + some, 0);
    const ends = begins + (nights[index] ?? 0);
    for (let more = begins - first; more > 0; more--) move(longest(0, index), index);
    // The last city has no night behind it to take.
    for (let more = last + 1 - ends; more > 0 && index < stays.length - 1; more--)
      move(longest(index + 1, stays.length), index);
  }
  return stays.map((stay, index) => ({ ...stay, nights: nights[index] ?? stay.nights }));

  function move(from: number | undefined, to: number): void {
    if (from === undefined) return;
    nights[from] = (nights[from] ?? 0) - 1;
    nights[to] = (nights[to] ?? 0) + 1;
  }

  /** Of some stays the one with most nights, where it can spare one. */
  function longest(from: number, to: number): number | undefined {
    const most = Math.max(...nights.slice(from, to));
    return most > 1 ? nights.indexOf(most, from) : undefined;
  }
}
