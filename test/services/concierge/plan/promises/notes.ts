import { expect, test } from "vitest";
import { type CataloguePlace, PARTS_OF_DAY } from "../../../../../src/domain/catalogue.ts";
import { clashes } from "../../../../../src/services/concierge/plan/days/excursions.ts";
import { isPassed } from "../../../../../src/services/concierge/plan/days/missed.ts";
import { isOpen } from "../../../../../src/services/concierge/plan/days/season.ts";
import {
  excursionsOf,
  type FilledDay,
  placesOf,
} from "../../../../../src/services/concierge/plan/days/slots.ts";
import {
  hasMuseumsEnough,
  isOfAnyHalls,
} from "../../../../../src/services/concierge/plan/days/sparing.ts";
import {
  type FlightPick,
  hourOf,
  isHardFor,
  leavesAtNight,
} from "../../../../../src/services/concierge/plan/route/flights.ts";
import { suits, themeOf } from "../../../../../src/services/concierge/plan/route/theme.ts";
import type { Trip } from "../../../../../src/services/concierge/plan/trip.ts";
import { isWanted } from "../../../../../src/services/concierge/plan/wish/wanted.ts";
import { writePlan } from "../../../../../src/services/concierge/plan/wording/write.ts";
import type { Made } from "./made.ts";

/** What the notes tell of the days. */
export function promiseNotes(made: () => Made): void {
  test("has what every visitor expects, or says why not", () => {
    const { trip } = made();
    const noted = trip.remarks.flatMap((one) => (one.kind === "missed" ? one.names : []));
    const outside = trip.days.flatMap(({ slots }) =>
      Object.values(slots).flatMap((slot) => (slot.kind === "outside" ? [slot.place] : [])),
    );
    const things = trip.days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]);
    const shown = new Set([...things, ...outside]);
    const isCounted = trip.remarks.some(
      (one) =>
        (one.kind === "kept-out" && one.wishes.includes("fewMuseums")) ||
        (one.kind === "limits" && one.limits.some(({ of }) => of === "museums")),
    );
    const isCut = trip.remarks.some((one) => one.kind === "missed" && one.names.length >= 4);
    for (const { spot } of trip.frame.stays) {
      const there = trip.days.filter((day) => day.spot === spot);
      for (const place of spot.destination.places) {
        if (!place.must || shown.has(place) || clashes(place, shown)) continue;
        // Another beach than the one of the stay, which is the hotel's.
        if (place.repeat) continue;
        // Of museums that were counted no more are owed.
        if (isOfAnyHalls(place) && hasMuseumsEnough(shown, trip.wish)) {
          expect(isCounted, place.slug).toBe(true);
          continue;
        }
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
    const { trip } = made();
    for (const remark of trip.remarks) {
      switch (remark.kind) {
        case "missed":
          if (remark.why === "time") for (const name of remark.names) expectNoRoom(name.en, trip);
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
          expect(trip.days.flatMap(kindsOn).filter((one) => one === "free").length).toBeGreaterThan(
            remark.days,
          );
          break;
        case "woman":
          if (remark.says !== "late" && trip.frame.arrival.flight) {
            const lands = hourOf(trip.frame.arrival.flight.arrives);
            expect(lands).toBeGreaterThanOrEqual(7);
            expect(lands).toBeLessThanOrEqual(17);
          }
          break;
        case "fits":
          expect(trip.costs.counted).toBeLessThanOrEqual(remark.budget.minor);
          expectApart(trip, remark.withoutFlights);
          break;
        case "short":
          expect(remark.needed.minor).toBe(trip.costs.counted);
          expect(remark.by.minor).toBe(trip.costs.counted - remark.budget.minor);
          expectApart(trip, remark.withoutFlights);
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
    const { trip } = made();
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

  test("has a word on passes, hire and school exactly where slopes are skied", () => {
    const { trip } = made();
    const skied = trip.days.some((day) =>
      placesOf(day).some(({ categories }) => categories[0] === "ski"),
    );
    expect(trip.remarks.some(({ kind }) => kind === "ski")).toBe(skied);
  });
}

function kindsOn(day: FilledDay | undefined): readonly string[] {
  return day ? PARTS_OF_DAY.map((part) => day.slots[part].kind) : [];
}

/** No part of the days there is free in which the place could be seen. */
function expectNoRoom(name: string, trip: Trip): void {
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
      PARTS_OF_DAY.some((part) => day.slots[part].kind === "free" && place.parts.includes(part)),
  );
  expect(free.map(({ day }) => day)).toEqual([]);
}

/** Where the budget is not compared with the whole sum, the note says that it is without the flights. */
function expectApart({ costs, flights }: Trip, withoutFlights: boolean): void {
  if (costs.counted < costs.total) expect(withoutFlights).toBe(true);
  if (withoutFlights && flights.length > 0) expect(costs.counted).toBeLessThan(costs.total);
}
