import { allocate } from "../../domain/money.ts";
import { idOf, lettersOf } from "./ids.ts";
import type { IssuedCredit, Order } from "./order.ts";

/** A credit with an airline: recorded by the account, or given when an order was cancelled. */
export interface AirlineCredit {
  readonly id: string;
  readonly airline: string;
  readonly amount: number;
  readonly code: string;
  readonly type: "eticket" | "mco" | "emd";
  readonly issuedOn: string;
  readonly expiresAt: string;
  readonly createdAt: number;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly orderId?: string;
  readonly passengerId?: string;
  readonly userId?: string;
}

/** A credit for every passenger, which together are the amount. */
export function issuedCredits(order: Order, amount: number, now: number): IssuedCredit[] {
  const shares = allocate(
    amount,
    order.passengers.map(() => 1),
  );
  return order.passengers.map(({ id }, index) => ({
    id: idOf("acd", `${order.id} ${id} ${now}`),
    code: documentNumber(`credit ${id} ${now}`),
    amount: shares[index] ?? 0,
    passengerId: id,
    issuedOn: new Date(now).toISOString().slice(0, 10),
  }));
}

/** The credit itself, of which a cancellation shows a part. */
export function creditOf(
  { id: orderId, airline, passengers }: Order,
  { id, code, amount, passengerId, issuedOn }: IssuedCredit,
  createdAt: number,
): AirlineCredit {
  const person = passengers.find((one) => one.id === passengerId);
  return {
    ...{ id, code, amount, airline, orderId, passengerId, issuedOn },
    type: "mco",
    expiresAt: inAYear(issuedOn),
    createdAt,
    ...(person && { givenName: person.givenName, familyName: person.familyName }),
    ...(person?.userId !== undefined && { userId: person.userId }),
  };
}

/** Credits are good for twelve months; what is issued on a leap day ends on the first of March. */
function inAYear(day: string): string {
  const end = new Date(`${day}T00:00:00Z`);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end.toISOString();
}

/** Thirteen digits, as tickets and credits are numbered; the first three are the airline's. */
export function documentNumber(text: string): string {
  const digits = [...lettersOf(text, 10)].map((letter) => letter.charCodeAt(0) % 10).join("");
  return `999${digits}`;
}
