import type { JourneyFacts } from "../../contracts/servicing/disruption.ts";

/** A journey that is hit; once it is answered, with the way out that was taken and how that goes. */
export interface DisruptedJourney extends Readonly<JourneyFacts> {
  readonly instead?: WayOut;
}

/**
 * Minutes by which another flight, or the own one at its new time, leaves before the old one and lands after it; or the
 * money back. A flight that the traveller chose on a later day says nothing of what the airline could have done.
 */
export type WayOut =
  | {
      readonly earlier: number;
      readonly later: number;
      readonly own?: true;
      readonly chosen?: true | undefined;
    }
  | "refund";

/** The way out is the traveller's own choice: what is due goes by what the airline had offered. */
export function isChosen(way: WayOut): boolean {
  return way === "refund" || way.chosen === true;
}

/** What of a law's compensation, per passenger, stays due with a way out. */
export interface Due {
  readonly law: string;
  readonly left: "none" | "half" | "all";
  /** `€125`. */
  readonly amount: string;
  /** What it depends on. */
  readonly unless?: string;
}

/** A law for passengers. */
export interface Law {
  readonly law: string;
  applies(journey: DisruptedJourney): boolean;
  /** Minutes of delay from which the ticket may be given back instead of flown. */
  refundFrom(journey: DisruptedJourney): number;
  /** What it says of the case. */
  fact(journey: DisruptedJourney): string;
  /** For a flight that is gone, another of the airline's on a later day of the traveller's choice. */
  readonly laterDay?: true;
  /** What the airline gives those who wait, where other laws do not say the same. */
  readonly care?: string;
  /** By when its compensation is claimed. */
  readonly claimed?: string;
  /** Undefined where it pays nothing in the case, whatever way is taken. */
  due?(journey: DisruptedJourney, way: WayOut): Omit<Due, "law"> | undefined;
}

export const HOUR = 60;
/** From so late at the destination a delay is paid in Europe. */
export const PAID_DELAY = 3 * HOUR;
const WEEKS_TWO = 14;
/** In Europe what is brought forward by more counts as cancelled. */
export const MOST_EARLIER = 60;

/** No flight, or one that left so much earlier that it is another. */
export function isGone({ cancelled, earlier }: DisruptedJourney): boolean {
  return cancelled || earlier > MOST_EARLIER;
}

/** Why a law that pays for cancelled flights does not pay for this one. */
export function whyUnpaid({ extraordinary, noticeDays }: DisruptedJourney): string | undefined {
  if (noticeDays >= WEEKS_TWO) return `announced ${noticeDays} days ahead (${WEEKS_TWO} or more)`;
  return extraordinary ? "extraordinary circumstances" : undefined;
}

/** What helps while waiting; told weeks ahead, there is no waiting. */
export function whileWaiting({ noticeDays }: DisruptedJourney, care: string): string {
  return noticeDays < WEEKS_TWO ? ` ${care}` : "";
}

/** The journey begins or ends in one of the countries, or the flight that is hit does. */
export function touches({ from, to, hit }: DisruptedJourney, countries: readonly string[]) {
  return [from, to, hit.from, hit.to].some((country) => countries.includes(country));
}

/** `₪1,440`. */
export function sum(currency: string, amount: number): string {
  return `${currency}${String(amount).replace(/\B(?=\d{3}$)/, ",")}`;
}
