import type { PlanAnswer } from "../../domain/contracts/concierge/plan.ts";
import { isoDate, parseIsoDate } from "../../domain/dates.ts";
import { defined } from "../../domain/defined.ts";
import { currencyDigits } from "../../domain/money.ts";
import type { Cabin } from "../../domain/travel.ts";
import type { ExchangeRates, Places } from "../../suppliers/types.ts";
import { checkPlanId } from "../concierge/plan/plan-id.ts";
import { daysSaid, type NamedDays, namedDays } from "./travel-span.ts";
import { daysAdded, type Wanted } from "./wanted.ts";

/** What a booking for a request may start from: what was asked for, and nothing made up. */
export interface Proposal {
  readonly from?: string;
  readonly to?: string;
  /** Where the way back begins, where that is another city. */
  readonly backFrom?: string;
  readonly departure?: string;
  readonly returning?: string;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
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

/** A hotel of the plan, and its nights as days since the departure; the last ends with the journey. */
export interface PlannedStay {
  readonly hotel: string;
  readonly city?: string;
  readonly firstDay: number;
  readonly lastDay?: number;
}

type Guess = "to" | "backFrom" | "departure" | "returning" | "party" | "cabin" | "hotel";

const MOST_SEATS = 9;
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
}

export function proposalOf(
  wanted: Wanted,
  plan: PlanAnswer | undefined,
  { places, rates }: ProposalParts,
): Proposal {
  const { asked, added } = wanted;
  const kept = plan?.plan_id === undefined ? undefined : checkPlanId(plan.plan_id);
  const days = daysOf(wanted, kept?.w);
  const planned = kept?.w ? plan?.dates : undefined;
  const said = days?.from ?? planned?.from;
  const departure = flownOn(plan, said) ?? said;
  const returning = days ? (days.to ?? endOf(days.from, plan)) : planned?.to;
  const [adults = 1, children = 0, infants = 0] = kept?.p ?? [asked.travelers ?? 1];
  const airport = (name: string) => airportOf(name, places);
  const named = asked.destination === undefined ? undefined : airport(asked.destination);
  const placesSaid = (kept?.s ?? []).map(airport);
  const to =
    named ??
    [...(plan?.destinations ?? []).map(airport), ...placesSaid].find((code) => code !== undefined);
  const backFrom = wayBackFrom(plan, to, places);
  const stays = staysOf(plan, airport).map((stay) => shifted(stay, departure, plan));
  const [amount, currency = "", per = "total"] = kept?.b ?? [];
  const words = [asked.message, ...added.map(({ text }) => text)];
  const cabin = words.map(cabinIn).findLast((one) => one !== undefined);
  const isParty = asked.travelers !== undefined || kept?.f === "stated";
  const isGuess: Readonly<Record<Guess, boolean>> = {
    to: to !== undefined && named === undefined && !placesSaid.includes(to),
    backFrom: backFrom !== undefined,
    departure: departure !== undefined && departure !== days?.from,
    // A length that was said, from a day that was said, is as good as the day itself.
    returning:
      returning !== undefined && days?.to === undefined && !(days && kept?.d !== undefined),
    party: !isParty,
    cabin: cabin === undefined,
    hotel: stays.length > 0,
  };
  return {
    ...defined({ from: kept?.o, to, backFrom, departure, returning }),
    stays,
    adults: Math.min(adults, MOST_SEATS),
    children: Math.min(children, MOST_SEATS - 1),
    infants,
    cabin: cabin ?? "economy",
    ...(amount !== undefined && {
      budget: { amount, currency: currency || "USD", per, ...rateOf(currency || "USD", rates) },
    }),
    guessed: GUESSES.filter((field) => isGuess[field]),
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

/** A stay's days since the departure, which may be before the first day of the plan. */
function shifted(
  { firstDay, lastDay, ...stay }: PlannedStay,
  departure: string | undefined,
  plan: PlanAnswer | undefined,
): PlannedStay {
  const early = plan?.dates?.leaves === departure ? daysBetween(departure, plan?.dates?.from) : 0;
  const later = (day: number) => day + early;
  return {
    ...stay,
    firstDay: later(firstDay),
    ...(lastDay !== undefined && { lastDay: later(lastDay) }),
  };
}

function daysBetween(from: string | undefined, to: string | undefined): number {
  const [first, last] = [from, to].map((day) =>
    day === undefined ? undefined : parseIsoDate(day),
  );
  return first === undefined || last === undefined ? 0 : last - first;
}

const HOTEL = /^(.+?) \d★.*, ([^,]+)$/u;

/** The plan's hotels with the days of their cities; a plan that sleeps in a city twice is not taken apart. */
function staysOf(
  plan: PlanAnswer | undefined,
  airport: (name: string) => string | undefined,
): readonly PlannedStay[] {
  const stays = (plan?.hotels ?? []).flatMap((written) => {
    const [, hotel, town = ""] = HOTEL.exec(written) ?? [];
    const firstDay = plan?.itinerary.findIndex(({ city }) => city === town) ?? -1;
    const city = airport(town);
    return hotel === undefined ? [] : [{ hotel, firstDay, ...defined({ city }) }];
  });
  const days = stays.map(({ firstDay }) => firstDay);
  const isInOrder = days.every((day, index) => day > (days[index - 1] ?? -1));
  return isInOrder
    ? stays.map((stay, index) => ({ ...stay, ...defined({ lastDay: days[index + 1] }) }))
    : stays.slice(0, 1).map((stay) => ({ ...stay, firstDay: 0 }));
}

function cabinIn(text: string): Cabin | undefined {
  return CABIN_WORDS.find(([, sought]) => sought.test(text))?.[0];
}

/** The last day of a journey as long as its plan. */
function endOf(from: string, plan: PlanAnswer | undefined): string | undefined {
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

/** Where the plan's last flight leaves from, where it is not the city of the first one's landing. */
function wayBackFrom(
  plan: PlanAnswer | undefined,
  to: string | undefined,
  places: Places,
): string | undefined {
  const flights = plan?.flights ?? [];
  const [, code] = /^([A-Z]{3})–/.exec(flights.length > 1 ? (flights.at(-1) ?? "") : "") ?? [];
  const cityOf = (of: string) => places.find(of)?.cityCode ?? of;
  if (code === undefined || to === undefined || cityOf(code) === cityOf(to)) return undefined;
  return cityOf(code);
}

/** Of a hundred thousand dollars, so that a currency without cents has digits enough. */
const MANY_USD_CENTS = 100_000_00;

function rateOf(currency: string, rates: ExchangeRates): { readonly perUsd?: number } {
  const minor = rates.convert(MANY_USD_CENTS, "USD", currency);
  if (minor === undefined) return {};
  return { perUsd: minor / 10 ** currencyDigits(currency) / (MANY_USD_CENTS / 100) };
}

/** A place that flights go to; names are as people and catalogues write them. */
function airportOf(name: string, places: Places): string | undefined {
  const place = places.read(name.replaceAll("-", " "));
  return place && (place.kind === "stay" ? place.nearestAirport : place.code);
}
