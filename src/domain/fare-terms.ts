import type { Brand } from "./brands.ts";

/** What a fare allows, and what its price is made of. Amounts are USD cents. */
export interface FareTerms {
  readonly brand: Brand;
  /** The name that the airline sells it under, such as "Economy Light". */
  readonly name: string;
  /** Per passenger with a seat. */
  readonly checkedBags: number;
  /** What each of them may weigh. */
  readonly checkedKg: number;
  readonly carryOnBags: number;
  /** For one more checked bag of one passenger, one way. */
  readonly bagFee: number;
  /** For one passenger to choose a seat, one way; 0 where choosing is free. */
  readonly seatFee: number;
  /** Before departure, for the whole party; a dearer fare's difference is paid besides. */
  readonly change: FareCondition;
  readonly refund: RefundCondition;
  /** Flights sold one by one: between them bags are fetched and checked in again. */
  readonly selfTransfer?: boolean;
  /** Kilograms of carbon dioxide, the whole party. */
  readonly emissionsKg: number;
  /** `base` + `tax` is the fare's total, to the cent. */
  readonly base: number;
  readonly tax: number;
}

/** Whether something may be done before departure, and what it costs the whole party; no penalty where it may not. */
export interface FareCondition {
  readonly allowed: boolean;
  readonly penalty?: number;
}

export interface RefundCondition extends FareCondition {
  /** What is left comes back as credit with the airline, not as money. */
  readonly credit?: boolean;
  /** Where a fare is not given back, or its flight was missed, `tax` still is. */
  readonly taxBack?: boolean;
}

/** What holds for fares on one ticket: a part that forbids it forbids it for all, and the dearest penalty is asked once. */
export function onOneTicket(parts: readonly FareCondition[]): FareCondition {
  if (parts.some(({ allowed }) => !allowed)) return { allowed: false };
  return { allowed: true, penalty: Math.max(0, ...parts.map(({ penalty = 0 }) => penalty)) };
}

/** What holds for several tickets together: each asks its own penalty. */
export function onAllTickets(tickets: readonly FareCondition[]): FareCondition {
  if (tickets.some(({ allowed }) => !allowed)) return { allowed: false };
  return { allowed: true, penalty: tickets.reduce((sum, { penalty = 0 }) => sum + penalty, 0) };
}
