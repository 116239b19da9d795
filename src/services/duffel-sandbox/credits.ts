import { type AirlineCredit, creditOf } from "./credit.ts";
import type { AccountDeps } from "./deps.ts";
import { listener, newEventId, putEvent } from "./events.ts";
import { fault, notFound } from "./faults.ts";
import { idOf } from "./ids.ts";
import type { IssuedCredit, Order } from "./order.ts";
import { TEST_AIRLINE } from "./test-airline.ts";

const CREDIT_KIND = "duffel_credit";

export interface CreditPage {
  readonly credits: readonly AirlineCredit[];
  readonly cursor?: string;
}

export type NewCredit = Omit<AirlineCredit, "id" | "createdAt" | "orderId" | "passengerId">;

/** Notes a credit that the account holds with an airline. */
export async function createCredit(deps: AccountDeps, given: NewCredit): Promise<AirlineCredit> {
  const known = given.airline === TEST_AIRLINE.code || deps.atlas.airline(given.airline);
  if (!known) {
    const message = `'${given.airline}' is not an airline`;
    throw fault("validation_inclusion", message, "/airline_iata_code");
  }
  const createdAt = deps.now();
  const credit = { id: idOf("acd", deps.newSecret()), createdAt, ...given };
  const event = await eventOf(deps, credit);
  await keep(deps, credit);
  if (event !== undefined) deps.later(deps.outbox.attempt(event));
  return credit;
}

/** Puts the event first: the outbox drops it where the credit was never written. */
async function eventOf(deps: AccountDeps, credit: AirlineCredit): Promise<string | undefined> {
  const type = "air.airline_credit.created";
  const webhook = await listener(deps);
  if (!webhook?.events.includes(type)) return undefined;
  const id = newEventId(deps);
  await putEvent(deps, webhook, {
    ...{ id, type, at: credit.createdAt, about: credit.id },
    subject: { kind: "credit", credit },
    needs: { kind: CREDIT_KIND, id: credit.id },
  });
  return id;
}

export async function getCredit(
  { store, account: { owner } }: AccountDeps,
  id: string,
): Promise<AirlineCredit> {
  const record = await store.records.get(CREDIT_KIND, id);
  if (record?.owner !== owner) throw notFound(id);
  return JSON.parse(record.document);
}

export interface CreditQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly userId?: string | undefined;
}

/** Newest first; a page of one user's may have fewer than the limit, or none. */
export async function listCredits(
  { store, account: { owner } }: AccountDeps,
  { limit, cursor, userId }: CreditQuery,
): Promise<CreditPage> {
  const page = await store.records.list({
    kind: CREDIT_KIND,
    owner,
    limit,
    ...(cursor !== undefined && { cursor }),
  });
  return {
    credits: page.records
      .map(({ document }): AirlineCredit => JSON.parse(document))
      .filter((credit) => userId === undefined || credit.userId === userId),
    ...(page.cursor !== undefined && { cursor: page.cursor }),
  };
}

/** Keeps the credits of an order as the account's; those that are there already stay as they are. */
export async function keepCredits(
  deps: AccountDeps,
  order: Order,
  issued: readonly IssuedCredit[],
): Promise<void> {
  for (const one of issued) await keep(deps, creditOf(order, one, deps.now()));
}

async function keep(
  { store, account: { owner } }: AccountDeps,
  credit: AirlineCredit,
): Promise<void> {
  await store.records.write({
    kind: CREDIT_KIND,
    id: credit.id,
    owner,
    state: "open",
    createdAt: credit.createdAt,
    modifiedAt: credit.createdAt,
    expectedVersion: 0,
    document: JSON.stringify(credit),
  });
}
