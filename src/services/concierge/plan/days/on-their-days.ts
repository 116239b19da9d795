import type {
  CatalogueExcursion,
  CataloguePlace,
  PartOfDay,
} from "../../../../domain/catalogue.ts";
import { PARTS_OF_DAY } from "../../../../domain/catalogue.ts";
import type { Wish } from "../wish/wish.ts";
import { isAbout, kindsOfThing } from "../wish/wished-things.ts";
import { daysSaid } from "./said-days.ts";
import { isOpen } from "./season.ts";
import type { FilledDay, Slot } from "./slots.ts";

/**
 * What was asked for on a day of its own ("bar crawl on Friday") and stands on another changes places
 * with what that day has in the same part, where both are open then.
 */
export function toTheirDays(wish: Wish, days: FilledDay[]): void {
  for (const { text, kinds = [] } of wish.own ?? []) {
    const isSaid = daysSaid(text, days);
    if (days.every(isSaid)) continue;
    const isMeant = (slot: Slot) => {
      const thing = thingOf(slot);
      return (
        thing !== undefined && kinds.some((kind) => !isAbout(kind) && kindsOfThing(thing).has(kind))
      );
    };
    const from = days.findIndex(({ slots }) => Object.values(slots).some(isMeant));
    const day = days[from];
    if (!day || isSaid(day)) continue;
    const parts = PARTS_OF_DAY.filter((part) => isMeant(day.slots[part]));
    const to = days.findIndex(
      (other) => isSaid(other) && parts.every((part) => canSwap(day, other, part, parts)),
    );
    const other = days[to];
    if (!other) continue;
    const [left, right] = [{ ...day.slots }, { ...other.slots }];
    for (const part of parts) {
      left[part] = other.slots[part];
      right[part] = day.slots[part];
    }
    days[from] = { ...day, slots: left };
    days[to] = { ...other, slots: right };
  }
}

function canSwap(
  day: FilledDay,
  other: FilledDay,
  part: PartOfDay,
  /** All that are swapped. */
  parts: readonly PartOfDay[],
): boolean {
  if (day.spot !== other.spot || other.fixed[part] || isCut(other, part, parts)) return false;
  const [one, two] = [thingOf(day.slots[part]), thingOf(other.slots[part])];
  const { kind } = other.slots[part];
  if (two === undefined && kind !== "free" && kind !== "again") return false;
  return (
    (one === undefined || isOpen(one, other.calendar)) &&
    (two === undefined || isOpen(two, day.calendar))
  );
}

/** A part of something that takes others of the day than those that are swapped. */
function isCut({ slots }: FilledDay, part: PartOfDay, parts: readonly PartOfDay[]): boolean {
  const thing = thingOf(slots[part]);
  const isOfIt = (slot: Slot) => thing !== undefined && thingOf(slot) === thing;
  return PARTS_OF_DAY.some((one) => isOfIt(slots[one]) && !parts.includes(one));
}

function thingOf(slot: Slot): CatalogueExcursion | CataloguePlace | undefined {
  if (slot.kind === "place" || slot.kind === "place-on") return slot.place;
  return slot.kind === "excursion" || slot.kind === "excursion-on" ? slot.excursion : undefined;
}
