import type { Language } from "../../../../src/domain/catalogue.ts";
import type { PlanAnswer } from "../../../../src/domain/contracts/concierge/plan.ts";

/** Words that make an English sentence, and those of our own English templates. */
const ENGLISH = new Set(
  (
    "the and of to in for with from by at is are was be been it its this that these those on or as an if then than " +
    "you your we our they their there here when while where which who what how not no yes will would can must " +
    "day days night nights week morning afternoon evening hotel hotels trip travel travelling arrive arrival leave departure " +
    "check flight flights budget person people traveller travellers adult adults child children price prices " +
    "walk visit see take have find about after before through into over under out up down way home road train ferry air " +
    "dinner breakfast lunch city town place places tip tips note notes total approximate booking requires operator confirmation " +
    "within included left added chosen season month dates past given reckoned closed open"
  ).split(" "),
);

/** Azerbaijani words that are spelt like English ones. */
const AZERBAIJANI = new Set([
  "on",
  "an",
  "can",
  "at",
  "it",
  "air",
  "be",
  "no",
  "day",
  "home",
  "in",
]);

/** Parts of an answer that are names: hotels, flights, currencies, what the traveller typed. */
function prose(plan: PlanAnswer, typed: string): string[] {
  const said = [
    plan.summary,
    plan.disclaimer,
    ...plan.destinations,
    ...plan.activities,
    ...plan.itinerary.flatMap(({ city, morning, afternoon, evening, tips }) => [
      city,
      morning,
      afternoon,
      evening,
      tips,
    ]),
    ...plan.notes,
  ];
  const names = typed.match(/\p{Lu}[\p{L}-]*/gu) ?? [];
  return said.map((text) => names.reduce((rest, name) => rest.replaceAll(name, ""), text));
}

/** Words of an answer that do not belong to its language. */
export function foreignWords(plan: PlanAnswer, lang: Language, typed: string): string[] {
  return prose(plan, typed).flatMap((text) => foreignIn(text, lang));
}

function foreignIn(text: string, lang: Language): string[] {
  if (lang === "ru") {
    // Currency codes, airport codes, flight numbers and the pilgrims' app are names.
    const bare = text
      .replace(/\bNusuk\b/g, "")
      .replace(/\b[A-Z]{3}\b/g, "")
      .replace(/\b[A-Z0-9]{2}\d{1,4}(?:\/[A-Z0-9]{2}\d{1,4})*\b/g, "");
    return bare.match(/\p{Script=Latin}+/gu) ?? [];
  }
  if (lang === "en") return text.match(/\p{Script=Cyrillic}+|\p{L}*ə\p{L}*/giu) ?? [];
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.filter((word) => {
    if (/\p{Script=Cyrillic}/u.test(word)) return true;
    const lower = word.toLowerCase();
    // The alphabet has no w; a word with one is a name or foreign.
    if (word === lower && word.includes("w")) return true;
    return word === lower && ENGLISH.has(lower) && !AZERBAIJANI.has(lower);
  });
}
