import type {
  CatalogueExcursion,
  CataloguePlace,
  PartOfDay,
} from "../../../../domain/catalogue.ts";
import { PARTS_OF_DAY } from "../../../../domain/catalogue.ts";
import type { Wish } from "../wish/wish.ts";
import { calledBy } from "../wish/wished-things.ts";
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
      return thing !== undefined && kinds.includes(calledBy(thing.slug));
    };
    const from = days.findIndex(({ slots }) => Object.values(slots).some(isMeant));
    const day = days[from];
    if (!day || isSaid(day)) continue;
    const parts = PARTS_OF_DAY.filter((part) => isMeant(day.slots[part]));
    const [part] = parts;
    if (part === undefined || parts.length > 1 || isLong(day, part)) continue;
    const to = days.findIndex((other) => isSaid(other) && canSwap(day, other, part));
    const other = days[to];
    if (!other) continue;
    const slot = day.slots[part];
    days[from] = { ...day, slots: { ...day.slots, [part]: other.slots[part] } };
    days[to] = { ...other, slots: { ...other.slots, [part]: slot } };
  }
}

function canSwap(day: FilledDay, other: FilledDay, part: PartOfDay): boolean {
  if (day.spot !== other.spot || other.fixed[part] || isLong(other, part)) return false;
  const [one, two] = [thingOf(day.slots[part]), thingOf(other.slots[part])];
  if (two === undefined && other.slots[part].kind !== "free") return false;
  return (
    (one === undefined || isOpen(one, other.calendar)) &&
    (two === undefined || isOpen(two, day.calendar))
  );
}

/** A part of something that takes more of the day. */
function isLong({ slots }: FilledDay, part: PartOfDay): boolean {
  const thing = thingOf(slots[part]);
  const isOfIt = (slot: Slot) => thing !== undefined && thingOf(slot) === thing;
  return PARTS_OF_DAY.filter((one) => isOfIt(slots[one])).length > 1;
}

function thingOf(slot: Slot): CatalogueExcursion | CataloguePlace | undefined {
  if (slot.kind === "place" || slot.kind === "place-on") return slot.place;
  return slot.kind === "excursion" || slot.kind === "excursion-on" ? slot.excursion : undefined;
}
