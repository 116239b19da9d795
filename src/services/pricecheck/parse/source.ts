import { fold } from "../../../reading/fold.ts";
import { choosePrice, type SaidPrice } from "../../../reading/money.ts";
import { phraseFinder } from "../../../reading/phrases.ts";
import { isFree, take } from "../../../reading/reading.ts";
import { at, tokenBehind } from "../../../reading/tokens.ts";
import { airlineNames } from "./airlines.ts";
import { findSeenOn, findSourceLabel, findWebsite, isAirlineLabel } from "./flight-words.ts";
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
  const offers = prices.flatMap((said) => {
    const seller = said.part ? undefined : sellerOf(reading, said, sources);
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

/** The source nearest before a price, in its own sentence. */
function sellerOf(
  { tokens }: FlightReading,
  price: SaidPrice,
  sources: readonly Source[],
): Source | undefined {
  // "980 € bei Check24": right behind.
  const behind = sources.find(
    ({ first }) => first > price.next && findSeenOn(tokens, price.next)?.next === first,
  );
  if (behind) return behind;
  const before = sources.filter(({ next }) => next <= price.first);
  const nearest = before.sort((a, b) => b.next - a.next)[0];
  if (!nearest) return sources.find(({ first }) => first >= price.next && first <= price.next + 3);
  for (let index = nearest.next; index < price.first; index++) {
    const { kind, text } = at(tokens, index);
    if (kind === "break" || (text === "." && !at(tokens, index + 1).glued)) return undefined;
  }
  return nearest;
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
      (findWebsite(tokens, index) ?? isAirlineLabel(low))
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
  const sites: Source[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const found = findSite(tokens, index);
    if (!found || !isFree(reading, index, found.next)) continue;
    if (WEAK_SITES.has(found.value) && !isSeenOn(reading, index)) continue;
    take(reading, index, found.next);
    sites.push({ name: found.value, first: index, next: found.next });
    index = found.next - 1;
  }
  return sites;
}

function isSeenOn({ tokens }: FlightReading, index: number): boolean {
  for (const back of [1, 2, 3]) {
    const found = findSeenOn(tokens, index - back);
    if (found && found.next === index) return true;
    if (found && found.next === index - 1 && at(tokens, index - 1).text === ":") return true;
  }
  return /^(?:-da|-de)$/.test(at(tokens, index + 1).text) || at(tokens, index + 1).text === "-";
}

/** "Source: Reisebüro Meier". */
function labelled(reading: FlightReading): Source | undefined {
  const { tokens, text } = reading;
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const label = findSourceLabel(tokens, index);
    if (!label || at(tokens, label.next).text !== ":") continue;
    let next = label.next + 1;
    while (next < tokens.length && next < label.next + 5 && at(tokens, next).kind === "word")
      next++;
    if (next === label.next + 1) continue;
    take(reading, index, next);
    const name = text.slice(at(tokens, label.next + 1).start, at(tokens, next - 1).end);
    return { name: name.slice(0, LONGEST_NAME), first: index, next };
  }
  return undefined;
}

/** "on the Lufthansa website", "auf der Seite von Lufthansa". */
function airlineSites(reading: FlightReading): Source[] {
  const sites: Source[] = [];
  const { tokens, facts } = reading;
  const names = airlineNames(facts);
  for (let index = 0; index < tokens.length; index++) {
    const site = findWebsite(tokens, index);
    if (!site) continue;
    for (const start of [
      index - 3,
      index - 2,
      index - 1,
      site.next,
      site.next + 1,
      site.next + 2,
    ]) {
      const found = names.find(tokens, start);
      if (!found || !isFree(reading, start, found.next)) continue;
      const touches = found.next === index || found.next === index - 2 || start >= site.next;
      if (!touches || at(tokens, start).kind !== "word") continue;
      const name = facts.airlines.find(({ code }) => code === found.value)?.name;
      const span = { first: Math.min(start, index), next: Math.max(found.next, site.next) };
      take(reading, span.first, span.next);
      if (name !== undefined) sites.push({ name, ...span });
      break;
    }
  }
  return sites;
}
