import { CATEGORIES, type Category } from "../../../../domain/catalogue.ts";
import type { PlanRequest } from "../../../../domain/contracts/concierge/plan.ts";
import { fold } from "../../../../reading/fold.ts";
import { startReading } from "../../../../reading/reading.ts";
import type { Spot } from "../atlas.ts";
import { calledAs, isOneThing, refusedIn } from "../denied.ts";
import { LEVELS, type Level } from "../level.ts";
import { findWishes, interestsIn } from "../understand/interests.ts";
import { languageOfText } from "../understand/understand.ts";
import { isCapital } from "../understand/vocabulary.ts";
import type { Changed, Comfort, Wish } from "../wish.ts";
import { kindsOfThing } from "../wished-things.ts";
import type { Edit } from "./edit.ts";
import type { Change } from "./read.ts";
import { type Edited, editedRoute } from "./route.ts";
import type { Target } from "./targets.ts";

/** As many as an id holds. */
const MOST_UNPLANNED = 8;
const MOST_THINGS = 20;
const MOST_CHILD = 17;
/** So many days more leave the cities as they are. */
const FEW_DAYS = 3;

/** An earlier wish with the changes that a later request asks for; `now` is what its other words say. */
export function changed(
  before: Wish,
  now: Wish,
  { edits }: Change,
  { query, lang }: PlanRequest,
): Wish {
  const dated = now.when?.end === undefined ? undefined : now.when.end - now.when.start + 1;
  const absolute = now.days ?? dated;
  const named = namedNow(now);
  const route = editedRoute(before, [...edits, ...named], absolute);
  const dropped = droppedBy(query, citiesOf(before));
  const money = moneyOf(edits);
  const kept = withoutRoute(before);
  const isKept =
    <T>(list: readonly T[]) =>
    (one: T) =>
      !list.includes(one);
  const wishes = before.wishes.filter(
    ({ kind, said }) => now.wishes.every((one) => one.kind !== kind) && !dropped.isSaid(said),
  );
  const change: Changed = {
    before,
    undone: route.undone,
    heard: edits.length + named.length > 0,
    money,
    refused: dropped.texts(before),
    asked: route.stays.flatMap(({ spot, asked }) => (asked ? [spot] : [])),
  };
  return {
    ...kept,
    lang: lang?.trim() ? now.lang : (languageOfText(query) ?? before.lang),
    ...(now.langNote !== undefined && { langNote: now.langNote }),
    ...placesAfter(before, now, route),
    interests: [
      ...new Set([...before.interests, ...now.interests].filter(isKept(dropped.interests))),
    ],
    needs: [...new Set([...before.needs, ...now.needs])],
    wishes: [...wishes, ...now.wishes.filter(({ kind }) => !dropped.kinds.includes(kind))],
    things: [...new Set([...route.things, ...(now.things ?? [])])],
    without: [...new Set([...route.without, ...dropped.things])].slice(0, MOST_THINGS),
    ...(now.work && { work: now.work }),
    ...(now.workDays !== undefined && { workDays: now.workDays }),
    ...(now.weekend && { weekend: now.weekend }),
    ...whenAfter(before, now, edits),
    ...partyAfter(before, now, edits),
    unread: now.unread,
    ...budgetAfter(before, now, edits),
    ...(now.style && money.length === 0 && { style: now.style }),
    ...comfortAfter(before, now, money),
    ...(now.pace && { pace: now.pace }),
    ...(now.origin && { origin: now.origin }),
    ...(now.occasions && { occasions: now.occasions }),
    ...(now.passports && { passports: now.passports }),
    ...(now.meetings && { meetings: now.meetings }),
    unplanned: [
      ...new Set([
        ...(before.unplanned ?? []).filter((text) => !dropped.isSaid(text)),
        ...(now.unplanned ?? []),
      ]),
    ].slice(0, MOST_UNPLANNED),
    // A first word has its capital from there.
    unknown: now.unknown.filter((name) => isCapital(name) && !query.trim().startsWith(name)),
    unclear: [],
    ...(now.currency !== undefined && { currency: now.currency }),
    changed: change,
  };
}

/** The wish without what is told anew of its route and its days. */
function withoutRoute(wish: Wish): Wish {
  const { when: _when, made: _made, stays: _stays, comfort: _comfort, ...others } = wish;
  const { codes: _codes, settled: _settled, routed: _routed, arrives: _arrives, ...kept } = others;
  return kept;
}

/** Places that the other words name are added. */
function namedNow({ spots, countries, region }: Wish): readonly Edit[] {
  const extent = { first: 0, next: 0 };
  const come: Target[] = [
    ...spots.map((spot): Target => ({ ...extent, kind: "city", spot })),
    ...countries.map((code): Target => ({ ...extent, kind: "country", codes: [code] })),
    ...(region.length > 0 ? [{ ...extent, kind: "country", codes: region } as const] : []),
  ];
  return come.length > 0 ? [{ kind: "add", come, instead: false }] : [];
}

/** Interests for which another place may have to be added. */
const OF_A_PLACE: ReadonlySet<Category> = new Set([
  "beach",
  "ski",
  "islands",
  "desert",
  "mountains",
]);

function placesAfter(before: Wish, now: Wish, { stays, countries, days }: Edited) {
  const spots = stays.map(({ spot }) => spot);
  const asked = stays.flatMap(({ spot, nights }) =>
    nights === undefined ? [] : [{ spot, days: nights }],
  );
  const was = before.made?.nights?.reduce((sum, nights) => sum + nights, 1) ?? before.days ?? 0;
  const isOther = now.interests.some(
    (one) => OF_A_PLACE.has(one) && !before.interests.includes(one),
  );
  const isSettled = countries.length === 0 && !isOther && (days ?? 0) <= was + FEW_DAYS;
  // Without all of its cities the trip is to the country again.
  const isEmpty = spots.length === 0 && countries.length === 0;
  return {
    spots,
    countries: isEmpty ? before.countries : countries,
    region: isEmpty ? before.region : [],
    ...(asked.length > 0 && { stays: asked }),
    ...(days !== undefined && { days }),
    ...(spots.length > 1 && { ordered: true as const }),
    routed: true as const,
    ...(isSettled && spots.length > 0 && { settled: true as const }),
  };
}

/** The day that the earlier plan had, where the change does not move it. */
function whenAfter(
  before: Wish,
  now: Wish,
  edits: readonly Edit[],
): Pick<Wish, "when" | "arrives"> {
  const by = edits.reduce((sum, edit) => sum + (edit.kind === "start" ? edit.by : 0), 0);
  const { when, made, work } = before;
  const isSaid = when?.exact || !made || work;
  const kept = isSaid ? when : { start: made.start, exact: true };
  const had = kept && by !== 0 ? { ...kept, start: kept.start + by, exact: true } : kept;
  const asked = now.when ?? (now.occasions ? undefined : had);
  if (!asked) return {};
  // A length of its own leaves the end of old dates behind.
  const { end, ...open } = asked;
  const arrives = asked === had && (!isSaid || before.arrives === true);
  return {
    ...(arrives && { arrives }),
    when: asked === now.when && now.days === undefined && end !== undefined ? asked : open,
  };
}

function partyAfter(before: Wish, now: Wish, edits: readonly Edit[]) {
  const has = (kind: Edit["kind"]) => edits.some((edit) => edit.kind === kind);
  const isCounted = now.partyFrom === "stated" || now.party.children + now.party.infants > 0;
  const from = isCounted || before.partyFrom === "default" ? now : before;
  const more = (of: "adults" | "children") =>
    edits.reduce((sum, edit) => sum + (edit.kind === "people" && edit.of === of ? edit.by : 0), 0);
  // "Grandma is coming too" tells of her and of who writes, who goes already.
  const joins = has("joins") && isCounted && !has("people");
  const isMore = has("people") || joins;
  const base = isMore ? before : from;
  const { adults, children, infants } = base.party;
  const isOfAdults = base === now && has("adults") && now.party.children + now.party.infants === 0;
  const young = isOfAdults ? before : base;
  const ages = isMore
    ? [...before.ages, ...now.ages.filter((age) => age <= MOST_CHILD)]
    : young.ages;
  return {
    party: {
      adults: adults + more("adults") + (joins ? Math.max(0, now.party.adults - 1) : 0),
      children:
        (isOfAdults ? before.party.children : children) +
        more("children") +
        (joins ? now.party.children : 0),
      infants: (isOfAdults ? before.party.infants : infants) + (joins ? now.party.infants : 0),
    },
    partyFrom: isMore ? ("stated" as const) : base.partyFrom,
    ages,
    smallChildren: young.smallChildren || (isMore && now.smallChildren),
    open: now.open.filter((one) => one !== "currency" && (one !== "party" || base === now)),
  };
}

/** A sum without a currency is in that of the plan. */
function budgetAfter(before: Wish, now: Wish, edits: readonly Edit[]): Pick<Wish, "budget"> {
  const [said] = edits.flatMap((edit) => (edit.kind === "budget" ? [edit.amount] : []));
  const bare = said === undefined ? undefined : ({ amount: said, per: "total" } as const);
  const asked = now.budget ?? bare;
  if (!asked) return {};
  const own = before.budget?.currency ?? before.made?.currency ?? before.currency;
  const given = "currency" in asked ? asked.currency : undefined;
  return { budget: { ...asked, currency: given ?? own } };
}

function moneyOf(edits: readonly Edit[]): Changed["money"] {
  return edits.flatMap((edit) => {
    if (edit.kind === "cheaper") return ["cheaper" as const];
    if (edit.kind !== "rooms") return [];
    return [edit.by < 0 ? ("cheaper-rooms" as const) : ("finer-rooms" as const)];
  });
}

/** As comfortable as before, but for what was asked of it. */
function comfortAfter(
  before: Wish,
  now: Wish,
  money: Changed["money"],
): Pick<Wish, "comfort" | "thrifty"> {
  const had = before.made?.comfort ?? before.comfort;
  const isOther = now.style !== undefined || now.budget !== undefined;
  if (!had || (isOther && money.length === 0)) return {};
  const isLess = money.includes("cheaper");
  const by = isLess || money.includes("cheaper-rooms") ? -1 : money.includes("finer-rooms") ? 1 : 0;
  const comfort: Comfort = {
    ...had,
    level: isLess ? stepped(had.level, -1) : had.level,
    rooms: stepped(had.rooms, by),
  };
  return { comfort, ...(by < 0 && { thrifty: true as const }) };
}

/** Between the two lowest there is no class of a hotel. */
function stepped(level: Level, by: number): Level {
  return LEVELS[Math.max(0, Math.min(LEVELS.length - 1, LEVELS.indexOf(level) + by))] ?? level;
}

/** What the words say the trip is no longer about. */
function droppedBy(query: string, cities: readonly Spot[]) {
  const kinds = refusedIn(query).filter((text) => !isOneThing(text, cities));
  const refused = kinds.map((text) => {
    const reading = startReading(text, 0);
    const wishes = findWishes(reading);
    const { interests } = interestsIn(reading, wishes);
    return { text, words: wordsOf(text), interests, kinds: wishes.map(({ kind }) => kind) };
  });
  const isOf = (words: readonly string[], text: string) =>
    wordsOf(text).some((one) => words.some((word) => one.slice(0, STEM) === word.slice(0, STEM)));
  /** Those that something of the earlier wish goes by. */
  const texts = (before: Wish) =>
    refused
      .filter(
        (one) =>
          one.interests.some((interest) => before.interests.includes(interest)) ||
          before.wishes.some(({ said }) => isOf(one.words, said)) ||
          before.unplanned?.some((text) => isOf(one.words, text)) ||
          thingsOf(one).length > 0,
      )
      .map(({ text }) => text);
  // "No food markets" shows none, "no balloon" no flight in one.
  const thingsOf = (one: (typeof refused)[number]) => [
    ...(one.interests.length > 0 ? calledAs(one.text, cities) : []),
    ...cities
      .flatMap(({ excursions, destination }) => [...excursions, ...destination.places])
      .filter((thing) => one.kinds.some((kind) => kindsOfThing(thing).has(kind)))
      .map(({ slug }) => slug),
  ];
  return {
    interests: CATEGORIES.filter((one) => refused.some(({ interests }) => interests.includes(one))),
    kinds: refused.flatMap((one) => one.kinds),
    isSaid: (text: string) => refused.some(({ words }) => isOf(words, text)),
    texts,
    things: refused.flatMap(thingsOf),
  };
}

function wordsOf(text: string): readonly string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map(fold)
    .filter((word) => word.length >= STEM - 1);
}

const STEM = 5;

/** The cities of the plan that a wish was made into. */
export function citiesOf({ made, spots }: Wish): readonly Spot[] {
  return made && made.spots.length > 0 ? made.spots : spots;
}
