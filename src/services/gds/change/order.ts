import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import { livingFlights, ticketOf } from "../../../domain/rules/parts.ts";
import type { Plan } from "./plan.ts";

/**
 * The plan once all of its flights are exchanged, with those refused that would leave on the other side
 * of another way of their ticket than before: coupons are flown in their order, so an airline reissues
 * no way out after the way back. Ways on other tickets are noted.
 */
export function inTheirOrder(
  before: Pnr,
  plan: Plan,
  { replaced, at }: { readonly replaced: readonly string[]; readonly at: number },
): Plan {
  const [was, is] = [startsOf(before), startsOf(plan.booking)];
  const passed = (part: string) =>
    [...is.keys()].filter((other) => {
      const sign = (starts: ReadonlyMap<string, number>) =>
        Math.sign((starts.get(part) ?? 0) - (starts.get(other) ?? 0));
      const hasLeft = (is.get(other) ?? 0) <= at;
      return other !== part && !hasLeft && sign(was) !== sign(is);
    });
  const isFirst = (part: string, other: string) => (is.get(part) ?? 0) < (is.get(other) ?? 0);
  const onTicket = (part: string, other: string) =>
    ticketOf(plan.booking, part) === ticketOf(plan.booking, other);
  const told = replaced.flatMap((part) =>
    passed(part)
      .filter((other) => !onTicket(part, other))
      .map((other) => `${part} then leaves ${isFirst(part, other) ? "before" : "after"} ${other}.`),
  );
  return {
    ...plan,
    warnings: [...plan.warnings, ...told],
    items: plan.items.map((item) => {
      const { part = "", what, allowed } = item;
      const others = passed(part).filter((other) => onTicket(part, other));
      const [other] = others;
      if (other === undefined || !allowed || !replaced.includes(part)) return item;
      const side = isFirst(part, other) ? "before" : "after";
      const why = `It would leave ${side} ${others.join(" and ")} of the same ticket, whose flights are flown in their order: change ${[part, ...others].join(" and ")} in one request.`;
      return { what, part, why, allowed: false, toPay: 0, back: 0, form: "none" };
    }),
  };
}

/** When each way of a booking leaves. */
function startsOf(booking: Pnr): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  for (const { part = "", departureTime } of livingFlights(booking)) {
    const start = Date.parse(departureTime);
    starts.set(part, Math.min(start, starts.get(part) ?? start));
  }
  return starts;
}
