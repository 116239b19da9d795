import type { PlanAnswer } from "../../domain/contracts/concierge/plan.ts";
import { isoDate, parseIsoDate } from "../../domain/dates.ts";
import { defined } from "../../domain/defined.ts";
import { currencyDigits } from "../../domain/money.ts";
import type { ExchangeRates, Places } from "../../suppliers/types.ts";
import { checkPlanId } from "../concierge/plan/plan-id.ts";
import type { Asked } from "./document.ts";

/** What a booking for a request may start from: what was asked for, and nothing made up. */
export interface Proposal {
  readonly from?: string;
  readonly to?: string;
  readonly departure?: string;
  readonly returning?: string;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly cabin: "economy" | "business";
  readonly budget?: {
    readonly amount: number;
    readonly currency: string;
    readonly per: "total" | "person" | "day";
    /** What a dollar is in the budget's currency; absent where no rate is known. */
    readonly perUsd?: number;
  };
  /** Fields that follow from the plan, not from the traveller's own words. */
  readonly guessed: readonly ("to" | "departure" | "returning" | "party" | "cabin")[];
}

const MOST_SEATS = 9;
const BUSINESS = /\b(?:business|biznes)[- ]?(?:class|klass?)|бизнес[- ]?класс/iu;

export interface ProposalParts {
  readonly places: Places;
  readonly rates: ExchangeRates;
}

export function proposalOf(
  asked: Asked,
  plan: PlanAnswer | undefined,
  { places, rates }: ProposalParts,
): Proposal {
  const kept = plan?.plan_id === undefined ? undefined : checkPlanId(plan.plan_id);
  const written = (asked.dates?.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? []).filter(
    (day) => parseIsoDate(day) !== undefined,
  );
  const [start, end, exact] = kept?.w ?? [];
  const planned = kept?.w ? plan?.dates : undefined;
  const departure = written[0] ?? (exact && start !== undefined ? isoDate(start) : planned?.from);
  const returning = written[0]
    ? written[1]
    : exact && typeof end === "number"
      ? isoDate(end)
      : planned?.to;
  const stated = written.length > 0;
  const [adults = 1, children = 0, infants = 0] = kept?.p ?? [asked.travelers ?? 1];
  const named = airportOf(asked.destination, places);
  const to =
    named ??
    [...(plan?.destinations ?? []), ...(kept?.s ?? [])]
      .map((name) => airportOf(name, places))
      .find((code) => code !== undefined);
  const [amount, currency = "", per = "total"] = kept?.b ?? [];
  const isBusiness = BUSINESS.test(asked.message);
  const isParty = asked.travelers !== undefined || kept?.f === "stated";
  return {
    ...defined({ from: kept?.o, to, departure, returning }),
    adults: Math.min(adults, MOST_SEATS),
    children: Math.min(children, MOST_SEATS - 1),
    infants,
    cabin: isBusiness ? "business" : "economy",
    ...(amount !== undefined && {
      budget: { amount, currency: currency || "USD", per, ...rateOf(currency || "USD", rates) },
    }),
    guessed: [
      ...(to !== undefined && named === undefined ? (["to"] as const) : []),
      ...(departure !== undefined && !stated && !exact ? (["departure"] as const) : []),
      ...(returning !== undefined && !stated && !(exact && typeof end === "number")
        ? (["returning"] as const)
        : []),
      ...(isParty ? [] : (["party"] as const)),
      ...(isBusiness ? [] : (["cabin"] as const)),
    ],
  };
}

/** Of a hundred thousand dollars, so that a currency without cents has digits enough. */
const MANY_USD_CENTS = 100_000_00;

function rateOf(currency: string, rates: ExchangeRates): { readonly perUsd?: number } {
  const minor = rates.convert(MANY_USD_CENTS, "USD", currency);
  if (minor === undefined) return {};
  return { perUsd: minor / 10 ** currencyDigits(currency) / (MANY_USD_CENTS / 100) };
}

/** A place that flights go to; names are as people and catalogues write them. */
function airportOf(name: string | undefined, places: Places): string | undefined {
  const place = name === undefined ? undefined : places.read(name.replaceAll("-", " "));
  return place && (place.kind === "stay" ? place.nearestAirport : place.code);
}
