import { countTokens } from "gpt-tokenizer";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type CatalogueDestination,
  type CatalogueExcursion,
  type CataloguePlace,
  PARTS_OF_DAY,
  WEEKDAYS,
} from "../../../../src/domain/catalogue.ts";
import type { BudgetAnswer, PlanAnswer } from "../../../../src/domain/contracts/concierge/plan.ts";
import { monthOf, parseIsoDate, weekday } from "../../../../src/domain/dates.ts";
import { TravelError } from "../../../../src/domain/errors.ts";
import { distanceKm } from "../../../../src/domain/geo.ts";
import { currencyDigits } from "../../../../src/domain/money.ts";
import type { Slot } from "../../../../src/services/concierge/plan/days/slots.ts";
import { IDEAS } from "../../../../src/services/concierge/plan/days/theme-days.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { foreignWords } from "./language-check.ts";
import {
  type Case,
  CORPUS_LANGUAGES,
  corpus,
  NO_SIGNAL,
  openPlanner,
  requestOf,
  type TestPlanner,
  toldOf,
} from "./support.ts";

/** The fastest that anything goes, door to door, in km/h. */
const FASTEST = { road: 90, train: 230, ferry: 60, flight: 850 } as const;
/** Longer than the longest way that is sold as one journey. */
const LONGEST_HOURS = 30;

const cases = CORPUS_LANGUAGES.flatMap((lang) =>
  corpus(lang).map((one) => [`${lang}: ${one.query}`, lang, one] as const),
);

type Thing = CataloguePlace | CatalogueExcursion;

let planner: TestPlanner;
/** What every sentence of the catalogue is about. */
const sentences = {
  en: new Map<string, Thing>(),
  az: new Map<string, Thing>(),
  ru: new Map<string, Thing>(),
};
beforeAll(async () => {
  planner = await openPlanner();
  for (const { destinations, excursions } of planner.catalogue.files) {
    for (const thing of [...excursions, ...destinations.flatMap(({ places }) => places)]) {
      for (const lang of CORPUS_LANGUAGES) sentences[lang].set(toldOf(thing, lang), thing);
    }
  }
});

test("the corpus holds a hundred queries or more, about a third in each language", () => {
  expect(cases.length).toBeGreaterThanOrEqual(100);
  for (const lang of CORPUS_LANGUAGES) expect(corpus(lang).length).toBeGreaterThan(30);
});

describe.each(cases.filter(([, , { expect }]) => expect.refused))("%s", (_, lang, one) => {
  test("is refused by the name of the place that nobody knows, in its language", async () => {
    const refusal = await planner.desk.planTrip(requestOf(one), NO_SIGNAL).catch((error) => error);
    expect(refusal).toBeInstanceOf(TravelError);
    expect(refusal).toMatchObject({
      code: "not_found",
      details: { reason: "unknown_destination" },
    });
    expect(refusal.message).toMatch(
      { en: /We have no place/, az: /məlum deyil/, ru: /неизвестно/ }[lang],
    );
  });
});

describe.each(cases.filter(([, , { expect }]) => !expect.refused))("%s", (_, lang, one) => {
  let trip: Trip;
  let plan: PlanAnswer;
  let budget: BudgetAnswer;
  beforeAll(async () => {
    trip = await tripFor(planner.deps, requestOf(one));
    plan = writePlan(trip);
    budget = await planner.desk.calculateBudget(requestOf(one), NO_SIGNAL);
  });

  test("is understood", () => {
    expect(understood(trip, one)).toEqual(one.expect);
    expect(plan.lang).toBe(lang);
  });

  test("has days that add up", () => {
    expect(plan.itinerary.map(({ day }) => day)).toEqual(
      plan.itinerary.map((_, index) => index + 1),
    );
    const nights = trip.frame.stays.reduce((sum, stay) => sum + stay.nights, 0);
    expect(nights).toBe(plan.itinerary.length - 1);
    if (plan.dates) {
      const [from = 0, to = 0] = [plan.dates.from, plan.dates.to].map(parseIsoDate);
      expect(to - from + 1).toBe(plan.itinerary.length);
    }
    expect(new Set(plan.itinerary.map(({ city }) => city))).toEqual(new Set(plan.destinations));
  });

  test("changes city only by a transfer that is said, and takes its time", () => {
    const stated = [...plan.transfers];
    for (const [index, { day, city, morning, afternoon, evening }] of plan.itinerary.entries()) {
      const before = plan.itinerary[index - 1]?.city;
      if (before === undefined || before === city) continue;
      const transfer = stated.shift();
      expect(transfer).toMatchObject({ day, from: before, to: city });
      if (!transfer) continue;
      // Endings change with the case, beginnings do not.
      const said = `${morning} ${afternoon} ${evening}`.toLowerCase();
      for (const word of `${before} ${city}`.toLowerCase().split(/[ -]/))
        expect(said).toContain(word.slice(0, -2));
      const km = distanceKm(destination(before), destination(city));
      expect(transfer.hours).toBeGreaterThanOrEqual(km / FASTEST[transfer.mode]);
      expect(transfer.hours).toBeLessThanOrEqual(LONGEST_HOURS);
    }
    expect(stated).toEqual([]);
  });

  test("shows nothing that is closed, out of season or at the wrong time of day", () => {
    const start = plan.dates ? parseIsoDate(plan.dates.from) : undefined;
    for (const { index, part, thing } of thingsIn(plan)) {
      const month = monthOf(trip.frame.start + index);
      if (thing.months) expect(thing.months, thing.slug).toContain(month);
      if ("parts" in thing) expect(thing.parts, thing.slug).toContain(part);
      if (start !== undefined && thing.closed) {
        expect(thing.closed, thing.slug).not.toContain(WEEKDAYS[weekday(start + index)]);
      }
    }
  });

  test("stays in its cities: what a day shows is there", () => {
    for (const { index, thing, here } of thingsIn(plan)) {
      if (!here) continue;
      const there = destination(plan.itinerary[index]?.city ?? "");
      const slugs = there.places.map(({ slug }) => slug);
      expect("parts" in thing ? slugs.includes(thing.slug) : thing.destination === there.slug).toBe(
        true,
      );
    }
  });

  test("repeats no place and no sentence", () => {
    const slugs = thingsIn(plan).map(({ thing }) => thing.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    const seen = plan.itinerary.flatMap((day, index) =>
      PARTS_OF_DAY.flatMap((part) => {
        expect(day[part].trim()).not.toBe("");
        const slot = trip.days[index]?.slots[part];
        // Time that is free at the beach says so, as other free time does.
        const isAtTheBeach = slot?.kind === "again" && slot.theme === "beach";
        const isFree = isAtTheBeach && (slot.half === 1 || IDEAS.beach[slot.idea]?.plain);
        const isLabel = ["free", "work", "before-transfer"].includes(slot?.kind ?? "");
        return isFree || isLabel ? [] : [day[part]];
      }),
    );
    expect(new Set(seen).size).toBe(seen.length);
    const tips = plan.itinerary.map((day) => day.tips).filter((tip) => tip !== "");
    expect(new Set(tips).size).toBe(tips.length);
  });

  test("has a budget that adds up exactly, the same in the plan and by itself", () => {
    const { currency, total, perPerson } = plan.budget;
    expect({ currency: budget.currency, total: budget.total, perPerson: budget.perPerson }).toEqual(
      plan.budget,
    );
    const minor = (units: number) => Math.round(units * 10 ** currencyDigits(currency));
    expect(budget.breakdown.map(({ heading }) => heading)).toEqual(
      Object.keys(trip.costs.headings),
    );
    expect(budget.breakdown.reduce((sum, { expected }) => sum + minor(expected), 0)).toBe(
      minor(total),
    );
    expect(minor(perPerson) * budget.travelers).toBe(minor(total));
    for (const { low, expected, high } of budget.breakdown) {
      expect(low).toBeLessThanOrEqual(expected);
      expect(high).toBeGreaterThanOrEqual(expected);
    }
    expect(budget.breakdown.reduce((sum, { low }) => sum + minor(low), 0)).toBe(
      minor(budget.range.low),
    );
    expect(budget.breakdown.reduce((sum, { high }) => sum + minor(high), 0)).toBe(
      minor(budget.range.high),
    );
  });

  test("charges for what it shows, and for nothing else", () => {
    const { adults, children } = trip.wish.party;
    // At stalls and markets the most modest eat from the day's food money.
    const isMeal = ({ categories, cost }: CataloguePlace) =>
      trip.level === "frugal" && categories.includes("food") && cost <= 15;
    const shown = thingsIn(plan).map(({ thing }) => {
      if (!("parts" in thing)) return thing.price_from;
      return isMeal(thing) ? 0 : thing.cost;
    });
    const again = trip.days.flatMap(({ slots }) => {
      const parts = Object.values(slots);
      const first = new Set(parts.flatMap((slot) => (slot.kind === "place" ? [slot.place] : [])));
      const more = parts.flatMap((slot) => (slot.kind === "again" ? [slot.place] : []));
      return [...new Set(more)].filter((place) => !first.has(place)).map(({ cost }) => cost);
    });
    const costs = [...shown, ...again];
    const cents = Math.round(
      costs.reduce((sum, usd) => sum + Math.round(usd * 100) * (adults + children / 2), 0),
    );
    const { currency, headings } = trip.costs;
    expect(headings.activities).toBe(planner.deps.rates.convert(cents, "USD", currency));
    const lodging = trip.lodgings.reduce((sum, { price }) => sum + price, 0);
    expect(headings.lodging).toBe(planner.deps.rates.convert(lodging, "USD", currency));
  });

  test("keeps to the budget, or says by how much it does not", () => {
    const short = trip.remarks.find((remark) => remark.kind === "short");
    const fits = trip.remarks.find((remark) => remark.kind === "fits");
    if (!one.budget && !trip.wish.budget)
      return expect([short, fits]).toEqual([undefined, undefined]);
    expect([short, fits].filter(Boolean)).toHaveLength(1);
    if (fits?.kind === "fits") expect(trip.costs.total).toBeLessThanOrEqual(fits.budget.minor);
    if (short?.kind === "short") {
      expect(short.by.minor).toBeGreaterThan(0);
      expect(short.needed.minor).toBe(trip.costs.total);
    }
  });

  test("names a hotel of the world for every stay", () => {
    const nights = trip.frame.stays.filter((stay) => stay.nights > 0);
    expect(plan.hotels.length).toBe(new Set(nights.map(({ spot }) => spot.slug)).size);
    for (const { spot } of nights) {
      const city = spot.destination.name[lang];
      expect(plan.hotels.filter((hotel) => hotel.endsWith(`, ${city}`))).toHaveLength(1);
    }
  });

  test("is short enough for a model to read", () => {
    expect(countTokens(JSON.stringify(plan))).toBeLessThan(3500);
  });

  test("speaks its language alone", () => {
    expect(foreignWords(plan, lang, `${one.query}`)).toEqual([]);
  });

  test("is the same every time", async () => {
    expect(await planner.desk.planTrip(requestOf(one), NO_SIGNAL)).toEqual(plan);
  });

  function destination(city: string): CatalogueDestination {
    const found = trip.frame.stays.find(({ spot }) => spot.destination.name[lang] === city);
    if (!found) throw new Error(`${city} is not in the plan`);
    return found.spot.destination;
  }

  interface Shown {
    /** Of the day, from 0. */
    readonly index: number;
    readonly part: (typeof PARTS_OF_DAY)[number];
    readonly thing: Thing;
    /** False for what is seen in a city that is left on that day. */
    readonly here: boolean;
  }

  /** The evenings of a month's plan have the names of their places alone. */
  function namedIn(words: string, slot: Slot | undefined): Thing | undefined {
    if (slot?.kind !== "place") return undefined;
    const name = `${slot.place.name[lang]}.`;
    return words.toLowerCase() === name.toLowerCase() ? slot.place : undefined;
  }

  /** Places and excursions of a plan, found again by their sentences. */
  function thingsIn({ itinerary }: PlanAnswer): Shown[] {
    const byText = sentences[lang];
    return itinerary.flatMap((day, index) =>
      PARTS_OF_DAY.flatMap((part) => {
        // What has an hour of its own is said after that.
        const said = byText.get(day[part].replace(/^(?:Saat )?\d\d:\d\d [–—] /, ""));
        const thing = said ?? namedIn(day[part], trip.days[index]?.slots[part]);
        // What stands beside a way is said before it or after it.
        const place = trip.days[index]?.beside[part]?.place;
        if (place) expect(day[part].toLowerCase()).toContain(toldOf(place, lang).toLowerCase());
        const slot = trip.days[index]?.slots[part];
        const isLeft = slot !== undefined && "transfer" in slot;
        const here = !(isLeft && trip.days[index]?.beside[part]?.when === "before");
        return [
          ...(thing ? [{ index, part, thing, here: true }] : []),
          ...(place ? [{ index, part, thing: place, here }] : []),
        ];
      }),
    );
  }
});

/** What was understood, in the terms of the corpus. */
function understood(trip: Trip, { expect: wanted }: Case): Case["expect"] {
  const cities = trip.frame.stays.map(({ spot }) => spot.slug);
  const countries = trip.frame.stays.map(({ spot }) => spot.country);
  const kinds = trip.remarks.map(({ kind }) => kind);
  return {
    ...(wanted.days !== undefined && { days: trip.days.length }),
    ...(wanted.travellers !== undefined && { travellers: trip.costs.travellers }),
    ...(wanted.cities && { cities: wanted.cities.filter((slug) => cities.includes(slug)) }),
    ...(wanted.countries && {
      countries: wanted.countries.filter((code) => countries.includes(code)),
    }),
    ...(wanted.origin !== undefined && { origin: trip.wish.origin?.code ?? "none" }),
    ...(wanted.currency !== undefined && { currency: trip.costs.currency }),
    ...(wanted.fits !== undefined && { fits: !kinds.includes("short") }),
    ...(wanted.offSeason !== undefined && { offSeason: kinds.includes("off-season") }),
  };
}
