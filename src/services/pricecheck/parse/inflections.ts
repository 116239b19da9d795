import { fold } from "./fold.ts";
import type { Language } from "./language.ts";
import type { PlaceRole } from "./mentions.ts";

/** A name without its ending, and what the ending said. */
export interface Inflection {
  readonly stem: string;
  readonly role?: PlaceRole;
}

const RUSSIAN_ENDINGS = [
  "ами",
  "ах",
  "ом",
  "ем",
  "ой",
  "ей",
  "ою",
  "а",
  "у",
  "е",
  "ы",
  "и",
  "ю",
  "я",
];
const RUSSIAN_NAMES = ["", "а", "я", "ь", "й", "ы", "и", "о", "е"];

/** Endings as folded letters, the longest first, with the direction they give. */
const AZERBAIJANI_ENDINGS: readonly (readonly [string, PlaceRole | undefined])[] = [
  ["sindan", "from"],
  ["sinden", "from"],
  ["ndan", "from"],
  ["nden", "from"],
  ["dan", "from"],
  ["den", "from"],
  ["sina", "to"],
  ["sine", "to"],
  ["nin", undefined],
  ["nun", undefined],
  ["da", undefined],
  ["de", undefined],
  ["ya", "to"],
  ["ye", "to"],
  ["na", "to"],
  ["ne", "to"],
  ["a", "to"],
  ["e", "to"],
  ["in", undefined],
  ["un", undefined],
];

/** Names that this one may be a case of. */
export function inflections(name: string, language: Language): readonly Inflection[] {
  if (/\p{Script=Cyrillic}/u.test(name)) return russian(name.toLowerCase());
  return language === "az" ? azerbaijani(fold(name.replace(/'/g, ""))) : [];
}

function russian(name: string): readonly Inflection[] {
  const found: Inflection[] = [];
  for (const ending of RUSSIAN_ENDINGS) {
    if (!name.endsWith(ending) || name.length - ending.length < 2) continue;
    const stem = name.slice(0, -ending.length);
    for (const end of RUSSIAN_NAMES) found.push({ stem: stem + end });
  }
  return found;
}

function azerbaijani(name: string): readonly Inflection[] {
  const found: Inflection[] = [];
  for (const [ending, role] of AZERBAIJANI_ENDINGS) {
    if (!name.endsWith(ending) || name.length - ending.length < 3) continue;
    const stem = name.slice(0, -ending.length);
    found.push({ stem, ...(role && { role }) });
  }
  return found;
}
