import { defined } from "../../domain/defined.ts";
import type { IndexedRequest } from "../requests/list.ts";
import { worthOf } from "./booking-view.ts";
import type { IndexedBooking } from "./bookings.ts";
import { folded } from "./find-text.ts";
import { withinMoment } from "./moment.ts";
import { type Indexed, newestFirst } from "./record-index.ts";
import { inSlices } from "./slices.ts";

/** A customer in a list: what one contact asked for and booked. Times are Unix milliseconds. */
export interface CustomerSummary {
  /** An e-mail address, a phone number or a messenger name, in one spelling. */
  readonly contact: string;
  readonly name?: string;
  /** Other contacts of the same person, tied to this one by a request; they have no line of their own. */
  readonly also?: readonly string[];
  readonly requests: number;
  /** Without those that are cancelled. */
  readonly bookings: number;
  readonly cancelled: number;
  /** USD cents of what was booked and not cancelled, and of what is kept for the rest. */
  readonly value: number;
  /** When they last asked, wrote, were answered or booked. */
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

export interface CustomerBook {
  /** Of everything given. */
  all(all: Holdings): Promise<Customers>;
  /** What is known within a moment: else as it was a moment ago, or of the newest. */
  soon(all: Holdings): Promise<{ readonly customers: Customers; readonly complete: boolean }>;
}

/** So many of each are made into customers at once. */
const NEWEST = 500;

/**
 * Customers out of what the indexes give, which are the same objects until something changes: made once
 * of them, in slices, one after the other, and taken over for those of whom nothing did.
 */
export function customerBook(): CustomerBook {
  let known: ReadonlyMap<string, Indexed<FoundCustomer>> = new Map();
  let made: { readonly of: Holdings; readonly customers: Customers } | undefined;
  let making: { readonly of: Holdings; readonly customers: Promise<Customers> } | undefined;

  async function make(all: Holdings): Promise<Customers> {
    const byContact = new Map<string, Indexed<FoundCustomer>>();
    const { held, tied, paired } = await gathered(all);
    await inSlices(held, ([contact, own]) => {
      const before = known.get(contact);
      const isKnown = before !== undefined && areSame(before.entry.held, own);
      byContact.set(contact, isKnown ? before : customerOf(contact, own));
    });
    const found = new Map(byContact);
    const others = new Set<string>();
    await inSlices(await asOne(byContact, tied, paired), ([contact, also]) => {
      const one = byContact.get(contact);
      if (one) byContact.set(contact, withOthers(one, also));
      for (const other of also) others.add(other);
    });
    const sorted = [...byContact.values()].filter(({ id }) => !others.has(id)).sort(newestFirst);
    const customers = { byContact, sorted };
    known = found;
    made = { of: all, customers };
    return customers;
  }

  function begin(of: Holdings): Promise<Customers> {
    const customers = make(of).finally(() => {
      making = undefined;
    });
    making = { of, customers };
    return customers;
  }

  async function all(wanted: Holdings): Promise<Customers> {
    while (making && !isOf(making.of, wanted)) await making.customers.catch(() => undefined);
    if (made && isOf(made.of, wanted)) return made.customers;
    return await (making?.customers ?? begin(wanted));
  }

  return {
    all,
    async soon(wanted) {
      if (wanted.requests.length + wanted.bookings.length <= NEWEST)
        return { customers: await all(wanted), complete: true };
      if (made && isOf(made.of, wanted)) return { customers: made.customers, complete: true };
      const under = making ?? { of: wanted, customers: begin(wanted) };
      // What fails later than a moment is made again for the next question.
      under.customers.catch(() => undefined);
      const customers = await withinMoment(under.customers);
      if (customers) return { customers, complete: isOf(under.of, wanted) };
      return { customers: made?.customers ?? (await newestOf(wanted)), complete: false };
    },
  };
}

function isOf(one: Holdings, other: Holdings): boolean {
  return one.requests === other.requests && one.bookings === other.bookings;
}

function newestOf({ requests, bookings }: Holdings): Promise<Customers> {
  const newest = { requests: requests.slice(0, NEWEST), bookings: bookings.slice(0, NEWEST) };
  return customerBook().all(newest);
}

/** Which contacts something ties together, by its id: a request, a booking made for one, or a booking's own. */
type Tied = ReadonlyMap<string, readonly string[]>;

interface Gathered {
  readonly held: ReadonlyMap<string, Holdings>;
  readonly tied: Tied;
  /** Address and number of bookings without a request. */
  readonly paired: Tied;
}

async function gathered({ requests, bookings }: Holdings): Promise<Gathered> {
  const tied = new Map<string, readonly string[]>();
  const paired = new Map<string, readonly string[]>();
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
    if (contacts.length > 1) tied.set(request.id, contacts);
    if (pnr !== undefined) askedBy.set(pnr, [...(askedBy.get(pnr) ?? []), ...contacts]);
  });
  await inSlices(bookings, (booking) => {
    const { contacts, bookers } = booking.entry;
    // Booked for the request, whichever contact the booking then was given.
    const others = askedBy.get(booking.id);
    const all = others ? new Set([...contacts, ...others]) : contacts;
    for (const contact of all) of(contact).bookings.push(booking);
    if (others) tied.set(booking.id, [...new Set([...bookers, ...others])]);
    else if (bookers.length > 1) paired.set(booking.id, bookers);
  });
  return { held: found, tied, paired };
}

/**
 * Contacts that are one person's, by the one that stands for them: all that the others have is theirs too,
 * and a request ties them; bookings alone do where both have the very same ones. A phone that an agency writes
 * on everybody's bookings so joins no strangers.
 */
async function asOne(
  byContact: ReadonlyMap<string, Indexed<FoundCustomer>>,
  tied: Tied,
  paired: Tied,
): Promise<ReadonlyMap<string, string[]>> {
  const idsOf = (contact: string) => {
    const { requests = [], bookings = [] } = byContact.get(contact)?.entry.held ?? {};
    return [...requests, ...bookings].map(({ id }) => id);
  };
  const contacts = new Set([...tied.values(), ...paired.values()].flat());
  const found = new Map<string, string[]>();
  await inSlices(contacts, (contact) => {
    const own = idsOf(contact);
    const shared = own.map((id) => tied.get(id) ?? paired.get(id) ?? []);
    const isAsked = own.every((id) => tied.has(id));
    const first = (shared[0] ?? [])
      .filter((one) => shared.every((all) => all.includes(one) && all.includes(contact)))
      .filter((one) => isAsked || idsOf(one).length === own.length)
      .toSorted((one, other) => idsOf(other).length - idsOf(one).length || rank(one, other))[0];
    if (first === undefined || first === contact) return;
    found.set(first, [...(found.get(first) ?? []), contact]);
  });
  // One that stands for others may itself be another's: the first of them all has the line.
  const aboves = new Map([...found].flatMap(([first, also]) => also.map((one) => [one, first])));
  for (const [contact, also] of [...found].toReversed()) {
    const above = aboves.get(contact);
    if (above !== undefined) found.set(above, [...new Set([...(found.get(above) ?? []), ...also])]);
  }
  return found;
}

/** An e-mail address before a number or a name. */
function rank(one: string, other: string): number {
  const mark = (contact: string) => (/.@/.test(contact) ? 0 : 1);
  return mark(one) - mark(other) || (one < other ? -1 : 1);
}

function withOthers(
  { entry, ...rest }: Indexed<FoundCustomer>,
  also: readonly string[],
): Indexed<FoundCustomer> {
  const summary = { ...entry.summary, also };
  return { ...rest, entry: { ...entry, summary, text: `${entry.text} ${folded(also)}` } };
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
  const booked = bookings.filter(({ entry }) => entry.summary.status !== "cancelled");
  const [last = bookings[0]] = booked;
  const name = named?.entry.summary.name ?? last?.entry.summary.passengers[0];
  return {
    contact,
    ...defined({ name }),
    requests: requests.length,
    bookings: booked.length,
    cancelled: bookings.length - booked.length,
    value: bookings.reduce((sum, { entry }) => sum + worthOf(entry.summary), 0),
    lastAt: requests.reduce(
      (last, { createdAt, entry }) =>
        Math.max(last, createdAt, entry.summary.turn.since, entry.summary.wroteAt),
      bookings[0]?.createdAt ?? 0,
    ),
  };
}
