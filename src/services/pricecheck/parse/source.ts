import { fold } from "../../../reading/fold.ts";
import { choosePrice, type SaidPrice } from "../../../reading/money.ts";
import { endingAt, phraseFinder } from "../../../reading/phrases.ts";
import { findAll, findFirst, isFree, take, textOf } from "../../../reading/reading.ts";
import { at, isBreak, onFrom, type Token, tokenBehind } from "../../../reading/tokens.ts";
import { find, is } from "../../../reading/words.ts";
import { airlineNames } from "./airlines.ts";
import { OTHER_SPELLINGS, SITES, WEAK_SITES } from "./lexicon/sites.ts";
import type { FlightReading } from "./mentions.ts";

const findSite = phraseFinder<string>(() => [
  ...SITES.split("|").map((site) => [site, site] as const),
  ...OTHER_SPELLINGS,
]);

const LONGEST_NAME = 60;
const DOMAIN =
  /(?<![\p{L}\p{N}@.-])(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]{1,40}\.){1,3}(?:com|net|org|de|it|es|fr|ru|az|co\.uk|uk|eu|io|travel|ch|at|nl|pl|us|info|biz|aero|tr|com\.tr|cz|se|no|dk|fi|in|au|ca|br|mx|ae|kz|ge))(?![\p{L}\p{N}-])(?:\/[^\s]*)?/giu;

/** A seller or a site, where it stands in the text. */
interface Source {
  readonly name: string;
  readonly first: number;
  readonly next: number;
}

/** Where prices were seen, as far as the text says so; the surest first. */
export function findSources(reading: FlightReading): readonly Source[] {
  const sites = [...domainsOf(reading), ...sitesOf(reading)];
  if (sites.length > 0) return [...sites, ...airlineSites(reading)];
  const label = labelled(reading);
  return label ? [label] : airlineSites(reading);
}

/**
 * The price that is asked about, with its source. Of two sellers it is the one that is named again
 * behind the prices, else the cheaper.
 */
export function offerOf(
  reading: FlightReading,
  prices: readonly SaidPrice[],
  sources: readonly Source[],
): { price: SaidPrice | undefined; source: string | undefined } {
  const price = choosePrice(prices);
  const [first] = sources;
  const sellers = [...sources, ...airlinesBefore(reading, prices)];
  const offers = prices.flatMap((said) => {
    const seller = said.part ? undefined : sellerOf(reading, said, sellers);
    return seller
      ? [{ price: said, source: seller.name, next: Math.max(said.next, seller.next) }]
      : [];
  });
  const distinct = new Set(offers.map(({ source }) => source));
  if (offers.length < 2 || distinct.size < 2) return { price, source: first?.name };
  const last = Math.max(...offers.map(({ next }) => next));
  const asked = askedAbout(reading, last, offers);
  const cheapest = offers.reduce((a, b) => (b.price.amount < a.price.amount ? b : a));
  return asked ?? cheapest;
}

/** How far before a price an airline may stand that asks for it: "easyJet wants £264". */
const NEAR = 3;

function airlinesBefore(reading: FlightReading, prices: readonly SaidPrice[]): readonly Source[] {
  return reading.mentions.flatMap((said): Source[] => {
    const { first, next } = said;
    if (
      said.kind !== "airline" ||
      !prices.some((one) => one.first >= next && one.first <= next + NEAR)
    )
      return [];
    const name = reading.facts.airlines.find(({ code }) => code === said.code)?.name;
    return name === undefined ? [] : [{ name, first, next }];
  });
}

/** The source right behind a price, else the nearest before it in its own sentence. */
function sellerOf(
  { tokens }: FlightReading,
  { first, next }: SaidPrice,
  sources: readonly Source[],
): Source | undefined {
  // "980 € bei Check24"
  const seen = find.seenOn(tokens, next)?.next;
  const behind = sources.find((one) => one.first === seen);
  const before = sources.filter((one) => one.next <= first).sort((a, b) => b.next - a.next)[0];
  if (behind || !before)
    return behind ?? sources.find((one) => one.first >= next && one.first <= next + 3);
  const ends = tokens
    .slice(before.next, first)
    .some((one, step) => isBreak(one) || isStop(tokens, before.next + step));
  return ends ? undefined : before;
}

function isStop(tokens: readonly Token[], index: number): boolean {
  return at(tokens, index).text === "." && !at(tokens, index + 1).glued;
}

function askedAbout<T extends { readonly source: string }>(
  { tokens, text, facts }: FlightReading,
  from: number,
  offers: readonly T[],
): T | undefined {
  for (let index = from; index < tokens.length; index++) {
    const { kind, low, start } = at(tokens, index);
    if (kind !== "word") continue;
    const site = findSite(tokens, index)?.value;
    const named = offers.find(
      ({ source }) =>
        source === site ||
        (low.length > 3 && fold(source).startsWith(low)) ||
        text.startsWith(source, start),
    );
    // "на сайте надёжнее": the airline's own, where one of two is.
    const own =
      (find.website(tokens, index) ?? is.airlineLabel(low))
        ? offers.find(({ source }) => facts.airlines.some(({ name }) => name === source))
        : undefined;
    if (named ?? own) return named ?? own;
  }
  return undefined;
}

function domainsOf(reading: FlightReading): Source[] {
  const found: Source[] = [];
  for (const { 0: whole, 1: name = "", index } of reading.text.matchAll(DOMAIN)) {
    const first = tokenBehind(reading.tokens, index);
    const next = tokenBehind(reading.tokens, index + whole.length - 1) + 1;
    take(reading, first, next);
    found.push({ name, first, next });
  }
  return found;
}

function sitesOf(reading: FlightReading): Source[] {
  const { tokens } = reading;
  return findAll(reading, (index) => {
    const found = findSite(tokens, index);
    const known = found && (!WEAK_SITES.has(found.value) || isSeenOn(reading, index));
    return known ? { name: found.value, next: found.next } : undefined;
  });
}

function isSeenOn({ tokens }: FlightReading, index: number): boolean {
  const end = at(tokens, index - 1).text === ":" ? index - 1 : index;
  return endingAt(find.seenOn, tokens, end) !== undefined || at(tokens, index + 1).text === "-";
}

/** "Source: Reisebüro Meier". */
function labelled(reading: FlightReading): Source | undefined {
  const { tokens } = reading;
  return findFirst(reading, (index) => {
    const label = find.sourceLabel(tokens, index);
    if (!label || at(tokens, label.next).text !== ":") return undefined;
    const start = label.next + 1;
    const next = start + onFrom(tokens, start, 4, ({ kind }) => kind !== "word").length;
    const name = textOf(reading, start, next).slice(0, LONGEST_NAME);
    return next === start ? undefined : { name, next };
  });
}

/** "on the Lufthansa website", "auf der Seite von Lufthansa". */
function airlineSites(reading: FlightReading): Source[] {
  const { tokens, facts } = reading;
  const names = airlineNames(facts);
  return tokens.flatMap((_, index): Source[] => {
    const site = find.website(tokens, index);
    const steps = site
      ? [index - 3, index - 2, index - 1, ...[0, 1, 2].map((on) => site.next + on)]
      : [];
    for (const start of steps) {
      const found = names.find(tokens, start);
      const touches =
        found && ([index, index - 2].includes(found.next) || start >= (site?.next ?? 0));
      if (!site || !touches || !isFree(reading, start, found.next)) continue;
      const name = facts.airlines.find(({ code }) => code === found.value)?.name;
      const span = { first: Math.min(start, index), next: Math.max(found.next, site.next) };
      take(reading, span.first, span.next);
      return name === undefined ? [] : [{ name, ...span }];
    }
    return [];
  });
}
