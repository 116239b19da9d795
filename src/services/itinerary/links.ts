import { createHash } from "node:crypto";
import type { Language } from "../../domain/catalogue.ts";
import { MS_PER_DAY } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import { BOOKING, type RecordStore, type StoredRecord } from "../../stores/records.ts";
import { readDocument } from "../gds/document.ts";
import { lastDateOf } from "../operator/booking-view.ts";
import type { Wish } from "./handout.ts";

export interface LinkDeps {
  readonly records: Pick<RecordStore, "get" | "list" | "write" | "remove">;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** That many bytes which cannot be guessed. */
  readonly random: (bytes: number) => Buffer;
}

/** A link to an itinerary, without the token that opens it. Times are Unix milliseconds. */
export interface ItineraryLink extends Wish {
  readonly id: string;
  readonly by: string;
  readonly createdAt: number;
  readonly endsAt: number;
  readonly state: "open" | "withdrawn" | "expired";
}

export interface LinkWish extends Wish {
  /** The last day on which it opens; two weeks after the journey's end when absent. */
  readonly until?: string | undefined;
}

/** What a token opens, or why it no longer does. */
export type Opened =
  | { readonly state: "open"; readonly pnr: string; readonly link: ItineraryLink }
  | { readonly state: "withdrawn" | "expired"; readonly lang: Language };

interface LinkDocument extends Wish {
  readonly by: string;
  readonly endsAt: number;
}

/** The kind of records that links are. */
export const LINK = "itinerary_link";
const OPEN = "open";
const WITHDRAWN = "withdrawn";
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const AFTER_DAYS = 14;
/** The most that an operator may choose, where the journey is not later still. */
const LONGEST_DAYS = 366;
/** Open ones of a booking; of those that open nothing, as many are remembered. */
const MOST = 20;
const PAGE = 100;

/** Makes a link. The token is told once: the store keeps its digest, which opens nothing. */
export async function mintLink(
  deps: LinkDeps,
  by: string,
  pnr: string,
  { lang, prices, until }: LinkWish,
): Promise<{ readonly token: string; readonly link: ItineraryLink }> {
  const { records, now, random } = deps;
  const at = now();
  const endsAt = endOf(await lastDay(records, pnr), until, at);
  const known = await listLinks(deps, pnr);
  const open = known.filter(({ state }) => state === OPEN);
  if (open.length >= MOST) throw tooMany();
  for (const { id } of known.filter(({ state }) => state !== OPEN).slice(MOST)) {
    const stored = await records.get(LINK, id);
    if (stored) await records.remove(LINK, id, stored.version);
  }
  const token = random(TOKEN_BYTES).toString("base64url");
  const document: LinkDocument = { lang, prices, by, endsAt };
  const id = digest(token);
  await records.write({
    kind: LINK,
    id,
    owner: pnr,
    state: OPEN,
    createdAt: at,
    modifiedAt: at,
    expectedVersion: 0,
    document: JSON.stringify(document),
  });
  return { token, link: { id, ...document, createdAt: at, state: OPEN } };
}

/** Newest first. */
export async function listLinks(
  { records, now }: Pick<LinkDeps, "records" | "now">,
  pnr: string,
): Promise<readonly ItineraryLink[]> {
  const page = await records.list({ kind: LINK, owner: pnr, limit: PAGE });
  return page.records.map((stored) => linkOf(stored, now()));
}

/** Closes a link for good; false where it was closed already. */
export async function withdrawLink(
  { records, now }: Pick<LinkDeps, "records" | "now">,
  pnr: string,
  id: string,
): Promise<boolean> {
  const stored = /^[\da-f]{64}$/.test(id) ? await records.get(LINK, id) : undefined;
  if (!stored || stored.owner !== pnr) {
    throw new TravelError("not_found", "This booking has no such link", {
      reason: "unknown_link",
      field: "id",
      value: id.slice(0, 80),
      hint: "Look at the booking again: the link may be gone already.",
    });
  }
  if (stored.state === WITHDRAWN) return false;
  const result = await records.write({
    ...stored,
    state: WITHDRAWN,
    modifiedAt: now(),
    expectedVersion: stored.version,
  });
  // Nothing else changes a link: a change that came first withdrew it, or removed it.
  return result.kind === "committed";
}

/** Closes all links of a booking. */
export async function withdrawLinks(
  deps: Pick<LinkDeps, "records" | "now">,
  pnr: string,
): Promise<void> {
  for (const { id, state } of await listLinks(deps, pnr)) {
    if (state === OPEN) await withdrawLink(deps, pnr, id);
  }
}

/** What a token opens; undefined for one that was never given out. */
export async function openLink(
  { records, now }: Pick<LinkDeps, "records" | "now">,
  token: string,
): Promise<Opened | undefined> {
  const stored = TOKEN.test(token) ? await records.get(LINK, digest(token)) : undefined;
  if (stored?.owner === undefined) return undefined;
  const link = linkOf(stored, now());
  return link.state === OPEN
    ? { state: OPEN, pnr: stored.owner, link }
    : { state: link.state, lang: link.lang };
}

function linkOf({ id, state, createdAt, document }: StoredRecord, now: number): ItineraryLink {
  const kept: LinkDocument = JSON.parse(document);
  const lives = now < kept.endsAt ? OPEN : "expired";
  return { id, ...kept, createdAt, state: state === WITHDRAWN ? WITHDRAWN : lives };
}

/** The day on which the journey ends, there; a cancelled one is refused. */
async function lastDay(
  records: Pick<RecordStore, "get">,
  pnr: string,
): Promise<string | undefined> {
  const stored = await records.get(BOOKING, pnr);
  if (!stored) return undefined;
  const { booking } = readDocument(stored.document);
  if (booking.status === "cancelled") throw noJourney(pnr);
  return lastDateOf(booking);
}

/** The end of the last day in the westernmost zone, so that it has come everywhere. */
function endOf(last: string | undefined, until: string | undefined, now: number): number {
  const endOfDay = (day: string) => Date.parse(day) + 1.5 * MS_PER_DAY;
  const usual = Math.max(last === undefined ? now : endOfDay(last), now) + AFTER_DAYS * MS_PER_DAY;
  if (until === undefined) return usual;
  const chosen = endOfDay(until);
  const latest = Math.max(usual, now + LONGEST_DAYS * MS_PER_DAY);
  if (chosen > now && chosen <= latest) return chosen;
  throw new TravelError("invalid", `until: a link cannot end on ${until}`, {
    reason: "bad_end",
    field: "until",
    value: until,
    hint: `From today to ${new Date(latest - 1.5 * MS_PER_DAY).toISOString().slice(0, 10)}.`,
  });
}

function noJourney(pnr: string): TravelError {
  return new TravelError("rule", `${pnr} is cancelled: there is no journey to share`, {
    reason: "booking_cancelled",
    field: "pnr",
    value: pnr,
    hint: "Print it instead, to hand over what came back.",
  });
}

function tooMany(): TravelError {
  return new TravelError("rule", `This booking has ${MOST} open links, which is the most`, {
    reason: "too_many_links",
    hint: "Withdraw one that is no longer needed.",
  });
}

function digest(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
