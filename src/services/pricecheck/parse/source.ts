import { fold } from "../../../reading/fold.ts";
import { choosePrice, type SaidPrice } from "../../../reading/money.ts";
import { amountAt } from "../../../reading/numbers.ts";
import { endingAt, phraseFinder } from "../../../reading/phrases.ts";
import { findAll, isFree, take, textOf } from "../../../reading/reading.ts";
import { at, type Extent, onFrom, tokenBehind } from "../../../reading/tokens.ts";
import { find, is } from "../../../reading/words.ts";
import { airlineNames } from "./airlines.ts";
import { OTHER_SPELLINGS, SITES, WEAK_SITES } from "./lexicon/sites.ts";
import { type FlightReading, ofKind } from "./mentions.ts";

const findSite = phraseFinder<string>(() => [
  ...SITES.split("|").map((site) => [site, site] as const),
  ...OTHER_SPELLINGS,
]);

const LONGEST_NAME = 60;
const DOMAIN =
  /(?<![\p{L}\p{N}@.-])(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]{1,40}\.){1,3}(?:com|net|org|de|it|es|fr|ru|az|co\.uk|uk|eu|io|travel|ch|at|nl|pl|us|info|biz|aero|tr|com\.tr|cz|se|no|dk|fi|in|au|ca|br|mx|ae|kz|ge))(?![\p{L}\p{N}-])(?:\/[^\s]*)?/giu;

/** A seller or a site, where it stands in the text. */
interface Source extends Extent {
  readonly name: string;
}

/** Where prices were seen, as far as the text says so; the surest first. */
export function findSources(reading: FlightReading): readonly Source[] {
  const sites = [...domainsOf(reading), ...sitesOf(reading)];
  return [...(sites.length > 0 ? sites : labelled(reading)), ...airlineSites(reading)];
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
    const seller = sellerOf(reading, said, sellers);
    return seller
      ? [{ price: said, source: seller.name, next: Math.max(said.next, seller.next) }]
      : [];
  });
  const distinct = new Set(offers.map(({ source }) => source));
  if (distinct.size < 2) return { price, source: first?.name };
  const last = Math.max(...offers.map(({ next }) => next));
  const asked = askedAbout(reading, last, offers);
  const cheapest = offers.reduce((a, b) => (b.price.amount < a.price.amount ? b : a));
  return asked ?? cheapest;
}

/** How far before a price an airline may stand that asks for it: "easyJet wants £264". */
const NEAR = 4;

function airlinesBefore(reading: FlightReading, prices: readonly SaidPrice[]): readonly Source[] {
  return ofKind(reading.mentions, "airline").flatMap(({ code, first, next }) => {
    const asks = prices.some((one) => one.first >= next && one.first <= next + NEAR);
    const name = asks ? nameOf(reading, code) : undefined;
    return name === undefined ? [] : [{ name, first, next }];
  });
}

function nameOf({ facts }: FlightReading, airline: string): string | undefined {
  return facts.airlines.find(({ code }) => code === airline)?.name;
}

/** The source right behind a price, else the nearest before it in its own sentence. */
function sellerOf(
  reading: FlightReading,
  { first, next }: SaidPrice,
  sources: readonly Source[],
): Source | undefined {
  // "980 € bei Check24", "281 € sur le site d'Air France"
  const seen = find.seenOn(reading, next)?.next ?? Number.NaN;
  const named = is.article(at(reading, seen).low) ? seen + 1 : seen;
  const behind = sources.find((one) => one.first === named);
  const before = sources.filter((one) => one.next <= first).sort((a, b) => b.next - a.next)[0];
  return behind ?? before;
}

function askedAbout<T extends { readonly source: string }>(
  reading: FlightReading,
  from: number,
  offers: readonly T[],
): T | undefined {
  const isAirline = (seller: string) => reading.facts.airlines.some(({ name }) => name === seller);
  for (let index = from; index < reading.tokens.length; index++) {
    const { low, start } = at(reading, index);
    const site = findSite(reading, index)?.value;
    // "на сайте надёжнее": the airline's own, where one of two is.
    const isOwn = find.website(reading, index) ?? is.airlineLabel(low);
    const isNamed = ({ source }: T) =>
      source === site ||
      (low.length > 3 && fold(source).startsWith(low)) ||
      reading.text.startsWith(source, start);
    const asked = offers.find(isNamed) ?? offers.find(({ source }) => isOwn && isAirline(source));
    if (asked) return asked;
  }
  return undefined;
}

function domainsOf(reading: FlightReading): Source[] {
  const found: Source[] = [];
  for (const { 0: whole, 1: name = "", index } of reading.text.matchAll(DOMAIN)) {
    const first = tokenBehind(reading, index);
    const next = tokenBehind(reading, index + whole.length - 1) + 1;
    take(reading, first, next);
    found.push({ name, first, next });
  }
  return found;
}

function sitesOf(reading: FlightReading): Source[] {
  return findAll(reading, (index) => {
    const found = findSite(reading, index);
    // "Booking 152 €"
    const priced = found && amountAt(reading, found.next);
    const known = found && (!WEAK_SITES.has(found.value) || priced || isSeenOn(reading, index));
    return known ? { name: found.value, next: found.next } : undefined;
  });
}

function isSeenOn(reading: FlightReading, index: number): boolean {
  const end = at(reading, index - 1).text === ":" ? index - 1 : index;
  return endingAt(find.seenOn, reading, end) !== undefined;
}

/** "Source: Reisebüro Meier". */
function labelled(reading: FlightReading): Source[] {
  return findAll(reading, (index) => {
    const label = find.sourceLabel(reading, index);
    if (!label || at(reading, label.next).text !== ":") return undefined;
    const start = label.next + 1;
    const next = start + onFrom(reading, start, 4, ({ kind }) => kind !== "word").length;
    const name = textOf(reading, start, next).slice(0, LONGEST_NAME);
    return next === start ? undefined : { name, next };
  });
}

/** How far from "website" its airline may stand. */
const BESIDE = 3;

/** "on the Lufthansa website", "auf der Seite von Lufthansa". */
function airlineSites(reading: FlightReading): Source[] {
  const findName = airlineNames(reading.facts);
  return reading.tokens.flatMap((_, index): Source[] => {
    const site = find.website(reading, index);
    if (!site) return [];
    for (let start = index - BESIDE; start < site.next + BESIDE; start++) {
      const found = findName(reading, start);
      const name = found && nameOf(reading, found.value);
      if (!found || name === undefined || !isFree(reading, start, found.next)) continue;
      const span = { first: Math.min(start, index), next: Math.max(found.next, site.next) };
      take(reading, span.first, span.next);
      return [{ name, ...span }];
    }
    return [];
  });
}
