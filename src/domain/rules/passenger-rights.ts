import { formatDuration } from "../dates.ts";
import {
  type DisruptedJourney,
  type Due,
  isChosen,
  isGone,
  type Law,
  type WayOut,
  whileWaiting,
  whyUnpaid,
} from "./rights/journey.ts";
import { ANAC_400, APPR, AUSTRALIA, DGCA, US_DOT } from "./rights/other-laws.ts";
import { AVIATION_SERVICES, EU261, SHY, UK261 } from "./rights/rerouting-laws.ts";

/** A law that applies, and what it says of the case. */
export interface PassengerRight {
  readonly law: string;
  readonly fact: string;
}

const LAWS: readonly Law[] = [
  EU261,
  UK261,
  US_DOT,
  APPR,
  SHY,
  ANAC_400,
  DGCA,
  AVIATION_SERVICES,
  AUSTRALIA,
];

/** What airlines' own conditions mostly have where no law says when a late ticket comes back. */
const USUAL_REFUND = 300;

function lawsOf(journey: DisruptedJourney): readonly Law[] {
  return LAWS.filter((law) => law.applies(journey));
}

/** The laws that apply to a journey, with what each says of its case. */
export function rightsOf(journey: DisruptedJourney): PassengerRight[] {
  const rights = lawsOf(journey).map((law) => ({
    law: law.law,
    fact: answeredFact(law, journey) ?? law.fact(journey),
  }));
  const due = rights.filter(({ fact }) => fact.includes(IS_DUE));
  if (due.length < 2) return rights;
  const laws = due.map(({ law }) => law).join(" or ");
  return rights.map((right) =>
    due.includes(right) ? { ...right, fact: `${right.fact} By ${laws}, not by each.` } : right,
  );
}

/** How every law says what is due now. */
const IS_DUE = "compensation per passenger is due";

/** Whether the travellers may go on a later day of their choice at no cost, for as long as there are seats. */
export function givesLaterDay(journey: DisruptedJourney): boolean {
  return isGone(journey) && lawsOf(journey).some(({ laterDay }) => laterDay === true);
}

/**
 * What a law that pays says once the case is answered: other flights count by how late they land
 * against the time booked first. Undefined before, and where it pays nothing whatever is taken.
 */
function answeredFact(law: Law, journey: DisruptedJourney): string | undefined {
  const { instead, landed, carrier } = journey;
  if (!instead || !law.due) return undefined;
  const unpaid = whyUnpaid(journey);
  if (unpaid !== undefined) return `No compensation: ${unpaid}.`;
  const due = law.due(journey, instead);
  const isOver = landed || instead === "refund";
  const care = law.care === undefined || isOver ? "" : whileWaiting(journey, law.care);
  if (!due) {
    return instead === "refund" ? "No compensation: the refund was taken instead." : undefined;
  }
  const { left, amount, unless } = due;
  if (left === "none") {
    return `No compensation${isOver ? "" : " as planned"}: the flights taken instead land near enough to the time booked.${care}`;
  }
  const how = unless === undefined ? "" : ` (${unless})`;
  const late =
    instead === "refund" || isChosen(instead)
      ? ""
      : `, ${formatDuration(instead.later)} late at the destination`;
  const by = law.claimed === undefined ? "" : `; ${law.claimed}`;
  return isOver
    ? `${amount} compensation per passenger is due from ${carrier}${how}${late}. Claim it there in writing, with this booking reference${by}.`
    : `${amount} compensation per passenger from ${carrier}${how}, if the flights taken instead land as they are planned now${late}.${care}`;
}

/** What the money back leaves of a compensation; undefined where there is none with any way out. */
export function withRefund(journey: DisruptedJourney): string | undefined {
  const due = dueText(dueWith(journey, "refund"));
  if (due !== undefined) return `compensation ${due}`;
  const others = dueText(dueWith(journey, { earlier: 0, later: Number.POSITIVE_INFINITY }));
  return others === undefined ? undefined : "no compensation";
}

/** Minutes of delay from which the ticket may be given back: of several laws the traveller has the best. */
export function refundFrom(journey: DisruptedJourney): number {
  const laws = lawsOf(journey);
  return laws.length === 0 ? USUAL_REFUND : Math.min(...laws.map((law) => law.refundFrom(journey)));
}

/** What each law that pays in the case leaves of its compensation with a way out. */
export function dueWith(journey: DisruptedJourney, way: WayOut): Due[] {
  return lawsOf(journey).flatMap(({ law, due }) => {
    const left = due?.(journey, way);
    return left ? [{ law, ...left }] : [];
  });
}

/** `£260 per passenger (UK261, half)`; of two laws that pay for the same, one is claimed. Undefined where none is left. */
export function dueText(dues: readonly Due[]): string | undefined {
  const paid = dues.filter(({ left }) => left !== "none");
  if (paid.length === 0) return undefined;
  return paid
    .map(({ law, left, amount, unless }) => {
      const facts = [law, ...(left === "half" ? ["half"] : []), ...(unless ? [unless] : [])];
      return `${amount} per passenger (${facts.join(", ")})`;
    })
    .join(" or ");
}

const BEYOND_THE_AIRLINE = ["weather", "air traffic control", "security"];

/** A cause that no airline can help. */
export function isExtraordinary(cause: string | undefined): boolean {
  return BEYOND_THE_AIRLINE.some((one) => cause?.toLowerCase().startsWith(one));
}
