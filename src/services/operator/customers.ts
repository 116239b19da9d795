import { createHash } from "node:crypto";
import { TravelError } from "../../domain/errors.ts";
import { lazilyPer } from "../../memory/lazily.ts";
import type { IndexedRequest } from "../requests/list.ts";
import type { RequestSummary } from "../requests/view.ts";
import type { BookingSummary } from "./booking-view.ts";
import type { IndexedBooking } from "./bookings.ts";
import {
  type CustomerSummary,
  type Customers,
  customerBook,
  type FoundCustomer,
  type Holdings,
} from "./customer-book.ts";
import { foldedOnce, textMatch } from "./find-text.ts";
import { type Indexed, indexPage, type RecordIndex } from "./record-index.ts";

export interface CustomerList {
  readonly customers: readonly CustomerSummary[];
  readonly total: number;
  readonly cursor?: string;
  /** The rest is still being read: it comes with a later look. */
  readonly partial?: true;
}

export interface CustomerListing {
  /** Words that must all stand in contact and names. */
  readonly q?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface CustomerDetail {
  readonly customer: CustomerSummary;
  /** Other contacts on the same requests and bookings. */
  readonly others: readonly string[];
  /** The newest, as many as one page bears. */
  readonly requests: readonly RequestSummary[];
  readonly bookings: readonly BookingSummary[];
  /** Bookings whose journey is not over: they stand in the way of erasing. */
  readonly ahead: readonly string[];
  /** Bookings of other contacts with a passenger of the customer's name: erasing leaves them. */
  readonly namesakes: readonly string[];
  /** Names everything that is shown, as it was: what is erased is what was looked at. */
  readonly seen: string;
}

export interface CustomerParts {
  readonly requestIndex: RecordIndex<IndexedRequest>;
  readonly bookingIndex: RecordIndex<IndexedBooking>;
  /** Unix milliseconds. */
  readonly now: () => number;
}

const SHOWN = 200;

/** Customers by when they last asked or booked. */
export async function listCustomers(
  parts: CustomerParts,
  { limit, cursor, q }: CustomerListing,
): Promise<CustomerList> {
  const [requests, bookings] = await Promise.all([
    parts.requestIndex.soon(),
    parts.bookingIndex.soon(),
  ]);
  const all = { requests: requests.entries, bookings: bookings.entries };
  const known = await bookOf(parts.requestIndex).soon(all);
  const found = fitting(known.customers, q);
  const { items, ...page } = indexPage(found, { limit, cursor });
  const customers = items.map(({ summary }) => summary);
  const complete = requests.complete && bookings.complete && known.complete;
  return { customers, ...page, ...(!complete && { partial: true }) };
}

/** All of them, for a file. */
export async function findCustomers(parts: CustomerParts, q?: string) {
  return fitting(await customersOf(parts), q);
}

function fitting({ sorted }: Customers, q = ""): readonly Indexed<FoundCustomer>[] {
  if (q === "") return sorted;
  const words = textMatch(q);
  return sorted.filter(({ entry }) => words(entry.text));
}

export async function showCustomer(parts: CustomerParts, contact: string): Promise<CustomerDetail> {
  const { summary, held } = await customerOf(parts, contact);
  const today = new Date(parts.now()).toISOString().slice(0, 10);
  const { requests, bookings } = held;
  const contacts = [...requests, ...bookings].flatMap(({ entry }) => entry.contacts);
  return {
    customer: summary,
    others: [...new Set(contacts)].filter((other) => other !== contact),
    requests: requests.slice(0, SHOWN).map(({ entry }) => entry.summary),
    bookings: bookings.slice(0, SHOWN).map(({ entry }) => entry.summary),
    ahead: bookings
      .filter(({ entry: { summary, lastDate = today } }) => {
        return summary.status !== "cancelled" && lastDate >= today;
      })
      .map(({ id }) => id),
    namesakes: await namesakesOf(parts, held),
    seen: seenOf(held),
  };
}

async function namesakesOf(
  { bookingIndex }: CustomerParts,
  { requests, bookings }: Holdings,
): Promise<readonly string[]> {
  const named = requests.flatMap(({ entry }) => entry.summary.name ?? []);
  const booker = bookings.flatMap(({ entry }) => entry.summary.passengers[0] ?? []);
  const sought = new Set((named.length > 0 ? named : booker).map((name) => foldedOnce(name)));
  const own = new Set(bookings.map(({ id }) => id));
  return (await bookingIndex.all())
    .filter(({ id, entry: { summary, text } }) => {
      // The folded text is at hand, and rules most of them out.
      if (own.has(id) || ![...sought].some((name) => text.includes(name))) return false;
      return summary.passengers.some((person) => sought.has(foldedOnce(person)));
    })
    .map(({ id }) => id);
}

export async function holdingsOf(parts: CustomerParts, contact: string): Promise<Holdings> {
  return (await customerOf(parts, contact)).held;
}

async function customerOf(parts: CustomerParts, contact: string): Promise<FoundCustomer> {
  const found = (await customersOf(parts)).byContact.get(contact);
  if (found) return found.entry;
  throw new TravelError("not_found", "There is nothing of this contact", {
    reason: "unknown_customer",
    field: "contact",
    hint: "Look for the customer in the list.",
  });
}

export function seenOf({ requests, bookings }: Holdings): string {
  const all = [...requests, ...bookings].map(({ id, version }) => `${id} ${version}`);
  return createHash("sha256").update(all.join("\n")).digest("base64url").slice(0, 22);
}

/** One for each desk. */
const bookOf = lazilyPer((_: RecordIndex<IndexedRequest>) => customerBook());

async function customersOf({ requestIndex, bookingIndex }: CustomerParts): Promise<Customers> {
  const [requests, bookings] = await Promise.all([requestIndex.all(), bookingIndex.all()]);
  return await bookOf(requestIndex).all({ requests, bookings });
}
