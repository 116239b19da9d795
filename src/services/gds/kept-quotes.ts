import { createHash } from "node:crypto";
import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { TravelError } from "../../domain/errors.ts";
import type { GdsDeps } from "./deps.ts";
import { canonical } from "./outcomes.ts";

/** How long a quote holds. */
const LIFE_MS = 30 * 60_000;

/** What was asked of a booking as it was, and when: enough to work out the same answer again. */
export interface KeptQuote<Asked> {
  readonly pnr: string;
  readonly version: number;
  /** Unix milliseconds. */
  readonly at: number;
  readonly validUntil: number;
  readonly asked: Asked;
}

type QuoteKind = "CANCEL" | "CHANGE";

/** Until when a quote made now holds: no longer than the booking itself does. */
export function quoteEnd({ ticketingDeadline }: Pnr, now: number): number {
  const deadline = ticketingDeadline === undefined ? Infinity : Date.parse(ticketingDeadline);
  return Math.min(now + LIFE_MS, deadline);
}

/** Keeps a quote for its life and gives its id: the same quote has the same one. */
export async function keepQuote<Asked>(
  { store, now }: GdsDeps,
  kind: QuoteKind,
  quote: KeptQuote<Asked>,
): Promise<string> {
  const text = canonical(quote);
  const id = `${kind}-${createHash("sha256").update(text).digest("hex").slice(0, 12).toUpperCase()}`;
  await store.cache.put(cacheKey(id), text, Math.max(1, quote.validUntil - now()));
  return id;
}

/** The quote behind an id, for this booking. */
export async function findQuote<Asked>(
  { store }: GdsDeps,
  kind: QuoteKind,
  { id, pnr }: { readonly id: string; readonly pnr: string },
): Promise<KeptQuote<Asked>> {
  const name = id.trim().toUpperCase();
  const text = name.startsWith(`${kind}-`) ? await store.cache.get(cacheKey(name)) : undefined;
  const quote: KeptQuote<Asked> | undefined = text === undefined ? undefined : JSON.parse(text);
  if (quote?.pnr !== pnr) throw quoteGone(kind, id, "is unknown or has run out");
  return quote;
}

/** Refuses a quote of the booking as it was before another change. */
export function requireFresh(
  kind: QuoteKind,
  id: string,
  { version }: KeptQuote<unknown>,
  record: { readonly version: number },
): void {
  if (version !== record.version)
    throw quoteGone(kind, id, "is older than the booking's last change");
}

function quoteGone(kind: QuoteKind, id: string, why: string): TravelError {
  const tool = kind === "CANCEL" ? "quoteCancellation" : "quoteChange";
  return new TravelError("rule", `quoteId: ${id} ${why}`, {
    reason: "quote_expired",
    field: "quoteId",
    value: id,
    hint: `Nothing was changed. Call ${tool} again and ask the traveller whether its answer is fine.`,
  });
}

function cacheKey(id: string): string {
  return `quote ${id}`;
}
