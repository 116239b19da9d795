import { findLayover, findPlaceRole, findPlaceRoleAfter } from "./lexicon/journey.ts";
import { isFree, type PlaceRole, type Reading } from "./mentions.ts";
import { at } from "./tokens.ts";

const ARTICLES =
  /^(?:the|l|la|le|el|los|les|airport|aeroporto|aeropuerto|aeroport|flughafen|аэропорт|аэропорта|г|города|city|downtown|dem|der|il|d)$/;

/** The role that the words right before a place give it. */
export function roleBefore(reading: Reading, first: number): PlaceRole | undefined {
  const { tokens } = reading;
  let end = first;
  while (end > first - 4) {
    const before = at(tokens, end - 1);
    if (
      ARTICLES.test(before.low) ||
      before.text === "'" ||
      before.text === ":" ||
      before.text === "("
    )
      end--;
    else break;
  }
  for (const stop of end === first ? [first] : [first, end]) {
    for (let start = Math.max(0, stop - 5); start < stop; start++) {
      if (at(tokens, start).kind !== "word" || !isFree(reading, start)) continue;
      const found = findPlaceRole(tokens, start);
      if (found?.next === stop && isRole(reading, start, stop, found.value)) return found.value;
    }
  }
  return isLayover(reading, first) ? "via" : undefined;
}

/** Small words that lead to a place only in their own language. */
function isRole(
  { tokens, language }: Reading,
  start: number,
  stop: number,
  role: PlaceRole,
): boolean {
  if (stop - start > 1) return true;
  const { low } = at(tokens, start);
  if (low === "a" || low === "al") return language !== "en" && language !== "de";
  if (/^(?:de|del|du|d|des|da|dal|ab|aus|au|aux|per|para|pour|с|со|от)$/.test(low))
    return language !== "en";
  return !(role === "to" && low === "reach");
}

/** "4 hr layover · Doha": the place where one waits. */
function isLayover({ tokens }: Reading, first: number): boolean {
  for (let before = first - 1; before >= Math.max(0, first - 8); before--) {
    if (at(tokens, before).kind === "break" || at(tokens, before).text === ",") return false;
    if (findLayover(tokens, before)) return true;
  }
  return false;
}

export function roleAfter({ tokens }: Reading, next: number): PlaceRole | undefined {
  return findPlaceRoleAfter(tokens, next)?.value;
}

export const BETWEEN =
  /^(?:airport|airports|intl|international|int|flughafen|aeroporto|aeropuerto|aeroport|аэропорт|аэропорта|hava|limani|limanindan|limanina|hamad|terminal|city)$/;
