import { type CataloguePlace, PARTS_OF_DAY, type PartOfDay } from "../../../../domain/catalogue.ts";
import type { Spot } from "../atlas/atlas.ts";
import { ticketFor } from "../wish/level.ts";
import { fitsBeside } from "./hours-left.ts";
import { type IsGiven, putInto, roomForPlace } from "./room.ts";
import { type Filling, isDayLong } from "./sights.ts";
import type { Beside, FilledDay } from "./slots.ts";

/** What may be given up: a part of a day, and what fills the hours that a way leaves. */
export interface GivenUp {
  readonly isGiven: IsGiven;
  readonly isGivenBeside: (place: CataloguePlace) => boolean;
}

/** Puts a place into the hours that a way leaves, where they are enough for it and hold nothing better. */
export function putBeside(
  filling: Filling,
  days: FilledDay[],
  place: CataloguePlace,
  { isGivenBeside }: Pick<GivenUp, "isGivenBeside">,
): boolean {
  for (const [index, day] of days.entries())
    for (const part of PARTS_OF_DAY) {
      const { [part]: hours } = day.beside;
      if (!hours || hours.for || (hours.place && !isGivenBeside(hours.place))) continue;
      if (!fitsBeside(filling, day, part, place)) continue;
      if (hours.place) filling.used.delete(hours.place);
      filling.note(place);
      const held: Beside = { when: hours.when, place };
      days[index] = { ...day, beside: { ...day.beside, [part]: held } };
      return true;
    }
  return false;
}

/**
 * Makes room for a place that is open in too few of the parts that are left: what stands in one of
 * its own moves to a part that is free or given up. True where that was done.
 */
export function putByExchange(
  filling: Filling,
  days: FilledDay[],
  { place, spot }: { readonly place: CataloguePlace; readonly spot: Spot },
  given: GivenUp,
): boolean {
  const isRoom = days.some(
    (day) =>
      (day.spot === spot && PARTS_OF_DAY.some((part) => given.isGiven(day, part))) ||
      Object.values(day.beside).some((one) => !one.place || given.isGivenBeside(one.place)),
  );
  if (!isRoom || isDayLong(place)) return false;
  const called = (one: CataloguePlace) => filling.wish.things?.includes(one.slug) === true;
  // What was called by its name moves last: it may have an hour that was booked.
  return tryOn((one) => !called(one)) || tryOn(called);

  function tryOn(isMoved: (one: CataloguePlace) => boolean): boolean {
    for (const [index, day] of days.entries()) {
      if (day.spot !== spot) continue;
      for (const part of place.parts) {
        const { [part]: slot } = day.slots;
        if (slot.kind !== "place" || isDayLong(slot.place) || !isMoved(slot.place)) continue;
        if (filling.kept.has(slot)) continue;
        const isHere: IsGiven = (other, one) => other === day && one === part;
        const room = roomForPlace(filling, days, place, isHere);
        if (room && moveAway(slot.place, { index, part, room })) return true;
      }
    }
    return false;
  }

  function moveAway(
    other: CataloguePlace,
    {
      index,
      part,
      room,
    }: {
      readonly index: number;
      readonly part: PartOfDay;
      readonly room: { index: number; parts: readonly PartOfDay[] };
    },
  ): boolean {
    const { wallet, level, used } = filling;
    const before = [...days];
    const paid = ticketFor(other, level);
    putInto(filling, days, room, () => ({ kind: "place", place }));
    wallet.left += paid;
    used.add(place);
    const next = roomForPlace(
      filling,
      days,
      other,
      (day, one) =>
        day.spot === spot && !(days[index] === day && one === part) && given.isGiven(day, one),
    );
    if (next) putInto(filling, days, next, () => ({ kind: "place", place: other }));
    if (next ?? putBeside(filling, days, other, given)) {
      if (next) filling.note(other);
      filling.note(place);
      return true;
    }
    days.splice(0, days.length, ...before);
    wallet.left -= paid;
    used.delete(place);
    used.add(other);
    return false;
  }
}
