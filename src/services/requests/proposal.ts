import type { CatalogueText } from "../../domain/catalogue.ts";
import type { PlanAnswer } from "../../domain/contracts/concierge/plan.ts";
import { isoDate, parseIsoDate } from "../../domain/dates.ts";
import { defined } from "../../domain/defined.ts";
import { currencyDigits } from "../../domain/money.ts";
import type { Cabin } from "../../domain/travel.ts";
import type { ExchangeRates, Places } from "../../suppliers/types.ts";
import { checkPlanId } from "../concierge/plan/id/plan-id.ts";
import {
  daysBetween,
  type PlannedStay,
  type PlannedWay,
  shifted,
  staysOf,
  townOf,
  wayOf,
} from "./planned.ts";
import { type PersonName, ticketNames } from "./ticket-names.ts";
import { daysSaid, type NamedDays, namedDays } from "./travel-span.ts";
import { daysAdded, type Wanted } from "./wanted.ts";

/** What a booking for a request may start from: what was asked for, and nothing made up. */
export interface Proposal extends PlannedWay {
  readonly from?: string;
  readonly to?: string;
  readonly departure?: string;
  readonly returning?: string;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  /** How many travel, where that is more than one booking holds. */
  readonly travellers?: number;
  /** How many of the adults are children whom airlines count as such: from 12 on. */
  readonly grown?: number;
  /** Who they are, in the letters of a ticket; the first of them asked. */
  readonly names: readonly PersonName[];
  readonly cabin: Cabin;
  /** Where the plan sleeps. */
  readonly stays: readonly PlannedStay[];
  readonly budget?: {
    readonly amount: number;
    readonly currency: string;
    readonly per: "total" | "person" | "day";
    /** What a dollar is in the budget's currency; absent where no rate is known. */
    readonly perUsd?: number;
  };
  /** Fields that follow from the plan, not from the traveller's own words. */
  readonly guessed: readonly Guess[];
}

type Guess = "to" | "backFrom" | "departure" | "returning" | "party" | "names" | "cabin" | "hotel";

const MOST_SEATS = 9;
/** From this age on airlines sell an adult's ticket. */
const ADULT_FARE = 12;
const CLASS = "[- ]?(?:class|klass?|класс\\p{L}*)";
const CABIN_WORDS: readonly (readonly [Cabin, RegExp])[] = [
  ["premium_economy", /premium[- ]?(?:economy|ekonom)|премиум[- ]?эконом/iu],
  ["business", new RegExp(`(?<!\\p{L})(?:business|biznes|бизнес)${CLASS}`, "iu")],
  ["first", new RegExp(`(?<!\\p{L})(?:first|birinci|перв\\p{L}*)${CLASS}`, "iu")],
  ["economy", new RegExp(`(?<!\\p{L})(?:economy|ekonom|эконом)${CLASS}`, "iu")],
];

export interface ProposalParts {
  readonly places: Places;
  readonly rates: ExchangeRates;
  /** What plans call cities, by code. */
  readonly cities: ReadonlyMap<string, CatalogueText>;
}

export function proposalOf(
  wanted: Wanted,
  plan: PlanAnswer | undefined,
  { places, rates, cities }: ProposalParts,
): Proposal {
  const { asked, added } = wanted;
  const kept = plan?.plan_id === undefined ? undefined : checkPlanId(plan.plan_id);
  const days = daysOf(wanted, kept?.w);
  const planned = kept?.w ? plan?.dates : undefined;
  const said = days?.from ?? planned?.from;
  const departure = flownOn(plan, said) ?? said;
  const returning = days ? (days.to ?? lastDay(days.from, departure, plan)) : planned?.to;
  const party = partyOf(kept?.p ?? [asked.travelers ?? 1], kept?.a);
  const town = (name: string) => townOf(name, places, plan, cities);
  const airport = (name: string) => {
    const place = town(name);
    return place && (place.kind === "stay" ? place.nearestAirport : place.code);
  };
  const named = asked.destination === undefined ? undefined : airport(asked.destination);
  const placesSaid = (kept?.s ?? []).map(airport);
  const to =
    named ??
    [...(plan?.destinations ?? []).map(airport), ...placesSaid].find((code) => code !== undefined);
  const way = wayOf(plan, kept?.o, to, { places, airport });
  const stays = staysOf(plan, (name) => town(name)?.code).map((stay) =>
    shifted(stay, departure, plan),
  );
  const [amount, currency = "", per = "total"] = kept?.b ?? [];
  const words = [asked.message, ...added.map(({ text }) => text)];
  const cabin = words.map(cabinIn).findLast((one) => one !== undefined);
  const people = ticketNames(asked.name ?? "", asked.lang);
  const isParty = asked.travelers !== undefined || kept?.f === "stated";
  const isGuess: Readonly<Record<Guess, boolean>> = {
    to: to !== undefined && named === undefined && !placesSaid.includes(to),
    backFrom: way.backFrom !== undefined,
    departure: departure !== undefined && departure !== days?.from,
    // A length that was said, from a day that was said, is as good as the day itself.
    returning:
      returning !== undefined && days?.to === undefined && !(days && kept?.d !== undefined),
    party: !isParty,
    names: people.guessed,
    cabin: cabin === undefined,
    hotel: stays.length > 0,
  };
  return {
    ...defined({ from: kept?.o, to, departure, returning }),
    ...way,
    stays,
    ...party,
    names: people.names,
    cabin: cabin ?? "economy",
    ...(amount !== undefined && {
      budget: { amount, currency: currency || "USD", per, ...rateOf(currency || "USD", rates) },
    }),
    guessed: GUESSES.filter((field) => isGuess[field]),
  };
}

/** As airlines count them, and as many of them as a booking holds. */
function partyOf([grownUps = 1, young = 0, infants = 0]: readonly number[], ages?: number[]) {
  const grown = Math.min(young, (ages ?? []).filter((age) => age >= ADULT_FARE).length);
  const adults = Math.min(grownUps + grown, MOST_SEATS);
  const children = Math.min(young - grown, MOST_SEATS - adults);
  const travellers = grownUps + young + infants;
  const held = { adults, children, infants: Math.min(infants, adults) };
  return {
    ...held,
    ...(travellers > adults + children + held.infants && { travellers }),
    ...(grown > 0 && { grown }),
  };
}

/** An eve is at most so many days before what was said. */
const EVE_DAYS = 3;

/** The day on which the plan flies, where that is before the first day that was said: an eve, or a night on board. */
function flownOn(plan: PlanAnswer | undefined, said: string | undefined): string | undefined {
  const flown = plan?.flights?.length ? (plan.dates?.leaves ?? plan.dates?.from) : undefined;
  const early = daysBetween(flown, said);
  return early > 0 && early <= EVE_DAYS ? flown : undefined;
}

function cabinIn(text: string): Cabin | undefined {
  return CABIN_WORDS.find(([, sought]) => sought.test(text))?.[0];
}

/** The plan's own last day where it is a plan of these days, otherwise that of a journey as long. */
function lastDay(
  from: string,
  departure: string | undefined,
  plan: PlanAnswer | undefined,
): string | undefined {
  const { dates } = plan ?? {};
  if (dates && [dates.from, dates.leaves].includes(departure)) return dates.to;
  const day = parseIsoDate(from);
  const length = plan?.itinerary.length ?? 0;
  return day === undefined || length < 2 ? undefined : isoDate(day + length - 1);
}

const GUESSES: readonly Guess[] = [
  "to",
  "backFrom",
  "departure",
  "returning",
  "party",
  "names",
  "cabin",
  "hotel",
];

type Window = readonly [start: number, end: number | null, exact: boolean];

/** The days that the traveller named: what was said last counts. */
function daysOf(wanted: Wanted, window: Window | undefined): NamedDays | undefined {
  const { asked, askedAt } = wanted;
  const last = daysAdded(wanted);
  if (last) return last;
  const dates = asked.dates === undefined ? undefined : namedDays(asked.dates, askedAt);
  if (dates) return dates;
  if (!window) return daysSaid(asked.message, askedAt);
  const [start, end, exact] = window;
  if (!exact) return undefined;
  return { from: isoDate(start), ...(end !== null && { to: isoDate(end) }) };
}

/** Of a hundred thousand dollars, so that a currency without cents has digits enough. */
const MANY_USD_CENTS = 100_000_00;

function rateOf(currency: string, rates: ExchangeRates): { readonly perUsd?: number } {
  const minor = rates.convert(MANY_USD_CENTS, "USD", currency);
  if (minor === undefined) return {};
  return { perUsd: minor / 10 ** currencyDigits(currency) / (MANY_USD_CENTS / 100) };
}
