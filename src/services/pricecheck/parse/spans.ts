import type { SaidDate } from "../../../reading/days.ts";
import { at, isMark } from "../../../reading/tokens.ts";
import { is } from "../../../reading/words.ts";
import { type FlightReading, type Mention, ofKind } from "./mentions.ts";

/** How much parts two neighbouring mentions, the least first. */
const GAPS = ["none", "and", "comma", "sentence", "line", "paragraph"] as const;
export type Gap = (typeof GAPS)[number];

/** What stands between a mention and the one before. */
export function gapBefore(
  reading: FlightReading,
  before: Mention | undefined,
  mention: Mention,
): Gap {
  if (!before) return "paragraph";
  const gaps = reading.tokens.slice(before.next, mention.first).map((token, step): Gap => {
    const after = at(reading, before.next + step + 1);
    // "## 5 March 2027" begins something, as an empty line does.
    if (token.kind === "break") return after.text === "#" ? "paragraph" : "line";
    if (isMark(token, ";?!") || (token.text === "." && !after.glued)) return "sentence";
    if (isMark(token, ",|·•")) return "comma";
    return is.and(token.low) ? "and" : "none";
  });
  return GAPS.findLast((gap) => gaps.includes(gap)) ?? "none";
}

/** Neighbouring mentions that tell of one flight, or of the trip as a whole. */
export interface Span {
  readonly kind: "flight" | "context";
  readonly mentions: readonly Mention[];
}

const LONGEST = 18;
/** A text with more is no itinerary; the rest is not read. */
const MOST_MENTIONS = 240;

/**
 * What it costs to begin anew after a gap, which people seldom do in the middle of a sentence, and
 * to go on across it.
 */
const COST: Readonly<Record<Gap, { readonly anew: number; readonly across: number }>> = {
  none: { anew: 2.6, across: 0 },
  and: { anew: 1, across: 0.1 },
  comma: { anew: 0.9, across: 0.05 },
  sentence: { anew: 0.3, across: 1.4 },
  line: { anew: 0.3, across: 0.15 },
  paragraph: { anew: 0.1, across: 1.2 },
};

/** What it costs that a word which parts flights stands inside of a span, and not before it. */
const INSIDE = 1;

/** The cheapest way to part the first mentions: its last span, and the way up to there. */
interface Parting {
  readonly cost: number;
  readonly span?: Span;
  readonly before?: Parting | undefined;
}

/**
 * Parts the mentions into spans so that each flight has one number, two places, two times and a
 * date, as far as the text allows: the cheapest of all ways to part them.
 */
export function partSpans(reading: FlightReading): readonly Span[] {
  const mentions = directions(
    [...reading.mentions]
      .sort((a, b) => a.first - b.first || a.next - b.next)
      .slice(0, MOST_MENTIONS),
  ).flatMap(dealt);
  const gaps = mentions.map((mention, index) => gapBefore(reading, mentions[index - 1], mention));
  for (const index of headings(mentions, gaps)) gaps[index] = "paragraph";
  const best: Parting[] = [{ cost: 0 }];
  for (let end = 1; end <= mentions.length; end++) {
    let chosen: Parting | undefined;
    for (let start = end - 1; start >= Math.max(0, end - LONGEST); start--) {
      const span = mentions.slice(start, end);
      const before = best[start];
      const opening = span[0]?.kind === "turn" ? 0 : COST[gaps[start] ?? "none"].anew;
      const bridges = gaps.slice(start + 1, end).reduce((sum, gap) => sum + COST[gap].across, 0);
      const turns = INSIDE * ofKind(span.slice(1), "turn").length;
      const shared = (before?.cost ?? 0) + opening + bridges + turns;
      const count = tally(span);
      const costs = { flight: flightCost(count), context: contextCost(count) };
      const kind = costs.flight <= costs.context ? "flight" : "context";
      const cost = shared + costs[kind];
      if (!chosen || cost < chosen.cost) chosen = { cost, before, span: { kind, mentions: span } };
    }
    if (chosen) best.push(chosen);
  }
  const spans: Span[] = [];
  for (let last = best.at(-1); last?.span; last = last.before) spans.unshift(last.span);
  return spans;
}

/** Out and back have their own flights and times. */
function directions(mentions: readonly Mention[]): readonly (readonly Mention[])[] {
  const turn = mentions.findLastIndex(
    (one) => one.kind === "turn" && (one.turn === "return" || one.turn === "outward"),
  );
  return turn > 0 ? [...directions(mentions.slice(0, turn)), mentions.slice(turn)] : [mentions];
}

/**
 * "QR128 then 908, Milan to Sydney via Doha, 10:00-17:30 and 20:15-19:00": flights first, then their
 * times. What follows the last flight is dealt out to all of them, up to the second time for each.
 */
function dealt(mentions: readonly Mention[]): readonly Mention[] {
  const [flights, times] = [ofKind(mentions, "flight"), ofKind(mentions, "time")];
  const [firstTime, lastFlight] = [times[0], flights.at(-1)];
  if (!firstTime || !lastFlight || times.length !== 2 * flights.length) return mentions;
  if (flights.length < 2 || firstTime.first < lastFlight.first) return mentions;
  const behind = mentions.slice(mentions.indexOf(lastFlight) + 1);
  return mentions.slice(0, -behind.length).flatMap((mention) => {
    const place = mention.kind === "flight" ? flights.indexOf(mention) : -1;
    const last = place === flights.length - 1 ? undefined : times[2 * place + 1];
    const count = last ? behind.indexOf(last) + 1 : behind.length;
    return place < 0 ? [mention] : [mention, ...behind.splice(0, count)];
  });
}

/** Dates that fill their lines, where the text begins with such a one: what follows is of that day. */
function headings(mentions: readonly Mention[], gaps: readonly Gap[]): readonly number[] {
  const isAlone = (index: number) =>
    mentions[index]?.kind === "date" &&
    [gaps[index], gaps[index + 1]].every((gap) => gap === "line" || gap === "paragraph");
  const first = mentions.findIndex(({ kind }) => kind !== "turn");
  if (first < 0 || !isAlone(first)) return [];
  return mentions.flatMap((_, index) => (index > first && isAlone(index) ? [index] : []));
}

function flightCost({ flights, times, places, dates, arrivalDate, clashes }: Tally): number {
  let cost = 2.5 + 12 * clashes;
  cost += flights === 0 ? 3 : 40 * (flights - 1);
  cost += [1.5, 1, 0][times] ?? 15 * (times - 2);
  cost += [1, 0.7, 0][places] ?? 12 * (places - 2);
  return cost + ([0.3, 0, arrivalDate ? 0.3 : 10][dates] ?? 25);
}

function contextCost({ all, flights, times, dates }: Tally): number {
  return (
    (all === 0 ? 0.4 : 1.5 + 0.2 * all) + 100 * flights + 9 * times + 0.5 * Math.max(0, dates - 1)
  );
}

type Tally = ReturnType<typeof tally>;

const distinct = (values: readonly (string | number)[]) => new Set(values).size;

/** What a span tells of. */
function tally(span: readonly Mention[]) {
  const [times, said] = [ofKind(span, "time"), ofKind(span, "date")];
  const roles = times.flatMap(({ role, minutes }) => (role ? [`${role} ${minutes}`] : []));
  const dates = distinct(said.map(({ date }) => JSON.stringify(date)));
  const later = said.find(({ date }) => JSON.stringify(date) !== JSON.stringify(said[0]?.date));
  // The second date may be that of the arrival. One does not say when a flight lands before saying when it leaves.
  const inOrder = later && times[0] && span.indexOf(later) > span.indexOf(times[0]);
  const [first, last] = [said[0], said.at(-1)];
  const { places, reversals } = wayOf(span);
  return {
    all: span.length - ofKind(span, "turn").length,
    flights: distinct(ofKind(span, "flight").map(({ number }) => number)),
    times: countTimes(times.map(({ minutes }) => minutes)),
    dates,
    places,
    /** Two departures or two arrivals, or there and back again. */
    clashes: reversals + distinct(roles) - distinct(roles.map((role) => role.slice(0, 3))),
    arrivalDate: dates === 2 && inOrder && first && last && isSoonAfter(first.date, last.date),
  };
}

/** How many places the way of a span has, and whether it turns round. */
function wayOf(span: readonly Mention[]) {
  const places = new Set<string>();
  const ways = new Set<string>();
  let [latest, reversals] = ["", 0];
  for (const mention of span) {
    if (mention.kind !== "place" || mention.role === "via") continue;
    const { cityCode } = mention.place;
    places.add(cityCode);
    // There and back again is two flights; no way leads to where one starts.
    if (mention.role !== "from") {
      if (latest !== cityCode && ways.has(`${cityCode} ${latest}`)) reversals = 1;
      ways.add(`${latest} ${cityCode}`);
    }
    latest = cityCode;
  }
  return { places: places.size, reversals };
}

/** "departs 13:50 … 13:50-15:00": a time that is said again is no third one. */
function countTimes(minutes: readonly number[]): number {
  return minutes.length > 2 ? Math.max(2, distinct(minutes)) : minutes.length;
}

/** At most three days later, as far as days and months tell. */
export function isSoonAfter(first: SaidDate, last: SaidDate): boolean {
  if (first.day === undefined || last.day === undefined) return true;
  const months = ((last.month ?? 0) - (first.month ?? last.month ?? 0) + 12) % 12;
  const apart = last.day - first.day + 31 * months;
  return apart >= 0 && apart <= (months === 0 ? 3 : 6);
}
