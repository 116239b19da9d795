import type { ShownOffer } from "../../domain/contracts/flights/search.ts";
import { formatDuration, isoDate, parseIsoDate } from "../../domain/dates.ts";
import { currencyDigits } from "../../domain/money.ts";

/** One offer on a line. Codes and figures only: names that a supplier wrote stay in the data. */
export function offerLine(offer: ShownOffer, wanted?: number): string {
  const { total, conditions, reason, id } = offer;
  const slices = offer.slices ?? [singleFlight(offer)];
  const cabin = offer.cabin_class ? ` ${offer.cabin_class}` : "";
  // Of a search for so many bags every offer includes as many.
  const bags = offer.baggage.checked.included ? included(wanted) : "no checked bag";
  const terms = conditionsText(conditions);
  const journey = slices.map(sliceText).join(" | ");
  const charged = offer.charged ? ` (${money(offer.charged)})` : "";
  const tickets = offer.tickets ? `, ${offer.tickets} separate tickets` : "";
  return `${money(total)}${charged}${cabin}, ${journey}, ${bags}${terms}${tickets} (${reason}) [${id}]`;
}

function included(bags: number | undefined): string {
  return bags ? `${bags} bag${bags > 1 ? "s" : ""} each included` : "bag included";
}

type Conditions = ShownOffer["conditions"];

/** `, change free, refund less USD 150`: what may be done, and what it costs. */
function conditionsText({
  change_before_departure: change,
  refund_before_departure: refund,
}: Conditions): string {
  const [changing, refunding] = [costOf(change), costOf(refund, "less ")];
  if (changing === refunding) return changing === "" ? "" : `, change/refund ${changing}`;
  return [
    changing === "" ? "" : `, change ${changing}`,
    refunding === "" ? "" : `, refund ${refunding}`,
  ].join("");
}

function costOf(condition: Conditions["change_before_departure"], kept = ""): string {
  if (!condition) return "";
  const { allowed, penalty_amount: amount, penalty_currency: currency } = condition;
  if (!allowed) return "no";
  if (amount === undefined || currency === undefined) return "possible";
  const cost = amount === 0 ? "free" : `${kept}${money({ amount, currency })}`;
  return condition.as_credit ? `${cost} as credit` : cost;
}

type Slice = NonNullable<ShownOffer["slices"]>[number];

function singleFlight(offer: ShownOffer): Slice {
  return {
    flights: `${offer.airline}${offer.flight_number}`,
    route: `${offer.origin.code}-${offer.destination.code}`,
    departing_at: offer.departure.datetime,
    arriving_at: offer.arrival.datetime,
    duration_minutes: offer.duration_minutes,
  };
}

/** Before this a traveller goes to the airport on the evening before. */
const NIGHT_ENDS = "03:00";

const SELF_TRANSFER = ", self-transfer (fetch bags, check in again)";

/** `LH645/LH83 MXP-FRA-SIN 03-01 06:05 → 05:15+1, 16h10`. */
function sliceText(slice: Slice): string {
  const { flights, route, departing_at, arriving_at, duration_minutes, self_transfer } = slice;
  const leaves = `${departing_at.slice(5, 16).replace("T", " ")}${nightBefore(departing_at)}`;
  const lands = `${arriving_at.slice(11, 16)}${daysLater(departing_at, arriving_at)}`;
  return `${flights} ${route} ${leaves} → ${lands}, ${formatDuration(duration_minutes)}${self_transfer ? SELF_TRANSFER : ""}`;
}

/** ` (night of 03-09)`: to which evening a departure just after midnight belongs. */
function nightBefore(leaves: string): string {
  if (leaves.slice(11, 16) >= NIGHT_ENDS) return "";
  return ` (night of ${isoDate((parseIsoDate(leaves.slice(0, 10)) ?? 1) - 1).slice(5)})`;
}

/** `+1` when it lands on the day after. */
function daysLater(leaves: string, lands: string): string {
  const days = (parseIsoDate(lands.slice(0, 10)) ?? 0) - (parseIsoDate(leaves.slice(0, 10)) ?? 0);
  return days === 0 ? "" : days > 0 ? `+${days}` : String(days);
}

function money({ amount, currency }: ShownOffer["total"]): string {
  return `${currency} ${Number.isInteger(amount) ? amount : amount.toFixed(currencyDigits(currency))}`;
}
