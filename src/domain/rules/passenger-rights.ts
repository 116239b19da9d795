/** What of a disruption passengers' rights go by. */
export interface DisruptedFlight {
  /** ISO 3166 alpha-2. */
  readonly from: string;
  readonly to: string;
  readonly airline: string;
  /** The airline that flies it, by name. */
  readonly carrier: string;
  readonly km: number;
  readonly cancelled: boolean;
  /** Minutes by which its airline brought its departure forward. */
  readonly earlier: number;
  /** Minutes late at the destination: an estimate until it has landed. */
  readonly late: number;
  readonly landed: boolean;
  /** Whole days between the news and the departure. */
  readonly noticeDays: number;
  /** Nothing that the airline could help. */
  readonly extraordinary: boolean;
}

/** A law that applies, and what it says of the case. */
export interface PassengerRight {
  readonly law: string;
  readonly fact: string;
}

/** The European Union with its outermost regions, and the states that have its regulation by treaty. */
const EUROPE = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK GP MQ GF RE YT MF IS NO LI CH".split(
    " ",
  ),
);
const AMERICA = new Set(["US", "PR", "VI", "GU", "MP", "AS"]);
const WEEKS_TWO = 14;
const HOUR = 60;
/** What is brought forward by more counts as cancelled. */
export const MOST_EARLIER = HOUR;

type Law = (flight: DisruptedFlight) => PassengerRight | undefined;

/** Each law by where and by whom it is flown. */
const LAWS: readonly Law[] = [europe, britain, america, canada, turkey, brazil, india, israel];

/** The laws that apply to a flight, with what each says of its case. */
export function rightsOf(flight: DisruptedFlight): PassengerRight[] {
  return LAWS.flatMap((law) => law(flight) ?? []);
}

/** Minutes of delay from which the ticket may be given back instead of flown. */
export function refundFrom({ from, to }: Pick<DisruptedFlight, "from" | "to">): number {
  if (AMERICA.has(from) || AMERICA.has(to)) {
    return AMERICA.has(from) && AMERICA.has(to) ? 3 * HOUR : 6 * HOUR;
  }
  if (from === "CA" || to === "CA") return 3 * HOUR;
  if (from === "BR" || to === "BR") return 4 * HOUR;
  return from === "IN" ? 6 * HOUR : 5 * HOUR;
}

/** No flight, or one that left so much earlier that it is another. */
function isGone({ cancelled, earlier }: DisruptedFlight): boolean {
  return cancelled || earlier > MOST_EARLIER;
}

/** Why a law that pays for cancelled flights does not pay for this one. */
function whyUnpaid({ extraordinary, noticeDays }: DisruptedFlight): string | undefined {
  if (noticeDays >= WEEKS_TWO) return `announced ${noticeDays} days ahead (${WEEKS_TWO} or more)`;
  return extraordinary ? "extraordinary circumstances" : undefined;
}

/** What of the compensation for a cancelled flight is left with another one. */
export type Left = "none" | "half" | "all";

/**
 * By how many minutes the other flight leaves before the old one and lands after it; undefined where
 * no regulation like the European pays anything. A flight that leaves too early and lands in time
 * has no half: the delay that the half goes by is not there.
 */
export function leftWith(
  flight: DisruptedFlight,
  earlier: number,
  later: number,
): Left | undefined {
  if (!isGone(flight) || whyUnpaid(flight) !== undefined) return undefined;
  if (!isEuropean(flight) && !isBritish(flight)) return undefined;
  const [before, after] = nearHours(flight);
  if (earlier <= before * HOUR && later < after * HOUR) return "none";
  return later > 0 && later <= amountOf(flight, { amounts: HALVED_HOURS }) * HOUR ? "half" : "all";
}

function isEuropean({ from, to, airline }: DisruptedFlight): boolean {
  return EUROPE.has(from) || (EUROPE.has(to) && EUROPE.has(airline) && from !== "GB");
}

function isBritish({ from, to, airline }: DisruptedFlight): boolean {
  return (
    from === "GB" || (to === "GB" && (airline === "GB" || EUROPE.has(airline)) && !EUROPE.has(from))
  );
}

function europe(flight: DisruptedFlight): PassengerRight | undefined {
  if (!isEuropean(flight)) return undefined;
  const claimed = "the time limit is national law's, mostly 2 to 5 years";
  const tariff: Tariff = { currency: "€", amounts: [250, 400, 600], claimed };
  return { law: "EU261", fact: compensated(flight, tariff) };
}

function britain(flight: DisruptedFlight): PassengerRight | undefined {
  if (!isBritish(flight)) return undefined;
  const claimed = "within 6 years (5 in Scotland)";
  const tariff: Tariff = { currency: "£", amounts: [220, 350, 520], claimed };
  return { law: "UK261", fact: compensated(flight, tariff) };
}

interface Tariff {
  readonly currency: string;
  readonly amounts: readonly [near: number, middle: number, far: number];
  /** By when it is claimed. */
  readonly claimed: string;
}

const CARE = "Meals, refreshments and, overnight, a hotel while waiting.";

/** The regulation of 2004 and its British twin. */
function compensated(flight: DisruptedFlight, tariff: Tariff): string {
  if (isGone(flight)) return paidForCancelled(flight, tariff);
  return flight.landed ? paidOnceLanded(flight, tariff) : paidForDelay(flight, tariff);
}

/** Up to how much later a rerouting may land for half of the amount: near, middle, far. */
const HALVED_HOURS = [2, 3, 4] as const;
const WEEK = 7;

/** Hours before and after the old flight between which another one ends the compensation. */
function nearHours({ noticeDays }: DisruptedFlight): readonly [before: number, after: number] {
  return noticeDays < WEEK ? [1, 2] : [2, 4];
}

function paidForCancelled(flight: DisruptedFlight, { currency, ...tariff }: Tariff): string {
  const forward = flight.cancelled
    ? ""
    : "Brought forward by more than 1 hour, it counts as cancelled. ";
  const choice = `${forward}Refund, or rerouting as soon as possible or on a later day of choice`;
  const unpaid = whyUnpaid(flight);
  if (unpaid !== undefined) {
    const care = flight.noticeDays < WEEKS_TWO ? ` ${CARE}` : "";
    return `${choice}; no compensation: ${unpaid}.${care}`;
  }
  const amount = amountOf(flight, tariff);
  const half = amountOf(flight, { amounts: HALVED_HOURS });
  const [before, after] = nearHours(flight);
  const none = `none where the new flight leaves at most ${before} hour${before === 1 ? "" : "s"} before the old one and lands less than ${after} after it`;
  return `${choice}, and ${currency}${amount} compensation per passenger: ${none}, half where it lands at most ${half} hours after. ${CARE}`;
}

function paidForDelay(flight: DisruptedFlight, { currency, ...tariff }: Tariff): string {
  const { late } = flight;
  const care = flight.noticeDays < WEEKS_TWO ? ` ${CARE}` : "";
  const rest = `By law a refund from 5 hours.${care}`;
  const unpaid = whyUnpaid(flight);
  if (unpaid !== undefined) return `No compensation: ${unpaid}. ${rest}`;
  const amount = amountOf(flight, tariff);
  const far = amount === tariff.amounts[2] && late < 4 * HOUR;
  const half = far ? " (half of it for less than 4 hours)" : "";
  const when =
    late < 3 * HOUR
      ? "Compensation only from 3 hours late at the destination"
      : "If it arrives 3 hours late or more, which is an estimate until it lands";
  return `${when}: ${currency}${amount} per passenger${half}. ${rest}`;
}

function paidOnceLanded(flight: DisruptedFlight, { currency, claimed, amounts }: Tariff): string {
  const { late, carrier } = flight;
  if (late < 3 * HOUR) return "No compensation: it landed less than 3 hours late.";
  const unpaid = whyUnpaid(flight);
  if (unpaid !== undefined) return `No compensation: ${unpaid}.`;
  const whole = amountOf(flight, { amounts });
  const due = whole === amounts[2] && late < 4 * HOUR ? whole / 2 : whole;
  return `${currency}${due} compensation per passenger is due from ${carrier}. Claim it there in writing, with this booking reference; ${claimed}.`;
}

/** By the distance; far away within Europe counts as the middle. */
function amountOf(
  { from, to, km }: DisruptedFlight,
  { amounts: [near, middle, far] }: Pick<Tariff, "amounts">,
): number {
  if (km <= 1500) return near;
  return km <= 3500 || (EUROPE.has(from) && EUROPE.has(to)) ? middle : far;
}

function america({ from, to, cancelled, landed }: DisruptedFlight): PassengerRight | undefined {
  const [here, there] = [AMERICA.has(from), AMERICA.has(to)];
  if (!here && !there) return undefined;
  const hours = here && there ? "3 hours" : "6 hours";
  const law = "US DOT";
  if (landed) return { law, fact: "No compensation: none in cash is set by law for a delay." };
  return {
    law,
    fact: cancelled
      ? "Full refund to the form of payment if the traveller does not travel; no compensation in cash is set by law."
      : `Full refund if the traveller declines a departure or arrival moved by ${hours} or more; no compensation in cash is set by law.`,
  };
}

function canada(flight: DisruptedFlight): PassengerRight | undefined {
  const { from, to, late, landed } = flight;
  if (from !== "CA" && to !== "CA") return undefined;
  const law = "Canada APPR";
  const unpaid = whyUnpaid(flight);
  if (unpaid !== undefined) {
    return { law, fact: `${landed ? "No" : "Rebooking or refund; no"} compensation: ${unpaid}.` };
  }
  if (!isGone(flight) && late < 3 * HOUR) {
    return { law, fact: "Food and communication after 2 hours; compensation only from 3 hours." };
  }
  const next = landed
    ? `Claim it from ${flight.carrier} in writing within a year; it answers within 30 days.`
    : "Rebooking or refund.";
  return {
    law,
    fact: `If within the airline's control and not for safety: C$400 from 3 hours late at the destination, C$700 from 6, C$1,000 from 9 (small airlines C$125, 250, 500). ${next}`,
  };
}

function turkey(flight: DisruptedFlight): PassengerRight | undefined {
  const { from, to, airline, km } = flight;
  if (from !== "TR" && !(to === "TR" && airline === "TR")) return undefined;
  const law = "Turkey SHY-Passenger";
  if (!isGone(flight))
    return { law, fact: "Care after 2 hours, a refund from 5; none in cash for a delay." };
  const amount = from === to ? 100 : km <= 1500 ? 250 : km <= 3500 ? 400 : 600;
  const unpaid = whyUnpaid(flight);
  return {
    law,
    fact:
      unpaid === undefined
        ? `Refund or rerouting, and €${amount} compensation per passenger.`
        : `Refund or rerouting; no compensation: ${unpaid}.`,
  };
}

function brazil({ from, to }: DisruptedFlight): PassengerRight | undefined {
  if (from !== "BR" && to !== "BR") return undefined;
  return {
    law: "Brazil ANAC 400",
    fact: "After cancellation or from 4 hours late: rebooking, full refund or other transport, as the passenger chooses. Communication from 1 hour, food from 2, a hotel from 4 overnight, whatever the cause.",
  };
}

function india(flight: DisruptedFlight): PassengerRight | undefined {
  if (flight.from !== "IN") return undefined;
  const law = "India DGCA";
  if (!isGone(flight))
    return { law, fact: "Meals while waiting; from 6 hours another flight or a full refund." };
  const unpaid = whyUnpaid(flight);
  return {
    law,
    fact:
      unpaid === undefined
        ? "Another flight or a full refund, and ₹5,000 to ₹10,000 by the length of the flight, at most its basic fare and fuel charge."
        : `Another flight or a full refund; no compensation: ${unpaid}.`,
  };
}

function israel(flight: DisruptedFlight): PassengerRight | undefined {
  const { from, to, late, noticeDays } = flight;
  if (from !== "IL" && to !== "IL") return undefined;
  const law = "Israel Aviation Services Law";
  const paid = isGone(flight) ? noticeDays < WEEKS_TWO : late >= 8 * HOUR;
  return {
    law,
    fact: `Care after 2 hours, a refund or another flight from 5.${paid ? " Compensation by distance, unless in special circumstances." : " Compensation only from 8 hours."}`,
  };
}
