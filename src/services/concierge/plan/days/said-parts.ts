import { type CataloguePlace, PARTS_OF_DAY, type PartOfDay } from "../../../../domain/catalogue.ts";
import { isoDate } from "../../../../domain/dates.ts";
import type { Dated } from "../wish/dated.ts";
import { isOfEvening } from "../wish/item.ts";
import type { Wish } from "../wish/wish.ts";
import { kindsOfThing, slugsCalled } from "../wish/wished-things.ts";
import { daysSaid } from "./said-days.ts";
import { isOpen } from "./season.ts";
import { excursionsOf, type FilledDay, placesOf } from "./slots.ts";

/** The wish with the days that its own wishes name for things of a kind: a boat on the fifth is this boat then. */
export function datedKinds(days: readonly FilledDay[], wish: Wish): Wish {
  const shown = days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]);
  const dated = (wish.own ?? []).flatMap(({ text, kinds = [] }): readonly Dated[] => {
    const isSaid = daysSaid(text, days);
    const on = days.flatMap((day) =>
      isSaid(day) && day.calendar.date !== undefined
        ? [isoDate(day.calendar.date).slice(MONTH_AND_DAY)]
        : [],
    );
    if (on.length === 0 || on.length === days.length) return [];
    const thing = shown.find((one) => kinds.some((kind) => kindsOfThing(one).has(kind)));
    return thing && !wish.dated?.some(([slug]) => slug === thing.slug) ? [[thing.slug, on]] : [];
  });
  return dated.length > 0 ? { ...wish, dated: [...(wish.dated ?? []), ...dated] } : wish;
}

/** Of "2027-06-05". */
const MONTH_AND_DAY = 5;

/**
 * Finished days with what was asked for in the evening in the evening of its day, as far as it is
 * open then: it changes places with what stands there.
 */
export function onSaidParts(
  days: readonly FilledDay[],
  { own = [], things = [] }: Wish,
): readonly FilledDay[] {
  const late = own
    .filter(({ text }) => isOfEvening(text))
    .flatMap(({ kinds = [] }) => kinds.flatMap(slugsCalled));
  if (late.length === 0) return days;
  const all = [...days];
  for (const [from, day] of days.entries()) {
    const part = PARTS_OF_DAY.find((one) => late.includes(placeAt(day, one)?.slug ?? ""));
    const place = part && placeAt(day, part);
    if (!part || !place || part === "evening" || !place.parts.includes("evening")) continue;
    const isThere = (other: FilledDay) =>
      other.spot === day.spot && isOpen(place, other.calendar) && !other.fixed.evening;
    const isSwapped = (other: FilledDay) => {
      const { evening } = other.slots;
      const there = placeAt(other, "evening");
      if (there) return there.parts.includes(part) && isOpen(there, day.calendar);
      return evening.kind === "free";
    };
    const isGiven = (other: FilledDay) => {
      const there = placeAt(other, "evening");
      return there !== undefined && !there.must && !things.includes(there.slug);
    };
    // Its own day first, then another of the city; else what stands there in the evening is given up.
    const order = [from, ...all.keys()];
    const to =
      order.find((at) => all[at] && isThere(all[at]) && isSwapped(all[at])) ??
      order.find((at) => all[at] && isThere(all[at]) && isGiven(all[at]));
    const other = to === undefined ? undefined : all[to];
    if (to === undefined || !other) continue;
    const { evening } = other.slots;
    const left = isSwapped(other) ? evening : ({ kind: "free" } as const);
    all[from] = { ...day, slots: { ...day.slots, [part]: left } };
    const then = all[to];
    if (then) all[to] = { ...then, slots: { ...then.slots, evening: { kind: "place", place } } };
  }
  return all;
}

function placeAt({ slots, fixed }: FilledDay, part: PartOfDay): CataloguePlace | undefined {
  const slot = slots[part];
  return slot.kind === "place" && !fixed[part] ? slot.place : undefined;
}
