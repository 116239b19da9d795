import { expect, test } from "vitest";
import { PARTS_OF_DAY } from "../../../../../src/domain/catalogue.ts";
import { NEEDS, sortedWords } from "../../../../../src/domain/contracts/concierge/plan.ts";
import { isoDate, MS_PER_DAY, parseIsoDate } from "../../../../../src/domain/dates.ts";
import { findSureDates } from "../../../../../src/reading/dates.ts";
import { fold } from "../../../../../src/reading/fold.ts";
import { findPrices } from "../../../../../src/reading/money.ts";
import { startReading } from "../../../../../src/reading/reading.ts";
import type { Spot } from "../../../../../src/services/concierge/plan/atlas/atlas.ts";
import { thingsNamed } from "../../../../../src/services/concierge/plan/atlas/things-named.ts";
import { daysSaid } from "../../../../../src/services/concierge/plan/days/said-days.ts";
import {
  excursionsOf,
  type FilledDay,
  placesOf,
} from "../../../../../src/services/concierge/plan/days/slots.ts";
import {
  findWishes,
  interestsIn,
} from "../../../../../src/services/concierge/plan/understand/interests.ts";
import { caresIn, companyIn } from "../../../../../src/services/concierge/plan/wish/cares.ts";
import { isLimit } from "../../../../../src/services/concierge/plan/wish/limits.ts";
import { isDenial, keepsOut } from "../../../../../src/services/concierge/plan/wish/unwanted.ts";
import {
  isAskedFor,
  kindsOfThing,
  wishedThings,
} from "../../../../../src/services/concierge/plan/wish/wished-things.ts";
import { writePlan } from "../../../../../src/services/concierge/plan/wording/write.ts";
import { isAccountedFor } from "./accounted.ts";
import { countedIn } from "./counted.ts";
import { type Made, nameOf, type Thing, thingsOf } from "./made.ts";

/** What the fields of a request ask for. */
export function promiseFields(made: () => Made): void {
  test("is planned for those who go and on the days that the fields say", () => {
    const { request, trip } = made();
    const answer = writePlan(trip);
    const { party, dates = "" } = request;
    if (party) expect(answer.travelers).toBe(party.adults + (party.children ?? []).length);
    const [from, to] = dates.match(/\d{4}-\d\d-\d\d/g) ?? [];
    if (from && to) {
      const { from: first = "", to: last = "", leaves = first } = answer.dates ?? {};
      expect(leaves <= from && from <= first).toBe(true);
      // A night flight home leaves on the eve of the day on which it lands.
      expect(Date.parse(to) - Date.parse(last)).toBeLessThanOrEqual(MS_PER_DAY);
    }
    expect(JSON.stringify({ ...answer, plan_id: "" })).not.toMatch(/undefined|NaN|\[object/);
    expect(answer.itinerary.map(({ day }) => day)).toEqual(answer.itinerary.map((__, i) => i + 1));
  });

  test("has all that must be there on a day, or named in a note", () => {
    const { must = [] } = made().request;
    expect(must.filter((item) => !isAccountedFor(item, made()))).toEqual([]);
  });

  test("has understood every need and what is asked of the hotel, or tells of it", () => {
    const { request, trip } = made();
    const asks = trip.remarks.some(({ kind }) => kind === "asks") ? (trip.wish.asks ?? []) : [];
    const all = [
      ...sortedWords(request.needs, NEEDS).others,
      ...(request.hotel ?? "").split(/[,;]/u),
    ];
    const isHeard = (item: string) => {
      const reading = startReading(item, 0);
      const found = findWishes(reading);
      const { needs, interests } = interestsIn(reading, found);
      return (
        found.length + needs.length + interests.length > 0 ||
        caresIn(item).length + companyIn(item).length + findPrices(reading).length > 0 ||
        OF_WAYS.test(item) ||
        isLimit(item)
      );
    };
    const isAsked = (item: string) => asks.some((ask) => item.includes(ask) || ask.includes(item));
    // What is said beside the rest of it may be heard only there.
    const whole = findWishes(startReading(request.hotel ?? "", 0)).map(({ said }) => fold(said));
    const isHeardBeside = (item: string) => whole.some((said) => fold(item).includes(said));
    const items = all.map((one) => one.trim()).filter((one) => /\p{L}/u.test(one));
    expect(
      items.filter((item) => !isHeard(item) && !isHeardBeside(item) && !isAsked(item)),
    ).toEqual([]);
    const kinds = trip.remarks.map(({ kind }) => kind);
    if (trip.wish.wishes.some(({ kind }) => kind === "separateRooms"))
      expect(kinds).toContain("rooms-apart");
  });

  test("has nothing of what is to be avoided, unless it was named as well", () => {
    const { trip, request } = made();
    const { wish } = trip;
    const named = new Set(wish.things);
    const shown = thingsOf(trip).filter(({ slug }) => !named.has(slug));
    const denials = wish.wishes.map(({ kind }) => kind).filter(isDenial);
    for (const thing of shown)
      for (const denial of denials) expect(keepsOut(denial, thing), thing.slug).toBe(false);
    for (const item of request.avoid ?? []) {
      if (countedIn(item)) continue;
      const kinds = findWishes(startReading(item, 0)).map(({ kind }) => kind);
      const isOf = (thing: Thing) =>
        kinds.some((kind) => kindsOfThing(thing).has(kind)) || isCalled(item, thing);
      // What serves a wish of the client's own is asked for.
      const asked = wishedThings(wish, trip.days.length);
      const kept = shown.filter((thing) => isOf(thing) && !isAskedFor(asked, thing));
      expect(
        kept.map(({ slug }) => slug),
        item,
      ).toEqual([]);
    }
  });

  test("has no more of a kind than its words or fields count", () => {
    const { trip, request } = made();
    for (const text of [...(request.avoid ?? []), request.query]) {
      const counted = countedIn(text);
      if (!counted) continue;
      const found = [...new Set(thingsOf(trip))].filter(counted.is);
      expect(
        found.length,
        `${text.slice(0, 60)}: ${found.map(({ slug }) => slug)}`,
      ).toBeLessThanOrEqual(counted.most);
    }
  });

  test("has all work on its days, at its hours and in its city", () => {
    const { trip, request } = made();
    for (const { from, to = from, start, end, city } of request.work ?? [])
      for (let date = dayOf(from); date <= dayOf(to); date++) {
        const day = trip.days.find(({ calendar }) => calendar.date === date);
        expect(day, isoDate(date)).toBeDefined();
        if (!day) continue;
        const work = PARTS_OF_DAY.flatMap((part) => {
          const slot = day.slots[part];
          return slot.kind === "work" ? [slot] : [];
        });
        expect(work.length, isoDate(date)).toBeGreaterThan(0);
        const hours = work.flatMap((one) => one.hours ?? []);
        if (start) expect(hours.map(({ from: opens }) => opens)).toContain(hourOf(start));
        if (end) expect(hours.map(({ to: closes }) => closes)).toContain(hourOf(end));
        const isThere = isNamedIn(city ?? "", Object.values(day.spot.destination.name));
        const isOut = hours.some(({ place }) => place === city);
        if (city) expect(isThere || isOut, `${city} on ${isoDate(date)}`).toBe(true);
      }
  });

  test("has what is named for a date on that date, or says so", () => {
    const { trip, request } = made();
    const spots = trip.frame.stays.map(({ spot }) => spot);
    const clauses = [request.query, ...(request.must ?? [])].flatMap((text) =>
      text.split(/[;!?\n(),]|\.(?=\s|$)|\s[-–—]\s/u),
    );
    const said = new Set(
      trip.remarks.flatMap((one) =>
        one.kind === "on-other-days"
          ? one.shown.map(({ name }) => name)
          : one.kind === "missed"
            ? one.names
            : [],
      ),
    );
    for (const clause of clauses) {
      const [on, ...others] = datesIn(clause);
      if (!on || others.length > 0) continue;
      const then = trip.days.filter(({ calendar }) => dayIn(calendar.date) === on);
      if (then.length === 0) continue;
      const slugs = thingsNamed(clause, spots);
      for (const thing of new Set(thingsOf(trip)))
        if (slugs.includes(thing.slug) && !said.has(nameOf(thing)))
          expect(then.some(isOn(thing)), `${thing.slug} in “${clause.trim()}”`).toBe(true);
    }
    for (const item of request.must ?? []) {
      const isSaidDay = daysSaid(item, trip.days);
      const own = trip.wish.own?.find(({ text }) => text === item.trim());
      const first = trip.days.filter((day) => holds(day, item, own?.kinds ?? []));
      if (first.length === 0 || !trip.days.some(isSaidDay)) continue;
      const isThen = first.some(isSaidDay);
      const isSaid = first.flatMap(shownOn).some((thing) => said.has(nameOf(thing)));
      expect(isThen || isSaid, item).toBe(true);
    }
  });

  test("sleeps as many nights in a city as were written behind it, or says so", () => {
    const { trip, request } = made();
    const noted = trip.remarks.flatMap((one) => (one.kind === "other-nights" ? one.stays : []));
    const nightsIn = (spot: Spot) =>
      trip.frame.stays
        .filter((stay) => stay.spot === spot)
        .reduce((sum, one) => sum + one.nights, 0);
    for (const { spot, nights, asked } of noted) {
      expect(nights, spot.slug).toBe(nightsIn(spot));
      expect(nights, spot.slug).not.toBe(asked);
    }
    const instead = trip.remarks.flatMap((one) =>
      one.kind === "day-out-instead" ? [one.city, one.outing] : [],
    );
    const given = (request.destinations ?? []).flatMap((written) => {
      const [, nights] = /(\d+)\s*(?:nights?|ноч|gecə)/iu.exec(written) ?? [];
      return nights === undefined ? [] : [{ written, nights: Number(nights) }];
    });
    const differ = given.flatMap(({ written, nights }) => {
      const stays = trip.frame.stays.filter(({ spot: { destination } }) =>
        isNamedIn(written, Object.values(destination.name)),
      );
      const slept = stays.reduce((sum, stay) => sum + stay.nights, 0);
      const isInstead = instead.some((name) => isNamedIn(written, Object.values(name)));
      return slept === nights || isInstead ? [] : [stays[0]?.spot.destination.name ?? written];
    });
    const told = noted.map(({ spot }) => spot.destination.name);
    for (const name of differ) expect(told).toContain(name);
  });
}

/** Ways are planned and told of by themselves. */
const OF_WAYS = /flights?\b|transfer|drives?\b|connection|seaplane|hotel changes/iu;

const SHORTEST_WORD = 4;
/** Letters of an ending, at most. */
const ENDING = 2;

/** True for a thing by whose name all the words of a text are said. */
function isCalled(text: string, thing: Thing): boolean {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD)
    .map((word) => word.slice(0, Math.max(SHORTEST_WORD, word.length - ENDING)));
  return (
    words.length > 0 &&
    Object.values(nameOf(thing)).some((name) =>
      words.every((word) => ` ${fold(name)}`.includes(` ${word}`)),
    )
  );
}

/** The dates of a text: "02-14". */
function datesIn(text: string): readonly string[] {
  return findSureDates(startReading(text, 0)).flatMap((one) => {
    if (!("date" in one) || one.date.day === undefined || one.date.month === undefined) return [];
    const { month, day } = one.date;
    return [`${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`];
  });
}

function dayIn(date: number | undefined): string {
  return date === undefined ? "" : isoDate(date).slice("2027-".length);
}

function shownOn(day: FilledDay): readonly Thing[] {
  return [...placesOf(day), ...excursionsOf(day)];
}

const isOn = (thing: Thing) => (day: FilledDay) => shownOn(day).includes(thing);

/** True for a day that keeps room for an item, or shows something of the kinds that it was read as. */
function holds(day: FilledDay, item: string, kinds: readonly string[]): boolean {
  const isOwn = Object.values(day.slots).some(
    (slot) =>
      (slot.kind === "own" && slot.own.text === item.trim()) ||
      (slot.kind === "extra" && kinds.includes(slot.wish)),
  );
  return isOwn || shownOn(day).some((one) => kinds.some((kind) => kindsOfThing(one).has(kind)));
}

/** True where a text names a place by the first word of its name: "Gili Trawangan" is of the Gili Islands. */
function isNamedIn(text: string, names: readonly string[]): boolean {
  return names.some((name) => {
    const [first = ""] = fold(name).split(/[^\p{L}\p{N}]+/u);
    return ` ${fold(text)}`.includes(` ${first.slice(0, SHORTEST_WORD)}`);
  });
}

function dayOf(date: string): number {
  return parseIsoDate(date) ?? Number.NaN;
}

function hourOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours + minutes / 60;
}
