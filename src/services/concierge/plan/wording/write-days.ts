import {
  type CatalogueExcursion,
  type CataloguePlace,
  type Language,
  PARTS_OF_DAY,
  type PartOfDay,
} from "../../../../domain/catalogue.ts";
import type { PlanDay } from "../../../../domain/contracts/concierge/plan.ts";
import { clockTime, monthOf } from "../../../../domain/dates.ts";
import { fold } from "../../../../reading/fold.ts";
import type { Spot } from "../atlas/atlas.ts";
import { isGeneric, wordsOfThing } from "../atlas/thing-names.ts";
import { endOf, isOnOnesOwn } from "../days/excursions.ts";
import { AT_AIRPORT_HOURS, type Journey, type Times, type Transfer } from "../days/frame.ts";
import type { Beside, FilledDay, Slot } from "../days/slots.ts";
import { hasBed } from "../money/aboard.ts";
import { isSkied } from "../money/extras.ts";
import { flightWords, hourOf } from "../route/flights.ts";
import { isBarred, isEasedFor } from "../route/theme.ts";
import type { Trip } from "../trip.ts";
import { hotelWishOf } from "../wish/hotel-wish.ts";
import type { Own } from "../wish/own-wishes.ts";
import { ledByName } from "./cases-ru.ts";
import {
  EASED_WORDS,
  EXTRA_WORDS,
  MORE_WORDS,
  NON_SKIER,
  OPENING_WORDS,
  OUTSIDE_WORDS,
} from "./extra-words.ts";
import { GATHERINGS, NEW_YEAR } from "./new-year.ts";
import { OWN_PLACE } from "./own-place.ts";
import { ownLine, ownOn } from "./own-wishes.ts";
import { hoursWords } from "./remarks.ts";
import { type Stage, type WayWords, type Wording, wordingOf } from "./wording.ts";

/** Rooms are ready from this hour on. */
const CHECK_IN = 14;
/** Before this hour guests want a bed. */
const SMALL_HOURS = 6;
const TEN_MINUTES = 10;
/** Of a longer plan so many cities have their tip. */
const MOST_CITY_TIPS = 3;
/** A longer plan has tips on its cities alone, so that a model can afford to read it. */
const MOST_DAYS_WITH_TIPS = 20;
/** A plan of about a month only names the places of its evenings, for the same reason. */
const MOST_DAYS_IN_FULL = 24;
/** When a part of the day is over. */
const END_OF = { morning: 12, afternoon: 18, evening: 24 } as const;

/** The days of a plan in words. */
export function writeDays(trip: Trip): PlanDay[] {
  const { lang } = trip.wish;
  const wording = wordingOf(lang);
  const { none: isAtOwnPlace } = hotelWishOf(trip.wish);
  const long = trip.days.length > MOST_DAYS_WITH_TIPS;
  const met = new Set<Spot>();
  const said = new Set<string>();
  const isStaying = trip.wish.wishes.some(({ kind }) => kind === "nonSkier");
  const skied = isStaying ? trip.days.filter(isSkied) : [];
  return trip.days.map((filled, index) => {
    const last = index === trip.days.length - 1;
    const { spot } = filled;
    const own = long ? undefined : tipFor(filled, last && !isAtOwnPlace, wording, lang);
    const { tip: there, tip_months: months, tip_not_for: useless } = spot.destination;
    const isOfUse =
      (!months || months.includes(monthOf(trip.frame.start + filled.day - 1))) &&
      !useless?.some((one) => isBarred(one, trip.wish)) &&
      !isAboutTheUnwanted(there[lang], filled, trip);
    const isTold = met.has(spot) || (long && met.size >= MOST_CITY_TIPS);
    const tip = isTold || !isOfUse ? own : there[lang];
    met.add(spot);
    // A tip helps once.
    const tips = tip === undefined || said.has(tip) ? "" : tip;
    said.add(tips);
    const parts = writeParts(trip, filled, wording, lang);
    const turn = skied.indexOf(filled);
    const beside = turn < 0 ? undefined : NON_SKIER[turn % NON_SKIER.length];
    return {
      day: filled.day,
      city: spot.destination.name[lang],
      ...parts,
      ...(beside && { morning: `${parts.morning} ${beside[lang]}` }),
      tips,
    };
  });
}

/** A tip on what was said not to be wanted. */
function isAboutTheUnwanted(tip: string, { spot }: FilledDay, { wish: { without = [] } }: Trip) {
  if (without.length === 0) return false;
  const words = fold(tip).split(/[^\p{L}\p{N}]+/u);
  return [...spot.excursions, ...spot.destination.places]
    .filter(({ slug }) => without.includes(slug))
    .flatMap(wordsOfThing)
    .some((names) => names.some((name) => !isGeneric(name) && words.includes(name)));
}

function tipFor(
  { slots }: FilledDay,
  checksOut: boolean,
  wording: Wording,
  lang: Language,
): string | undefined {
  if (checksOut && slots.evening.kind === "departure") return wording.tips.departure;
  let tip: string | undefined;
  for (const part of PARTS_OF_DAY) {
    const slot = slots[part];
    if (slot.kind === "place" && slot.place.sells_out)
      return wording.tips.sellsOut(slot.place.name[lang]);
    if (slot.kind !== "excursion") continue;
    const { excursion } = slot;
    if (excursion.sells_out) return wording.tips.sellsOut(excursion.title[lang]);
    // What one goes to by oneself needs no booking.
    if (!isOnOnesOwn(excursion)) tip ??= wording.tips.excursion(excursion.title[lang]);
  }
  return tip;
}

function writeParts(
  trip: Trip,
  { day, slots, spot, beside, meanwhile, opens }: FilledDay,
  wording: Wording,
  lang: Language,
): Record<PartOfDay, string> {
  const { frame, wish } = trip;
  // Reached on its second day, the trip began with a night on board.
  const arrival: Journey = day > 1 ? { ...frame.arrival, dayBefore: true } : frame.arrival;
  const words = wayWriter(trip, wording, lang);
  const turns = new Map<Slot["kind"], number>();
  const city = spot.destination.name[lang];
  const home = wish.origin?.spot?.destination.name[lang] ?? wish.origin?.place.cityName;
  const { none: isAtOwnPlace } = hotelWishOf(wish);
  const hoursLeft = { ...wording.hoursLeft, ...(isAtOwnPlace && OWN_PLACE[lang].hoursLeft) };
  const write = (part: PartOfDay) => {
    const theirs = meanwhile?.[part];
    const { adults, children, infants } = wish.party;
    const isOne = adults + children + infants === 2;
    const { meanwhile: apart, together } = wording.work;
    const company = theirs ? ` ${apart(told(theirs), isOne)}` : "";
    const hours = beside[part];
    // Each sentence says whose time it tells of: those who work, those who do not, and all of them.
    if (wish.company && slots[part].kind === "work" && hours?.when === "after" && hours.place) {
      const work = sentence(slots[part], part, turnIn(part));
      return `${work}${company} ${together(told(hours.place), isOne)}`;
    }
    return `${writeOwn(part)}${company}`;
  };
  const turnIn = (part: PartOfDay) => {
    const slot = slots[part];
    const turn = turns.get(slot.kind) ?? 0;
    turns.set(slot.kind, turn + 1);
    const next = PARTS_OF_DAY[PARTS_OF_DAY.indexOf(part) + 1];
    return { turn, goesOn: next !== undefined && slots[next].kind === slot.kind };
  };
  const writeOwn = (part: PartOfDay) => {
    const slot = slots[part];
    const way = sentence(slot, part, turnIn(part));
    const hours = beside[part];
    if (!hours) return way;
    const words = besideWords(hours, slot);
    if (slot.kind === "before-transfer") return words;
    return hours.when === "before" && (hours.place || hours.for)
      ? `${words} ${way}`
      : `${way} ${words}`;
  };
  function besideWords({ when, place, for: kept }: Beside, slot: Slot): string {
    if (kept === "new-year") return newYearsEve();
    if (kept) return kept === "work" ? wording.work.morning : hoursLeft[kept];
    if (!place) {
      return slot.kind === "before-transfer"
        ? wording.beforeTransfer(slot.transfer.from.destination.name[lang], "morning")
        : hoursLeft[when];
    }
    const text = told(place);
    return when === "before" && "transfer" in slot && slot.kind === "before-transfer"
      ? wording.stillIn(slot.transfer.from.destination.name[lang], text)
      : text;
  }
  function told(thing: CataloguePlace | CatalogueExcursion): string {
    const text = thing.text[lang];
    const name = "name" in thing ? thing.name[lang] : thing.title[lang];
    return lang === "ru" ? ledByName(text, name) : text;
  }
  function newYearsEve(): string {
    const { eve, quiet, withSmallChildren } = NEW_YEAR[lang];
    if (wish.smallChildren) return withSmallChildren;
    return wish.needs.includes("quiet") ? quiet : eve(GATHERINGS[spot.slug]?.[lang]);
  }
  function sentence(
    slot: Slot,
    part: PartOfDay,
    { turn, goesOn }: { readonly turn: number; readonly goesOn: boolean },
  ): string {
    switch (slot.kind) {
      case "place":
        if (part === "evening" && trip.days.length > MOST_DAYS_IN_FULL)
          return `${slot.place.name[lang].charAt(0).toUpperCase()}${slot.place.name[lang].slice(1)}.`;
        return isEasedFor(slot.place, wish)
          ? EASED_WORDS[lang](slot.place.name[lang])
          : told(slot.place);
      case "place-on":
        return wording.placeOn(slot.place.name[lang]);
      case "again": {
        const idea = wording.more[slot.theme][slot.idea];
        const name = slot.place.name[lang];
        if (!idea) return name;
        if (slot.half === 0) return idea.morning(name);
        return slot.alone ? wording.halfDay(name, idea.afternoon) : idea.afternoon;
      }
      case "excursion": {
        const { at } = slot.excursion;
        return at === undefined ? told(slot.excursion) : wording.at(at, told(slot.excursion));
      }
      case "excursion-on": {
        const { excursion } = slot;
        const first = PARTS_OF_DAY.find((one) => slots[one].kind === "excursion") ?? "morning";
        const isOnBoard = goesOn || hasBed(excursion.title);
        const until = isOnBoard ? undefined : clockAt(endOf(excursion, first));
        return wording.excursionOn(excursion.title[lang], until);
      }
      case "arrival":
        return wording.arrival({
          ...words(arrival, slot.times, { to: city, from: home }),
          fromHome: part === "morning" && !arrival.dayBefore,
          landing: isTold(arrival, part),
        });
      case "way-there":
        return wording.wayThere(
          words(arrival, slot.times, { to: city, from: home }),
          stageOf(arrival, part, { turn, goesOn }),
        );
      case "transfer":
      case "transfer-on": {
        const { from, to } = slot.transfer;
        const { onward } = from.destination;
        if (slot.kind === "transfer" && onward?.to === to.slug) return onward.text[lang];
        const ends = { from: from.destination.name[lang], to: to.destination.name[lang] };
        const way = words(slot.transfer, slot.times, ends);
        const isThere = !goesOn && slot.times.reaches <= END_OF.evening + 1;
        return slot.kind === "transfer" ? wording.transfer(way) : wording.transferOn(way, isThere);
      }
      case "before-transfer":
        return wording.beforeTransfer(slot.transfer.from.destination.name[lang], part);
      case "departure":
        return wording.departure(
          city,
          words(frame.departure, slot.times, { to: city, from: home }),
        );
      case "way-home":
        return wording.wayHome(words(frame.departure, slot.times, { to: city, from: home }), {
          done: slot.times.reaches <= END_OF[part] || part === "evening",
          before: isOver(slot.times, part) || (turn > 0 && slot.times.reaches <= END_OF.afternoon),
        });
      case "work": {
        const { hours } = slot;
        const { fair, fairOn, meeting, meetingOn, elsewhere, elsewhereOn } = wording.work;
        if (hours && turn > 0 && hours.from < END_OF[part === "evening" ? "afternoon" : "morning"])
          return (hours.place ? elsewhereOn : wish.fair ? fairOn : meetingOn)(clockAt(hours.to));
        if (hours?.place) return elsewhere(hoursWords(hours), hours.place);
        if (hours) return (wish.fair ? fair : meeting)(hoursWords(hours));
        const { evening } = slots;
        const isLeft = evening.kind === "departure" && evening.times.leaves < WORK_ENDS;
        if (part === "morning") return wording.work.morning;
        return isLeft ? wording.work.leaving : wording.work.afternoon;
      }
      case "new-year":
        return part === "evening" ? newYearsEve() : NEW_YEAR[lang].morning;
      case "outside":
        return OUTSIDE_WORDS[lang](slot.place.name[lang]);
      case "more":
        return MORE_WORDS[lang](slot.place.name[lang]);
      case "extra":
        return EXTRA_WORDS[slot.wish][lang];
      case "event":
        return slot.text[lang];
      case "own":
        return ownLine(slot.own, lang, turnOf(slot.own, day, trip));
      case "own-on":
        return ownOn(slot.own, lang);
      case "free":
        return wording.free[part];
    }
  }
  const morning = write("morning");
  return {
    morning: opens ? `${OPENING_WORDS[opens][lang]} ${morning}` : morning,
    afternoon: write("afternoon"),
    evening: write("evening"),
  };
}

/** On which of its days something is that was asked for on several. */
function turnOf({ text, times }: Own, day: number, { days }: Trip): number | undefined {
  if (times === undefined) return undefined;
  const has = ({ slots }: FilledDay) =>
    Object.values(slots).some((slot) => slot.kind === "own" && slot.own.text === text);
  return days.filter((one) => one.day <= day && has(one)).length;
}

/** Work is said to end at about this hour. */
const WORK_ENDS = 18.5;

/** True in the afternoon of a journey that its morning tells to the end. */
function isOver({ leaves, reaches }: Times, part: PartOfDay): boolean {
  return part === "afternoon" && leaves < END_OF.morning && reaches <= END_OF.morning;
}

/** True where the flight left in an earlier part of the day, which has told of it. */
function isTold({ flight, dayBefore }: Journey, part: PartOfDay): boolean {
  if (!flight || dayBefore || part === "morning") return false;
  return hourOf(flight.departs) < END_OF[part === "afternoon" ? "morning" : "afternoon"];
}

/** What a part of the first day is before the end of the way there. */
function stageOf(
  { flight, dayBefore }: Journey,
  part: PartOfDay,
  { turn, goesOn }: { readonly turn: number; readonly goesOn: boolean },
): Stage {
  // A journey that began the day before is under way already.
  if (dayBefore || (!flight && turn > 0)) return "on";
  if (!flight) return "leaves";
  const departs = hourOf(flight.departs);
  if (departs >= END_OF[part]) return goesOn && departs >= END_OF.afternoon ? "early" : "home";
  if (part === "morning") return "leaves";
  return departs < END_OF.morning ? "on" : "flies";
}

/** Puts a way into the words of a language. */
function wayWriter({ frame, wish }: Trip, wording: Wording, lang: Language) {
  const isDriven = wish.wishes.some(({ kind }) => kind === "ownCar" || kind === "carHire");
  return (
    way: Journey | Transfer,
    { leaves, reaches }: Times,
    { from, to }: { readonly from?: string | undefined; readonly to: string },
  ): WayWords => {
    const { mode, flight, hours, via = [] } = way;
    return {
      to,
      hours: wording.number(hours),
      onward: hours > 0 && (flight !== undefined || !mode),
      overnight: frame.days.length > 1 && !hotelWishOf(wish).none,
      throughNight: flight === undefined && leaves > SMALL_HOURS && reaches > 24 + SMALL_HOURS - 1,
      leaves: clockAt(leaves),
      reaches: clockAt(reaches),
      airportBy: clockAt(flight ? hourOf(flight.departs) - AT_AIRPORT_HOURS : leaves),
      airportEve: flight !== undefined && hourOf(flight.departs) < AT_AIRPORT_HOURS,
      fromHome: false,
      landing: false,
      onwardBy: ("onwardBy" in way && way.onwardBy) || "road",
      early: reaches < CHECK_IN,
      night: reaches < SMALL_HOURS,
      dayBefore: "dayBefore" in way && way.dayBefore === true,
      landsNextDay: flight !== undefined && flight.arrivalDay > flight.departureDay,
      via: via.map(({ destination }) => destination.name[lang]),
      ...(way.name && { train: way.name[lang] }),
      ...(isDriven && { driven: true }),
      ...(way.town && { town: way.town[lang] }),
      ...("after" in way && way.after && { after: wording.number(way.after) }),
      ...(from !== undefined && { from }),
      ...(mode && { mode }),
      ...(flight && {
        flight: flightWords(flight),
        departs: flight.departs,
        lands: flight.arrives,
      }),
    };
  };
}

/** Hours of a day as a clock shows them, to ten minutes. */
function clockAt(hours: number): string {
  return clockTime(Math.round((hours * 60) / TEN_MINUTES) * TEN_MINUTES);
}
