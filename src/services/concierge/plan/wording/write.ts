import { type CataloguePlace, type Language, PARTS_OF_DAY } from "../../../../domain/catalogue.ts";
import {
  type BudgetAnswer,
  HEADINGS,
  type PlanAnswer,
} from "../../../../domain/contracts/concierge/plan.ts";
import { isoDate } from "../../../../domain/dates.ts";
import { travellersOf } from "../../../../domain/travel.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import { disclaimer } from "../../words.ts";
import { codesOf } from "../changes/codes.ts";
import { ownIn } from "../days/own-days.ts";
import { excursionsOf, placesOf } from "../days/slots.ts";
import { planIdOf } from "../id/plan-id.ts";
import { inUnits, rangesOf } from "../money/budget.ts";
import { flightWords, isInBusiness } from "../route/flights.ts";
import { isFrail } from "../route/theme.ts";
import type { Trip } from "../trip.ts";
import { hotelWords } from "./hotel-words.ts";
import { moneyWords } from "./money.ts";
import { OWN_ACTIVITY, ownName } from "./own-wishes.ts";
import { remarkWords } from "./remarks.ts";
import { wordingOf } from "./wording.ts";
import { writeDays } from "./write-days.ts";

const MOST_ACTIVITIES = 8;
const BUSINESS: Readonly<Record<Language, string>> = {
  en: "business class",
  az: "biznes klas",
  ru: "бизнес-класс",
};

/** Puts a plan into words. */
export function writePlan(trip: Trip): PlanAnswer {
  const { wish, frame, costs, lodgings } = trip;
  const { lang } = wish;
  const wording = wordingOf(lang);
  const cities = [...new Set(frame.stays.map(({ spot }) => spot.destination.name[lang]))];
  const countries = [...new Set(frame.stays.map(({ spot }) => spot.countryName[lang]))];
  const { currency, total, perPerson } = costs;
  const flights = flightLines(trip);
  return {
    summary: wording.summary({
      days: trip.days.length,
      travellers: travellersOf(wish.party),
      countries,
      cities,
      interests: toldInterests(trip),
      atHome: frame.stays.every(({ spot }) => spot.country === wish.origin?.place.country),
      woman: wish.woman === true,
      work: wish.work === true,
    }),
    destinations: cities,
    budget: { currency, total: inUnits(total, currency), perPerson: inUnits(perPerson, currency) },
    itinerary: writeDays(trip),
    hotels: [
      ...new Set(
        lodgings.flatMap((one) => (one.name === undefined ? [] : [hotelWords(one, lang)])),
      ),
    ],
    activities: activitiesOf(trip, lang),
    disclaimer: disclaimer(lang),
    lang,
    travelers: costs.travellers,
    notes: trip.remarks.map((remark) => remarkWords(remark, wording, lang)),
    dates: datesOf(trip),
    transfers: frame.days.flatMap(({ day, fixed }) =>
      PARTS_OF_DAY.flatMap((part) => {
        const slot = fixed[part];
        if (slot?.kind !== "transfer") return [];
        const { from, to, mode, hours } = slot.transfer;
        return [
          { day, from: from.destination.name[lang], to: to.destination.name[lang], mode, hours },
        ];
      }),
    ),
    points: pointsOf(trip),
    ...(flights.length > 0 && { flights }),
    ...planIdFor(trip),
  };
}

/**
 * What a trip is called by: on foot is one for those who hike, not for all who stroll; food comes
 * last, since all eat, and the sea where fewer than half of the nights are by it.
 */
function toldInterests({ wish, frame: { stays } }: Trip): Trip["wish"]["interests"] {
  const isHiked = wish.wishes.some(({ kind }) => OF_HIKERS.has(kind)) && !isFrail(wish);
  const nights = (some: typeof stays) => some.reduce((sum, one) => sum + one.nights, 0);
  const bySea = stays.filter(({ spot }) => spot.destination.categories.includes("beach"));
  const isBySea = nights(bySea) * 2 >= nights(stays);
  const called = new Set(wish.things);
  const sights = stays
    .flatMap(({ spot }) => [...spot.destination.places, ...spot.excursions])
    .filter(({ slug, categories }) => called.has(slug) && categories[0] !== "food");
  const told = wish.interests
    .filter((one) => one !== "walking" || isHiked)
    // Who names several sights and a table comes for the sights.
    .filter((one) => one !== "food" || sights.length < SEVERAL_SIGHTS);
  const isLast = (one: (typeof told)[number]) => one === "food" || (one === "beach" && !isBySea);
  return [...told.filter((one) => !isLast(one)), ...told.filter(isLast)];
}

const SEVERAL_SIGHTS = 2;
const OF_HIKERS: ReadonlySet<WishKind> = new Set(["hiking", "trek", "longTrek"]);

function datesOf({ frame, days }: Trip): NonNullable<PlanAnswer["dates"]> {
  const from = isoDate(frame.start);
  const leaves = frame.arrival.flight?.departureDay;
  return {
    from,
    to: isoDate(frame.start + days.length - 1),
    ...(leaves !== undefined && leaves < from && { leaves }),
  };
}

/** A tenth of a degree, some ten kilometres, is as near as a map of a trip looks. */
function pointsOf({ frame, wish: { lang } }: Trip): NonNullable<PlanAnswer["points"]> {
  const tenth = (degrees: number) => Math.round(degrees * 10) / 10;
  const spots = new Map(frame.stays.map(({ spot }) => [spot.slug, spot]));
  return [...spots.values()].map(({ destination, lat, lon }) => ({
    city: destination.name[lang],
    lat: tenth(lat),
    lon: tenth(lon),
  }));
}

/** A trip's costs as `calculate_budget` answers them. */
export function writeBudget(trip: Trip): BudgetAnswer {
  const { wish, costs, remarks, days, frame } = trip;
  const { lang } = wish;
  const { currency, total, perPerson, travellers } = costs;
  const wording = wordingOf(lang);
  const ranges = rangesOf(costs);
  const units = (minor: number) => inUnits(minor, currency);
  return {
    currency,
    total: units(total),
    perPerson: units(perPerson),
    disclaimer: disclaimer(lang),
    lang,
    days: days.length,
    travelers: travellers,
    destinations: [...new Set(frame.stays.map(({ spot }) => spot.destination.name[lang]))],
    breakdown: HEADINGS.map((heading) => ({
      heading,
      label: wording.labels.headings[heading],
      low: units(ranges[heading].low),
      expected: units(ranges[heading].expected),
      high: units(ranges[heading].high),
    })),
    range: { low: units(ranges.total.low), high: units(ranges.total.high) },
    notes: remarks.map((remark) => remarkWords(remark, wording, lang)),
    ...planIdFor(trip),
  };
}

function planIdFor(trip: Trip): Pick<PlanAnswer, "plan_id"> {
  const { wish, frame, level, rooms, cheapFlights, costs } = trip;
  const spots = [...new Set(frame.stays.map(({ spot }) => spot))];
  const nights = spots.map((spot) =>
    frame.stays.reduce((sum, stay) => sum + (stay.spot === spot ? stay.nights : 0), 0),
  );
  const id = planIdOf(wish, {
    start: frame.start,
    spots,
    nights,
    comfort: { level, rooms, ...(cheapFlights && { cheapFlights }) },
    currency: costs.currency,
    ...((wish.changed || wish.codes) && { codes: codesOf(trip) }),
  });
  return id === undefined ? {} : { plan_id: id };
}

function flightLines({ flights, costs, wish }: Trip): string[] {
  const { travellers } = costs;
  const all = travellers > 1 ? ` ${wordingOf(wish.lang).forAll(travellers)}` : "";
  const cabin = isInBusiness(wish) ? `, ${BUSINESS[wish.lang]}` : "";
  return flights.map(
    ({ pick, price }) =>
      `${pick.from}–${pick.to} ${flightWords(pick)}${cabin}, ${moneyWords(price, wish.lang)}${all}`,
  );
}

/** Slopes and beaches of a plan whose days there are told without their name. */
function silentIn(days: Trip["days"], lang: Language): ReadonlySet<CataloguePlace> {
  const { more } = wordingOf(lang);
  const silent = new Set<CataloguePlace>();
  const named = new Set<CataloguePlace>();
  for (const { slots, beside, meanwhile } of days) {
    for (const one of Object.values(beside)) if (one.place) named.add(one.place);
    for (const one of Object.values(meanwhile ?? {})) named.add(one);
    for (const slot of Object.values(slots)) {
      if (slot.kind === "place" || slot.kind === "more") named.add(slot.place);
      if (slot.kind !== "again") continue;
      const name = slot.place.name[lang];
      const idea = more[slot.theme][slot.idea];
      const isTold = !idea || slot.alone || (slot.half === 0 && idea.morning(name).includes(name));
      (isTold ? named : silent).add(slot.place);
    }
  }
  for (const one of named) silent.delete(one);
  return silent;
}

/** Highlights: excursions first, then places that cost something or are of an interest named. */
function activitiesOf({ days, wish }: Trip, lang: Language): string[] {
  const excursions = days.flatMap((day) => excursionsOf(day).map(({ title }) => title[lang]));
  const silent = silentIn(days, lang);
  const places = days.flatMap(placesOf).filter((place) => !silent.has(place));
  const wanted = places.filter(
    ({ cost, categories }) => cost > 0 || categories.some((one) => wish.interests.includes(one)),
  );
  const names = (wanted.length > 0 ? wanted : places).map(({ name }) => name[lang]);
  // What the client named is told of before what was chosen.
  const own = ownIn(days)
    .filter(({ rest }) => !rest)
    .map((one) => OWN_ACTIVITY[lang](ownName(one, lang)));
  return [...new Set([...own, ...excursions, ...names])].slice(0, MOST_ACTIVITIES);
}
