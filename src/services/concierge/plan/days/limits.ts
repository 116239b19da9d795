import {
  type CatalogueExcursion,
  type CataloguePlace,
  PARTS_OF_DAY,
  type PartOfDay,
} from "../../../../domain/catalogue.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import { fold } from "../../../../reading/fold.ts";
import { type Limit, limitsOf } from "../wish/limits.ts";
import { keepsOut } from "../wish/unwanted.ts";
import type { Wish } from "../wish/wish.ts";
import { calledBy, isAskedFor } from "../wish/wished-things.ts";
import { isKitchen } from "./season.ts";
import type { Filling } from "./sights.ts";
import { excursionsOf, type FilledDay, placesOf, type Slots } from "./slots.ts";
import { isOfAnyHalls } from "./sparing.ts";

type Thing = CataloguePlace | CatalogueExcursion;

/** True for what counts against a limit: a beach, and a stage or a table of the evening, are no sights. */
function isCounted({ of }: Limit, thing: Thing): boolean {
  switch (of) {
    case "museums":
      return "parts" in thing && isOfAnyHalls(thing);
    case "churches":
      return keepsOut("noChurches", thing);
    case "temples":
      return keepsOut("noChurches", thing) || isOfTemple(thing);
    case "outings":
      return !("parts" in thing);
    case "sights":
      return !("parts" in thing && (thing.repeat || isOfEvening(thing)));
  }
}

/**
 * True for a temple by what the catalogue says of it in any language, since the English name of one
 * may leave the word out: "Tanah Lot məbədi", "the lake temple of Ulun Danu".
 */
const isOfTemple = lazilyPer((thing: Thing) => {
  const name = "parts" in thing ? thing.name : thing.title;
  return TEMPLE.test([...Object.values(name), ...Object.values(thing.text)].map(fold).join(". "));
});

const TEMPLE =
  /(?<!\p{L})(?:temples?|pagodas?|pura|wat|gurdwaras?|mandirs?|mebed(?!\p{L}*gah)\p{L}*|храм\p{L}*|пагод\p{L}*)(?!\p{L})/u;

function isOfEvening({ parts }: CataloguePlace): boolean {
  return parts.every((part) => part === "evening");
}

/** True for one more than a day may have, beside what stands on it. */
export function isBeyondTheDay(thing: Thing, today: readonly Thing[], wish: Wish): boolean {
  return limitsOf(wish).some(
    (limit) =>
      limit.aDay &&
      isCounted(limit, thing) &&
      today.filter((one) => one !== thing && isCounted(limit, one)).length >= limit.most,
  );
}

/** True for one more than the whole trip may have. */
export function isBeyondTheTrip(thing: Thing, shown: Iterable<Thing>, wish: Wish): boolean {
  return limitsOf(wish).some(
    (limit) =>
      !limit.aDay &&
      isCounted(limit, thing) &&
      [...shown].filter((one) => one !== thing && isCounted(limit, one)).length >= limit.most,
  );
}

/** What stands in some parts of a day. */
export function thingsIn(slots: Slots): readonly Thing[] {
  return Object.values(slots).flatMap((slot): readonly Thing[] => {
    if (slot.kind === "place" || slot.kind === "again" || slot.kind === "more") return [slot.place];
    return slot.kind === "excursion" ? [slot.excursion] : [];
  });
}

/** True for a sight in the morning of those who want no culture before noon. */
export function isTooEarly(thing: Thing, part: PartOfDay, { wishes, things }: Wish): boolean {
  if (part !== "morning" || things?.includes(thing.slug)) return false;
  if (!wishes.some(({ kind }) => kind === "lateCulture")) return false;
  if ("parts" in thing) return !isKitchen(thing) && !thing.repeat;
  return thing.categories.some((one) => one === "history" || one === "art" || one === "culture");
}

/** What is given up first where a limit is passed. */
function worthOf(thing: Thing, { wish }: Filling, asked: ReadonlyMap<string, number>): number {
  if (wish.things?.includes(thing.slug) || asked.has(calledBy(thing.slug))) return 3;
  if (isAskedFor(asked, thing)) return 2;
  return thing.must ? 1 : 0;
}

const NAMED = 3;

/** The finished days without what is beyond a limit of the request: what was called by its name stays. */
export function withinLimits(
  filling: Filling,
  days: readonly FilledDay[],
  asked: ReadonlyMap<string, number>,
): readonly FilledDay[] {
  const { wish } = filling;
  const limits = limitsOf(wish);
  const late = wish.wishes.some(({ kind }) => kind === "lateCulture");
  if (limits.length === 0 && !late) return days;
  let all = [...days];
  const drop = (one: Thing, day?: FilledDay) => {
    all = all.map((other) => (day === undefined || other === day ? without(other, one) : other));
    filling.used.delete(one);
  };
  for (const limit of limits) {
    for (let index = 0; index < (limit.aDay ? all.length : 1); index++) {
      const some = limit.aDay ? all.slice(index, index + 1) : all;
      const counted = some
        .flatMap((day) => [...placesOf(day), ...excursionsOf(day)])
        .filter((one, at, list) => isCounted(limit, one) && list.indexOf(one) === at);
      const surplus = [...counted]
        .sort((a, b) => worthOf(a, filling, asked) - worthOf(b, filling, asked))
        .slice(0, Math.max(0, counted.length - limit.most))
        .filter((one) => worthOf(one, filling, asked) < NAMED);
      for (const one of surplus) drop(one, limit.aDay ? all[index] : undefined);
    }
  }
  if (late)
    for (const day of all) {
      const { morning } = day.slots;
      const [first] = thingsIn({ morning });
      const isAsked = first !== undefined && worthOf(first, filling, asked) > 1;
      if (first && !isAsked && morning.kind !== "again" && isTooEarly(first, "morning", wish))
        drop(first, day);
    }
  return all;
}

/** True where no morning has what is wanted after noon alone. */
export function isLateKept(days: readonly FilledDay[], wish: Wish): boolean {
  return days.every(({ slots: { morning } }) =>
    thingsIn({ morning }).every((one) => !isTooEarly(one, "morning", wish)),
  );
}

function without(day: FilledDay, gone: Thing): FilledDay {
  const slots = { ...day.slots };
  const beside = { ...day.beside };
  for (const part of PARTS_OF_DAY) {
    const slot = slots[part];
    const own =
      "place" in slot && slot.kind !== "outside"
        ? slot.place
        : "excursion" in slot
          ? slot.excursion
          : undefined;
    if (own === gone) slots[part] = { kind: "free" };
    const { [part]: other } = beside;
    if (other?.place !== undefined && other.place === gone) beside[part] = { when: other.when };
  }
  return { ...day, slots, beside };
}

/** The limits that a finished plan keeps to. */
export function limitsKept(days: readonly FilledDay[], wish: Wish): readonly Limit[] {
  return limitsOf(wish).filter((limit) => {
    const counts = days.map(
      (day) =>
        [...placesOf(day), ...excursionsOf(day)].filter((one) => isCounted(limit, one)).length,
    );
    const most = limit.aDay ? Math.max(...counts) : counts.reduce((sum, one) => sum + one, 0);
    return most <= limit.most;
  });
}
