import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { LedgerEntry } from "../../../domain/contracts/gds/ledger.ts";
import type { ChangeItem } from "../../../domain/contracts/servicing/change.ts";
import { formatUsd } from "../../../domain/money.ts";
import { creditPaid } from "../../../domain/rules/ledger.ts";
import type { BookedClaim } from "../write.ts";
import { partText } from "./part-text.ts";
import type { Plan } from "./plan.ts";

/** A booking with another offer in the place of a part, and the stock that it takes. */
interface Exchange {
  readonly part: string;
  readonly at: number;
  readonly booking: Pnr;
  readonly claims: readonly BookedClaim[];
  /** What was paid for seats on the old flights: airlines keep it. */
  readonly seats?: number;
}

type Terms = Pick<ChangeItem, "what" | "form" | "why"> & {
  readonly fee: number;
  readonly old: number;
  readonly new: number;
};

/** The plan with one part exchanged: the difference and the fee are paid, or what is left comes back. */
export function exchanged(plan: Plan, exchange: Exchange, terms: Terms): Plan {
  const { part, at, booking, claims, seats = 0 } = exchange;
  const { what, fee, form } = terms;
  const fareDifference = terms.new - terms.old;
  // What a cheaper fare leaves over pays the fee, unless the old fare gives nothing back.
  const lost = form === "none" ? Math.max(0, -fareDifference) : 0;
  const net = fareDifference + lost + fee;
  // What a credit paid comes back as one, also where the fare gives money back.
  const ofCredit = form === "refund" && part.startsWith("F") ? creditPaid(plan.booking) : 0;
  const asCredit = Math.min(ofCredit, Math.max(0, -net));
  const why = [
    ...(terms.why === undefined ? [] : [terms.why]),
    ...(lost > 0 ? ["What the cheaper fare leaves over does not come back."] : []),
    ...(seats > 0
      ? [`Paid seats (${formatUsd(seats)}) are lost with the flight; paid bags stay.`]
      : []),
  ];
  const item: ChangeItem = {
    what: `${what} becomes ${partText(booking, part)}`,
    part,
    allowed: true,
    fareDifference,
    fee,
    toPay: Math.max(0, net),
    back: Math.max(0, -net),
    form: net < 0 ? form : "none",
    ...(asCredit > 0 && { asCredit }),
    ...(why.length > 0 && { why: why.join(" ") }),
  };
  const entries: LedgerEntry[] = [
    { at, type: "charge", amount: -terms.old, part, note: "changed" },
    { at, type: "charge", amount: terms.new, part },
  ];
  if (fee > 0) entries.push({ at, type: "fee", amount: fee, part, note: "change fee" });
  if (seats > 0) {
    entries.push(
      { at, type: "charge", amount: -seats, part, note: "seats given up" },
      { at, type: "fee", amount: seats, part, note: "seats given up" },
    );
  }
  if (lost > 0) entries.push({ at, type: "fee", amount: lost, part, note: "residual value" });
  return {
    ...plan,
    booking,
    items: [...plan.items, item],
    entries: [...plan.entries, ...entries],
    claims: [...plan.claims, ...claims],
    gives: [...plan.gives, part],
  };
}
