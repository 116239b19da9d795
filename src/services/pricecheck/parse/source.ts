import { airlineNames } from "./airlines.ts";
import { isFree, type Reading, take } from "./mentions.ts";
import { phraseFinder } from "./phrases.ts";
import { at, tokenBehind } from "./tokens.ts";

/** Where people see prices, in its usual spelling. */
const SITES =
  "Kayak|Google Flights|Skyscanner|Expedia|Momondo|Opodo|eDreams|Kiwi|Trip.com|Priceline|Orbitz|Travelocity|" +
  "CheapOair|Cheapflights|Hopper|Agoda|Aviasales|Despegar|Decolar|Lastminute|Liligo|Check24|Swoodoo|Idealo|" +
  "Tripadvisor|ITA Matrix|Tutu.ru|OneTwoTrip|Yandex|Gotogate|Mytrip|Bravofly|Volagratis|Rumbo|Atrápalo|" +
  "Logitravel|Destinia|Wego|MakeMyTrip|Almosafer|Cleartrip|ChatGPT|Hotwire|Travelstart|Webjet|Flight Centre|" +
  "Jetcost|Kissandfly|Fluege.de|Flug24|Ab-in-den-Urlaub|Traveloka|Goibibo|Yatra|Ctrip|Fliggy|Tiket|Ozon Travel|" +
  "Biletix|Kupibilet|Tickets.ua|Enuygun|Obilet|Turna|Travelgenio|Budgetair|Vayama|Studentuniverse|STA Travel|" +
  "Skiplagged|Matrix|Google|Ucuzbilet|iTicket|Azal.az|Booking|Trivago|Snaptravel|Perplexity|Claude|Gemini|" +
  "Easyvoyage|Govoyages|Go Voyage|Ulysse|Misterfly|Travel Trolley|Netflights|Travelup|TravelUp|Dealchecker|Icelolly";

const OTHER_SPELLINGS: readonly (readonly [string, string])[] = [
  [
    "Google Flights",
    "google flight|gflights|google flüge|google voli|google vuelos|google vols|гугл flights|гугл авиабилеты|гугл полеты|google uçuşlar",
  ],
  ["Kayak", "каяк"],
  ["Skyscanner", "скайсканер|скайсканнер|sky scanner"],
  ["Aviasales", "авиасейлс|авиасейлз"],
  ["Yandex", "яндекс"],
  ["Tutu.ru", "туту.ру|туту"],
  ["Booking.com", "букинг"],
  ["ITA Matrix", "matrix ita|ita software"],
  ["Check24", "check 24"],
  ["Momondo", "момондо"],
  ["Expedia", "экспедия"],
];

const findSite = phraseFinder<string>([
  ...SITES.split("|").map((site) => [site, site] as const),
  ...OTHER_SPELLINGS,
]);

const WEAK_SITES = new Set([
  "Matrix",
  "Booking",
  "Google",
  "Turna",
  "Tiket",
  "Claude",
  "Gemini",
  "Hopper",
  "Kiwi",
  "Rumbo",
  "Lastminute",
  "Yandex",
]);
const DOMAIN =
  /(?<![\p{L}\p{N}@.-])(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]{1,40}\.){1,3}(?:com|net|org|de|it|es|fr|ru|az|co\.uk|uk|eu|io|travel|ch|at|nl|pl|us|info|biz|aero|tr|com\.tr|cz|se|no|dk|fi|in|au|ca|br|mx|ae|kz|ge))(?![\p{L}\p{N}-])(?:\/[^\s]*)?/giu;

const findSeenOn = phraseFinder({
  seen: "on|at|via|from|by|source|seen on|found on|found at|bei|auf|uber|quelle|gesehen bei|su|sul|tramite|fonte|visto su|en|visto en|fuente|sur|chez|vu sur|source|на|с|источник|в|saytinda|menbe|qaynaq",
});

const findSourceLabel = phraseFinder({
  label:
    "source|quelle|fonte|fuente|источник|menbe|qaynaq|site|website|seen on|found on|gefunden bei|booked via|booked through|agency|portal",
});

const findWebsite = phraseFinder({
  site: "website|site|web site|app|homepage|webseite|sito|sito web|web|pagina web|site web|сайт|сайте|saytinda|saytindan|sayti|saytı",
});

/** Where the price was seen, when the text says so. */
export function findSource(reading: Reading): string | undefined {
  return domainOf(reading) ?? siteOf(reading) ?? labelled(reading) ?? airlineSite(reading);
}

function domainOf(reading: Reading): string | undefined {
  let first: string | undefined;
  for (const { 0: whole, 1: domain = "", index } of reading.text.matchAll(DOMAIN)) {
    const from = tokenBehind(reading.tokens, index);
    take(reading, from, tokenBehind(reading.tokens, index + whole.length - 1) + 1);
    first ??= domain;
  }
  return first;
}

function siteOf(reading: Reading): string | undefined {
  const { tokens } = reading;
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const found = findSite(tokens, index);
    if (!found || !isFree(reading, index, found.next)) continue;
    if (WEAK_SITES.has(found.value) && !isSeenOn(reading, index)) continue;
    take(reading, index, found.next);
    return found.value;
  }
  return undefined;
}

function isSeenOn({ tokens }: Reading, index: number): boolean {
  for (const back of [1, 2, 3]) {
    const found = findSeenOn(tokens, index - back);
    if (found && found.next === index) return true;
    if (found && found.next === index - 1 && at(tokens, index - 1).text === ":") return true;
  }
  return /^(?:-da|-de)$/.test(at(tokens, index + 1).text) || at(tokens, index + 1).text === "-";
}

/** "Source: Reisebüro Meier". */
function labelled(reading: Reading): string | undefined {
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
    return text.slice(at(tokens, label.next + 1).start, at(tokens, next - 1).end).slice(0, 60);
  }
  return undefined;
}

/** "on the Lufthansa website", "auf der Seite von Lufthansa". */
function airlineSite(reading: Reading): string | undefined {
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
      take(reading, Math.min(start, index), Math.max(found.next, site.next));
      return name;
    }
  }
  return undefined;
}
