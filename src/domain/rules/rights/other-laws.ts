import {
  type DisruptedJourney,
  HOUR,
  isChosen,
  isGone,
  type Law,
  sum,
  touches,
  whileWaiting,
  whyUnpaid,
} from "./journey.ts";

/** The United States with their territories. */
const AMERICA = ["US", "PR", "VI", "GU", "MP", "AS"];

/** Hours by which a departure or arrival is moved before the money is due. */
function americanHours({ from, to }: DisruptedJourney): number {
  return AMERICA.includes(from) && AMERICA.includes(to) ? 3 : 6;
}

export const US_DOT: Law = {
  law: "US DOT",
  applies: (journey) => touches(journey, AMERICA),
  refundFrom: (journey) => americanHours(journey) * HOUR,
  fact(journey) {
    const { cancelled, landed } = journey;
    if (landed) return "No compensation: none in cash is set by law for a delay.";
    return cancelled
      ? "Full refund to the form of payment if the traveller does not travel; no compensation in cash is set by law."
      : `Full refund if the traveller declines a departure or arrival moved by ${americanHours(journey)} hours or more; no compensation in cash is set by law.`;
  },
};

/** Canada's amounts, from so many hours late at the destination; small airlines pay less. */
const CANADIAN = [
  { hours: 9, large: 1000, small: 500 },
  { hours: 6, large: 700, small: 250 },
  { hours: 3, large: 400, small: 125 },
] as const;
const CANADIAN_LEAST = 3 * HOUR;
const IN_CONTROL = "if within the airline's control and not for safety";

export const APPR: Law = {
  law: "Canada APPR",
  applies: (journey) => touches(journey, ["CA"]),
  refundFrom: () => CANADIAN_LEAST,
  fact(journey) {
    const { late, landed, carrier } = journey;
    const unpaid = whyUnpaid(journey);
    if (unpaid !== undefined) {
      return `${landed ? "No" : "Rebooking or refund; no"} compensation: ${unpaid}.`;
    }
    if (!isGone(journey) && late < CANADIAN_LEAST) {
      if (landed) return "No compensation: it landed less than 3 hours late.";
      return "Food and communication after 2 hours; compensation only from 3 hours.";
    }
    const step = CANADIAN.find(({ hours }) => late >= hours * HOUR);
    if (landed && step) {
      return `If within the airline's control and not for safety, ${sum("C$", step.large)} compensation per passenger is due (a small airline: ${sum("C$", step.small)}), ${step.hours} hours late or more at the destination. Claim it from ${carrier} in writing within a year; it answers within 30 days.`;
    }
    const next = "Rebooking, or a refund and C$400 (C$125).";
    return `If within the airline's control and not for safety: C$400 from 3 hours late at the destination, C$700 from 6, C$1,000 from 9 (small airlines C$125, 250, 500). ${next}`;
  },
  due(journey, way) {
    if (whyUnpaid(journey) !== undefined) return undefined;
    if (way === "refund" || isChosen(way)) {
      const paid = isGone(journey) || journey.missed || journey.late >= CANADIAN_LEAST;
      return paid ? { left: "all", amount: "C$400", unless: IN_CONTROL } : undefined;
    }
    if (!isGone(journey) && !journey.missed && Math.max(journey.late, way.later) < CANADIAN_LEAST)
      return undefined;
    const step = CANADIAN.find(({ hours }) => way.later >= hours * HOUR);
    return step
      ? { left: "all", amount: sum("C$", step.large), unless: IN_CONTROL }
      : { left: "none", amount: "C$0" };
  },
};

export const ANAC_400: Law = {
  law: "Brazil ANAC 400",
  applies: (journey) => touches(journey, ["BR"]),
  refundFrom: () => 4 * HOUR,
  laterDay: true,
  fact: (journey) =>
    `After cancellation or from 4 hours late: rebooking, full refund or other transport, as the passenger chooses.${whileWaiting(
      journey,
      "Communication from 1 hour, food from 2, a hotel from 4 overnight, whatever the cause.",
    )}`,
};

/** By the block time of the flight: up to one hour, up to two, longer. */
function indianAmount({ hit }: DisruptedJourney): string {
  return sum("₹", hit.minutes <= HOUR ? 5000 : hit.minutes <= 2 * HOUR ? 7500 : 10_000);
}

/** Hours of delay from which meals are owed, by the block time: up to two and a half hours, up to five, longer. */
function mealsFrom({ hit }: DisruptedJourney): number {
  return hit.minutes <= 2.5 * HOUR ? 2 : hit.minutes <= 5 * HOUR ? 3 : 4;
}

const FARE_CAP = "at most the basic fare and fuel charge";

export const DGCA: Law = {
  law: "India DGCA",
  applies: ({ from, hit }) => from === "IN" || hit.from === "IN",
  refundFrom: () => 6 * HOUR,
  fact(journey) {
    if (!isGone(journey)) {
      if (journey.landed) return "No compensation: the rules set none for a delay.";
      const hours = mealsFrom(journey);
      const care = journey.late >= hours * HOUR ? "while waiting" : `from ${hours} hours late`;
      const meals = whileWaiting(journey, `Meals ${care}.`).trim();
      return `${meals} From 6 hours another flight or a full refund.`.trim();
    }
    const choice = "Another flight or a full refund, as the passenger chooses";
    const unpaid = whyUnpaid(journey);
    if (unpaid !== undefined) return `${choice}; no compensation: ${unpaid}.`;
    if (journey.noticeDays >= 1) {
      return `${choice}; no compensation: told 24 hours or more ahead.`;
    }
    return `${choice}, and ${indianAmount(journey)} compensation per passenger, ${FARE_CAP}: told less than 24 hours ahead.`;
  },
  due(journey) {
    const { noticeDays } = journey;
    if (!isGone(journey) || whyUnpaid(journey) !== undefined || noticeDays >= 1) return undefined;
    return { left: "all", amount: indianAmount(journey), unless: FARE_CAP };
  },
};

/** Said because travellers ask: where the others have amounts, there is none. */
export const AUSTRALIA: Law = {
  law: "Australia",
  applies: (journey) => touches(journey, ["AU"]),
  refundFrom: () => 5 * HOUR,
  fact: ({ landed }) =>
    landed
      ? "No law sets compensation for a delay; the airline's conditions and the consumer law apply."
      : "No law sets compensation. The consumer law and the airline's conditions apply: usually another flight of the airline or a refund, and meals or a hotel where the airline caused it.",
};
