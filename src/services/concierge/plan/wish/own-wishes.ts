import type { PlanRequest } from "../../../../domain/contracts/concierge/plan.ts";
import { fold } from "../../../../reading/fold.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import { startReading } from "../../../../reading/reading.ts";
import { isRefusal } from "../notes/held.ts";
import { findWishes } from "../understand/interests.ts";
import { OWN_WORDS } from "../understand/lexicon/own-words.ts";
import { namesNoPlace, type Wish } from "./wish.ts";

/** Something that was asked for and that the catalogue lacks: it gets room in the days all the same. */
export interface Own {
  /** As the client calls it. */
  readonly text: string;
  /** It was said that it has to be there: it may take the room of what nobody asked for. */
  readonly must?: true;
  /** On how many days, where that was said. */
  readonly times?: number;
  /** The city that it was said to be in, by slug. */
  readonly near?: string;
  /** It lies out of that city, and takes a day. */
  readonly out?: true;
  /** It lies too far from every city of the trip. */
  readonly far?: true;
  /** The kind of a wish that the catalogue has nothing of there. */
  readonly kind?: WishKind;
  /** What it costs is known: as much as such a thing that the operator books. */
  readonly as?: "freeride";
  /** A day without a plan. */
  readonly rest?: true;
  /** As far as wheels and weak legs get there: it was asked for with this limit. */
  readonly eased?: true;
  /** What shows it, by the kinds of things: nothing need be kept for then. */
  readonly kinds?: readonly string[];
}

const MOST_OWN = 10;
export const LONGEST_OWN = 80;
const MOST_TIMES = 7;
/** Those there and home. */
const DAYS_ON_THE_WAY = 2;

const begins = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})`, "iu");
const whole = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "iu");
const THING = begins(OWN_WORDS.thing.replaceAll("$", "(?![\\p{L}\\p{N}])"));
const DAY = begins(OWN_WORDS.day.replaceAll("$", "(?![\\p{L}\\p{N}])"));
const EVENING = begins(OWN_WORDS.evening.replaceAll("$", "(?![\\p{L}\\p{N}])"));
const WALK = begins(OWN_WORDS.walk);
const NO_THING = whole(OWN_WORDS.none);
const TONGUE = new RegExp(`^(?:${OWN_WORDS.tongues})$`, "iu");
const LOVE = begins(OWN_WORDS.love);
const WORK = begins(OWN_WORDS.work);
/** «Кантонская», by itself, is of something. */
const ADJECTIVE = /^\p{L}+(?:ск|зск|цк)(?:ий|ая|ое|ую|ой|ого)$/iu;
const DOING = new RegExp(`^(?:${OWN_WORDS.doing})(?![\\p{L}\\p{N}])`, "iu");
const SMALL = `(?:(?:${OWN_WORDS.small})\\s+)*`;
/** A name that stands in one list before another. */
const LISTED = /(?:\p{Lu}[\p{L}’'-]*(?:\s+\p{Lu}[\p{L}’'-]*)*\s*(?:,|and|or|и|или|və|&|\/)\s*)+$/u;
const LED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${OWN_WORDS.leads})\\s+${SMALL}$`, "iu");
const KIN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${OWN_WORDS.kin})[\\s.,-]+$`, "iu");
/** "4-5 days", "2 gün", «на 3 дня». */
const DAYS =
  /(?<!\d)(\d)(?:\s*[-–]\s*\d)?\s*(?:whole |full |dive |diving |ski |skiing )?(?:days?|gün|дн|ден)/iu;

/** True for words of which one calls a thing to go to. */
export function isThing(text: string): boolean {
  return THING.test(text);
}

/** True for words of which one is of work. */
export function isOfWork(text: string): boolean {
  return WORK.test(text);
}

/** What is asked of the hotel. */
export const MANNER = begins(OWN_WORDS.ofHotel.replaceAll("$", "(?![\\p{L}\\p{N}])"));
/** Rest, which no catalogue has. */
export const REST = begins(OWN_WORDS.rest.replaceAll("$", "(?![\\p{L}\\p{N}])"));

/** How much of a day something takes, by what it is called. */
export function sizeOf(text: string): "day" | "half" | "evening" {
  if (EVENING.test(text)) return "evening";
  return DAY.test(text) ? "day" : "half";
}

/** On how many days it is, where its words count them. */
export function timesIn(text: string): number | undefined {
  const days = Number(DAYS.exec(text)?.[1] ?? 0);
  return days > 1 ? Math.min(days, MOST_TIMES) : undefined;
}

/** True where the fields of a request carry its wishes: what its words say beside them is told there. */
function carriesWishes(request: PlanRequest): boolean {
  const { days, party, destinations, must, interests, needs, avoid, work, hotel } = request;
  return (
    days !== undefined ||
    party !== undefined ||
    (hotel?.trim() ?? "") !== "" ||
    [destinations, must, interests, needs, avoid, work].some((field) => field?.length)
  );
}

const EVERY = whole(OWN_WORDS.every);
const EVERY_OTHER = whole(OWN_WORDS.everyOther);

/** On how many days of a trip it is, where its words say how often. */
export function timesOn(text: string, days: number | undefined): number | undefined {
  const own = (days ?? 0) - DAYS_ON_THE_WAY;
  if (own < 2) return undefined;
  if (EVERY_OTHER.test(text)) return Math.min(Math.ceil(own / 2), MOST_TIMES);
  return EVERY.test(text) ? Math.min(own, MOST_TIMES) : undefined;
}

/**
 * The wish with what its words call by a name or as a thing, and no finder knows. Beside fields that
 * carry the wishes nothing is: names are those of who writes and of where they live.
 */
export function withOwn(said: Wish, query: string, request: PlanRequest): Wish {
  const wish = withoutScraps(said, query, request);
  // Where any place will do nobody knows whether it is there.
  if (namesNoPlace(said) || carriesWishes(request)) return wish;
  const told = [
    ...wish.unknown.filter((name) => isThingCalled(name, query)),
    ...(wish.unplanned ?? []).filter((text) => isThingSaid(text, query)),
  ];
  const found = told.map((text): Own => {
    const clause = around(text, query).clause;
    const near = cityIn(clause, wish);
    const times = WALK.test(clause) ? timesIn(around(text, query).sentence) : undefined;
    const called = ledBy(written(text, query), query);
    const kinds = findWishes(startReading(called, 0)).map(({ kind }) => kind);
    return {
      text: called.slice(0, LONGEST_OWN),
      ...(called !== written(text, query) && kinds.length > 0 && { kinds }),
      ...(near && { near }),
      ...(times && { times }),
    };
  });
  const own = withoutTwins([...(wish.own ?? []), ...found]);
  return own.length > 0 ? { ...wish, own: own.slice(0, MOST_OWN) } : wish;
}

/** Without names that nothing leads to, and without words that name nothing to do or see. */
function withoutScraps(wish: Wish, query: string, request: PlanRequest): Wish {
  const isFielded = carriesWishes(request);
  const { destinations, must, needs, avoid, hotel } = request;
  const fields = [...(must ?? []), ...(needs ?? []), ...(avoid ?? []), hotel ?? ""].map(fold);
  const isInField = (text: string) => {
    const words = wordsOf(text);
    return fields.some((field) => words.some((word) => field.includes(word)));
  };
  const isNamed = (name: string) => !query.includes(name) || isPlaceSaid(name, query, wish);
  const { unplanned, ...others } = wish;
  const kept = unplanned?.filter((text) => {
    if (!query.includes(text)) return true;
    if (isRefusal(text)) return !(isFielded && (avoid?.length || isInField(text)));
    return isFielded ? isRealWish(text) && !isInField(text) : isToldOf(text);
  });
  // A name that is all there is to go to is no scrap, and is refused by itself.
  if (namesNoPlace(wish)) return { ...wish, ...(kept && { unplanned: kept }) };
  return {
    ...others,
    // Fields have the places that are gone to.
    ...(!destinations?.length && {
      unknown: wish.unknown.filter(isNamed).map((name) => asSaid(name, query)),
    }),
    unclear: destinations?.length ? [] : wish.unclear.filter(isNamed),
    ...(kept && { unplanned: kept }),
  };
}

/** "в Риохе": a case whose nominative is not known is quoted with its preposition. */
function asSaid(name: string, query: string): string {
  const { before } = around(name, query);
  const [, led] = /(?:^|\s)(во?|на)$/iu.exec(before) ?? [];
  return led !== undefined && /\p{Script=Cyrillic}е$/u.test(name) ? `«${led} ${name}»` : name;
}

const SHORTEST_WORD = 4;
/** Letters of an ending, at most. */
const ENDING = 2;

/** The words that say something, without their endings. */
function wordsOf(text: string): readonly string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD)
    .map((word) => word.slice(0, Math.max(SHORTEST_WORD, word.length - ENDING)));
}

/** A thing to go to, in two words or more that say something. */
function isRealWish(text: string): boolean {
  return THING.test(text) && !NO_THING.test(text) && isSeveral(text);
}

function isSeveral(text: string): boolean {
  return (text.match(/\p{L}{3,}/gu) ?? []).length > 1;
}

/** What names a thing, or says what is to be done; of anybody's state and manner nothing is told. */
function isToldOf(text: string): boolean {
  if (DOING.test(text)) return isSeveral(text);
  return THING.test(text) || (!NO_THING.test(text) && /^\p{Lu}|\p{Ll}\p{Lu}/u.test(text));
}

/** A name that words lead to, or that stands in one list with what they lead to. */
function isPlaceSaid(name: string, query: string, { spots }: Wish): boolean {
  if (THING.test(name)) return true;
  if (NO_THING.test(name) || ADJECTIVE.test(name) || TONGUE.test(name)) return false;
  const { before, after } = around(name, query);
  const led = `${before} `.replace(LISTED, "");
  // What opens a letter is a greeting.
  const beside = before === "" ? /^\s*(?:and|и|və)[^,.]*/iu : /^\s*(?:,|and|и|və)[^,.]*/iu;
  const known = (text: string) => {
    const low = fold(text);
    return spots.some(({ destination }) =>
      Object.values(destination.name).some((one) => low.includes(stemOf(fold(one)))),
    );
  };
  return LED.test(led) || known(before.slice(led.length)) || known(beside.exec(after)?.[0] ?? "");
}

/** Once each; of two of which one is said within the other, the longer. */
function withoutTwins(all: readonly Own[]): readonly Own[] {
  const low = (one: Own) => one.text.toLowerCase();
  return all.filter(
    (one, place) =>
      !all.some(
        (other, at) =>
          at !== place && low(other).includes(low(one)) && (low(other) !== low(one) || at < place),
      ),
  );
}

/** The city of the trip that a text names. */
export function cityIn(text: string, wish: Wish): string | undefined {
  return citiesIn(text, wish)[0];
}

/** All that it names. */
export function citiesIn(text: string, { spots, made }: Wish): readonly string[] {
  const all = [...spots, ...(made?.spots ?? [])];
  if (all.length < 2) return [];
  const low = fold(text);
  const named = all.filter(({ destination }) =>
    Object.values(destination.name).some((name) => low.includes(stemOf(fold(name)))),
  );
  return [...new Set(named.map(({ slug }) => slug))];
}

const SHORT_NAME = 5;

function stemOf(name: string): string {
  return name.length > SHORT_NAME && /\p{Script=Cyrillic}$/u.test(name) ? name.slice(0, -1) : name;
}

/** A name that is neither of a person nor of what somebody loves, nor where they work. */
function isThingCalled(name: string, query: string): boolean {
  if (name.startsWith("«") || NO_THING.test(name) || ADJECTIVE.test(name)) return false;
  const { before, after, clause, sentence } = around(name, query);
  if (WORK.test(clause)) return false;
  if (THING.test(name)) return true;
  // In brackets, or with an age behind it, a name says who or what somebody is.
  const isAside = /\($/.test(before) || /^\s*[(,]?\s*\d/.test(after);
  return !isAside && !KIN.test(`${before} `) && !LOVE.test(sentence);
}

/** Words that call a thing, or a name by itself; what says what somebody does or is calls none. */
function isThingSaid(text: string, query: string): boolean {
  if (isRefusal(text) || NO_THING.test(text)) return false;
  if (THING.test(text)) return true;
  return /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*$/u.test(text) && isThingCalled(text, query);
}

/** A name that was cut to what may be its first case, as it stands in the request. */
function written(name: string, query: string): string {
  const at = query.indexOf(name);
  return at < 0 ? name : name + (/^\p{L}+/u.exec(query.slice(at + name.length))?.[0] ?? "");
}

/** A name in a case, with the thing and the preposition that lead to it: «рафтинг по Таре». */
function ledBy(name: string, query: string): string {
  if (!CASED.test(name)) return name;
  const { before } = around(name, query);
  const [, thing = "", led = ""] = LEADING.exec(before) ?? [];
  if (led === "") return name;
  return THING.test(thing) ? `${thing} ${led} ${name}` : `${led} ${name}`;
}

/** A Russian name that may stand in a case. */
const CASED = /\p{Script=Cyrillic}[еуиы]$/u;
const LEADING = /(?:([\p{L}-]+)\s+)?(в|во|на|по|к|до|из|у|под|над|через)$/iu;

/** What stands around some words of a request. */
function around(text: string, query: string) {
  const at = query.indexOf(text);
  const [before, after] = at < 0 ? ["", ""] : [query.slice(0, at), query.slice(at + text.length)];
  const left = before.split(/[.;!?\n]/u).at(-1) ?? "";
  const right = after.split(/[.;!?\n]/u)[0] ?? "";
  const clause = `${left.split(/[,:()]/u).at(-1) ?? ""}${text}${right.split(/[,:()]/u)[0] ?? ""}`;
  return { before: left.trimEnd(), after: right, clause, sentence: `${left}${text}${right}` };
}
