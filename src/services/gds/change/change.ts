import type { Caller } from "../../../domain/caller.ts";
import type { Passenger, Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type {
  ChangeConfirmation,
  ChangeQuote,
  ChangeRequest,
} from "../../../domain/contracts/servicing/change.ts";
import { TravelError } from "../../../domain/errors.ts";
import { formatUsd } from "../../../domain/money.ts";
import { cancellationEntries, cancellationsOf } from "../../../domain/rules/cancellation.ts";
import { whatIs, whyKept } from "../../../domain/rules/endings.ts";
import { summedUp } from "../../../domain/rules/ledger.ts";
import { raisedBy, repriced } from "../../../domain/rules/repricing.ts";
import { conflictsOf } from "../../../domain/rules/trip-conflicts.ts";
import { cityOf } from "../../places.ts";
import { refuseCancelled, refuseUnpaid } from "../add-part.ts";
import { withoutParts } from "../cancel.ts";
import { cleanContacts } from "../contacts.ts";
import { leaveWithCredit } from "../credits.ts";
import { whyClosed } from "../day/closed.ts";
import type { GdsDeps } from "../deps.ts";
import { indexNames } from "../find/name-index.ts";
import { findQuote, type KeptQuote, keepQuote, quoteEnd, requireFresh } from "../kept-quotes.ts";
import { earlierOutcome, repeatable } from "../outcomes.ts";
import { acceptPayment, paymentMark } from "../payment.ts";
import { readRecord } from "../record.ts";
import { factsAt } from "../stay-terms.ts";
import { changeBooking, freePnr, holdsOf, type Target } from "../write.ts";
import { bassinetNotes } from "./bassinet.ts";
import { inTheirOrder } from "./order.ts";
import { correctPassenger, refuseAtExit, requirePassenger } from "./people.ts";
import { emptyPlan, ledgerLines, type Plan, settlementOf, withFree, withRefusal } from "./plan.ts";
import { replacePart, requirePart } from "./replace.ts";
import { changeSeat } from "./seats.ts";
import { split, whyNoSplit } from "./split.ts";
import { addBags, addRequest } from "./wishes.ts";

/** What is asked of the booking, without what names it. */
type Asked = Omit<ChangeRequest, "pnr" | "sessionId" | "currency">;

/** Says what a change would cost or give back, thing by thing. Nothing is changed. */
export async function quoteChange(
  deps: GdsDeps,
  { pnr, sessionId, currency: _, ...asked }: ChangeRequest,
  caller: Caller,
): Promise<ChangeQuote> {
  const { booking, version } = await readRecord(deps, caller, { pnr, field: "pnr", sessionId });
  refuseCancelled(booking, "pnr");
  if (!isCorrection(asked)) refuseUnpaid(booking, "pnr");
  const now = deps.now();
  const plan = await planChange(deps, booking, asked, now);
  const validUntil = quoteEnd(booking, now);
  const allowed = plan.items.every((item) => item.allowed);
  const quote = { pnr, version, at: now, validUntil, asked };
  const left = summedUp(asked.leave ? stayersOf(plan.booking, asked.leave) : plan.booking);
  const total = left.status === "cancelled" ? 0 : left.totalPrice;
  return {
    pnr,
    ...(allowed && { quoteId: await keepQuote(deps, "CHANGE", quote) }),
    validUntil: new Date(validUntil).toISOString(),
    items: [...plan.items],
    ...(allowed ? settlementOf(plan) : { toPay: 0, refund: 0, credit: 0 }),
    newTotal: allowed ? total : booking.totalPrice,
    ...(plan.warnings.length > 0 && { warnings: [...plan.warnings] }),
  };
}

/** Makes a quoted change, at exactly what the quote says. */
export async function confirmChange(
  deps: GdsDeps,
  { pnr, quoteId, payment, idempotencyKey, sessionId }: ChangeConfirmation,
  caller: Caller,
): Promise<Pnr> {
  const body = { pnr, quoteId, payment: paymentMark(payment) };
  const repeat = repeatable(caller, "confirmChange", idempotencyKey, body);
  const earlier = repeat && (await earlierOutcome(deps, repeat));
  const target = { pnr, field: "pnr", sessionId, repeat };
  if (earlier) {
    // Where the process died after dividing, reading writes the leavers' booking.
    if (earlier.related) await readRecord(deps, caller, target);
    return earlier;
  }
  const read = await readRecord(deps, caller, target);
  const { booking } = read;
  const quote = await findQuote<Asked>(deps, "CHANGE", { id: quoteId, pnr });
  refuseCancelled(booking, "pnr");
  requireFresh("CHANGE", quoteId, quote, read);
  // As of the quote's instant: fees and terms hold for as long as the quote does.
  if (quote.asked.leave) return divide(deps, caller, target, { id: quoteId, ...quote });
  const plan = await planChange(deps, booking, quote.asked, quote.at);
  refuseImpossible(plan);
  const payer = settlementOf(plan).toPay > 0 ? acceptPayment(payment) : "agency account";
  const changed = await changeBooking({ deps, caller, now: deps.now() }, target, (record) => {
    refuseCancelled(record.booking, "pnr");
    requireFresh("CHANGE", quoteId, quote, record);
    const warnings = [...new Set([...(plan.booking.warnings ?? []), ...plan.warnings])];
    return {
      booking: { ...plan.booking, ...(warnings.length > 0 && { warnings }) },
      claims: plan.claims,
      gives: ({ part = "", key }) => plan.gives.includes(part) || plan.givesUnits.includes(key),
      entries: ledgerLines(plan, deps.now(), payer),
    };
  });
  if (quote.asked.passengers) await indexNames(deps, changed);
  return changed;
}

/** Gives passengers who leave a reference of their own; no money moves. */
async function divide(
  deps: GdsDeps,
  caller: Caller,
  target: Target,
  quote: KeptQuote<Asked> & { readonly id: string },
): Promise<Pnr> {
  const now = deps.now();
  const { booking } = await readRecord(deps, caller, target);
  const pnr = await freePnr(deps, booking.sessionId);
  const creditOf = await leaveWithCredit(deps, booking, now);
  const changed = await changeBooking({ deps, caller, now }, target, (record) => {
    requireFresh("CHANGE", quote.id, quote, record);
    const at = Math.max(now, record.booking.lastModified);
    const leavers = leaversOf(record.booking, quote.asked.leave ?? []);
    const { stays, leaves } = split(record, leavers, { pnr, at });
    const before = record.booking.ledger?.length ?? 0;
    const { here, there } = creditOf(leaves.booking);
    return {
      booking: stays.booking,
      entries: stays.booking.ledger?.slice(before) ?? [],
      claims: [...here, ...there],
      divided: {
        holds: [...stays.holds, ...holdsOf(here)],
        leaves: { ...leaves, holds: [...leaves.holds, ...holdsOf(there)] },
      },
    };
  });
  await readRecord(deps, caller, target);
  return changed;
}

/** The booking as it is for those who stay. */
function stayersOf(booking: Pnr, leave: readonly string[]): Pnr {
  const leavers = leaversOf(booking, leave);
  const stays = leavers.length < booking.passengers.length;
  return stays ? sidesOf(booking, leavers).stays.booking : booking;
}

/** Both halves of a booking, before those who leave have a reference. */
function sidesOf(booking: Pnr, leavers: readonly Passenger[]) {
  const { pnr, lastModified: at } = booking;
  return split({ booking, holds: [] }, leavers, { pnr, at });
}

/** Names and contacts, which are put right on a hold too; a ticket is issued with what is there then. */
function isCorrection({ passengers, contactEmail, contactPhone, ...others }: Asked): boolean {
  return Object.values(others).every((one) => one === undefined);
}

function leaversOf(booking: Pnr, leave: readonly string[]): Passenger[] {
  return leave.map((id, index) => requirePassenger(booking, id, `leave[${index}]`));
}

async function planLeave(
  deps: GdsDeps,
  plan: Plan,
  { leave = [], ...others }: Asked,
  at: number,
): Promise<Plan> {
  const { booking } = plan;
  const leavers = leaversOf(booking, leave);
  const what = `${leavers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(", ")} on a PNR of their own`;
  const why = Object.values(others).some((one) => one !== undefined)
    ? "Dividing a booking is a request by itself: quote the other changes apart."
    : whyNoSplit(booking, leavers, at);
  if (why !== undefined) return withRefusal(plan, { what, why });
  const { stays, leaves } = sidesOf(booking, leavers);
  const { totalPrice } = booking;
  const share = totalPrice - stays.booking.totalPrice;
  const { left, along } = (await leaveWithCredit(deps, booking, at))(leaves.booking);
  const credit =
    left > 0
      ? ` Of the ${formatUsd(left)} left of its credit they take ${formatUsd(along)} along, in their own name.`
      : "";
  const shares = `Of ${formatUsd(totalPrice)} they take ${formatUsd(share)} along.${credit}`;
  return withFree(plan, { what, why: shares });
}

/** Works out a change of a booking as it is, at an instant; the same question has the same answer. */
async function planChange(deps: GdsDeps, booking: Pnr, asked: Asked, at: number): Promise<Plan> {
  let plan = emptyPlan(booking);
  if (asked.leave) return planLeave(deps, plan, asked, at);
  for (const [index, one] of (asked.passengers ?? []).entries()) {
    plan = await correctPassenger(deps, plan, one, { at, field: `passengers[${index}]` });
  }
  for (const [index, one] of (asked.replace ?? []).entries()) {
    plan = await replacePart(deps, plan, one, { at, field: `replace[${index}]` });
  }
  const replaced = (asked.replace ?? []).map(({ part }) => part.trim().toUpperCase());
  if (asked.replace) plan = inTheirOrder(booking, plan, { replaced, at });
  if (asked.cancel) plan = await dropParts(deps, plan, asked.cancel, at);
  const { booking: exchanged } = plan;
  const closed = (part: string) => whyClosed(deps, exchanged, part, at);
  for (const [index, one] of (asked.bags ?? []).entries()) {
    plan = addBags(plan, one, { at, field: `bags[${index}]`, closed });
  }
  for (const [index, one] of (asked.seats ?? []).entries()) {
    plan = await changeSeat(deps, plan, one, { at, field: `seats[${index}]`, closed });
  }
  for (const [index, one] of (asked.requests ?? []).entries()) {
    plan = await addRequest(deps, plan, one, { at, field: `requests[${index}]`, closed });
  }
  for (const { id, dateOfBirth } of asked.passengers ?? []) {
    if (dateOfBirth !== undefined) plan = await refuseAtExit(deps, plan, id);
  }
  if (asked.seats ?? asked.requests) {
    plan = { ...plan, warnings: [...plan.warnings, ...(await bassinetNotes(deps, plan.booking))] };
  }
  plan = changeContacts(plan, asked);
  if (plan.items.length === 0) throw nothingAsked();
  return {
    ...plan,
    warnings: [...plan.warnings, ...conflictsOf(plan.booking, cityOf(deps.places))],
  };
}

async function dropParts(
  deps: GdsDeps,
  plan: Plan,
  given: readonly string[],
  at: number,
): Promise<Plan> {
  const { booking } = plan;
  const parts = given.map((part, index) => requirePart(booking, part, `cancel[${index}]`));
  const facts = await factsAt(deps, booking, at);
  const kept = parts.flatMap((part) => {
    const why = whyKept(booking, part, parts, facts);
    return why === undefined ? [] : [{ what: `${whatIs(booking, part)} cancelled`, part, why }];
  });
  if (kept.length > 0) return kept.reduce(withRefusal, plan);
  const outcomes = cancellationsOf(booking, [...new Set(parts)], facts);
  return {
    ...plan,
    booking: repriced(withoutParts(booking, parts, facts), outcomes),
    items: [
      ...plan.items,
      ...outcomes.map((outcome) => ({
        what: `${whatIs(booking, outcome.part)} cancelled`,
        part: outcome.part,
        allowed: true,
        why: outcome.rule,
        // What goes to a way that is kept is no fee.
        fee: outcome.fee - raisedBy(outcome),
        toPay: 0,
        back: outcome.back,
        form: outcome.form,
        ...(outcome.asCredit !== undefined && { asCredit: outcome.asCredit }),
      })),
    ],
    entries: [
      ...plan.entries,
      ...outcomes
        .flatMap((outcome) => cancellationEntries(outcome, at))
        .filter(({ type }) => type === "charge" || type === "fee"),
    ],
    gives: [...plan.gives, ...parts],
  };
}

function changeContacts(plan: Plan, { contactEmail, contactPhone }: Asked): Plan {
  if (contactEmail === undefined && contactPhone === undefined) return plan;
  const contacts = cleanContacts({ contactEmail, contactPhone });
  return withFree(
    { ...plan, booking: { ...plan.booking, ...contacts } },
    { what: `Contact changed to ${Object.values(contacts).join(", ")}` },
  );
}

/** What could be changed when it was quoted may be sold out by now. */
function refuseImpossible({ items }: Plan): void {
  const refused = items.find(({ allowed }) => !allowed);
  if (!refused) return;
  throw new TravelError(
    "rule",
    `quoteId: ${refused.what} is not possible any more: ${refused.why}`,
    {
      reason: "change_not_possible",
      field: "quoteId",
      hint: "Nothing was changed. Call quoteChange with another choice.",
    },
  );
}

function nothingAsked(): TravelError {
  return new TravelError("invalid", "There is nothing to change in this request", {
    reason: "nothing_to_change",
    hint: "Name what should change: replace, cancel, leave, passengers, bags, seats, requests or a contact.",
  });
}
