import type { Passenger, Pnr } from "../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../domain/contracts/gds/flights.ts";
import { TravelError } from "../../domain/errors.ts";
import { formatUsd } from "../../domain/money.ts";
import { creditDay, creditEnd, creditNote } from "../../domain/rules/issue.ts";
import { sameName } from "../../domain/rules/people.ts";
import type { MaybePromise } from "../../memory/maybe-promise.ts";
import type { GdsCall, GdsDeps } from "./deps.ts";
import { readRecord } from "./record.ts";
import type { BookedClaim } from "./write.ts";

/** An airline's credit that pays for a new booking. */
export interface SpentCredit {
  readonly amount: number;
  readonly note: string;
  /** What the credit has left after it. */
  readonly left: number;
  /** Spending is a claim on what the credit is worth, so it is never spent twice. */
  readonly claim: BookedClaim;
}

/** Of no part of a booking: what is spent stays so when the booking ends. */
export const CREDIT_PART = "credit";

/** The booking with what is left of its credits; the same where it has none. */
export function withCredit({ store, now }: GdsDeps, booking: Pnr): MaybePromise<Pnr> {
  const worth = worthOf(booking, now());
  const all = worthOf(booking, 0);
  if (all === 0) return booking;
  return store.inventory.sold([creditKey(booking.pnr)]).then(([spent = 0]) => {
    if (worth > 0) return { ...booking, creditLeft: worth - spent };
    return all <= spent ? booking : withExpired(booking, all - spent);
  });
}

function withExpired(booking: Pnr, cents: number): Pnr {
  const note = `Airline credit: ${formatUsd(cents)} expired on ${lastDay(booking)}.`;
  return { ...booking, warnings: [...(booking.warnings ?? []), note] };
}

/** The last day of the credit that is good for longest. */
function lastDay(booking: Pnr): string {
  const days = (booking.ledger ?? []).flatMap(({ type, part }) =>
    type === "credit" ? [creditDay(booking, part)] : [],
  );
  return days.toSorted().at(-1) ?? "";
}

/** Pays as much of a price as the credit of another booking has left. */
export async function spendCredit(
  { deps, caller, now }: GdsCall,
  given: string,
  { price, flights, passengers }: NewTrip,
): Promise<SpentCredit> {
  const pnr = given.trim().toUpperCase();
  const { booking } = await readRecord(deps, caller, { pnr, field: "payment.credit" });
  const worth = worthOf(booking, now);
  const [spent = 0] = await deps.store.inventory.sold([creditKey(pnr)]);
  const issuer = issuerOf(booking);
  const why =
    worth <= spent
      ? worth === 0 && worthOf(booking, 0) > spent
        ? `had a credit that expired on ${lastDay(booking)}`
        : "has no credit left"
      : !flights.every(({ airlineCode }) => airlineCode === issuer)
        ? `is a credit of ${issuer ?? "another airline"} and pays for its flights alone`
        : !passengers.some((one) => booking.passengers.some((known) => sameName(known, one)))
          ? "is in the name of other passengers"
          : undefined;
  if (why !== undefined) {
    throw new TravelError("rule", `payment.credit: ${pnr} ${why}`, {
      reason: "credit_not_usable",
      field: "payment.credit",
      value: pnr,
      hint: "Nothing was charged. retrieveBooking shows what is left of a credit; leave it out to pay otherwise.",
    });
  }
  const amount = Math.min(price, worth - spent);
  const ends = (booking.ledger ?? []).flatMap(({ type, part }) =>
    type === "credit" ? [creditEnd(booking, part)] : [],
  );
  return {
    amount,
    note: creditNote(pnr, Math.min(...ends.filter((end) => now <= end))),
    left: worth - spent - amount,
    claim: {
      key: creditKey(pnr),
      quantity: amount,
      capacity: worth,
      item: { field: "payment.credit", id: pnr },
      part: CREDIT_PART,
    },
  };
}

interface NewTrip {
  readonly price: number;
  readonly flights: readonly BookedFlight[];
  readonly passengers: readonly Passenger[];
}

/** What a booking's credits were worth that have not run out: what left them is spent, as a claim. */
function worthOf(booking: Pnr, now: number): number {
  return creditsOf(booking, now).reduce((sum, amount) => sum + Math.max(0, amount), 0);
}

function creditsOf(booking: Pnr, now: number): number[] {
  return (booking.ledger ?? []).flatMap(({ type, amount, part }) =>
    type === "credit" && now <= creditEnd(booking, part) ? [amount] : [],
  );
}

/** What leavers take along of a credit, by their share of what it was worth. */
export interface LeftCredit {
  /** What is left of it in all, and what goes along. */
  readonly left: number;
  readonly along: number;
  /** The share that goes along is spent here; what was spent of it before is spent there. */
  readonly here: readonly BookedClaim[];
  readonly there: readonly BookedClaim[];
}

/** Divides what is left of a booking's credit with its passengers; no part of it is spent twice. */
export async function leaveWithCredit(
  { store }: Pick<GdsDeps, "store">,
  before: Pnr,
  now: number,
): Promise<(leaves: Pnr) => LeftCredit> {
  const credits = creditsOf(before, now);
  const net = credits.reduce((sum, amount) => sum + amount, 0);
  if (net <= 0) return () => ({ left: 0, along: 0, here: [], there: [] });
  const worth = worthOf(before, now);
  const [sold = 0] = await store.inventory.sold([creditKey(before.pnr)]);
  const spent = Math.max(0, sold - (worth - net));
  return (leaves) => {
    const share = worthOf(leaves, now);
    const gone = Math.min(share, Math.round((spent * share) / net));
    const claim = (pnr: string, quantity: number, capacity: number): BookedClaim[] => {
      const item = { field: "quoteId", id: `the credit of ${before.pnr}` };
      const key = creditKey(pnr);
      return quantity === 0 ? [] : [{ key, quantity, capacity, item, part: CREDIT_PART }];
    };
    return {
      left: net - spent,
      along: share - gone,
      here: claim(before.pnr, share - gone, worth),
      there: claim(leaves.pnr, gone, share),
    };
  };
}

/** The airline whose flights were given up for the credit. */
function issuerOf({ ledger = [], flights }: Pnr): string | undefined {
  const part = ledger.find(({ type }) => type === "credit")?.part;
  return flights.find((flight) => part === undefined || flight.part === part)?.airlineCode;
}

function creditKey(pnr: string): string {
  return `credit:${pnr}#usd`;
}
