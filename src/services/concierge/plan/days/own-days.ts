import { PARTS_OF_DAY, type PartOfDay } from "../../../../domain/catalogue.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import { type Own, sizeOf } from "../wish/own-wishes.ts";
import { kindsOfThing, timesOf } from "../wish/wished-things.ts";
import { wishName } from "../wording/wish-words.ts";
import { isShownIn } from "./own-shown.ts";
import { type IsGiven, putInto, type Room } from "./room.ts";
import { daysSaid } from "./said-days.ts";
import { type Filling, isDayLong } from "./sights.ts";
import type { FilledDay } from "./slots.ts";

/** Kinds of wishes that any city may have, whatever the catalogue knows of it. */
const ANYWHERE: readonly WishKind[] = [
  "aquarium",
  "themePark",
  "waterPark",
  "zoo",
  "rafting",
  "teaCeremony",
  "football",
  "puppets",
  "cookingClass",
  "winery",
  "balloon",
  "onsen",
  "sauna",
];

const ROOM: Readonly<Record<ReturnType<typeof sizeOf>, readonly (readonly PartOfDay[])[]>> = {
  day: [["morning", "afternoon"], ["morning"], ["afternoon"]],
  half: [["morning"], ["afternoon"]],
  evening: [["evening"]],
};

/** "A beach afternoon" is one. */
const OF_PARTS: readonly (readonly [RegExp, PartOfDay])[] = [
  [/\bafternoon\b|после обеда|günorta/iu, "afternoon"],
  [/\bmorning\b|утром|утро\b|səhər/iu, "morning"],
];

/** What may be given up for it, the least first. */
interface Given {
  readonly isFree: IsGiven;
  readonly isLesser: IsGiven;
  readonly isOther: IsGiven;
}

/** Keeps room in finished days for what was asked for and the catalogue lacks, each once or as often as was said. */
export function addOwn(filling: Filling, days: FilledDay[], given: Given): void {
  const { wish } = filling;
  for (const own of [...(wish.own ?? []), ...kindsLacking(filling)]) {
    if (own.far) continue;
    if (own.rest) {
      addRest(own, filling, days, given);
      continue;
    }
    const had = days.filter((day) => holdsOwn(day, own.text)).length;
    if (had === 0 && isShownIn(own, filling, days)) continue;
    for (let time = had; time < (own.times ?? 1); time++) {
      const room = roomFor(own, filling, days, given);
      if (!room) break;
      putInto(filling, days, room, (first) => ({ kind: first ? "own" : "own-on", own }));
    }
  }
}

/** Days that nothing is planned for: without a way, on the date that was said, with the least to give up. */
function addRest(own: Own, filling: Filling, days: FilledDay[], given: Given): void {
  const { isFree, isLesser, isOther } = given;
  const isSaid = daysSaid(own.text, days);
  const isQuiet = (day: FilledDay) =>
    Object.keys(day.fixed).length === 0 && isSaid(day) && !holdsOwn(day, own.text);
  const had = days.filter((day) => holdsOwn(day, own.text)).length;
  for (let time = had; time < (own.times ?? 1); time++) {
    // A day in the middle of the trip rests those who travel; the last ones are looked at first.
    const levels = [isFree, isLesser, isOther].map((isGiven) =>
      days.findLastIndex((day) => isQuiet(day) && PARTS_OF_DAY.every((part) => isGiven(day, part))),
    );
    const index = levels.find((one) => one >= 0);
    if (index === undefined) return;
    const room = { index, parts: [...PARTS_OF_DAY] };
    putInto(filling, days, room, (first) => ({ kind: first ? "own" : "own-on", own }));
  }
}

/** Wishes of a kind of which none of the cities has anything. */
function kindsLacking({ wish, spots, open }: Filling): readonly Own[] {
  const all = spots.flatMap(({ excursions, destination }) => [
    ...excursions,
    ...destination.places,
  ]);
  return (
    wish.wishes
      .map(({ kind }) => kind)
      .filter((kind) => ANYWHERE.includes(kind) && open.has(kind))
      // What a field says has to be there has its room by its own words.
      .filter((kind) => !wish.own?.some(({ kinds }) => kinds?.includes(kind)))
      .filter((kind) => !all.some((thing) => kindsOfThing(thing).has(kind)))
      .map((kind) => {
        const times = timesOf(wish, kind);
        return { text: wishName(kind, wish.lang), kind, ...(times && { times }) };
      })
  );
}

function holdsOwn({ slots }: FilledDay, text: string): boolean {
  return Object.values(slots).some((slot) => slot.kind === "own" && slot.own.text === text);
}

/** The own wishes that the days keep room for, once each. */
export function ownIn(days: readonly FilledDay[]): readonly Own[] {
  const all = days.flatMap(({ slots }) =>
    PARTS_OF_DAY.flatMap((part) => (slots[part].kind === "own" ? [slots[part].own] : [])),
  );
  return all.filter((one, at) => all.findIndex(({ text }) => text === one.text) === at);
}

function roomFor(
  own: Own,
  { wish }: Filling,
  days: readonly FilledDay[],
  { isFree, isLesser, isOther }: Given,
): Room | undefined {
  // With a nap after lunch no afternoon is planned.
  const isRest = (part: PartOfDay) =>
    part === "afternoon" && wish.wishes.some(({ kind }) => kind === "nap");
  // What was named comes before what only fits what the trip is about.
  const isSpare = (day: FilledDay, part: PartOfDay) => {
    const slot = day.slots[part];
    return isTurn(day, part) || (slot.kind === "place" && !slot.place.must && isOther(day, part));
  };
  const isSaid = daysSaid(own.text, days);
  const said = OF_PARTS.find(([words]) => words.test(own.text))?.[1];
  for (const parts of ROOM[
    own.out || own.kind === "themePark" || own.kind === "waterPark" ? "day" : sizeOf(own.text)
  ])
    for (const isGiven of [isFree, isLesser, own.must ? isOther : isSpare]) {
      const fits = (day: FilledDay) =>
        (own.near === undefined || day.spot.slug === own.near) &&
        isSaid(day) &&
        !holdsOwn(day, own.text) &&
        (said === undefined || parts.length > 1 || parts[0] === said) &&
        parts.every((part) => !day.fixed[part] && !isRest(part) && isGiven(day, part)) &&
        parts.every((part) => parts.length > 1 || !isCut(day, part));
      const quiet = days.findIndex((day) => Object.keys(day.fixed).length === 0 && fits(day));
      const index = quiet >= 0 || parts.length > 1 ? quiet : days.findIndex(fits);
      if (index >= 0) return { index, parts };
    }
  return undefined;
}

/** One of several days at the same beach or slope. */
function isTurn({ slots }: FilledDay, part: PartOfDay): boolean {
  const slot = slots[part];
  return slot.kind === "again" && slot.theme !== "pilgrimage";
}

/** A part of what takes more of the day. */
function isCut({ slots }: FilledDay, part: PartOfDay): boolean {
  const slot = slots[part];
  if (slot.kind === "place") return isDayLong(slot.place);
  return slot.kind === "place-on" || slot.kind === "excursion" || slot.kind === "excursion-on";
}
