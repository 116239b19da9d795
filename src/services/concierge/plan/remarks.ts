import type { Spot } from "./atlas.ts";
import type { Note } from "./notes.ts";
import type { Wish } from "./request.ts";
import { inSeason } from "./season.ts";
import { isElsewhere, type Sketch } from "./sketch.ts";
import type { Purse } from "./terms.ts";
import type { Trip } from "./trip.ts";

/** What should be said about where a plan goes, when, for whom and how one gets there. */
export function remarksOn(wish: Wish, sketch: Sketch, { lodgings, days }: Trip): Note[] {
  return [
    ...placeNotes(wish, sketch),
    ...emptiness(days),
    ...seasonNotes(sketch),
    ...wish.unread.map((unread): Note => ({ kind: "unread", ...unread })),
    ...partyNotes(wish),
    ...travelNotes(wish, sketch),
    ...lodgings
      .filter(({ free, stay }) => !free && stay.nights > 0)
      .map(({ stay }): Note => ({ kind: "rooms-full", spot: stay.spot })),
  ];
}

/** So much time of one's own that it should be said. */
const MANY_FREE_DAYS = 2;

function emptiness(days: Trip["days"]): Note[] {
  const parts = days.flatMap(({ slots }) => Object.values(slots));
  const free = Math.floor(parts.filter(({ kind }) => kind === "free").length / 3);
  return free >= MANY_FREE_DAYS ? [{ kind: "free-days", days: free }] : [];
}

/** Whether the money is enough. */
export function remarkOnMoney(fits: boolean, { budget, currency }: Purse, { costs }: Trip): Note[] {
  if (!budget) return [];
  if (fits) return [{ kind: "fits", budget }];
  const by = { minor: costs.total - budget.minor, currency };
  return [{ kind: "short", by, needed: { minor: costs.total, currency } }];
}

function placeNotes(wish: Wish, { choice }: Sketch): Note[] {
  const notes: Note[] = [];
  if (wish.substitute) notes.push({ kind: "substitute", ...wish.substitute });
  const names = [...wish.unknown, ...wish.unclear];
  if (names.length > 0) notes.push({ kind: "unknown", names });
  if (choice.ours) notes.push({ kind: "chosen", spots: choice.spots });
  if (choice.left.length > 0) notes.push({ kind: "left-out", spots: choice.left });
  if (choice.added.length > 0) notes.push({ kind: "added", spots: choice.added });
  return notes;
}

/** A city counts as out of season by the day one comes there. */
function seasonNotes({ frame }: Sketch): Note[] {
  const seen = new Set<Spot>();
  const off = new Map<number, Spot[]>();
  for (const { spot, calendar } of frame.days) {
    if (seen.has(spot)) continue;
    seen.add(spot);
    if (inSeason(spot, calendar.month)) continue;
    off.set(calendar.month, [...(off.get(calendar.month) ?? []), spot]);
  }
  return [...off].map(([month, spots]) => ({ kind: "off-season", spots, month }));
}

function partyNotes({ party, partyFrom, partyCutFrom, unread }: Wish): Note[] {
  if (partyCutFrom !== undefined) {
    const kept = party.adults + party.children + party.infants;
    return [{ kind: "party-cut", asked: partyCutFrom, kept }];
  }
  if (partyFrom === "default") {
    return [{ kind: "party-default", unread: unread.some(({ field }) => field === "travelers") }];
  }
  return partyFrom === "assumed" ? [{ kind: "party-assumed", party }] : [];
}

function travelNotes(wish: Wish, { frame, unreached, choice }: Sketch): Note[] {
  if (!wish.origin || !isElsewhere(wish, choice)) return [{ kind: "flights-left-out" }];
  const missing = frame.stays
    .map(({ spot }) => spot)
    .filter((spot) => unreached.some(({ slug }) => slug === spot.slug));
  const { arrival, exact, start } = frame;
  return [
    ...missing.map((spot): Note => ({ kind: "no-flights", spot })),
    ...(arrival.dayBefore
      ? [{ kind: "leaves-before", ...(exact && { date: start - 1 }) } as const]
      : []),
  ];
}
