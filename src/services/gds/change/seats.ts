import type { SeatChoice } from "../../../domain/contracts/servicing/seats.ts";
import { formatUsd } from "../../../domain/money.ts";
import type { GdsDeps } from "../deps.ts";
import { chooseSeat } from "../seats/choose.ts";
import { requirePassenger } from "./people.ts";
import { type Plan, withRefusal } from "./plan.ts";
import type { AskedExtra } from "./wishes.ts";

/** Gives a passenger a seat on one flight, in the place of one chosen before. */
export async function changeSeat(
  deps: GdsDeps,
  plan: Plan,
  choice: SeatChoice,
  { at, field, closed }: AskedExtra,
): Promise<Plan> {
  const { booking } = plan;
  const passenger = requirePassenger(booking, choice.passenger, `${field}.passenger`);
  const asked = { choice, passenger, field, closed, claimed: plan.claims };
  const chosen = await chooseSeat(deps, booking, asked);
  if ("why" in chosen) return withRefusal(plan, { ...chosen, passenger: passenger.id });
  const { what, extra, claim, instead, lost } = chosen;
  const { part, price } = extra;
  const toPay = price - (instead?.extra.price ?? 0);
  const others = (booking.extras ?? []).filter((one) => one !== instead?.extra);
  return {
    ...plan,
    booking: { ...booking, extras: [...others, extra] },
    items: [
      ...plan.items,
      {
        ...{ what, part, passenger: passenger.id, allowed: true, toPay, back: 0, form: "none" },
        ...(lost > 0 && { why: `It costs ${formatUsd(lost)} less, which does not come back.` }),
      },
    ],
    entries:
      toPay > 0
        ? [...plan.entries, { at, type: "charge", amount: toPay, part, note: what }]
        : plan.entries,
    claims: [...plan.claims, claim],
    givesUnits: instead ? [...plan.givesUnits, instead.key] : plan.givesUnits,
  };
}
