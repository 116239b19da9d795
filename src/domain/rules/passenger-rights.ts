/** What of a disruption passengers' rights go by. */
export interface DisruptedFlight {
  /** ISO 3166 alpha-2. */
  readonly from: string;
  readonly to: string;
  readonly airline: string;
  readonly km: number;
  readonly cancelled: boolean;
  /** Minutes late at the destination, as known. */
  readonly late: number;
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

function europe(flight: DisruptedFlight): PassengerRight | undefined {
  const { from, to, airline } = flight;
  if (!EUROPE.has(from) && !(EUROPE.has(to) && EUROPE.has(airline) && from !== "GB")) {
    return undefined;
  }
  return { law: "EU261", fact: compensated(flight, { currency: "€", amounts: [250, 400, 600] }) };
}

function britain(flight: DisruptedFlight): PassengerRight | undefined {
  const { from, to, airline } = flight;
  const inbound = to === "GB" && (airline === "GB" || EUROPE.has(airline)) && !EUROPE.has(from);
  if (from !== "GB" && !inbound) return undefined;
  return { law: "UK261", fact: compensated(flight, { currency: "£", amounts: [220, 350, 520] }) };
}

interface Tariff {
  readonly currency: string;
  readonly amounts: readonly [near: number, middle: number, far: number];
}

/** The regulation of 2004 and its British twin. */
function compensated(flight: DisruptedFlight, { currency, amounts }: Tariff): string {
  const { from, to, km, cancelled, late, noticeDays, extraordinary } = flight;
  const within = EUROPE.has(from) && EUROPE.has(to);
  const amount = km <= 1500 ? amounts[0] : km <= 3500 || within ? amounts[1] : amounts[2];
  const care = "Meals, refreshments and, overnight, a hotel while waiting.";
  if (cancelled && noticeDays >= WEEKS_TWO) {
    return "Refund or rerouting; no compensation, as it was announced two weeks ahead or more.";
  }
  if (!cancelled && late < 3 * HOUR) {
    return `${care} Compensation only from 3 hours late at the destination; a refund from 5 hours.`;
  }
  if (extraordinary) {
    return `No compensation: extraordinary circumstances. Refund${cancelled ? " or rerouting" : " from 5 hours"}. ${care}`;
  }
  const half =
    amount === amounts[2] && !cancelled && late < 4 * HOUR
      ? ` (half of it for less than 4 hours)`
      : "";
  const choice = cancelled ? "Refund or rerouting, and" : "From 5 hours a refund;";
  const less = cancelled ? ", less or none where the rerouting arrives in time" : "";
  return `${choice} ${currency}${amount} compensation per passenger${half}${less}. ${care}`;
}

function america({ from, to, cancelled }: DisruptedFlight): PassengerRight | undefined {
  const [here, there] = [AMERICA.has(from), AMERICA.has(to)];
  if (!here && !there) return undefined;
  const hours = here && there ? "3 hours" : "6 hours";
  return {
    law: "US DOT",
    fact: cancelled
      ? "Full refund to the form of payment if the traveller does not travel; no compensation in cash is set by law."
      : `Full refund if the traveller declines a delay of ${hours} or more; no compensation in cash is set by law.`,
  };
}

function canada(flight: DisruptedFlight): PassengerRight | undefined {
  const { from, to, cancelled, late, noticeDays, extraordinary } = flight;
  if (from !== "CA" && to !== "CA") return undefined;
  const law = "Canada APPR";
  if (extraordinary || (cancelled && noticeDays >= WEEKS_TWO)) {
    return { law, fact: "Rebooking or refund; no compensation in this case." };
  }
  if (!cancelled && late < 3 * HOUR) {
    return { law, fact: "Food and communication after 2 hours; compensation only from 3 hours." };
  }
  return {
    law,
    fact: "If within the airline's control and not for safety: C$400 from 3 hours, C$700 from 6, C$1,000 from 9 (small airlines C$125, 250, 500). Rebooking or refund.",
  };
}

function turkey({ from, to, airline, km, cancelled, noticeDays, extraordinary }: DisruptedFlight) {
  if (from !== "TR" && !(to === "TR" && airline === "TR")) return undefined;
  const law = "Turkey SHY-Passenger";
  if (!cancelled)
    return { law, fact: "Care after 2 hours, a refund from 5; none in cash for a delay." };
  const amount = from === to ? 100 : km <= 1500 ? 250 : km <= 3500 ? 400 : 600;
  return {
    law,
    fact:
      extraordinary || noticeDays >= WEEKS_TWO
        ? "Refund or rerouting; no compensation in this case."
        : `Refund or rerouting, and €${amount} compensation per passenger.`,
  };
}

function brazil({ from, to }: DisruptedFlight): PassengerRight | undefined {
  if (from !== "BR" && to !== "BR") return undefined;
  return {
    law: "Brazil ANAC 400",
    fact: "After cancellation or from 4 hours late: rebooking, full refund or other transport, as the passenger chooses. Communication from 1 hour, food from 2, a hotel from 4 overnight, whatever the cause.",
  };
}

function india({ from, cancelled, noticeDays, extraordinary }: DisruptedFlight) {
  if (from !== "IN") return undefined;
  const law = "India DGCA";
  if (!cancelled)
    return { law, fact: "Meals while waiting; from 6 hours another flight or a full refund." };
  return {
    law,
    fact:
      extraordinary || noticeDays >= WEEKS_TWO
        ? "Another flight or a full refund; no compensation in this case."
        : "Another flight or a full refund, and ₹5,000 to ₹10,000 by the length of the flight, at most its basic fare and fuel charge.",
  };
}

function israel({ from, to, cancelled, late, noticeDays }: DisruptedFlight) {
  if (from !== "IL" && to !== "IL") return undefined;
  const law = "Israel Aviation Services Law";
  const paid = cancelled ? noticeDays < WEEKS_TWO : late >= 8 * HOUR;
  return {
    law,
    fact: `Care after 2 hours, a refund or another flight from 5.${paid ? " Compensation by distance, unless in special circumstances." : " Compensation only from 8 hours."}`,
  };
}
