import { expect, test } from "vitest";
import { PARTS_OF_DAY } from "../../../../../src/domain/catalogue.ts";
import { weekday } from "../../../../../src/domain/dates.ts";
import { isOpen } from "../../../../../src/services/concierge/plan/days/season.ts";
import { excursionsOf, placesOf } from "../../../../../src/services/concierge/plan/days/slots.ts";
import { IDEAS } from "../../../../../src/services/concierge/plan/days/theme-days.ts";
import { hourOf } from "../../../../../src/services/concierge/plan/route/flights.ts";
import { suits, suitsAsked } from "../../../../../src/services/concierge/plan/route/theme.ts";
import type { Trip } from "../../../../../src/services/concierge/plan/trip.ts";
import { isWanted } from "../../../../../src/services/concierge/plan/wish/wanted.ts";
import type { Wish } from "../../../../../src/services/concierge/plan/wish/wish.ts";
import {
  isAskedFor,
  kindsOfThing,
  wishedThings,
} from "../../../../../src/services/concierge/plan/wish/wished-things.ts";
import { writePlan } from "../../../../../src/services/concierge/plan/wording/write.ts";
import { type Made, type Thing, thingsOf } from "./made.ts";

/** What stands on the days. */
export function promiseDays(made: () => Made): void {
  test("shows nothing twice, and no idea for a day at the beach but the plain one", () => {
    const { trip } = made();
    const often = new Map<Thing, number>();
    for (const day of trip.days)
      for (const thing of new Set([...placesOf(day), ...excursionsOf(day)]))
        if (!("repeat" in thing)) often.set(thing, (often.get(thing) ?? 0) + 1);
    for (const [thing, times] of often)
      if (times > 1) expect(times, thing.slug).toBeLessThanOrEqual(timesAsked(thing, trip));
    const ideas = trip.days.flatMap(({ slots }) =>
      PARTS_OF_DAY.flatMap((part) => {
        const slot = slots[part];
        const isIdea = slot.kind === "again" && !IDEAS[slot.theme][slot.idea]?.plain;
        return isIdea ? [`${slot.theme} ${slot.idea} ${slot.half}`] : [];
      }),
    );
    expect(new Set(ideas).size).toBe(ideas.length);
  });

  test("shows what is open then", () => {
    const { trip } = made();
    for (const day of trip.days) {
      for (const thing of [...placesOf(day), ...excursionsOf(day)])
        expect(isOpen(thing, day.calendar), thing.slug).toBe(true);
      for (const part of PARTS_OF_DAY) {
        const slot = day.slots[part];
        const place = slot.kind === "place" ? slot.place : day.beside[part]?.place;
        if (place) expect(place.parts, place.slug).toContain(part);
      }
    }
  });

  test("shows what suits the travellers, or what they asked for with a note of whom it does not suit", () => {
    const { trip } = made();
    const { wish, remarks } = trip;
    const asked = wishedThings(wish, trip.days.length);
    const noted = remarks.flatMap((one) => (one.kind === "unsuited" ? one.things : []));
    const unsuited = thingsOf(trip).filter((thing) => !suits(thing, forSkiers(thing, wish)));
    for (const thing of unsuited) {
      expect(isAskedFor(asked, thing), `${thing.slug} was asked for`).toBe(true);
      expect(suitsAsked(thing, wish), `${thing.slug} is for nobody who asks for it`).toBe(true);
    }
    // What is said not to suit does not, and stands in the days.
    expect(new Set(noted.map(({ thing }) => thing.slug))).toEqual(
      new Set(unsuited.map(({ slug }) => slug)),
    );
  });
  test("shows nothing before the way there has ended", () => {
    const { trip } = made();
    const [first] = trip.days;
    if (!first) throw new Error("A plan has a day");
    const at = PARTS_OF_DAY.findIndex((part) => first.slots[part].kind === "arrival");
    for (const [index, part] of PARTS_OF_DAY.entries()) {
      if (index < at) expect(first.slots[part].kind).toBe("way-there");
      if (index === at) expect(first.beside[part]?.when ?? "after").toBe("after");
    }
  });

  test("names the daylight hours that a way leaves", () => {
    const { trip } = made();
    for (const day of trip.days) {
      const { morning, afternoon } = day.slots;
      const early = morning.kind === "arrival" && morning.times.reaches <= 10;
      if (early && afternoon.kind !== "work") expect(day.beside.morning).toBeDefined();
      if (afternoon.kind === "departure" && afternoon.times.leaves >= 16.5)
        expect(day.beside.afternoon).toBeDefined();
    }
  });

  test("keeps the noon of a Friday in the holy cities for the prayer", () => {
    const { trip } = made();
    for (const { spot, calendar, fixed, slots } of trip.days) {
      const isFriday = calendar.date !== undefined && weekday(calendar.date) === 4;
      if (!isFriday || spot.country !== "SA" || Object.keys(fixed).length > 0) continue;
      if (!trip.wish.interests.includes("pilgrimage")) continue;
      expect(slots.morning).toMatchObject({ kind: "again", theme: "pilgrimage", idea: 0 });
    }
  });

  test("is under way only after it has left", () => {
    const { trip } = made();
    const [day] = writePlan(trip).itinerary;
    const { flight, dayBefore } = trip.frame.arrival;
    if (!day || !flight || dayBefore || trip.wish.lang !== "en") return;
    if (hourOf(flight.departs) >= 12) expect(day.afternoon).not.toContain("Still on the way");
  });

  test("is at least half about what it was said to be about, where there is so much of it", () => {
    const { trip } = made();
    const { wish } = trip;
    const shown = trip.days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]);
    const wanted = shown.filter((one) => isWanted(one, wish)).length;
    const possible = new Set(
      trip.days.flatMap(({ spot, calendar }) =>
        [...spot.destination.places].filter(
          (place) => isWanted(place, wish) && suits(place, wish) && isOpen(place, calendar),
        ),
      ),
    ).size;
    if (possible === 0) return;
    // A place that is open in one part of one day alone may find it taken.
    expect(wanted).toBeGreaterThanOrEqual(Math.min(Math.floor(shown.length / 2), possible / 2) - 1);
  });
}

/** The most days that something was asked for on. */
function timesAsked(thing: Thing, { wish }: Trip): number {
  const kinds = kindsOfThing(thing);
  const own = (wish.own ?? []).filter((one) => one.kinds?.some((kind) => kinds.has(kind)));
  const asked = wish.wishes.filter(({ kind }) => kinds.has(kind));
  const counted = wish.wishes.some(({ kind }) => kind === "twoParkDays") ? 2 : 1;
  const ofParks = wish.wishes.some(({ kind }) => kind === "threeParkDays") ? 3 : counted;
  return Math.max(
    kinds.has("themePark") ? ofParks : 1,
    ...[...own, ...asked].map(({ times = 1 }) => times),
  );
}

/** The slopes are for those of a party who ski. */
function forSkiers({ categories }: Thing, wish: Wish): Wish {
  if (categories[0] !== "ski") return wish;
  const isOfLegs = (kind: string) => kind === "littleWalking" || kind === "elderly";
  return { ...wish, wishes: wish.wishes.filter(({ kind }) => !isOfLegs(kind)) };
}
