import { defined } from "../../domain/defined.ts";
import type { IndexedRequest } from "../requests/list.ts";
import type { IndexedBooking } from "./bookings.ts";
import { folded } from "./find-text.ts";
import { type Indexed, newestFirst } from "./record-index.ts";
import { inSlices } from "./slices.ts";

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

/** Everything of one contact, the newest first. */
export interface Holdings {
  readonly requests: readonly Indexed<IndexedRequest>[];
  readonly bookings: readonly Indexed<IndexedBooking>[];
}

export interface FoundCustomer {
  readonly summary: CustomerSummary;
  /** All that a search looks at, folded. */
  readonly text: string;
  readonly held: Holdings;
}

export interface Customers {
  readonly byContact: ReadonlyMap<string, Indexed<FoundCustomer>>;
  /** By when they last asked or booked. */
  readonly sorted: readonly Indexed<FoundCustomer>[];
}

/**
 * Customers out of what the indexes give, which are the same objects until something changes: made once
 * of them, in slices, and taken over for those of whom nothing did.
 */
export function customerBook(): (all: Holdings) => Promise<Customers> {
  let known: Customers = { byContact: new Map(), sorted: [] };
  let last: { readonly all: Holdings; readonly made: Promise<Customers> } | undefined;

  async function make(all: Holdings): Promise<Customers> {
    const byContact = new Map<string, Indexed<FoundCustomer>>();
    await inSlices(await gathered(all), ([contact, held]) => {
      const before = known.byContact.get(contact);
      const isSame = before !== undefined && areSame(before.entry.held, held);
      byContact.set(contact, isSame ? before : customerOf(contact, held));
    });
    known = { byContact, sorted: [...byContact.values()].sort(newestFirst) };
    return known;
  }

  return async (all) => {
    const isKnown = last?.all.requests === all.requests && last.all.bookings === all.bookings;
    if (!last || !isKnown) last = { all, made: make(all) };
    return await last.made;
  };
}

async function gathered({ requests, bookings }: Holdings): Promise<ReadonlyMap<string, Holdings>> {
  const found = new Map<
    string,
    { requests: Holdings["requests"][number][]; bookings: Holdings["bookings"][number][] }
  >();
  const of = (contact: string) => {
    const before = found.get(contact);
    if (before) return before;
    const held = { requests: [], bookings: [] };
    found.set(contact, held);
    return held;
  };
  const askedBy = new Map<string, readonly string[]>();
  await inSlices(requests, (request) => {
    const { contacts, pnr } = request.entry;
    for (const contact of contacts) of(contact).requests.push(request);
    if (pnr !== undefined) askedBy.set(pnr, [...(askedBy.get(pnr) ?? []), ...contacts]);
  });
  await inSlices(bookings, (booking) => {
    const { contacts } = booking.entry;
    // Booked for the request, whichever contact the booking then was given.
    const others = askedBy.get(booking.id);
    const all = others ? new Set([...contacts, ...others]) : contacts;
    for (const contact of all) of(contact).bookings.push(booking);
  });
  return found;
}

function areSame(one: Holdings, other: Holdings): boolean {
  return isSame(one.requests, other.requests) && isSame(one.bookings, other.bookings);
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((entry, at) => entry === other[at]);
}

function customerOf(contact: string, held: Holdings): Indexed<FoundCustomer> {
  const summary = summaryOf(contact, held);
  const names = held.bookings.flatMap(({ entry }) => entry.summary.passengers);
  const text = folded([contact, summary.name, ...names]);
  return { id: contact, version: 1, createdAt: summary.lastAt, entry: { summary, text, held } };
}

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
