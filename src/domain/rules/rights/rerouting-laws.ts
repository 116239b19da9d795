import {
  type DisruptedJourney,
  type Due,
  HOUR,
  isChosen,
  isGone,
  type Law,
  PAID_DELAY,
  sum,
  type WayOut,
  whileWaiting,
  whyUnpaid,
} from "./journey.ts";

/**
 * The European regulation of 2004 and the laws made after it: an amount by distance for a cancelled
 * flight, which another one that is near in time halves or ends.
 */

/** The European Union with its outermost regions, and the states that have its regulation by treaty. */
const EUROPE = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK GP MQ GF RE YT MF IS NO LI CH".split(
    " ",
  ),
);

/** What a journey of a length is paid with, and up to how many hours later a rerouting may land for half of it. */
interface Rate {
  readonly amount: number;
  readonly halved: number;
}

interface Tariff {
  readonly law: string;
  readonly currency: string;
  readonly rate: (journey: DisruptedJourney) => Rate;
  /** By when it is claimed. */
  readonly claimed: string;
}

const CARE = "Meals, refreshments and, overnight, a hotel while waiting.";
const REFUND_FROM = 5 * HOUR;
const WEEK = 7;
/** The farthest journeys have half for a delay until here. */
const FULLY_PAID_DELAY = 4 * HOUR;
const FAR_HALVED = 4;

/** By the distance; far away within Europe counts as the middle. */
function byDistance(near: number, middle: number, far: number) {
  return ({ from, to, km }: DisruptedJourney): Rate => {
    if (km <= 1500) return { amount: near, halved: 2 };
    return km <= 3500 || (EUROPE.has(from) && EUROPE.has(to))
      ? { amount: middle, halved: 3 }
      : { amount: far, halved: FAR_HALVED };
  };
}

const EU: Tariff = {
  law: "EU261",
  currency: "€",
  rate: byDistance(250, 400, 600),
  claimed: "the time limit is national law's, mostly 2 to 5 years",
};
const UK: Tariff = {
  law: "UK261",
  currency: "£",
  rate: byDistance(220, 350, 520),
  claimed: "within 6 years (5 in Scotland)",
};
const TURKEY: Tariff = {
  law: "Turkey SHY-Passenger",
  currency: "€",
  rate: (journey) =>
    journey.from === journey.to ? { amount: 100, halved: 2 } : byDistance(250, 400, 600)(journey),
  claimed: "usually within 2 years",
};
/** Its amounts follow the prices of every year. */
const ISRAEL: Tariff = {
  law: "Israel Aviation Services Law",
  currency: "about ₪",
  rate: ({ km }) =>
    km <= 2000
      ? { amount: 1440, halved: 4 }
      : km <= 4500
        ? { amount: 2310, halved: 5 }
        : { amount: 3460, halved: 6 },
  claimed: "usually within 4 years",
};

export const EU261: Law = {
  law: EU.law,
  applies: ({ from, to, airline }) =>
    EUROPE.has(from) || (EUROPE.has(to) && EUROPE.has(airline) && from !== "GB"),
  refundFrom: () => REFUND_FROM,
  laterDay: true,
  care: CARE,
  claimed: EU.claimed,
  fact: (journey) => compensated(journey, EU),
  due: (journey, way) => dueWith(journey, way, EU),
};

export const UK261: Law = {
  law: UK.law,
  applies: ({ from, to, airline }) =>
    from === "GB" ||
    (to === "GB" && (airline === "GB" || EUROPE.has(airline)) && !EUROPE.has(from)),
  refundFrom: () => REFUND_FROM,
  laterDay: true,
  care: CARE,
  claimed: UK.claimed,
  fact: (journey) => compensated(journey, UK),
  due: (journey, way) => dueWith(journey, way, UK),
};

export const SHY: Law = {
  law: TURKEY.law,
  applies: ({ from, to, hit, airline }) =>
    from === "TR" || hit.from === "TR" || (to === "TR" && airline === "TR"),
  refundFrom: () => REFUND_FROM,
  laterDay: true,
  fact(journey) {
    if (isGone(journey)) return paidForCancelled(journey, TURKEY);
    if (journey.landed) return "No compensation: the law sets none for a delay.";
    const care = whileWaiting(journey, "Care after 2 hours.").trim();
    return `${care} A refund from 5 hours; no compensation for a delay.`.trim();
  },
  due: (journey, way) => (isGone(journey) ? dueWith(journey, way, TURKEY) : undefined),
};

/** What counts as cancelled in Israel: brought forward or late by so much. */
const ISRAEL_EARLIER = 5 * HOUR;
const ISRAEL_LATE = 8 * HOUR;

export const AVIATION_SERVICES: Law = {
  law: ISRAEL.law,
  applies: ({ from, to, hit }) => [from, to, hit.from, hit.to].includes("IL"),
  refundFrom: () => REFUND_FROM,
  laterDay: true,
  fact(journey) {
    const gone = asInIsrael(journey, journey.late);
    if (gone.cancelled) return paidForCancelled(gone, ISRAEL);
    if (journey.landed && !journey.missed) {
      return "No compensation: it landed less than 8 hours late.";
    }
    const care = whileWaiting(journey, "Care after 2 hours.").trim();
    return `${care} A refund or another flight from 5 hours. Compensation only from 8 hours late.`.trim();
  },
  due(journey, way) {
    if (journey.missed && way === "refund") {
      return ifNoneLands(journey, ISRAEL, "8 hours");
    }
    const gone = asInIsrael(journey, latenessWith(journey, way));
    return gone.cancelled ? dueWith(gone, way, ISRAEL) : undefined;
  },
};

/** Minutes late with a way out: who missed a connection is as late as what is taken instead. */
function latenessWith({ missed, late }: DisruptedJourney, way: WayOut): number {
  if (way === "refund") return late;
  return missed ? way.later : Math.max(late, way.later);
}

/** A refund after a missed connection has no late arrival to count by: the law pays where no flight offered would have been in time. */
function ifNoneLands(
  journey: DisruptedJourney,
  { currency, rate }: Tariff,
  time: string,
): Omit<Due, "law"> | undefined {
  if (whyUnpaid(journey) !== undefined) return undefined;
  const amount = sum(currency, rate(journey).amount);
  const unless = `where no flight offered instead lands less than ${time} late`;
  return { left: "all", amount, unless };
}

function asInIsrael(journey: DisruptedJourney, late: number): DisruptedJourney {
  const { cancelled, earlier } = journey;
  return {
    ...journey,
    cancelled: cancelled || earlier >= ISRAEL_EARLIER || late >= ISRAEL_LATE,
    earlier: 0,
  };
}

function compensated(journey: DisruptedJourney, tariff: Tariff): string {
  if (isGone(journey)) return paidForCancelled(journey, tariff);
  return journey.landed ? paidOnceLanded(journey, tariff) : paidForDelay(journey, tariff);
}

/** Hours before and after the old flight between which another one ends the compensation. */
function nearHours({ noticeDays }: DisruptedJourney): readonly [before: number, after: number] {
  return noticeDays < WEEK ? [1, 2] : [2, 4];
}

/** What another flight leaves of the compensation: half where it lands within the hours, also before the old one. */
function dueWith(
  journey: DisruptedJourney,
  way: WayOut,
  tariff: Tariff,
): Omit<Due, "law"> | undefined {
  if (whyUnpaid(journey) !== undefined) return undefined;
  const { currency, rate } = tariff;
  const { amount, halved } = rate(journey);
  const all = { left: "all", amount: sum(currency, amount) } as const;
  const half = { left: "half", amount: sum(currency, amount / 2) } as const;
  const none = { left: "none", amount: sum(currency, 0) } as const;
  if (!isGone(journey)) {
    // The delay's compensation is for arriving late: with the money back there is no arrival.
    if (way === "refund")
      return journey.missed ? ifNoneLands(journey, tariff, "3 hours") : undefined;
    const { later } = way;
    if (!journey.missed && Math.max(journey.late, later) < PAID_DELAY) return undefined;
    if (later < PAID_DELAY) return none;
    return halved === FAR_HALVED && later < FULLY_PAID_DELAY ? half : all;
  }
  if (way === "refund" || isChosen(way)) {
    return { ...all, unless: "less or none where the airline had offered a flight near in time" };
  }
  const [before, after] = nearHours(journey);
  if (way.earlier <= before * HOUR && way.later < after * HOUR) return none;
  // A flight brought forward is no rerouting: nothing halves what is due for it.
  if (way.own) return all;
  return way.later <= halved * HOUR ? half : all;
}

function paidForCancelled(journey: DisruptedJourney, { currency, rate }: Tariff): string {
  const forward = journey.cancelled
    ? ""
    : "Brought forward by more than 1 hour, it counts as cancelled. ";
  const choice = `${forward}Refund, or rerouting as soon as possible or on a later day of choice`;
  const unpaid = whyUnpaid(journey);
  const care = whileWaiting(journey, CARE);
  if (unpaid !== undefined) return `${choice}; no compensation: ${unpaid}.${care}`;
  const { amount, halved } = rate(journey);
  const [before, after] = nearHours(journey);
  const none = `none where the new flight leaves at most ${before} hour${before === 1 ? "" : "s"} before the old one and lands less than ${after} after it`;
  return `${choice}, and ${sum(currency, amount)} compensation per passenger: ${none}, half where it lands at most ${halved} hours after it, or earlier${journey.cancelled ? "" : ", all with the flight brought forward itself"}.${care}`;
}

function paidForDelay(journey: DisruptedJourney, { currency, rate }: Tariff): string {
  const { late } = journey;
  const back = journey.missed
    ? "From 5 hours late, where the journey no longer serves its purpose, also the price of what is flown and a flight back: claim these from the airline."
    : "By law a refund from 5 hours.";
  const rest = `${back}${whileWaiting(journey, CARE)}`;
  const unpaid = whyUnpaid(journey);
  if (unpaid !== undefined) return `No compensation: ${unpaid}. ${rest}`;
  const { amount, halved } = rate(journey);
  const far = halved === FAR_HALVED && (journey.missed || late < FULLY_PAID_DELAY);
  const half = far ? " (half of it for less than 4 hours)" : "";
  const when = journey.missed
    ? "Where the flights taken instead arrive 3 hours late or more"
    : late < PAID_DELAY
      ? "Compensation only from 3 hours late at the destination"
      : "If it arrives 3 hours late or more, which is an estimate until it lands";
  return `${when}: ${sum(currency, amount)} per passenger${half}. ${rest}`;
}

function paidOnceLanded(journey: DisruptedJourney, { currency, claimed, rate }: Tariff): string {
  const { late, carrier } = journey;
  if (late < PAID_DELAY) return "No compensation: it landed less than 3 hours late.";
  const unpaid = whyUnpaid(journey);
  if (unpaid !== undefined) return `No compensation: ${unpaid}.`;
  const { amount, halved } = rate(journey);
  const due = halved === FAR_HALVED && late < FULLY_PAID_DELAY ? amount / 2 : amount;
  return `${sum(currency, due)} compensation per passenger is due from ${carrier}. Claim it there in writing, with this booking reference; ${claimed}.${journey.missed ? whileWaiting(journey, CARE) : ""}`;
}
