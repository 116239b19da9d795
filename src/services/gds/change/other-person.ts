import type { Passenger, Pnr } from "../../../domain/contracts/gds/bookings.ts";
import { quoteDayOf } from "../../../domain/dates.ts";
import { formatUsd } from "../../../domain/money.ts";
import { voidEnd } from "../../../domain/rules/issue.ts";
import { journeyOf, livingFlights } from "../../../domain/rules/parts.ts";
import { countParty } from "../../../domain/rules/party.ts";
import type { GdsDeps } from "../deps.ts";
import type { Plan } from "./plan.ts";

/** What low-cost airlines ask for a passenger who flies instead of another (USD cents). */
const NAME_FEE = 6000;
const HOUR_MS = 3_600_000;
const NAME_HOURS = 4;

/** Why a ticket cannot be given to another person; undefined where its low-cost airline sells that. */
export async function whyNoOtherPerson(
  { flights: supplier }: GdsDeps,
  booking: Pnr,
  at: number,
): Promise<string | undefined> {
  const flights = livingFlights(booking);
  const ids = [...new Set(flights.map(({ id }) => journeyOf(id)))];
  const offers = await Promise.all(
    ids.map(async (id) => {
      const reference = supplier.read(id);
      return reference && (await supplier.quote(reference));
    }),
  );
  const leaves = Math.min(...flights.map(({ departureTime }) => Date.parse(departureTime)));
  if (offers.length === 0 || !offers.every((offer) => offer?.instant)) {
    return `A ticket cannot be given to somebody else: cancel and book anew.${freeVoid(booking, at)}`;
  }
  if (leaves - at < NAME_HOURS * HOUR_MS) {
    return `Another person can be named until ${NAME_HOURS} hours before the first departure.`;
  }
  return booking.ledger?.some(({ type }) => type === "credit")
    ? "A credit of this booking is in this name."
    : undefined;
}

/** What a ticket of its own for the same flights costs a passenger today, where that is less than the fee. */
export async function cheaperAnew(
  { flights: supplier }: GdsDeps,
  booking: Pnr,
  { type }: Passenger,
  at: number,
): Promise<string | undefined> {
  if (type === "infant" || freeVoid(booking, at) !== "") return undefined;
  const ids = [...new Set(livingFlights(booking).map(({ id }) => journeyOf(id)))];
  const party = countParty([{ type }]);
  const offers = await Promise.all(
    ids.map(async (id) => {
      const reference = supplier.read(id);
      return reference && (await supplier.quote({ ...reference, party, quoteDay: quoteDayOf(at) }));
    }),
  );
  const known = offers.filter((offer) => offer !== undefined);
  const price = known.reduce((sum, offer) => sum + offer.price, 0);
  if (known.length < ids.length || price >= NAME_FEE) return undefined;
  return `A new ticket costs ${formatUsd(price)}, less than this.`;
}

/** That giving the tickets back is still free, and for how long. */
function freeVoid(booking: Pnr, at: number): string {
  const ends = livingFlights(booking).map(({ part = "" }) => voidEnd(booking, part));
  const end = Math.min(...ends);
  if (ends.length === 0 || end < at) return "";
  return ` Cancelling is free until ${new Date(end).toISOString().slice(0, 16)}Z.`;
}

/** The plan with a passenger in the place of another, for the fee; wishes are not another person's. */
export function withOtherPerson(
  plan: Plan,
  { id }: Passenger,
  { what, anew }: { readonly what: string; readonly anew: string | undefined },
  at: number,
): Plan {
  const { booking, items, entries } = plan;
  const { requests = [] } = booking;
  const others = requests.filter(({ passenger }) => passenger !== id);
  const lost = others.length < requests.length;
  const free = freeVoid(booking, at);
  const fee = free === "" ? NAME_FEE : 0;
  const why = [
    ...(anew === undefined ? [] : [anew]),
    ...(lost ? ["Meals and assistance are to be asked for anew."] : []),
    ...(free === "" ? [] : [`No fee on the day of booking:${free.replace(" C", " c")}`]),
  ].join(" ");
  const item = {
    what,
    passenger: id,
    allowed: true,
    ...(why !== "" && { why }),
    fee,
    toPay: fee,
    back: 0,
    form: "none" as const,
  };
  return {
    ...plan,
    booking: lost ? { ...booking, requests: others } : booking,
    items: [...items, item],
    entries:
      fee === 0 ? entries : [...entries, { at, type: "fee", amount: fee, note: "name change" }],
  };
}
