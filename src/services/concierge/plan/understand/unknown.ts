import type { Phrases } from "./phrases/types.ts";
import { pattern, spelled, type Text, words } from "./text.ts";

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
  return [...new Set(names)].slice(0, 3);
}

/** The first word where it has a capital and nothing explains it: perhaps a place, perhaps not. */
export function openingName(text: Text, phrases: readonly Phrases[]): string | undefined {
  const [opening] = text.plain().matchAll(/\p{L}{3,}/gu);
  if (!opening || isVocabulary(opening[0], phrases) || isStop(opening[0])) return undefined;
  const raw = text.raw.slice(opening.index, opening.index + opening[0].length);
  return raw.charAt(0) === raw.charAt(0).toLowerCase() ? undefined : raw.slice(0, LONGEST_NAME);
}

const STOPS = words(
  "my|our|a|an|go|see|do|be|have|get|it|this|that|one|two|all|any|enjoy|swim|eat|drink|walk|hike|ski|learn|study|celebrate|rest|stay|which|there|here|" +
    "мой|наш|это|все|один|одном|том|этом|июне|мае|пару|нее|него|теплые|тёплые|" +
    "ora|bura|bu|o|bir",
);

function isStop(word: string): boolean {
  return STOPS.test(word);
}
