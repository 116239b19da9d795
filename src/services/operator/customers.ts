import { createHash } from "node:crypto";
import { defined } from "../../domain/defined.ts";
import { TravelError } from "../../domain/errors.ts";
import { lazilyPer } from "../../memory/lazily.ts";
import type { IndexedRequest } from "../requests/list.ts";
import type { RequestSummary } from "../requests/view.ts";
import type { BookingSummary } from "./booking-view.ts";
import type { IndexedBooking } from "./bookings.ts";
import { folded, textMatch } from "./find-text.ts";
import { type Indexed, indexPage, newestFirst, type RecordIndex } from "./record-index.ts";

/** A customer in a list: what one contact asked for and booked. Times are Unix milliseconds. */
export interface CustomerSummary {
  /** An e-mail address, a phone number or a messenger name, in one spelling. */
  readonly contact: string;
  readonly name?: string;
  readonly requests: number;
  readonly bookings: number;
  /** USD cents of what was booked and not cancelled. */
  readonly value: number;
  /** When the last of it was made. */
  readonly lastAt: number;
}

export interface CustomerList {
  readonly customers: readonly CustomerSummary[];
  readonly total: number;
  readonly cursor?: string;
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
  /** Names everything that is shown, as it was: what is erased is what was looked at. */
  readonly seen: string;
}

export interface CustomerParts {
  readonly requestIndex: RecordIndex<IndexedRequest>;
  readonly bookingIndex: RecordIndex<IndexedBooking>;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** Everything of one contact, the newest first. */
export interface Holdings {
  readonly requests: readonly Indexed<IndexedRequest>[];
  readonly bookings: readonly Indexed<IndexedBooking>[];
}

const SHOWN = 200;

/** Customers by when they last asked or booked. */
export async function listCustomers(
  parts: CustomerParts,
  { limit, cursor, q }: CustomerListing,
): Promise<CustomerList> {
  const { items, ...page } = indexPage(await findCustomers(parts, q), { limit, cursor });
  return { customers: items.map(({ summary }) => summary), ...page };
}

interface FoundCustomer {
  readonly summary: CustomerSummary;
  readonly text: string;
}

/** All of them, for a file. */
export async function findCustomers(
  parts: CustomerParts,
  q = "",
): Promise<readonly Indexed<FoundCustomer>[]> {
  const words = textMatch(q);
  return sortedOf(await customersOf(parts)).filter(({ entry }) => words(entry.text));
}

export async function showCustomer(parts: CustomerParts, contact: string): Promise<CustomerDetail> {
  const held = await holdingsOf(parts, contact);
  const today = new Date(parts.now()).toISOString().slice(0, 10);
  const { requests, bookings } = held;
  const contacts = [...requests, ...bookings].flatMap(({ entry }) => entry.contacts);
  return {
    customer: summaryOf(contact, held),
    others: [...new Set(contacts)].filter((other) => other !== contact),
    requests: requests.slice(0, SHOWN).map(({ entry }) => entry.summary),
    bookings: bookings.slice(0, SHOWN).map(({ entry }) => entry.summary),
    ahead: bookings
      .filter(({ entry: { summary, lastDate = today } }) => {
        return summary.status !== "cancelled" && lastDate >= today;
      })
      .map(({ id }) => id),
    seen: seenOf(held),
  };
}

export async function holdingsOf(parts: CustomerParts, contact: string): Promise<Holdings> {
  const held = (await customersOf(parts)).get(contact);
  if (held) return held;
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

async function customersOf(parts: CustomerParts): Promise<ReadonlyMap<string, Holdings>> {
  const [requests, bookings] = await Promise.all([
    parts.requestIndex.all(),
    parts.bookingIndex.all(),
  ]);
  return byContact(requests)(bookings);
}

interface Gathered {
  readonly requests: Set<Indexed<IndexedRequest>>;
  readonly bookings: Set<Indexed<IndexedBooking>>;
}

/** Made once of what the indexes give, which are the same objects until something changes. */
const byContact = lazilyPer((requests: Holdings["requests"]) =>
  lazilyPer((bookings: Holdings["bookings"]): ReadonlyMap<string, Holdings> => {
    const found = new Map<string, Gathered>();
    const of = (contact: string): Gathered => {
      const known = found.get(contact) ?? { requests: new Set(), bookings: new Set() };
      found.set(contact, known);
      return known;
    };
    const known = new Map(bookings.map((booking) => [booking.id, booking]));
    for (const request of requests) {
      const booked = known.get(request.entry.pnr ?? "");
      for (const contact of request.entry.contacts) {
        const held = of(contact);
        held.requests.add(request);
        // Booked for the request, whichever contact the booking then was given.
        if (booked) held.bookings.add(booked);
      }
    }
    for (const booking of bookings) {
      for (const contact of booking.entry.contacts) of(contact).bookings.add(booking);
    }
    return new Map(
      [...found].map(([contact, held]) => [
        contact,
        { requests: [...held.requests], bookings: [...held.bookings].sort(newestFirst) },
      ]),
    );
  }),
);

const sortedOf = lazilyPer(
  (customers: ReadonlyMap<string, Holdings>): readonly Indexed<FoundCustomer>[] =>
    [...customers]
      .map(([contact, held]) => {
        const summary = summaryOf(contact, held);
        const names = held.bookings.flatMap(({ entry }) => entry.summary.passengers);
        return {
          id: contact,
          version: 1,
          createdAt: summary.lastAt,
          entry: { summary, text: folded([contact, summary.name, ...names]) },
        };
      })
      .sort(newestFirst),
);

function summaryOf(contact: string, { requests, bookings }: Holdings): CustomerSummary {
  const named = requests.find(({ entry }) => entry.summary.name !== undefined);
  const name = named?.entry.summary.name ?? bookings[0]?.entry.summary.passengers[0];
  const booked = bookings.filter(({ entry }) => entry.summary.status !== "cancelled");
  return {
    contact,
    ...defined({ name }),
    requests: requests.length,
    bookings: bookings.length,
    value: booked.reduce((sum, { entry }) => sum + entry.summary.totalPrice, 0),
    lastAt: Math.max(requests[0]?.createdAt ?? 0, bookings[0]?.createdAt ?? 0),
  };
}
