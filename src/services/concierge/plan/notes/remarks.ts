import type { CatalogueText } from "../../../../domain/catalogue.ts";
import type { Need } from "../../../../domain/contracts/concierge/plan.ts";
import type { DayNumber } from "../../../../domain/dates.ts";
import type { Entry } from "../../../../domain/entry.ts";
import type { Party } from "../../../../domain/travel.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import { isBare, nearestHeld } from "../atlas/world-spots.ts";
import type { Follows } from "../changes/follows.ts";
import type { Difference } from "../changes/remarks.ts";
import type { Undone } from "../changes/route.ts";
import type { OnOtherDays } from "../days/dated-days.ts";
import type { Hours } from "../days/frame.ts";
import { type HolyDays, holyDaysOf } from "../days/holy-days.ts";
import { type Missed, missedIn } from "../days/missed.ts";
import { isNewYearsEve } from "../days/new-year.ts";
import { occasionRemarks } from "../days/occasions.ts";
import { ownIn } from "../days/own-days.ts";
import { inSeason, isOpen } from "../days/season.ts";
import { excursionsOf, isShown, placesOf } from "../days/slots.ts";
import type { Amount } from "../money/budget.ts";
import type { WayOut } from "../money/ways-out.ts";
import type { Planning } from "../planning.ts";
import type { Compared } from "../route/compared.ts";
import { type FlightPick, hourOf } from "../route/flights.ts";
import type { Sketch } from "../route/sketch.ts";
import { isKosher, suits, type Theme, walksLittle } from "../route/theme.ts";
import type { Trip } from "../trip.ts";
import type { AnswerTo } from "../wish/cares.ts";
import type { OfSome } from "../wish/for-some.ts";
import { hotelWishOf } from "../wish/hotel-wish.ts";
import type { Limit } from "../wish/limits.ts";
import type { Own } from "../wish/own-wishes.ts";
import type { Open, Unread, Wish } from "../wish/wish.ts";
import { isAskedFor, wishedThings } from "../wish/wished-things.ts";
import type { Avoided } from "../wording/own-wishes.ts";
import type { Answers } from "./answers.ts";
import {
  bedRemarks,
  type DayOutInstead,
  type HousesWithout,
  type OtherNights,
} from "./bed-remarks.ts";
import { isHeld } from "./held.ts";
import { type Unsuited, unsuitedRemarks } from "./unsuited.ts";
import { type Entering, visaRemarks } from "./visas.ts";
import { type HardWay, type LeavesBefore, type PassedAirport, wayRemarks } from "./way-remarks.ts";
import { answerRemarks, type CareRemark, priceRemarks } from "./wish-remarks.ts";
import { workRemarks } from "./work-remarks.ts";

/** A remark on a plan, before it is put into words. */
export type Remark =
  | { readonly kind: "language"; readonly text: string }
  /** What a change of an earlier plan did, and what of it could not be done. */
  | { readonly kind: "changed"; readonly done: readonly Difference[] }
  | { readonly kind: "undone"; readonly undone: readonly Undone[] }
  | { readonly kind: "follows"; readonly follows: readonly Follows[] }
  | { readonly kind: "unchanged" }
  | { readonly kind: "days-cut"; readonly asked: number; readonly days: number }
  | { readonly kind: "days-default"; readonly days: number }
  | { readonly kind: "days-over-dates"; readonly days: number; readonly dated: number }
  | { readonly kind: "past"; readonly date: DayNumber }
  /** What was said of the dates, which were then assumed; `unread`: something not understood. */
  | {
      readonly kind: "typical";
      readonly start: DayNumber;
      readonly given: "nothing" | "month" | "unread";
    }
  | { readonly kind: "party-default"; readonly unread: boolean }
  | ({ readonly kind: "unread" } & Unread)
  | { readonly kind: "party-assumed"; readonly party: Party }
  | { readonly kind: "party-cut"; readonly asked: number; readonly kept: number }
  | { readonly kind: "unknown"; readonly names: readonly string[] }
  /** What was said and not understood, as written. */
  | { readonly kind: "unplanned"; readonly texts: readonly string[] }
  /** What the days keep room for and the sum does not hold. */
  | { readonly kind: "own"; readonly own: readonly Own[] }
  /** What has to be there and is not, since no day suits it. */
  | { readonly kind: "own-left"; readonly own: readonly Own[] }
  /** What is asked of the hotel, as written. */
  | { readonly kind: "asks"; readonly texts: readonly string[]; readonly more: boolean }
  /** What must not be in the plan: things that it has none of, and what the operator has to see to. */
  | ({ readonly kind: "avoided" } & Avoided)
  /** The most that a room may cost a night, and whether all of them keep to it. */
  | { readonly kind: "nightly"; readonly most: Amount; readonly dearest?: Amount }
  /** Refusals that nothing in the plan goes against: those that keep things out, and others as written. */
  | {
      readonly kind: "kept-out";
      readonly wishes: readonly WishKind[];
      readonly texts: readonly string[];
    }
  /** What the plan has of several things that were named with "or" between them. */
  | { readonly kind: "one-of"; readonly names: readonly CatalogueText[] }
  /** Needs of a few of a group. */
  | { readonly kind: "of-some"; readonly needs: readonly OfSome[] }
  /** What was counted, as far as the days keep to it. */
  | { readonly kind: "limits"; readonly limits: readonly Limit[] }
  | CareRemark
  | OnOtherDays
  | { readonly kind: "answer"; readonly to: AnswerTo }
  /** Places of the world without a sight in the catalogue, and what it has near them. */
  | { readonly kind: "bare"; readonly spots: readonly Spot[]; readonly near?: Spot }
  | { readonly kind: "left-out"; readonly spots: readonly Spot[] }
  | { readonly kind: "added"; readonly spots: readonly Spot[] }
  | { readonly kind: "chosen"; readonly spots: readonly Spot[] }
  | { readonly kind: "off-season"; readonly spots: readonly Spot[]; readonly month: number }
  /** What the trip is about cannot be had there then. */
  | { readonly kind: "no-theme"; readonly theme: "ski" | "beach" }
  | { readonly kind: "flights-left-out" }
  /** How the rites are done in a wheelchair. */
  | { readonly kind: "wheelchair-umrah" }
  | { readonly kind: "no-flights"; readonly spot: Spot }
  | LeavesBefore
  /** Sights that everybody expects and that the plan does not have. */
  | ({ readonly kind: "missed" } & Missed)
  | Unsuited
  | OtherNights
  /** Beaches that the hotel is wanted at. */
  | { readonly kind: "area"; readonly names: readonly CatalogueText[] }
  | DayOutInstead
  | HousesWithout
  /** An event or holidays that were named: its days, and whether the plan meets them. */
  | {
      readonly kind: "occasion";
      readonly name: CatalogueText;
      readonly sure: boolean;
      readonly tickets: boolean;
      readonly from: DayNumber;
      readonly to: DayNumber;
      readonly how: "chosen" | "met" | "partly" | "missed";
    }
  | { readonly kind: "holy-days"; readonly days: HolyDays; readonly first: DayNumber }
  | { readonly kind: "new-year" }
  /** No night is paid for. */
  | { readonly kind: "own-place" }
  /** The island is left by daylight, and the flight home is late. */
  | { readonly kind: "seaplane" }
  /** A room for each adult, as the sum has it. */
  | { readonly kind: "rooms-apart"; readonly rooms: number }
  | { readonly kind: "rooms-full"; readonly spot: Spot }
  | { readonly kind: "free-days"; readonly days: number }
  /** Days of the plan with meetings, and their hours. */
  | {
      readonly kind: "meetings";
      readonly meetings: readonly { readonly day: number; readonly hours: Hours }[];
    }
  /** Days of the plan that are kept for work. */
  | { readonly kind: "work"; readonly days: readonly number[] }
  /** The plan is longer than the work, whose days no flight cuts. */
  | { readonly kind: "around-work" }
  /** Of days of work that were counted, the one that begins at noon. */
  | { readonly kind: "work-from-noon"; readonly day: number }
  /** What a woman alone wants to know of her arrival and her hotel. */
  | { readonly kind: "woman"; readonly says: "both" | "daylight" | "late" }
  | { readonly kind: "fits"; readonly budget: Amount; readonly withoutFlights: boolean }
  | { readonly kind: "left-over"; readonly amount: Amount; readonly owed: boolean }
  | {
      readonly kind: "need";
      readonly need: Need | "kosher" | "vegan" | "small_children" | "little_walking";
    }
  | { readonly kind: "open"; readonly open: Open }
  /** Rules by country, for a passport of `home`. */
  | {
      readonly kind: "visas";
      readonly home: CatalogueText;
      readonly rules: readonly (readonly [country: CatalogueText, entry: Entry])[];
      readonly entering?: Entering;
    }
  | {
      readonly kind: "unknown-passport";
      readonly home: CatalogueText;
      readonly countries: readonly CatalogueText[];
    }
  /** Codes of the airports where the trip begins and ends, which are two. */
  | { readonly kind: "other-airport"; readonly left: string; readonly back: string }
  | PassedAirport
  | Compared
  /** Flights at hours that are hard on the party, or with a long wait. */
  | { readonly kind: "hard-hours"; readonly flights: readonly FlightPick[] }
  /** What skiers have to see to: hire where it is not in the sum, `school` where children ski. */
  | { readonly kind: "ski"; readonly school: boolean; readonly hire?: Amount }
  /** What was asked for and is bought beside tickets and beds: in the sum. */
  | {
      readonly kind: "priced";
      readonly extras: readonly { readonly wish: WishKind; readonly price: Amount }[];
    }
  /** What was asked for and is for the operator to ask for. */
  | { readonly kind: "on-request"; readonly wishes: readonly WishKind[] }
  | ({ readonly kind: "unmet" } & Pick<Answers, "unmet">)
  /** A way with more changes of planes than travellers like, and what would be easier. */
  | HardWay
  | { readonly kind: "hard-home"; readonly flight: FlightPick; readonly easier?: Spot }
  | {
      readonly kind: "short";
      readonly by: Amount;
      readonly needed: Amount;
      readonly budget: Amount;
      readonly withoutFlights: boolean;
      /** What of it the flights take. */
      readonly forFlights?: Amount;
      readonly ways: readonly WayOut[];
    }
  | { readonly kind: "currency"; readonly asked: string; readonly used: string };

/** Remarks on a plan: its places, its empty days, season, party, ways and rooms. */
export function remarksOn(planning: Planning, sketch: Sketch, trip: Trip): Remark[] {
  const { lodgings, days } = trip;
  const { wish, deps } = planning;
  return [
    ...wish.open.map((open): Remark => ({ kind: "open", open })),
    ...occasionRemarks(wish, sketch.frame.start, days.length),
    ...placeRemarks(trip, sketch),
    ...bareRemarks(sketch, deps.atlas),
    ...needRemarks(trip),
    ...workRemarks(trip),
    ...answerRemarks(trip),
    ...priceRemarks(trip, deps.rates),
    ...bedRemarks(trip, deps.rates),
    ...womanRemarks(trip),
    ...missedIn(trip).map((missed): Remark => ({ kind: "missed", ...missed })),
    ...unsuitedRemarks(trip),
    ...freeTimeRemarks(days),
    ...seasonRemarks(sketch, wish),
    ...holyDaysOf(sketch.frame).map(
      ({ kind, first }): Remark => ({ kind: "holy-days", days: kind, first }),
    ),
    ...newYearRemarks(trip),
    ...themeRemarks(wish, sketch),
    ...wish.unread.map((unread): Remark => ({ kind: "unread", ...unread })),
    ...partyRemarks(wish),
    ...wayRemarks(wish, sketch, trip),
    ...visaRemarks(wish, sketch, deps.atlas),
    ...lodgings
      .filter(({ free, stay }) => !free && stay.nights > 0)
      .map(({ stay }): Remark => ({ kind: "rooms-full", spot: stay.spot })),
  ];
}

const DRY = new Set("IR KW SA".split(" "));
const RESPECTED: readonly Need[] = ["wheelchair", "vegetarian", "halal", "train"];

/** What was asked for and is so of everything in the plan. */
function needRemarks({ wish, days, frame }: Trip): Remark[] {
  const { needs, smallChildren } = wish;
  const asked = wishedThings(wish, days.length);
  const isKept = days.every((day) =>
    [...placesOf(day), ...excursionsOf(day)].every(
      // The slopes are for those of the party who ski.
      (one) => suits(one, wish) || isAskedFor(asked, one) || one.categories[0] === "ski",
    ),
  );
  if (!isKept) return [];
  const isByTrain = [frame.arrival, ...frame.transfers, frame.departure].some(
    ({ mode }) => mode === "train",
  );
  const kept = RESPECTED.filter((need) => needs.includes(need) && (need !== "train" || isByTrain));
  // "Kosher, no pork" is one diet, called by its own name.
  const isVegan = wish.wishes.some(({ kind }) => kind === "vegan");
  const table = kept.map((need) => (need === "vegetarian" && isVegan ? ("vegan" as const) : need));
  const own = isKosher(wish)
    ? [...table.filter((need) => need !== "halal"), "kosher" as const]
    : table;
  // Where nobody is served wine or pork there is nothing to leave out.
  const isDry = frame.stays.every(({ spot }) => DRY.has(spot.country));
  const diet = isDry ? own.filter((need) => need !== "halal") : own;
  const all = [
    ...diet,
    ...(smallChildren ? (["small_children"] as const) : []),
    ...(walksLittle(wish) && !needs.includes("wheelchair") ? (["little_walking"] as const) : []),
  ];
  const isUmrah = needs.includes("wheelchair") && days.some(({ spot }) => spot.slug === "mecca");
  return [
    ...all.map((need) => ({ kind: "need", need }) as const),
    ...(isUmrah ? [{ kind: "wheelchair-umrah" } as const] : []),
  ];
}

function newYearRemarks({ days, wish }: Trip): Remark[] {
  return days.some((day) => isNewYearsEve(day, wish)) ? [{ kind: "new-year" }] : [];
}

/** It is light between these hours nearly everywhere and always. */
const LIGHT_FROM = 7;
const LIGHT_UNTIL = 17;

function womanRemarks({ wish, frame, lodgings }: Trip): Remark[] {
  const { flight } = frame.arrival;
  if (!wish.woman || !flight) return [];
  const lands = hourOf(flight.arrives);
  if (lands < LIGHT_FROM || lands > LIGHT_UNTIL)
    return hotelWishOf(wish).none ? [] : [{ kind: "woman", says: "late" }];
  const central = lodgings.every(({ where }) => where === "centre");
  return [{ kind: "woman", says: central ? "both" : "daylight" }];
}

/** From so many free days on a remark says so. */
const MANY_FREE_DAYS = 2;

function freeTimeRemarks(days: Trip["days"]): Remark[] {
  // Evenings fill themselves.
  const known = days.filter(({ spot }) => !isBare(spot));
  const parts = known.flatMap(({ slots }) => [slots.morning, slots.afternoon]);
  const free = Math.floor(parts.filter(({ kind }) => kind === "free").length / 2);
  return free >= MANY_FREE_DAYS ? [{ kind: "free-days", days: free }] : [];
}

function placeRemarks(trip: Trip, { choice }: Sketch): Remark[] {
  const { wish, days } = trip;
  const remarks: Remark[] = [];
  const own = ownIn(days).map(({ text }) => text);
  const names = [...wish.unknown, ...wish.unclear].filter(
    (name) =>
      !own.some((text) => text.includes(name)) && !isShown(name, days) && !isHeld(name, trip, true),
  );
  if (names.length > 0) remarks.push({ kind: "unknown", names });
  if (choice.free) remarks.push({ kind: "chosen", spots: choice.spots });
  if (choice.leftOut.length > 0) remarks.push({ kind: "left-out", spots: choice.leftOut });
  // One more island was asked for where islands were.
  const added = choice.added.filter(
    ({ destination }) =>
      !(wish.interests.includes("islands") && destination.categories.includes("islands")),
  );
  if (added.length > 0) remarks.push({ kind: "added", spots: added });
  return remarks;
}

function bareRemarks({ choice }: Sketch, atlas: Atlas): Remark[] {
  const spots = choice.spots.filter(isBare);
  const [first] = spots;
  if (!first) return [];
  const near = nearestHeld(first, atlas);
  return [{ kind: "bare", spots, ...(near && !choice.spots.includes(near) && { near }) }];
}

function themeRemarks(wish: Wish, { frame }: Sketch): Remark[] {
  return (["ski", "beach"] as const)
    .filter((theme) => wish.interests.includes(theme))
    .filter((theme) =>
      frame.days.every(({ spot, calendar }) => isWithout(spot, theme, calendar.month)),
    )
    .map((theme) => ({ kind: "no-theme", theme }));
}

/** It has a beach or slopes, and none in that month; of a place that has neither nothing is known. */
function isWithout({ destination }: Spot, theme: Theme, month: number): boolean {
  const all = destination.places.filter((one) => one.repeat && one.categories.includes(theme));
  return all.length > 0 && !all.some((one) => isOpen(one, { month }));
}

/** What is there in a season that is not the best for anything else. */
const OF_A_SEASON: ReadonlySet<WishKind> = new Set([
  "christmasMarket",
  "northernLights",
  "dogSled",
]);

/** Waters, shops and prayers are the same in any month. */
function isOfIndoors({ destination: { categories } }: Spot, { interests }: Wish): boolean {
  const [first] = categories;
  return (
    interests.includes("shopping") ||
    (first === "wellness" && interests.includes("wellness")) ||
    (first === "pilgrimage" && interests.includes("pilgrimage"))
  );
}

/** A city counts as out of season by the month of its first day. */
function seasonRemarks({ frame }: Sketch, wish: Wish): Remark[] {
  if (wish.work || wish.wishes.some(({ kind }) => OF_A_SEASON.has(kind))) return [];
  const seen = new Set<Spot>();
  const off = new Map<number, Spot[]>();
  for (const { spot, calendar } of frame.days) {
    if (seen.has(spot)) continue;
    seen.add(spot);
    if (inSeason(spot, calendar.month) || isOfIndoors(spot, wish)) continue;
    off.set(calendar.month, [...(off.get(calendar.month) ?? []), spot]);
  }
  return [...off].map(([month, spots]) => ({ kind: "off-season", spots, month }));
}

function partyRemarks({ party, partyFrom, partyCutFrom, unread }: Wish): Remark[] {
  if (partyCutFrom !== undefined) {
    const kept = party.adults + party.children + party.infants;
    return [{ kind: "party-cut", asked: partyCutFrom, kept }];
  }
  if (partyFrom === "default") {
    return [{ kind: "party-default", unread: unread.some(({ field }) => field === "travelers") }];
  }
  return partyFrom === "assumed" ? [{ kind: "party-assumed", party }] : [];
}
