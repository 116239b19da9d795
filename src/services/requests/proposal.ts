import type { PlanAnswer } from "../../domain/contracts/concierge/plan.ts";
import { isoDate, parseIsoDate } from "../../domain/dates.ts";
import { defined } from "../../domain/defined.ts";
import type { Places } from "../../suppliers/types.ts";
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
  };
  /** Fields that follow from the plan, not from the traveller's own words. */
  readonly guessed: readonly ("to" | "departure" | "returning" | "party" | "cabin")[];
}

const MOST_SEATS = 9;
const BUSINESS = /\b(?:business|biznes)[- ]?(?:class|klass?)|бизнес[- ]?класс/iu;

export function proposalOf(asked: Asked, plan: PlanAnswer | undefined, places: Places): Proposal {
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
    ...(amount !== undefined && { budget: { amount, currency: currency || "USD", per } }),
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

/** A place that flights go to; names are as people and catalogues write them. */
function airportOf(name: string | undefined, places: Places): string | undefined {
  const place = name === undefined ? undefined : places.read(name.replaceAll("-", " "));
  return place && (place.kind === "stay" ? place.nearestAirport : place.code);
}
