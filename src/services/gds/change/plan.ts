import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { LedgerEntry } from "../../../domain/contracts/gds/ledger.ts";
import type { ChangeItem } from "../../../domain/contracts/servicing/change.ts";
import type { BookedClaim } from "../write.ts";

/** A booking on its way through a change: every step takes one and gives the next. */
export interface Plan {
  readonly booking: Pnr;
  readonly items: readonly ChangeItem[];
  /** Charges and fees; what is paid or given back follows from the items. */
  readonly entries: readonly LedgerEntry[];
  readonly claims: readonly BookedClaim[];
  /** Parts whose stock is given back. */
  readonly gives: readonly string[];
  /** Single units that are given back: seats that others take the place of. */
  readonly givesUnits: readonly string[];
  readonly warnings: readonly string[];
}

export function emptyPlan(booking: Pnr): Plan {
  return { booking, items: [], entries: [], claims: [], gives: [], givesUnits: [], warnings: [] };
}

/** The plan with one more item that costs nothing. */
export function withFree(
  plan: Plan,
  item: Pick<ChangeItem, "what" | "part" | "passenger" | "why">,
): Plan {
  const free = { ...item, allowed: true, toPay: 0, back: 0, form: "none" as const };
  return { ...plan, items: [...plan.items, free] };
}

export function withRefusal(
  plan: Plan,
  item: Pick<ChangeItem, "what" | "part" | "passenger" | "why">,
): Plan {
  const refused = { ...item, allowed: false, toPay: 0, back: 0, form: "none" as const };
  return { ...plan, items: [...plan.items, refused] };
}

/** What a change costs and gives back in all. */
export interface Settlement {
  readonly toPay: number;
  readonly refund: number;
  readonly credit: number;
}

/** What is refunded for one part first pays for another. */
export function settlementOf({ items }: Plan): Settlement {
  let [pay, refund, credit] = [0, 0, 0];
  for (const { toPay, back, form, asCredit = form === "credit" ? back : 0 } of items) {
    pay += toPay;
    credit += asCredit;
    if (form === "refund") refund += back - asCredit;
  }
  const netted = Math.min(pay, refund);
  return { toPay: pay - netted, refund: refund - netted, credit };
}

/** All lines that a change adds to the ledger; with them it owes as much as before. */
export function ledgerLines(plan: Plan, at: number, payer: string): LedgerEntry[] {
  const { toPay, refund } = settlementOf(plan);
  const lines: LedgerEntry[] = plan.entries.map((entry) => ({ ...entry, at }));
  if (toPay > 0) lines.push({ at, type: "payment", amount: -toPay, note: payer });
  let left = refund;
  for (const { back, form, part, asCredit = form === "credit" ? back : 0 } of plan.items) {
    const line = { at, ...(part !== undefined && { part }) };
    const cents = form === "refund" ? Math.min(left, back - asCredit) : 0;
    left -= cents;
    if (cents > 0) lines.push({ ...line, type: "refund", amount: cents });
    if (asCredit > 0) {
      lines.push({ ...line, type: "credit", amount: asCredit, note: "for 12 months" });
    }
  }
  return lines;
}
