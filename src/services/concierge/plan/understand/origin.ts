import type { Place, Places } from "../../../../suppliers/types.ts";
import type { Spot } from "../atlas.ts";
import { isFromForm, typos } from "./inflect.ts";
import type { Found } from "./names.ts";
import { fold, oneOf, pattern, type Text } from "./text.ts";

/** Where the journey starts. */
export interface Origin {
  /** An airport or city that one can fly from. */
  readonly code: string;
  readonly place: Place;
  /** Where it is a place of the catalogue, its name is known in every language. */
  readonly spot?: Spot;
  /** The name as the traveller wrote it, without an ending it had. */
  readonly typed: string;
}

const AZ_FROM_END = /(?:dan|den|tan|ten)$/;
/** Names that the world knows under another spelling, so that likeness proves nothing. */
const EXONYMS = new Set(
  "moskva peterburq naxcivan kiyev varsava pekin seul tokio nyu-york vasinqton kopenhagen cenevre munhen koln".split(
    " ",
  ),
);
/** Words behind "from" that are no places. */
const NOT_PLACES =
  /^(?:the|my|our|home|here|there|a|an|any|дома|дому|аэропорта|города|evden|buradan|seherden|\d+)$/;

/** Takes the names out of those found that say where the journey starts. */
export function originAmong(
  found: readonly Found[],
  text: Text,
  places: Places,
): { origin: Origin | undefined; rest: readonly Found[] } {
  const from = oneOf(text.language, (trip) => trip.from);
  const before = pattern(`(?<!\\p{L})(?:${from})(?:[\\s]+(?:the|города|г\\.?))?[\\s]*$`);
  for (const one of found) {
    const led = before.test(text.plain().slice(0, one.at));
    const ended = one.words.length === 1 && isFromForm(one.words[0] ?? "", one.name[0] ?? "");
    if ((!led && !ended) || one.named.kind === "region") continue;
    const origin = originOf(one, places);
    if (origin) return { origin, rest: found.filter((other) => other !== one) };
  }
  return { origin: originBeyond(text, from, places), rest: found };
}

function originOf({ named, words }: Found, places: Places): Origin | undefined {
  if (named.kind !== "spot") return undefined;
  const place = places.find(named.spot.gateway);
  return place && { code: place.code, place, spot: named.spot, typed: words.join(" ") };
}

/** A start that the catalogue does not have, found in the world. */
function originBeyond(text: Text, from: string, places: Places): Origin | undefined {
  const led = pattern(`(?<!\\p{L})(?:${from})\\s+((?:\\p{L}|-)+(?:\\s\\p{L}+)?)`).exec(
    text.plain(),
  );
  const ended = /(?<!\p{L})(\p{L}{3,}(?:dan|den|tan|ten))(?!\p{L})/u.exec(text.plain());
  const match = led ?? ended;
  const plain = led?.[1] ?? ended?.[1]?.replace(AZ_FROM_END, "");
  if (!match || plain === undefined) return undefined;
  // Dresden is a city, not what one says who comes from Dres.
  if (!led && isCity(text.raw.slice(match.index, match.index + match[0].length), places)) {
    return undefined;
  }
  const start = match.index + match[0].lastIndexOf(led?.[1] ?? ended?.[1] ?? "");
  // As it was written: the world knows names by their own letters.
  const typed = text.raw.slice(start, start + plain.length);
  for (const name of [typed, typed.split(/\s/)[0] ?? typed, typed.replace(/[ny]$/, "")]) {
    if (NOT_PLACES.test(fold(name))) continue;
    const place = worldPlace(name, places, led !== null || isCapital(text, ended?.index));
    if (!place) continue;
    text.blank(match.index, match.index + match[0].length);
    return { code: place.code, place, typed: name };
  }
  return undefined;
}

/** Whether the world has a city of exactly this name. */
export function isCity(name: string, places: Places): boolean {
  return fold(worldPlace(name, places, false)?.cityName ?? "") === fold(name);
}

function isCapital({ raw }: Text, at: number | undefined): boolean {
  const first = at === undefined ? "" : raw.charAt(at);
  return first !== first.toLowerCase();
}

/** A place of the world by its name; the suggestion must be the name itself, not merely near it. */
export function worldPlace(name: string, places: Places, trusted: boolean): Place | undefined {
  const [first] = places.suggest(name, 1);
  const place = first && places.find(first.code);
  if (!place || place.kind === "stay") return undefined;
  // A name in another language cannot be compared; what stands around it is trust enough.
  if (trusted && (/\p{Script=Cyrillic}/u.test(name) || EXONYMS.has(fold(name)))) return place;
  const known = fold(place.cityName);
  const alike =
    typos(fold(name), known, 2) <= (known.length > 6 ? 1 : 0) || place.code === name.toUpperCase();
  return alike || known.startsWith(fold(name)) ? place : undefined;
}
