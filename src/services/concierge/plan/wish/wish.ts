import type { Category, Language } from "../../../../domain/catalogue.ts";
import type { Need, Pace } from "../../../../domain/contracts/concierge/plan.ts";
import type { DayNumber } from "../../../../domain/dates.ts";
import type { Party } from "../../../../domain/travel.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Spot } from "../atlas/atlas.ts";
import type { Codes } from "../changes/codes.ts";
import type { MovedTo } from "../changes/moved.ts";
import type { Undone } from "../changes/route.ts";
import type { Budget } from "./budget.ts";
import type { Dated } from "./dated.ts";
import type { OfSome } from "./for-some.ts";
import type { Level } from "./level.ts";
import type { Meeting } from "./meeting.ts";
import type { Origin } from "./origin.ts";
import type { Own } from "./own-wishes.ts";
import type { When } from "./when.ts";
import type { Workplace } from "./workplaces.ts";

/** A field of a request that was filled in, and not understood. */
export interface Unread {
  readonly field: "dates" | "budget" | "travelers";
  /** As it was written, shortened. */
  readonly text: string;
}

/** What a request leaves open or says in two ways: to be asked. */
export type Open = "party" | "dates" | "length" | "destinations" | "currency";

/** What a plan was made of a wish: the day that stands for its dates, and its cities in order. */
export interface Made {
  readonly start: DayNumber;
  readonly spots: readonly Spot[];
  /** In each of them. */
  readonly nights?: readonly number[];
  readonly comfort?: Comfort;
  readonly currency?: string;
  /** Of a plan that was changed. */
  readonly codes?: Codes;
}

/** How comfortable a plan is, and its rooms. */
export interface Comfort {
  readonly level: Level;
  readonly rooms: Level;
  /** Its flights were chosen by their price. */
  readonly cheapFlights?: true;
}

/** What a change did to the wish of an earlier plan. */
export interface Changed {
  readonly before: Wish;
  readonly undone: readonly Undone[];
  /** Some of its words were understood as a change, though the plan may be as asked already. */
  readonly heard: boolean;
  /** Rooms or the whole were to become cheaper or finer. */
  readonly money: readonly ("cheaper" | "cheaper-rooms" | "finer-rooms")[];
  /** What the trip is no longer about, as written. */
  readonly refused: readonly string[];
  /** Cities whose length was asked for. */
  readonly asked: readonly Spot[];
  /** The ways were to be flown. */
  readonly flown?: true;
  /** The city from whose own airport the way home is to be flown. */
  readonly homeFrom?: Spot;
  /** Sights and days out that were asked for by name. */
  readonly named: readonly string[];
  /** Those of them that a command adds. */
  readonly wanted: readonly string[];
  /** Those that were struck out by name. */
  readonly struck: readonly string[];
  /** What is to stand on another day. */
  readonly moves: readonly MovedTo[];
}

export type Style = "economy" | "standard" | "comfort";

/** A thing that was asked for by name. */
export interface Wished {
  readonly kind: WishKind;
  /** The words that say it, as written. */
  readonly said: string;
}

/** A wish, and on how many days it was asked for where a field counts them. */
export interface WishedDays extends Wished {
  readonly times?: number;
}

/** How long a city was asked for. */
export interface StayWish {
  readonly spot: Spot;
  readonly days: number;
  /** Nights were counted: the day of the way home is none of them. */
  readonly nights?: boolean;
}

/** What was understood of a request. */
export interface Wish {
  readonly lang: Language;
  /** A remark where the language asked for is not one of ours. */
  readonly langNote?: string;
  /** Destinations that were named, in the order of the text. */
  readonly spots: readonly Spot[];
  /** Countries that were named. */
  readonly countries: readonly string[];
  /** Countries of a region that was named: any of them will do. */
  readonly region: readonly string[];
  readonly interests: readonly Category[];
  readonly needs: readonly Need[];
  /** What was asked for by name, in the order of the text: to be served, or said not to be. */
  readonly wishes: readonly WishedDays[];
  /** Sights and days out that were called by name, by slug. */
  readonly things?: readonly string[];
  /** The days that were said for some of them, and for cities. */
  readonly dated?: readonly Dated[];
  /** Clauses that ask for a day on which nothing is planned. */
  readonly freeDays?: readonly string[];
  /** Sights and days out that were said not to be wanted, by slug. */
  readonly without?: readonly string[];
  /** The plan that was made of this wish before: a change keeps its first day and its cities. */
  readonly made?: Made;
  /** What a changed plan was made of. */
  readonly codes?: Codes;
  /** The wish is one that was changed. */
  readonly changed?: Changed;
  /** The trip goes to the cities that were named and to no other. */
  readonly settled?: true;
  /** The cities are in the order of an earlier plan: any other comes where it fits between them. */
  readonly routed?: true;
  /** The first day is one there, and not that of the flight: it is that of an earlier plan. */
  readonly arrives?: true;
  /** The plan is to be no more comfortable than this; without a budget, just so. */
  readonly comfort?: Comfort;
  /** There is work to do on the way: meetings, a conference. */
  readonly work?: true;
  /** It is a fair that is worked at, and no meetings. */
  readonly fair?: true;
  /** Others come along who do not work, with what they like, by the kinds of things. */
  readonly company?: readonly string[];
  /** How many days of it, where they were counted: "two days of meetings". */
  readonly workDays?: number;
  /** The hours of it, where they were said. */
  readonly meetings?: readonly Meeting[];
  /** The days of it in each of several cities, in their order. */
  readonly workAt?: readonly Workplace[];
  /** The day on which it begins, where the plan begins before it. */
  readonly workFrom?: DayNumber;
  /** The days are to be, or to hold, a Saturday and a Sunday. */
  readonly weekend?: true;
  /** The places are to be visited in the order of the text: "Singapore, then Bali". */
  readonly ordered?: true;
  /** Days that were asked for in a city, out of all. */
  readonly stays?: readonly StayWish[];
  /** As asked; may be more than a plan holds. */
  readonly days?: number;
  readonly when?: When;
  /** Events and holidays that were named, by how they are called in the lexicon. */
  readonly occasions?: readonly string[];
  /** The days were chosen for one of them. */
  readonly chosenFor?: true;
  /** The dates are those of the trip, as a field of the request gave them. */
  readonly fixedDates?: true;
  readonly party: Party;
  readonly partyFrom: "stated" | "assumed" | "default";
  readonly partyCutFrom?: number;
  /** The only traveller is a woman, which Russian grammar wants to know. */
  readonly woman?: true;
  /** Of the children, in years, as far as they were said. */
  readonly ages: readonly number[];
  /** A child under six or an infant travels. */
  readonly smallChildren: boolean;
  readonly open: readonly Open[];
  readonly budget?: Budget;
  readonly style?: Style;
  /** An earlier plan was to become cheaper: money that is left goes into no finer rooms. */
  readonly thrifty?: true;
  readonly pace?: Pace;
  readonly origin?: Origin;
  /** Countries whose passports the travellers said they hold. */
  readonly passports?: readonly string[];
  readonly unread: readonly Unread[];
  /** English names of places that were named and that the catalogue does not have. */
  readonly beyond?: readonly string[];
  /** Names of places that neither catalogue nor world knows, as written. */
  readonly unknown: readonly string[];
  /** What was said and not understood, as written: nothing of it is planned. */
  readonly unplanned?: readonly string[];
  /** What is asked of the hotel and no kind of wish stands for, as written. */
  readonly asks?: readonly string[];
  /** What was asked for and the catalogue lacks: it gets room in the days. */
  readonly own?: readonly Own[];
  /** What was taken of several that were named with "or" between them, by slug. */
  readonly oneOf?: readonly string[];
  /** Needs of fewer than half of a group, which the operator sees to. */
  readonly ofSome?: readonly OfSome[];
  /** What must not be in the plan and no denial stands for, as written. */
  readonly avoid?: readonly string[];
  /** The most that a room may cost a night. */
  readonly nightly?: { readonly amount: number; readonly currency: string | undefined };
  /** Words that may be such names. */
  readonly unclear: readonly string[];
  /** The currency asked for, in capitals; the rates may not know it. */
  readonly currency?: string;
}

/** True where any place will do: neither city nor country nor region was named. */
export function namesNoPlace({ spots, countries, region }: Wish): boolean {
  return spots.length + countries.length + region.length === 0;
}

/** The language of the answers to a wish, with what is said of it. */
export function languageOf({ lang, langNote }: Wish): Pick<Wish, "lang" | "langNote"> {
  return { lang, ...(langNote !== undefined && { langNote }) };
}
