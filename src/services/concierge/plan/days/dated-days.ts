import {
  type CatalogueExcursion,
  type CataloguePlace,
  type CatalogueText,
  PARTS_OF_DAY,
  type PartOfDay,
} from "../../../../domain/catalogue.ts";
import { isoDate } from "../../../../domain/dates.ts";
import type { MovedTo } from "../changes/moved.ts";
import { type Dated, isSaidOn } from "../wish/dated.ts";
import type { Wish } from "../wish/wish.ts";
import { isLeaving } from "./room.ts";
import { isOpen } from "./season.ts";
import { excursionsOf, type FilledDay, placesOf, type Slot } from "./slots.ts";

type Thing = CataloguePlace | CatalogueExcursion;

/**
 * Finished days with what was said to be on a day on that day: it changes places with what stands
 * there, as far as both are open then and nothing that is fixed or dated itself is moved.
 */
export function onSaidDays(given: readonly FilledDay[], wish: Wish): readonly FilledDay[] {
  const days = [...given];
  const moves = wish.changed?.moves ?? [];
  const dated: readonly Dated[] = [...(wish.dated ?? []), ...moves.flatMap(datesOf)];
  const isOnItsDay = (thing: Thing, { calendar }: FilledDay) =>
    dated.some(([slug, on]) => slug === thing.slug && isSaidOn(on)(calendar.date));
  // Twice: of two that are on each other's days the second makes room for the first.
  for (const [slug, on] of [...dated, ...dated]) place(slug, on);
  for (const move of moves) {
    if ("on" in move) continue;
    const [other] = datesOf({ slug: move.apart, apart: move.slug });
    if (other) place(...other);
  }
  return days;

  function place(slug: string, on: readonly string[]): void {
    const isSaid = isSaidOn(on);
    const from = days.findIndex((day) => thingOn(day, slug));
    const thing = days[from] && thingOn(days[from], slug);
    if (!thing || days.some((day) => isSaid(day.calendar.date) && thingOn(day, slug))) return;
    for (const date of on) {
      const to = days.findIndex((day) => isSaidOn([date])(day.calendar.date));
      if (to >= 0 && swap(thing, from, to)) return;
    }
  }

  /** Where one of two cannot leave the day that they share, the other does. */
  function datesOf(move: MovedTo): readonly Dated[] {
    if ("on" in move) return [[move.slug, move.on]];
    const shared = days.find((day) => thingOn(day, move.slug) && thingOn(day, move.apart));
    const others = days.filter((day) => day !== shared && day.calendar.date !== undefined);
    const on = others.flatMap(({ calendar: { date } }) =>
      date === undefined ? [] : [isoDate(date).slice(5)],
    );
    return shared ? [[move.slug, on]] : [];
  }

  function swap(thing: Thing, from: number, to: number): boolean {
    const [here, there] = [days[from], days[to]];
    if (!here || !there || here.spot !== there.spot || !isOpen(thing, there.calendar)) return false;
    if ("price_from" in thing && isLeaving(there)) return false;
    const parts = PARTS_OF_DAY.filter((part) => wholeOf(here.slots[part]) === thing);
    if (parts.length === 0) return "parts" in thing && swapBeside(thing, from, to);
    for (const others of "parts" in thing && parts.length === 1
      ? thing.parts.map((one) => [one])
      : [parts]) {
      if (!parts.every((part, at) => isMoved(here, part, there, others[at] ?? part))) continue;
      const [left, right] = [{ ...here.slots }, { ...there.slots }];
      for (const [at, part] of parts.entries()) {
        const other = others[at] ?? part;
        left[part] = there.slots[other];
        right[other] = here.slots[part];
      }
      days[from] = { ...here, slots: left };
      days[to] = { ...there, slots: right };
      return true;
    }
    return false;
  }

  /** What fills the hours that a way leaves changes places with a part of a day, if that fills them as well. */
  function swapBeside(thing: CataloguePlace, from: number, to: number): boolean {
    const [here, there] = [days[from], days[to]];
    const part = PARTS_OF_DAY.find((one) => here?.beside[one]?.place === thing);
    const hours = part && here?.beside[part];
    if (!here || !there || !hours) return false;
    const other = thing.parts.find((one) => {
      const slot = there.slots[one];
      if (there.fixed[one] || there.meanwhile?.[one]) return false;
      if (slot.kind === "free") return true;
      const isWhole = PARTS_OF_DAY.filter((of) => wholeOf(there.slots[of]) === wholeOf(slot));
      return (
        slot.kind === "place" &&
        isWhole.length === 1 &&
        !isOnItsDay(slot.place, there) &&
        slot.place.parts.includes(part) &&
        isOpen(slot.place, here.calendar)
      );
    });
    if (!other) return false;
    const slot = there.slots[other];
    const { place: _gone, ...bare } = hours;
    const left = slot.kind === "place" ? { ...bare, place: slot.place } : bare;
    days[from] = { ...here, beside: { ...here.beside, [part]: left } };
    days[to] = { ...there, slots: { ...there.slots, [other]: { kind: "place", place: thing } } };
    return true;
  }

  /** True where what stands in a part of one day may change places with what stands in one of another. */
  function isMoved(here: FilledDay, part: PartOfDay, there: FilledDay, other: PartOfDay): boolean {
    if (here.fixed[part] || there.fixed[other] || there.beside[other] || there.meanwhile?.[other])
      return false;
    const slot = there.slots[other];
    if (slot.kind === "free") return true;
    const thing = wholeOf(slot);
    if (!thing || isOnItsDay(thing, there) || !isOpen(thing, here.calendar)) return false;
    const taken = PARTS_OF_DAY.filter((one) => wholeOf(there.slots[one]) === thing);
    const left = PARTS_OF_DAY.filter(
      (one) =>
        here.slots[one] === here.slots[part] ||
        wholeOf(here.slots[one]) === wholeOf(here.slots[part]),
    );
    // What takes more than the part would be cut in two.
    if (taken.some((one) => one !== other && !left.includes(one))) return false;
    return part === other || ("parts" in thing && taken.length === 1 && thing.parts.includes(part));
  }
}

/** What is on another day than the one that was said for it, with the day of the plan. */
export interface OnOtherDays {
  readonly kind: "on-other-days";
  readonly shown: readonly { readonly name: CatalogueText; readonly day: number }[];
  /** Cities that are not slept in then. */
  readonly away: readonly CatalogueText[];
}

/** What of a plan is not on the day that was said for it, where the plan has that day. */
export function onOtherDays(wish: Wish, days: readonly FilledDay[]): readonly OnOtherDays[] {
  const said = (wish.dated ?? []).map(([slug, on]) => {
    const isSaid = isSaidOn(on);
    const then = days.filter(({ calendar }) => isSaid(calendar.date));
    return { slug, then };
  });
  const shown = said.flatMap(({ slug, then }) => {
    const first = days.find((day) => thingOn(day, slug));
    const thing = first && thingOn(first, slug);
    if (!thing || then.length === 0 || then.some((day) => thingOn(day, slug))) return [];
    return [{ name: "parts" in thing ? thing.name : thing.title, day: first.day }];
  });
  const away = said.flatMap(({ slug, then }) => {
    const spot = days.find((day) => day.spot.slug === slug)?.spot;
    const isThere = then.length === 0 || then.some((day) => day.spot === spot);
    return spot && !isThere ? [spot.destination.name] : [];
  });
  return shown.length + away.length > 0 ? [{ kind: "on-other-days", shown, away }] : [];
}

function thingOn(day: FilledDay, slug: string): Thing | undefined {
  return [...placesOf(day), ...excursionsOf(day)].find((one) => one.slug === slug);
}

function wholeOf(slot: Slot): Thing | undefined {
  if (slot.kind === "excursion" || slot.kind === "excursion-on") return slot.excursion;
  return slot.kind === "place" || slot.kind === "place-on" ? slot.place : undefined;
}
