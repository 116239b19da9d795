import { LANGUAGES } from "../../../../domain/catalogue.ts";
import type { Places } from "../../../../suppliers/types.ts";
import { isCity } from "./origin.ts";
import type { Phrases } from "./phrases/types.ts";
import { fold, pattern, spelled, type Text, words } from "./text.ts";

/** Words that trips are described with and that are no places; folded, any language. */
const ORDINARY = new Set(
  (
    "trip trips travel travelling traveling tour tours holiday holidays vacation journey visit plan plans planning itinerary " +
    "days nights weeks months weekend people person adults children family friends budget price cheap total about around " +
    "good best great nice beautiful want would like need please show make give some something somewhere anywhere where " +
    "with without from into through between during before after under over the and then also only just more most " +
    "hotel hotels flight flights train drive sights sightseeing city cities country countries place places world " +
    "relax relaxing relaxed explore exploring spend spending going flying leaving road trip first time summer winter spring autumn next coming early late " +
    "culture cultural history historical nature mountains beach beaches food wine skiing hiking shopping romantic honeymoon " +
    "поездка поездку поездки путешествие путешествия путешествовать тур туры туром отдых отдыха отдохнуть отпуск отпуске каникулы маршрут план планы " +
    "хочу хотим хотелось бы нужен нужна нужно подскажите составь составьте спланируй спланируйте куда какой какие можно " +
    "дней день неделя неделю недели ночей человек людей взрослых детей бюджет бюджетом бюджете рублей долларов евро тысяч город городам города страны странам " +
    "недорого дешево интересно красивые места меня нас наша семья семьей семьи море горы природа культура история " +
    "поехать поедем полететь слетать съездить посмотреть хорошо очень самый лучшие весь всей включено перелет отель гостиница " +
    "seyahet seyaheti sefer seferi sefere turu tetil tetili istirahet istirahete gezinti gezintisi plan plani marsrut " +
    "isteyirem isteyirik lazimdir gunluk hefte heftelik neferlik nefer ucun adam boyuk usaq usaqla usaqlarla aile ailevi budce budcesi budcem " +
    "manat manata dollar dollara avro qeder gedek getmek gezmek gormek gorek hara haraya yaxsi gozel ucuz yerler yer sonu ile ve men bize mene qur hazirla " +
    "deniz denizi dag daglar tebiet medeniyyet tarix tarixi cimerlik serab yemek"
  ).split(" "),
);

const vocabularies = new Map<Phrases, RegExp>();

/** True for a word that the phrase tables know: it is not a misspelt place. */
export function isVocabulary(word: string, phrases: readonly Phrases[]): boolean {
  return ORDINARY.has(word) || phrases.some((table) => vocabularyOf(table).test(word));
}

function vocabularyOf(phrases: Phrases): RegExp {
  let known = vocabularies.get(phrases);
  if (!known) {
    const {
      day,
      night,
      week,
      month,
      people,
      adults,
      children,
      infants,
      months,
      seasons,
      interests,
    } = phrases;
    const all = [
      day,
      night,
      week,
      month,
      people,
      adults,
      children,
      infants,
      ...months,
      ...Object.values(seasons),
      ...Object.values(interests),
    ];
    known = pattern(`^(?:${all.map(spelled).join("|")})$`);
    vocabularies.set(phrases, known);
  }
  return known;
}

const LONGEST_NAME = 40;
const MOST_NAMES = 3;

/** Names behind "to" or "в", and words with a capital inside a sentence, that nothing explained. */
export function unknownNames(text: Text, phrases: readonly Phrases[], eager: boolean): string[] {
  const plain = text.plain();
  const to = phrases.map(({ toWords }) => spelled(toWords)).join("|");
  const led = pattern(
    `(?<!\\p{L})(?:${to})\\s+(?:the\\s+)?(\\p{L}[\\p{L}'-]{2,}(?:\\s\\p{L}[\\p{L}'-]{2,})?)`,
    "gu",
  );
  const names: string[] = [];
  for (const match of plain.matchAll(led)) {
    const start = match.index + match[0].length - (match[1] ?? "").length;
    const written = text.raw.slice(start, start + (match[1] ?? "").length);
    const [first = "", second] = written.split(/\s/);
    const [firstPlain = "", secondPlain = ""] = (match[1] ?? "").split(/\s/);
    if (isVocabulary(firstPlain, phrases) || isStop(firstPlain)) continue;
    const capital = first.charAt(0) !== first.charAt(0).toLowerCase();
    if (!capital && !eager) continue;
    const both =
      second !== undefined &&
      second.charAt(0) !== second.charAt(0).toLowerCase() &&
      !isVocabulary(secondPlain, phrases);
    names.push((both ? written : first).slice(0, LONGEST_NAME));
  }
  // Azerbaijani says "to" by an ending, so there a capital inside the sentence must do.
  if (names.length === 0 && phrases.length > 1 && /\p{Script=Latin}/u.test(plain)) {
    for (const { 0: word, index } of plain.matchAll(/\p{L}{4,}/gu)) {
      const raw = text.raw.slice(index, index + word.length);
      const capital = raw.charAt(0) !== raw.charAt(0).toLowerCase();
      if (
        capital &&
        !isVocabulary(word, phrases) &&
        !isStop(word) &&
        /(?:a|e|da|de|ya|ye)$/.test(word)
      ) {
        names.push(raw.slice(0, LONGEST_NAME));
      }
    }
  }
  return [...new Set(names)].slice(0, MOST_NAMES);
}

/** A first word with a capital that nothing explains. */
export interface Opening {
  readonly name: string;
  /** Nothing is left beside it, as in "Bolivia, 5 days": then it can only be a place. */
  readonly alone: boolean;
}

export function openingName(text: Text, phrases: readonly Phrases[]): Opening | undefined {
  const plain = text.plain();
  const [opening, ...others] = plain.matchAll(/\p{L}{3,}/gu);
  if (!opening || isVocabulary(opening[0], phrases) || isStop(opening[0])) return undefined;
  const raw = text.raw.slice(opening.index, opening.index + opening[0].length);
  if (raw.charAt(0) === raw.charAt(0).toLowerCase()) return undefined;
  const next = plain.slice(opening.index + opening[0].length).replace(LINKS, "");
  const explained = ({ 0: word }: RegExpExecArray) =>
    word.length < 4 || isVocabulary(word, phrases);
  const alone = !/^\p{L}/u.test(next) && others.every(explained);
  return { name: raw.slice(0, LONGEST_NAME), alone: alone && !GREETINGS.test(opening[0]) };
}

/** What leads from a place to how long, when or with whom. */
const LINKS = /^\s+(?:(?:for|in|on|with|a|an|the|на|в|во|с)(?!\p{L})\s*)*/u;
const GREETINGS = words("hello|hi|hey|привет|здравствуйте|salam");

/** Countries that nothing explained, as they are written; those behind "from" are no destinations. */
export function countriesIn(text: Text, phrases: readonly Phrases[]): string[] {
  const from = phrases.map(({ fromWords }) => spelled(fromWords)).join("|");
  const led = pattern(`(?<!\\p{L})(?:${from})\\s+(?:the\\s+)?$`);
  const plain = text.plain();
  const found: string[] = [];
  for (const { 0: name, index } of plain.matchAll(/\p{L}{3,}/gu)) {
    const two = /^\p{L}+ \p{L}+/u.exec(plain.slice(index))?.[0] ?? name;
    const known = [two, name].find((one) => countryNames().has(one));
    if (known === undefined || led.test(plain.slice(0, index))) continue;
    const written = text.raw.slice(index, index + known.length);
    // Peru is a country, and "mali" a word of Azerbaijani.
    if (known.length > 4 || written.charAt(0) !== known.charAt(0)) found.push(written);
  }
  return found;
}

/** Cities of the world that the catalogue does not have, by capital and exact name. */
export function citiesIn(text: Text, phrases: readonly Phrases[], places: Places): string[] {
  const plain = text.plain();
  const found: string[] = [];
  let end = 0;
  for (const { 0: word, index } of plain.matchAll(/\p{L}{4,}/gu)) {
    if (index < end || isVocabulary(word, phrases) || isStop(word)) continue;
    const two = /^\p{L}+ \p{L}+/u.exec(plain.slice(index))?.[0] ?? word;
    for (const name of new Set([two, word])) {
      const written = text.raw.slice(index, index + name.length);
      if (written.charAt(0) === name.charAt(0)) break;
      if (!isCity(written, places)) continue;
      found.push(written);
      end = index + name.length;
      break;
    }
  }
  return found.slice(0, MOST_NAMES);
}

let countries: ReadonlySet<string> | undefined;

/** What the world's countries are called in our languages, folded. */
function countryNames(): ReadonlySet<string> {
  countries ??= new Set(
    LANGUAGES.flatMap((lang) => {
      const names = new Intl.DisplayNames(lang, { type: "region", fallback: "none" });
      return COUNTRY_CODES.flatMap((code) => fold(names.of(code) ?? ""));
    }).filter((name) => name !== ""),
  );
  return countries;
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const COUNTRY_CODES = LETTERS.flatMap((a) => LETTERS.map((b) => `${a}${b}`));

const STOPS = words(
  "my|our|a|an|go|see|do|be|have|get|it|this|that|one|two|all|any|enjoy|swim|eat|drink|walk|hike|ski|learn|study|celebrate|rest|stay|which|there|here|" +
    "мой|наш|это|все|один|одном|том|этом|июне|мае|пару|нее|него|теплые|тёплые|" +
    "ora|bura|bu|o|bir",
);

function isStop(word: string): boolean {
  return STOPS.test(word);
}
