import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { type CataloguePlace, PARTS_OF_DAY } from "../../../../src/domain/catalogue.ts";
import { weekday } from "../../../../src/domain/dates.ts";
import { clashes } from "../../../../src/services/concierge/plan/days/excursions.ts";
import { isPassed } from "../../../../src/services/concierge/plan/days/missed.ts";
import { isOpen } from "../../../../src/services/concierge/plan/days/season.ts";
import {
  excursionsOf,
  type FilledDay,
  placesOf,
} from "../../../../src/services/concierge/plan/days/slots.ts";
import { IDEAS } from "../../../../src/services/concierge/plan/days/theme-days.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import {
  type FlightPick,
  hourOf,
  isHardFor,
  leavesAtNight,
} from "../../../../src/services/concierge/plan/route/flights.ts";
import { suits, themeOf } from "../../../../src/services/concierge/plan/route/theme.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { isWanted } from "../../../../src/services/concierge/plan/wish/wanted.ts";
import { wordingOf } from "../../../../src/services/concierge/plan/wording/wording.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

interface Traveller {
  readonly kind: string;
  readonly query: string;
}

const travellers: readonly Traveller[] = JSON.parse(
  readFileSync(new URL("../../../corpus/planner/travellers.json", import.meta.url), "utf8"),
);

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

test("every language has words for every idea", () => {
  for (const lang of ["en", "az", "ru"] as const) {
    const { more } = wordingOf(lang);
    expect(more.beach).toHaveLength(IDEAS.beach.length);
    expect(more.ski).toHaveLength(IDEAS.ski.length);
    expect(more.pilgrimage).toHaveLength(IDEAS.pilgrimage.length);
  }
});

describe.each(travellers.map((one) => [`${one.kind}: ${one.query}`, one] as const))(
  "%s",
  (_, { kind: __, ...request }) => {
    let trip: Trip;
    beforeAll(async () => {
      trip = await tripFor(planner.deps, request);
    });

    test("shows nothing twice, and no idea for a day at the beach but the plain one", () => {
      const once = trip.days.flatMap((day) => [
        ...new Set(placesOf(day).filter(({ repeat }) => !repeat)),
        ...excursionsOf(day),
      ]);
      expect(new Set(once).size).toBe(once.length);
      const ideas = trip.days.flatMap(({ slots }) =>
        PARTS_OF_DAY.flatMap((part) => {
          const slot = slots[part];
          const isIdea = slot.kind === "again" && !IDEAS[slot.theme][slot.idea]?.plain;
          return isIdea ? [`${slot.theme} ${slot.idea} ${slot.half}`] : [];
        }),
      );
      expect(new Set(ideas).size).toBe(ideas.length);
    });

    test("shows what is open then and suits the travellers", () => {
      for (const day of trip.days) {
        for (const thing of [...placesOf(day), ...excursionsOf(day)]) {
          expect(isOpen(thing, day.calendar), thing.slug).toBe(true);
          expect(suits(thing, trip.wish), thing.slug).toBe(true);
        }
        for (const part of PARTS_OF_DAY) {
          const slot = day.slots[part];
          const place = slot.kind === "place" ? slot.place : day.beside[part]?.place;
          if (place) expect(place.parts, place.slug).toContain(part);
        }
      }
    });

    test("shows nothing before the way there has ended", () => {
      const [first] = trip.days;
      if (!first) throw new Error("A plan has a day");
      const at = PARTS_OF_DAY.findIndex((part) => first.slots[part].kind === "arrival");
      for (const [index, part] of PARTS_OF_DAY.entries()) {
        if (index < at) expect(first.slots[part].kind).toBe("way-there");
        if (index === at) expect(first.beside[part]?.when ?? "after").toBe("after");
      }
    });

    test("names the daylight hours that a way leaves", () => {
      for (const day of trip.days) {
        const { morning, afternoon } = day.slots;
        const early = morning.kind === "arrival" && morning.times.reaches <= 10;
        if (early && afternoon.kind !== "work") expect(day.beside.morning).toBeDefined();
        if (afternoon.kind === "departure" && afternoon.times.leaves >= 16.5)
          expect(day.beside.afternoon).toBeDefined();
      }
    });

    test("has what every visitor expects, or says why not", () => {
      const noted = trip.remarks.flatMap((one) => (one.kind === "missed" ? one.names : []));
      const outside = trip.days.flatMap(({ slots }) =>
        Object.values(slots).flatMap((slot) => (slot.kind === "outside" ? [slot.place] : [])),
      );
      const things = trip.days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]);
      const shown = new Set([...things, ...outside]);
      const isCut = trip.remarks.some((one) => one.kind === "missed" && one.names.length >= 4);
      for (const { spot } of trip.frame.stays) {
        const there = trip.days.filter((day) => day.spot === spot);
        for (const place of spot.destination.places) {
          if (!place.must || shown.has(place) || clashes(place, shown)) continue;
          // Another beach than the one of the stay, which is the hotel's.
          if (place.repeat) continue;
          // Who is taken to the basilica stands on its square.
          const near = spot.destination.places.filter((one) => shown.has(one));
          if (isPassed(place, near)) continue;
          if (!suits(place, trip.wish) || isCut) continue;
          const open = there.filter(({ calendar: { month } }) => isOpen(place, { month }));
          const themed = open.some(({ calendar: { month } }) => {
            const theme = themeOf(spot, trip.wish, month);
            return theme !== undefined && trip.wish.interests.includes(theme);
          });
          if (open.length === 0 || (themed && !isWanted(place, trip.wish))) continue;
          expect(noted, place.slug).toContain(place.name);
        }
      }
    });

    test("notes only what is so", () => {
      for (const remark of trip.remarks) {
        switch (remark.kind) {
          case "missed":
            if (remark.why === "time") for (const name of remark.names) expectNoRoom(name.en);
            break;
          case "typical":
            expect(writePlan(trip).dates?.from).toBe(
              new Date(remark.start * 86_400_000).toISOString().slice(0, 10),
            );
            break;
          case "work":
            for (const number of remark.days)
              expect(kindsOn(trip.days[number - 1])).toContain("work");
            break;
          case "free-days":
            expect(
              trip.days.flatMap(kindsOn).filter((one) => one === "free").length,
            ).toBeGreaterThan(remark.days);
            break;
          case "woman":
            if (remark.says !== "late" && trip.frame.arrival.flight) {
              const lands = hourOf(trip.frame.arrival.flight.arrives);
              expect(lands).toBeGreaterThanOrEqual(7);
              expect(lands).toBeLessThanOrEqual(17);
            }
            break;
          case "fits":
            expect(trip.costs.total).toBeLessThanOrEqual(remark.budget.minor);
            break;
          case "short":
            expect(remark.needed.minor).toBe(trip.costs.total);
            break;
          case "added":
          case "chosen":
            for (const spot of remark.spots)
              expect(trip.frame.stays.map((stay) => stay.spot)).toContain(spot);
            break;
          case "left-out":
            for (const spot of remark.spots)
              expect(trip.frame.stays.map((stay) => stay.spot)).not.toContain(spot);
            break;
          default:
        }
      }
    });

    test("says which flights cost the night's sleep, or a half day of waiting", () => {
      const { arrival, departure } = trip.frame;
      const isByNight = (one: FlightPick) =>
        (one === arrival.flight && hourOf(one.arrives) + arrival.hours + 1 > 24.25) ||
        (one === departure.flight && leavesAtNight(one, departure.hours));
      const hard = trip.flights
        .map(({ pick }) => pick)
        .filter((one) => isHardFor(trip.wish, one) || isByNight(one));
      const said = trip.remarks.flatMap((one) => (one.kind === "hard-hours" ? one.flights : []));
      expect(said).toEqual(hard);
    });

    test("keeps the noon of a Friday in the holy cities for the prayer", () => {
      for (const { spot, calendar, fixed, slots } of trip.days) {
        const isFriday = calendar.date !== undefined && weekday(calendar.date) === 4;
        if (!isFriday || spot.country !== "SA" || Object.keys(fixed).length > 0) continue;
        if (!trip.wish.interests.includes("pilgrimage")) continue;
        expect(slots.morning).toMatchObject({ kind: "again", theme: "pilgrimage", idea: 0 });
      }
    });

    test("has a word on passes, hire and school exactly where slopes are skied", () => {
      const skied = trip.days.some((day) =>
        placesOf(day).some(({ categories }) => categories[0] === "ski"),
      );
      expect(trip.remarks.some(({ kind }) => kind === "ski")).toBe(skied);
    });

    test("is under way only after it has left", () => {
      const [day] = writePlan(trip).itinerary;
      const { flight, dayBefore } = trip.frame.arrival;
      if (!day || !flight || dayBefore || trip.wish.lang !== "en") return;
      if (hourOf(flight.departs) >= 12) expect(day.afternoon).not.toContain("Still on the way");
    });

    test("is at least half about what it was said to be about, where there is so much of it", () => {
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
      expect(wanted).toBeGreaterThanOrEqual(
        Math.min(Math.floor(shown.length / 2), possible / 2) - 1,
      );
    });

    function kindsOn(day: FilledDay | undefined): readonly string[] {
      return day ? PARTS_OF_DAY.map((part) => day.slots[part].kind) : [];
    }

    /** No part of the days there is free in which the place could be seen. */
    function expectNoRoom(name: string): void {
      const place = trip.frame.stays
        .flatMap(({ spot }): readonly CataloguePlace[] => spot.destination.places)
        .find((one) => one.name.en === name);
      if (!place) return;
      const free = trip.days.filter(
        (day) =>
          day.spot.destination.places.includes(place) &&
          isOpen(place, day.calendar) &&
          (place.hours ?? 0) < 5 &&
          PARTS_OF_DAY.every((part) => day.slots[part].kind !== "place") &&
          PARTS_OF_DAY.some(
            (part) => day.slots[part].kind === "free" && place.parts.includes(part),
          ),
      );
      expect(free.map(({ day }) => day)).toEqual([]);
    }
  },
);
