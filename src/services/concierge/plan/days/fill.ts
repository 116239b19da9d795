import {
  type CatalogueExcursion,
  type CataloguePlace,
  PARTS_OF_DAY,
  type PartOfDay,
} from "../../../../domain/catalogue.ts";
import { joined } from "../../../../memory/joined.ts";
import type { Spot } from "../atlas/atlas.ts";
import { keepInto, keptDays } from "../changes/kept-days.ts";
import { hourOf } from "../route/flights.ts";
import { hasChildren, isOfTheSea, isSlow, suits, suitsAsked, themeOf } from "../route/theme.ts";
import { EXCURSION } from "../weights.ts";
import { isWanted } from "../wish/wanted.ts";
import { isAmong, isAskedFor, isMeant } from "../wish/wished-things.ts";
import { companyDays } from "./company-days.ts";
import { onSaidDays } from "./dated-days.ts";
import {
  beginsAtDawn,
  endOf,
  goesTo,
  isMustAtDawn,
  isSeenOn,
  isStartedBy,
  mostForExcursion,
  partsFor,
} from "./excursions.ts";
import type { Frame, FrameDay } from "./frame.ts";
import { freeParts } from "./free-days.ts";
import { besideWays } from "./hours-left.ts";
import { withDryEnd } from "./last-dives.ts";
import { isBeyondTheDay, isBeyondTheTrip, isTooEarly, thingsIn, withinLimits } from "./limits.ts";
import { withMusts } from "./musts.ts";
import { eventParts } from "./occasions.ts";
import { isSecondOfItsKind } from "./once.ts";
import { isLeaving } from "./room.ts";
import { addDialysis, addSabbath, addSunday, withRest } from "./sabbath-days.ts";
import { datedKinds, onSaidParts } from "./said-parts.ts";
import { isOpen } from "./season.ts";
import {
  bestPlace,
  countShared,
  DUE_OUTING,
  type Filling,
  isDayEnough,
  isDayLong,
  isLost,
  mustsLeft,
  newFilling,
  type Terms,
  themePoints,
} from "./sights.ts";
import type { FilledDay, Slot, Slots } from "./slots.ts";
import { isEnough, isOneTooMany } from "./sparing.ts";
import { addFridayPrayer, addThemeDay, inLessons, themeOrFree } from "./theme-days.ts";
import { withWished } from "./wished-days.ts";

/** Of three days by the sea, and of seven on skis, one is for something else. */
const OTHER_DAY = { beach: 3, ski: 7, wellness: 5, pilgrimage: Number.POSITIVE_INFINITY } as const;
/** Before a day that begins earlier than this, an excursion is over by then. */
const EARLY = 8;
const BY_TEN = 22;
/** With a single day to itself, a city is not left for longer than this. */
const LONGEST_ON_THE_ONLY_DAY = 6;
/** Nor while more sights than this are still expected of it. */
const MOST_BESIDE_AN_EXCURSION = 3;

/** A day to be filled, with what follows from its neighbours. */
interface OpenDay extends FrameDay {
  /** When excursions must be over. */
  readonly latest: number;
}

/** Puts places and excursions into the days; nothing twice, nothing closed, nothing out of season. */
export function fillDays(frame: Frame, purse: Terms) {
  const filling = newFilling(
    purse,
    frame.stays.map(({ spot }) => spot),
    frame.days.length,
  );
  const asked = new Map(filling.open);
  const events = eventParts(frame, purse.wish);
  const free = freeParts(frame, purse.wish);
  const fullDays = new Map<Spot, number>();
  const isFull = ({ fixed }: FrameDay) => !fixed.morning && !fixed.afternoon;
  const own = withRest(frame.days, purse.wish);
  const kept = keptDays(filling, frame, purse.former, latestBefore);
  const company = companyDays(filling, own);
  const days = own.map((day, index): FilledDay => {
    const slots: Slots = { ...free.get(index), ...events.get(index), ...day.fixed };
    const open: OpenDay = joined(day, { latest: latestBefore(frame.days[index + 1]) });
    addFridayPrayer(filling, day, slots);
    addSabbath(day, slots, filling.wish);
    addSunday(day, slots, filling.wish);
    addDialysis(day, slots, filling.wish);
    // The day of the journey is enough of a day at an easy pace.
    if (index === 0 && isSlow(filling.wish)) slots.evening ??= { kind: "free" };
    const was = kept[index];
    keepInto(slots, was);
    if (isFull(day)) {
      const seen = fullDays.get(day.spot) ?? 0;
      const all = frame.days.filter((one) => one.spot === day.spot && isFull(one)).length;
      fullDays.set(day.spot, seen + 1);
      if (!was) fillFullDay(filling, open, slots, { seen, all });
    }
    const landing =
      index === 0 && frame.arrival.flight !== undefined && hasFullDay(frame, day.spot);
    const beside =
      was?.beside ?? besideWays(filling, day, index === 0 && isAfterANight(frame), landing);
    let previous = Object.values(beside).find((one) => one.when === "after")?.place;
    for (const part of PARTS_OF_DAY) {
      const taken = slots[part];
      // From a beach far out one comes back for the evening too.
      if (taken?.kind === "place" || taken?.kind === "again") previous = taken.place;
      if (taken) continue;
      if (isEnough(slots, filling.wish, index)) {
        slots[part] = { kind: "free" };
        continue;
      }
      if (part === "evening" && isDayEnough(slots, filling.wish)) {
        slots.evening = { kind: "free" };
        continue;
      }
      const forDay = {
        place: part === "morning" && !slots.afternoon,
        // Half a day on skis is a day on skis to those who came for it.
        ski:
          !slots.morning ||
          slots.morning.kind === "place" ||
          filling.wish.interests.includes("ski"),
      };
      // Who goes easy does not come from the plane into a museum.
      const light = index === 0 && isSlow(filling.wish) && isAfterANight(frame);
      const today = thingsIn(slots);
      const gap = { part, previous, forDay, light, landing, today };
      const place = bestPlace(filling, day, gap);
      if (place) {
        previous = place;
        putPlace(filling, slots, part, place);
      } else if (isLeaving(day) || !addExcursion(filling, open, slots, part)) {
        slots[part] = themeOrFree(filling, day, slots, part);
      }
    }
    const meanwhile = company.get(day.day);
    return joined(day, {
      slots: complete(slots),
      beside: besideSki(beside, slots),
      ...(meanwhile && { meanwhile }),
    });
  });
  withWished(filling, days, asked, latestBefore);
  withMusts(filling, days, asked, latestBefore);
  const within = withinLimits(filling, days, asked);
  const taught = withDryEnd(inLessons(within, purse.wish), purse.wish);
  const dated = onSaidDays(taught, datedKinds(taught, purse.wish));
  return onSaidParts(dated, purse.wish);
}

/** Skiing goes on until the way home where it was begun. */
function besideSki(beside: FilledDay["beside"], { morning }: Slots): FilledDay["beside"] {
  const { afternoon } = beside;
  if (afternoon?.for !== "ski") return beside;
  const isBegun =
    (morning?.kind === "place" || morning?.kind === "again") &&
    morning.place.categories.includes("ski");
  return isBegun ? beside : { ...beside, afternoon: { when: afternoon.when } };
}

function hasFullDay({ days }: Frame, spot: Spot): boolean {
  return days.some((day) => day.spot === spot && Object.keys(day.fixed).length === 0);
}

/** Those who left before this hour have not slept. */
const SMALL_HOURS = 4.5;

function isAfterANight({ arrival: { dayBefore, flight } }: Frame): boolean {
  return dayBefore === true || (flight !== undefined && hourOf(flight.departs) < SMALL_HOURS);
}

/** An evening before an early start ends early. */
function latestBefore(next: FrameDay | undefined): number {
  const first = next?.fixed.morning;
  return first && "times" in first && first.times.leaves < EARLY
    ? BY_TEN
    : Number.POSITIVE_INFINITY;
}

/** A day without ways: a day of the theme, an excursion, or nothing yet. */
function fillFullDay(
  filling: Filling,
  day: OpenDay,
  slots: Slots,
  { seen, all }: { readonly seen: number; readonly all: number },
): void {
  const { wish } = filling;
  const theme = themeOf(day.spot, wish, day.calendar.month);
  // Where the theme was not asked for, the sights come first, and every other day is its own.
  const asked = theme !== undefined && wish.interests.includes(theme);
  const isThemeDay = asked ? seen % OTHER_DAY[theme] !== OTHER_DAY[theme] - 1 : seen % 2 === 1;
  const musts = mustsLeft(filling, day);
  const later = 2 * (all - seen - 1);
  // An hour before dawn costs the morning: not while more is expected than the days can hold.
  const isDawnFree = musts <= later + 1 || day.spot.excursions.some(isMustAtDawn);
  if (!isLeaving(day) && isDawnFree && addExcursion(filling, day, slots, "dawn")) return;
  if (slots.morning) return;
  // What was asked for by name has the second day: the first is for the place itself.
  const called = outingsAskedFor(filling, day);
  // The only day of a city is left for what was asked for by itself, not for the trip's subject.
  const isDueNow = all === 1 ? called > 0 || musts <= 1 : seen > 0 || called >= all;
  if (!isLeaving(day) && isDueNow && addExcursion(filling, day, slots, "wished")) {
    if (isSlow(wish)) slowDown(slots, seen, wish);
    return;
  }
  const isSeaDay = theme === "beach" && isThemeDay && seen % 2 === 1 && !isLeaving(day);
  if (isSeaDay && addSeaThing(filling, day, slots)) {
    // Boats, islands and what children come for are part of a beach stay; the rest of the day is the beach's.
  } else if (theme && isThemeDay)
    addThemeDay(filling, day, slots, { theme, wholeDay: seen % 3 !== 1 });
  else if (!isLeaving(day) && (theme ? musts === 0 : seen % 2 === 1 && musts <= later))
    addExcursion(filling, day, slots);
  else if (
    !isLeaving(day) &&
    (all > 1 || musts <= MOST_BESIDE_AN_EXCURSION) &&
    (mustExcursions(filling, day, all) >= all - seen || isDayOfTheTheme(filling, day))
  )
    addExcursion(filling, day, slots, "must");
  if (restsAfterLunch(wish)) slots.afternoon ??= { kind: "free" };
  else if (isSlow(wish)) slowDown(slots, seen, wish);
}

/** A trip by boat, another bay, or a day for the children in the middle of a beach stay. */
function addSeaThing(filling: Filling, day: OpenDay, slots: Slots): boolean {
  if (addExcursion(filling, day, slots, "sea")) return true;
  const forDay = { place: true, ski: false };
  const only = (place: CataloguePlace) => !place.repeat && isOfTheSea(place, filling.wish);
  const place = bestPlace(filling, day, { part: "morning", previous: undefined, forDay, only });
  if (place) putPlace(filling, slots, "morning", place);
  return place !== undefined;
}

/** With a nap after lunch no afternoon is planned; with small children at an easy pace neither. */
function restsAfterLunch({ wishes, smallChildren, pace }: Filling["wish"]): boolean {
  return wishes.some(({ kind }) => kind === "nap") || (smallChildren && pace === "relaxed");
}

/** At an easy pace a day has two things at most, and a table: every other day has its afternoon off, the others their evening. */
function slowDown(slots: Slots, seen: number, { interests }: Filling["wish"]): void {
  const free: Slot = { kind: "free" };
  if (!slots.afternoon && seen % 2 === 1) slots.afternoon = free;
  else if (!interests.includes("food")) slots.evening ??= free;
}

/** An excursion that every visitor expects is what the trip is about. */
function isDayOfTheTheme({ used, wish }: Filling, { spot, calendar }: FrameDay): boolean {
  return spot.excursions.some(
    (one) =>
      one.must &&
      isWanted(one, wish) &&
      !used.has(one) &&
      isOpen(one, calendar) &&
      suits(one, wish),
  );
}

/** Days out that were asked for and are still to be made. */
function outingsAskedFor({ open, used }: Filling, { spot, calendar }: FrameDay): number {
  return spot.excursions.filter(
    (one) => !used.has(one) && isAskedFor(open, one) && isOpen(one, calendar),
  ).length;
}

/** Excursions that every visitor expects and that are still to be made. */
function mustExcursions(
  { used, wish }: Filling,
  { spot, calendar }: FrameDay,
  all: number,
): number {
  return spot.excursions.filter(
    (one) =>
      one.must &&
      !used.has(one) &&
      isOpen(one, calendar) &&
      suits(one, wish) &&
      (all > 1 || one.hours <= LONGEST_ON_THE_ONLY_DAY),
  ).length;
}

function putPlace(filling: Filling, slots: Slots, part: PartOfDay, place: CataloguePlace): void {
  filling.note(place);
  slots[part] = { kind: "place", place };
  if (isDayLong(place) && part === "morning" && !slots.afternoon)
    slots.afternoon = { kind: "place-on", place };
}

function complete(slots: Slots): Record<PartOfDay, Slot> {
  const none: Slot = { kind: "free" };
  return {
    morning: slots.morning ?? none,
    afternoon: slots.afternoon ?? none,
    evening: slots.evening ?? none,
  };
}

/** Puts an excursion where there is room for it; with a part, into that part alone or from it on. */
function addExcursion(
  filling: Filling,
  day: OpenDay,
  slots: Slots,
  when?: PartOfDay | "dawn" | "must" | "wished" | "sea",
): boolean {
  const { wish, spots, used } = filling;
  const { spot, calendar, latest } = day;
  const part = PARTS_OF_DAY.find((one) => one === when);
  let best: CatalogueExcursion | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [index, excursion] of spot.excursions.entries()) {
    if (used.has(excursion) || !isOpen(excursion, calendar)) continue;
    const isWished = isAmong(filling.open, excursion);
    if ((when === "wished" && !isWished) || goesTo(excursion, spots)) continue;
    if (when === "sea" && !isOfTheSea(excursion, wish)) continue;
    const isEased = isWished && isMeant(filling.open, excursion);
    if (!(isEased ? suitsAsked : suits)(excursion, wish) || isOneTooMany(filling, excursion))
      continue;
    const usual = mostForExcursion(excursion, filling);
    const most = Math.min(filling.wallet.left, isWished ? Math.max(usual, DUE_OUTING) : usual);
    if (!isAskedFor(filling.open, excursion) && excursion.price_from > most) continue;
    if ((when === "dawn" && !beginsAtDawn(excursion)) || (when === "must" && !excursion.must))
      continue;
    if (isSecondOfItsKind(filling, excursion)) continue;
    const parts = partsFor(excursion, slots, part);
    if (!parts?.[0] || endOf(excursion, parts[0]) > latest) continue;
    if (isTooEarly(excursion, parts[0], wish)) continue;
    if (isBeyondTheDay(excursion, thingsIn(slots), wish)) continue;
    if (isBeyondTheTrip(excursion, used, wish)) continue;
    if (!isStartedBy(excursion, parts[0], day)) continue;
    const value =
      countShared(excursion.categories, wish.interests) * EXCURSION.interest +
      index * EXCURSION.position +
      (isDayLong(excursion) ? EXCURSION.fullDay : 0) +
      (excursion.must ? EXCURSION.must : 0) +
      (isWished ? EXCURSION.wished : 0) +
      // What was asked for by itself comes before what only fits what the trip is about.
      (isAskedFor(filling.open, excursion) ? EXCURSION.wished : 0) +
      (excursion.categories[0] === "family" && !hasChildren(wish) ? EXCURSION.family : 0) +
      themePoints(filling, excursion) +
      (isLost(filling, excursion) ? EXCURSION.displaced : 0) -
      excursion.price_from / EXCURSION.usdPerPoint;
    if (value > highest && (isWished || !isSeenOn(excursion, used))) {
      best = excursion;
      highest = value;
    }
  }
  const parts = best && partsFor(best, slots, part);
  if (!best || !parts) return false;
  filling.note(best);
  for (const [index, one] of parts.entries()) {
    slots[one] = { kind: index === 0 ? "excursion" : "excursion-on", excursion: best };
  }
  return true;
}
