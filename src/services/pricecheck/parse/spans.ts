import type { SaidDate } from "../../../reading/days.ts";
import { at, isMark } from "../../../reading/tokens.ts";
import { is } from "../../../reading/words.ts";
import type { FlightReading, Mention } from "./mentions.ts";

/** How much parts two neighbouring mentions, the least first. */
const GAPS = ["none", "and", "comma", "sentence", "line", "paragraph"] as const;
export type Gap = (typeof GAPS)[number];

/** What stands between a mention and the one before. */
export function gapBefore(
  { tokens }: FlightReading,
  before: Mention | undefined,
  mention: Mention,
): Gap {
  if (!before) return "paragraph";
  const gaps = tokens.slice(before.next, mention.first).map((token, step): Gap => {
    const after = at(tokens, before.next + step + 1);
    // "## 5 March 2027" begins something, as an empty line does.
    if (token.kind === "break") return after.text === "#" ? "paragraph" : "line";
    if (isMark(token, ";?!") || (token.text === "." && !after.glued)) return "sentence";
    if (isMark(token, ",|·•")) return "comma";
    return is.and(token.low) ? "and" : "none";
  });
  if (gaps.filter((gap) => gap === "line").length > 1) return "paragraph";
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

/** What it costs to begin anew after a gap: people seldom do so in the middle of a sentence. */
const BREAK_COST: Readonly<Record<Gap, number>> = {
  none: 2.6,
  and: 1,
  comma: 0.9,
  sentence: 0.3,
  line: 0.3,
  paragraph: 0.1,
};
/** And what it costs to go on across one. */
const BRIDGE_COST: Readonly<Record<Gap, number>> = {
  none: 0,
  and: 0.1,
  comma: 0.05,
  sentence: 1.4,
  line: 0.15,
  paragraph: 1.2,
};

/**
 * Parts the mentions into spans so that each flight has one number, two places, two times and a
 * date, as far as the text allows: the cheapest of all ways to part them.
 */
export function partSpans(reading: FlightReading): readonly Span[] {
  const mentions = [...reading.mentions]
    .sort((a, b) => a.first - b.first || a.next - b.next)
    .slice(0, MOST_MENTIONS);
  const gaps = mentions.map((mention, index) => gapBefore(reading, mentions[index - 1], mention));
  for (const index of headings(mentions, gaps)) gaps[index] = "paragraph";
  const best: { cost: number; from: number; kind: Span["kind"] }[] = [
    { cost: 0, from: 0, kind: "context" },
  ];
  for (let end = 1; end <= mentions.length; end++) {
    let chosen: { cost: number; from: number; kind: Span["kind"] } | undefined;
    for (let start = end - 1; start >= Math.max(0, end - LONGEST); start--) {
      const span = mentions.slice(start, end);
      const before = best[start]?.cost ?? 0;
      const opening = span[0]?.kind === "turn" ? 0 : BREAK_COST[gaps[start] ?? "none"];
      const bridges = gaps.slice(start + 1, end).reduce((sum, gap) => sum + BRIDGE_COST[gap], 0);
      const shared = before + opening + bridges + turnsInside(span);
      for (const kind of ["flight", "context"] as const) {
        const cost = shared + (kind === "flight" ? flightCost(span) : contextCost(span));
        if (!chosen || cost < chosen.cost) chosen = { cost, from: start, kind };
      }
    }
    if (chosen) best.push(chosen);
  }
  const spans: Span[] = [];
  for (let end = mentions.length; end > 0; ) {
    const { from, kind } = best[end] ?? { from: 0, kind: "context" as const };
    spans.unshift({ kind, mentions: mentions.slice(from, end) });
    end = from;
  }
  return spans;
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

function turnsInside(span: readonly Mention[]): number {
  let cost = 0;
  let leading = true;
  for (const mention of span) {
    if (mention.kind !== "turn") leading = false;
    else if (!leading) cost += mention.turn === "onward" ? 4 : 9;
  }
  return cost;
}

function flightCost(span: readonly Mention[]): number {
  const count = tally(span);
  if (count.all === 0) return 50;
  let cost = 2.5;
  cost += count.flights === 0 ? 3 : 40 * (count.flights - 1);
  cost += [1.5, 1, 0][count.times] ?? 15 * (count.times - 2);
  cost += [1, 0.7, 0][count.places] ?? 12 * (count.places - 2);
  cost += [0.3, 0, count.arrivalDate ? 0.3 : 10][count.dates] ?? 25;
  if (count.flights === 0 && count.times === 0) cost += 4;
  cost += 12 * count.clashes + 1.5 * count.repeats + 3 * Math.max(0, count.airlines - 1);
  return cost;
}

function contextCost(span: readonly Mention[]): number {
  const count = tally(span);
  let cost = count.all === 0 ? 0.4 : 1.5 + 0.2 * count.all;
  cost += 100 * count.flights + 9 * count.times;
  cost += 4 * Math.max(0, count.places - 2) + 0.5 * Math.max(0, count.dates - 1);
  return cost;
}

/** What a span tells of. */
function tally(span: readonly Mention[]) {
  const flights = new Set<string>();
  const airlines = new Set<string>();
  const places = new Set<string>();
  const dates = new Set<string>();
  const roles = new Map<string, Set<string>>();
  const times = new Set<number>();
  let [all, firstTime, secondDate, repeats] = [0, -1, -1, 0];
  const ways = new Set<string>();
  let latest = "";
  let reversals = 0;
  const role = (name: string | undefined, value: string) => {
    if (name === undefined || name === "via") return;
    roles.set(name, (roles.get(name) ?? new Set()).add(value));
  };
  for (const [index, mention] of span.entries()) {
    if (mention.kind !== "turn") all++;
    if (mention.kind === "flight") {
      flights.add(mention.number);
      if (mention.airline) airlines.add(mention.airline);
    } else if (mention.kind === "airline") airlines.add(mention.code);
    else if (mention.kind === "time") {
      times.add(mention.minutes);
      if (firstTime < 0) firstTime = index;
      role(mention.role, String(mention.minutes));
    } else if (mention.kind === "place" && mention.role !== "via") {
      const { cityCode } = mention.place;
      // "MXP → DOH", and below it "Milan  Doha": the same way in other words.
      const again = isSaidAgain(span, index);
      if (latest !== "" && latest !== cityCode && !again) {
        if (places.has(cityCode) && !roles.get(mention.role ?? "")?.has(cityCode)) repeats++;
        // There and back again is two flights; no way leads to where one starts.
        if (mention.role !== "from") {
          if (ways.has(`${cityCode} ${latest}`)) reversals = 1;
          ways.add(`${latest} ${cityCode}`);
        }
      }
      if (!again) latest = cityCode;
      places.add(cityCode);
      role(mention.role, mention.place.cityCode);
    } else if (mention.kind === "date") {
      const key = JSON.stringify(mention.date);
      if (dates.size === 1 && !dates.has(key)) secondDate = index;
      dates.add(key);
    }
  }
  let clashes = reversals;
  for (const values of roles.values()) clashes += values.size - 1;
  return {
    all,
    flights: flights.size,
    airlines: airlines.size,
    times: countTimes(span, times.size),
    places: places.size,
    dates: dates.size,
    /** Two departures, two arrivals, two origins, two destinations. */
    clashes,
    /** Places said again after another was said. */
    repeats,
    // The second date may be that of the arrival. One does not say when a flight lands before saying when it leaves.
    arrivalDate: dates.size === 2 && firstTime >= 0 && secondDate > firstTime && isNextDay(span),
  };
}

/** True for the third and the fourth of four neighbouring places that are A, B, A, B. */
function isSaidAgain(span: readonly Mention[], index: number): boolean {
  const city = (at: number) => {
    const mention = span[at];
    return mention?.kind === "place" ? mention.place.cityCode : undefined;
  };
  return [index - 2, index - 3].some((first) => {
    const [one, other, again, last] = [0, 1, 2, 3].map((step) => city(first + step));
    return (
      one !== undefined && other !== undefined && one !== other && one === again && other === last
    );
  });
}

/** "departs 13:50 … 13:50-15:00": a time that is said again is no third one. */
function countTimes(span: readonly Mention[], distinct: number): number {
  const all = span.filter(({ kind }) => kind === "time").length;
  return all > 2 ? Math.max(2, distinct) : all;
}

/** Of two dates in a flight, the second is at most three days after the first. */
function isNextDay(span: readonly Mention[]): boolean {
  const dates = span.flatMap((mention) => (mention.kind === "date" ? [mention.date] : []));
  const [first, ...others] = dates;
  const last = others.at(-1);
  const isDated = [first, last].every(
    (date) => date?.day !== undefined && date.month !== undefined,
  );
  return !first || !last || !isDated || isSoonAfter(first, last);
}

/** At most three days later, as far as days and months tell. */
export function isSoonAfter(first: SaidDate, last: SaidDate): boolean {
  const { day = 0, month = 0 } = first;
  const apart = (last.day ?? day) - day + 31 * (((last.month ?? month) - month + 12) % 12);
  return apart >= 0 && apart <= 6 && (month === last.month ? apart <= 3 : true);
}
