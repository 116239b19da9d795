import { type Language, PARTS_OF_DAY, type PartOfDay } from "../../../domain/catalogue.ts";
import {
  type BudgetAnswer,
  HEADINGS,
  type PlanAnswer,
  type PlanDay,
} from "../../../domain/contracts/concierge/plan.ts";
import { isoDate, MS_PER_DAY } from "../../../domain/dates.ts";
import { disclaimer } from "../words.ts";
import type { Spot } from "./atlas.ts";
import { inUnits, rangesOf, travellersOf } from "./budget.ts";
import type { FilledDay, Slot } from "./fill.ts";
import type { FlightPick } from "./flights.ts";
import type { Journey, Transfer } from "./frame.ts";
import { planIdOf } from "./plan-id.ts";
import type { Trip } from "./trip.ts";
import type { Wish } from "./wish.ts";
import { moneyWords, remarkWords } from "./wording/remarks.ts";
import { type WayWords, type Wording, wordingOf } from "./wording/wording.ts";

const MOST_ACTIVITIES = 8;

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
      interests: wish.interests,
    }),
    destinations: cities,
    budget: { currency, total: inUnits(total, currency), perPerson: inUnits(perPerson, currency) },
    itinerary: writeDays(trip, wording, lang),
    hotels: [
      ...new Set(
        lodgings.flatMap(({ name, stay }) =>
          name === undefined ? [] : [`${name}, ${stay.spot.destination.name[lang]}`],
        ),
      ),
    ],
    activities: activitiesOf(trip, lang),
    disclaimer: disclaimer(lang),
    lang,
    notes: trip.remarks.map((remark) => remarkWords(remark, wording, lang)),
    ...(frame.exact && {
      dates: { from: isoDate(frame.start), to: isoDate(frame.start + trip.days.length - 1) },
    }),
    transfers: frame.days.flatMap(({ day, fixed }) => {
      const slot = fixed.morning;
      if (slot?.kind !== "transfer") return [];
      const { from, to, mode, hours } = slot.transfer;
      return [
        { day, from: from.destination.name[lang], to: to.destination.name[lang], mode, hours },
      ];
    }),
    ...(flights.length > 0 && { flights }),
    ...planIdFor(wish),
  };
}

/** A trip's costs as `calculate_budget` answers them. */
export function writeBudget({ wish, costs, remarks, days, frame }: Trip): BudgetAnswer {
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
    ...planIdFor(wish),
  };
}

function planIdFor(wish: Wish): Pick<PlanAnswer, "plan_id"> {
  const id = planIdOf(wish);
  return id === undefined ? {} : { plan_id: id };
}

function flightLines({ flights }: Trip): string[] {
  return flights.map(
    ({ pick, price }) => `${pick.from}–${pick.to} ${flightWords(pick)}, ${moneyWords(price)}`,
  );
}

function flightWords({ number, departs, arrives, departureDay, arrivalDay }: FlightPick): string {
  const days = Math.round((Date.parse(arrivalDay) - Date.parse(departureDay)) / MS_PER_DAY);
  return `${number}, ${departs}–${arrives}${days > 0 ? ` (+${days})` : ""}`;
}

/** Highlights: excursions first, then places that cost something or are of an interest named. */
function activitiesOf({ days, wish }: Trip, lang: Language): string[] {
  const slots = days.flatMap(({ slots }) => PARTS_OF_DAY.map((part) => slots[part]));
  const excursions = slots.flatMap((slot) =>
    slot.kind === "excursion" ? [slot.excursion.title[lang]] : [],
  );
  const places = slots.flatMap((slot) => (slot.kind === "place" ? [slot.place] : []));
  const wanted = places.filter(
    ({ cost, categories }) => cost > 0 || categories.some((one) => wish.interests.includes(one)),
  );
  const names = (wanted.length > 0 ? wanted : places).map(({ name }) => name[lang]);
  return [...new Set([...excursions, ...names])].slice(0, MOST_ACTIVITIES);
}

function writeDays(trip: Trip, wording: Wording, lang: Language): PlanDay[] {
  const said = new Set<string>();
  // No sentence twice: the traveller would take it for a mistake, and rightly.
  const once = (day: number, sentence: string) => {
    const fresh = said.has(sentence) ? wording.again(day, sentence) : sentence;
    said.add(fresh);
    return fresh;
  };
  const met = new Set<Spot>();
  let general = 0;
  const nextGeneral = () => wording.tips.general[general++ % wording.tips.general.length];
  return trip.days.map((filled, index) => {
    const parts = writeParts(trip, filled, wording, lang);
    const first = !met.has(filled.spot);
    met.add(filled.spot);
    const last = index === trip.days.length - 1;
    const city = filled.spot.destination.name[lang];
    const tip = first
      ? filled.spot.destination.tip[lang]
      : (tipFor(filled, last, wording, lang) ?? nextGeneral()?.(city) ?? "");
    return {
      day: filled.day,
      city,
      morning: once(filled.day, parts.morning),
      afternoon: once(filled.day, parts.afternoon),
      evening: once(filled.day, parts.evening),
      tips: once(filled.day, tip),
    };
  });
}

function tipFor(
  { slots, spot, calendar }: FilledDay,
  last: boolean,
  wording: Wording,
  lang: Language,
): string | undefined {
  if (last) return wording.tips.departure(spot.destination.name[lang]);
  for (const part of PARTS_OF_DAY) {
    const slot = slots[part];
    if (slot.kind === "excursion") return wording.tips.excursion(slot.excursion.title[lang]);
    // Without dates the traveller must keep the days of rest in mind.
    if (slot.kind === "place" && slot.place.closed && calendar.date === undefined) {
      const days = slot.place.closed.map((day) => wording.weekdays[day]);
      return wording.tips.closed(slot.place.name[lang], days);
    }
  }
  return undefined;
}

function writeParts(
  { frame, wish }: Trip,
  { slots, spot }: FilledDay,
  wording: Wording,
  lang: Language,
): Record<PartOfDay, string> {
  const turns = new Map<Slot["kind"], number>();
  const home = wish.origin?.spot?.destination.name[lang];
  const write = (part: PartOfDay) => {
    const slot = slots[part];
    const turn = turns.get(slot.kind) ?? 0;
    turns.set(slot.kind, turn + 1);
    return sentence(slot, part, turn);
  };
  const city = spot.destination.name[lang];
  function sentence(slot: Slot, part: PartOfDay, turn: number): string {
    switch (slot.kind) {
      case "place":
        return slot.place.text[lang];
      case "excursion":
        return slot.excursion.text[lang];
      case "excursion-on":
        return wording.excursionOn(slot.excursion.title[lang], turn);
      case "arrival":
        return wording.arrival({
          ...journeyWords(frame.arrival, city, wording, home),
          overnight: frame.days.length > 1,
        });
      case "way-there":
        // A journey that began the day before is under way already.
        return wording.wayThere(
          journeyWords(frame.arrival, city, wording, home),
          turn + (frame.arrival.dayBefore ? 1 : 0),
        );
      case "transfer":
        return wording.transfer(transferWords(slot.transfer, wording, lang));
      case "transfer-on":
        return wording.transferOn(transferWords(slot.transfer, wording, lang), turn);
      case "check-out":
        return wording.checkOut(city);
      case "departure":
        return wording.departure(city, journeyWords(frame.departure, city, wording, home));
      case "way-home":
        return wording.wayHome(city, turn);
      case "free": {
        const ways = wording.free[part];
        return ways[slot.turn % ways.length]?.(city) ?? city;
      }
    }
  }
  return { morning: write("morning"), afternoon: write("afternoon"), evening: write("evening") };
}

function journeyWords(
  { mode, flight, hours }: Journey,
  city: string,
  wording: Wording,
  home: string | undefined,
): WayWords {
  return {
    to: city,
    hours: wording.number(hours),
    onward: hours > 0 && (flight !== undefined || !mode),
    overnight: true,
    ...(home !== undefined && { from: home }),
    ...(mode && { mode }),
    ...(flight && { flight: flightWords(flight), departs: flight.departs }),
  };
}

function transferWords(
  { from, to, mode, hours, flight }: Transfer,
  wording: Wording,
  lang: Language,
): WayWords {
  return {
    from: from.destination.name[lang],
    to: to.destination.name[lang],
    mode,
    hours: wording.number(hours),
    onward: false,
    overnight: true,
    ...(flight && { flight: flightWords(flight) }),
  };
}
