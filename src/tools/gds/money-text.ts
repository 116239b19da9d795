import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { formatUsd } from "../../domain/money.ts";
import { creditDay } from "../../domain/rules/issue.ts";
import { CREDIT_OF, RAISED } from "../../domain/rules/ledger.ts";
import { instantText } from "./text.ts";

/** What the last change of a booking gave back and kept. */
export function moneyBack(booking: Pnr): string {
  const { ledger = [], lastModified } = booking;
  const lines = ledger.filter(({ at }) => at === lastModified);
  const sum = (wanted: string) =>
    lines.reduce((cents, { type, amount }) => (type === wanted ? cents + amount : cents), 0);
  const [refund, credit, fee] = [sum("refund"), sum("credit"), sum("fee")];
  const ends = lines.flatMap(({ type, part }) =>
    type === "credit" ? [creditDay(booking, part)] : [],
  );
  const back = [
    ...(refund > 0 ? [`${formatUsd(refund)} refunded${payerOf(ledger)}, within 7 days`] : []),
    ...(credit > 0
      ? [`${formatUsd(credit)} as airline credit, to book with until ${ends.toSorted()[0]}`]
      : []),
  ];
  const kept = fee > 0 ? `, ${formatUsd(fee)} kept` : "";
  const raised = lines.flatMap(({ part, amount, note = "" }) =>
    note.startsWith(RAISED) ? [` ${formatUsd(amount)} goes to ${part}, ${note}.`] : [],
  );
  return `${back.length > 0 ? back.join(", ") : "Nothing comes back"}${kept}.${raised.join("")}`;
}

/** ` to the agency account`: what a booking was paid with, where that was one thing. */
function payerOf(ledger: NonNullable<Pnr["ledger"]>): string {
  const notes = ledger.flatMap(({ type, note }) => (type === "payment" ? [note] : []));
  const [payer, other] = new Set(notes);
  const isPayer = other === undefined && PAYERS.includes(payer ?? "");
  return isPayer ? ` to the ${payer}` : " the way it was paid";
}

const PAYERS: readonly string[] = ["agency account", "test card"];

/** How the ledger names what a change asks for itself; other fees are what does not come back. */
const FEES: readonly string[] = ["change fee", "name change"];

/** What is owed on a hold, and what came back. */
export function balance({
  status,
  owed = 0,
  paid = 0,
  ticketingDeadline,
  ledger = [],
}: Pnr): string {
  if (owed > 0)
    return `, ${formatUsd(owed)} to pay by ${ticketingDeadline === undefined ? "now" : instantText(ticketingDeadline)}`;
  const back = (wanted: string) =>
    ledger.reduce((cents, { type, amount }) => (type === wanted ? cents + amount : cents), 0);
  const [refund, credit, all] = [back("refund"), back("credit"), back("fee")];
  const fees = ledger.reduce(
    (cents, { type, note, amount }) =>
      type === "fee" && FEES.includes(note ?? "") ? cents + amount : cents,
    0,
  );
  const kept = all - fees;
  const creditIn = creditsIn(ledger);
  // What a credit paid and comes back as one was never money of this booking.
  const returned = Math.min(
    credit,
    creditIn.reduce((sum, { amount }) => sum + amount, 0),
  );
  const given = credit - returned;
  if (!ledger.some(({ type }) => type === "payment")) return "";
  const parts = [
    // Of a booking that is cancelled as a whole, what was kept is in its price.
    ...(fees > 0 && status !== "cancelled" ? [`and ${formatUsd(fees)} in fees`] : []),
    ...(kept > 0 && status !== "cancelled" ? [`${formatUsd(kept)} not given back`] : []),
    all > 0 && status !== "cancelled" ? `${formatUsd(paid + refund + credit)} paid` : "paid",
    ...creditIn.map(({ amount, note }) => `${formatUsd(amount)} of it with the ${note}`),
    ...(refund > 0 ? [`${formatUsd(refund)} refunded`] : []),
    ...(returned > 0 ? [`${formatUsd(returned)} back as the credit it was paid with`] : []),
    ...(given > 0 ? [`${formatUsd(given)} given as credit, not in money`] : []),
    ...(given === 0 && (refund > 0 || status === "cancelled")
      ? [`net paid ${formatUsd(paid)}`]
      : []),
  ];
  return `${parts[0]?.startsWith("and ") ? " " : ", "}${parts.join(", ")}`;
}

/** What credits of other bookings paid, each once: a part of it may have moved with passengers who left. */
function creditsIn(ledger: NonNullable<Pnr["ledger"]>) {
  const sums = new Map<string, number>();
  for (const { type, amount, note = "" } of ledger) {
    if (type !== "payment" || !note.startsWith(CREDIT_OF)) continue;
    sums.set(note, (sums.get(note) ?? 0) - amount);
  }
  return [...sums].map(([note, amount]) => ({ note, amount }));
}

/** Whose credit is left, with which airline, and the last day of each. */
export function creditLine(booking: Pnr): string {
  const { pnr, creditLeft = 0, ledger = [], flights, passengers } = booking;
  const credits = ledger.filter(({ type }) => type === "credit");
  const airline = flights.find(({ part }) => credits.some((one) => one.part === part));
  const names = passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(", ");
  const ends = [...new Set(credits.map(({ part }) => creditDay(booking, part)))].join(", ");
  if (creditLeft === 0) return "Airline credit: all of it is spent";
  return `Airline credit: ${formatUsd(creditLeft)} left with ${(airline ?? flights[0])?.airlineName ?? "the airline"} for ${names}; to book with until ${ends}, to fly also later; spend it in bookFlight with payment.credit ${pnr}`;
}
