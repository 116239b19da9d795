import type { Language } from "../../../../domain/catalogue.ts";
import type { Board } from "../../../../domain/travel.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Lodging } from "../money/lodging.ts";
import { wishName } from "./wish-words.ts";

type Meals = Readonly<Partial<Record<Board, string>>>;

const BOARDS: Readonly<Record<Language, Meals>> = {
  en: { breakfast: "breakfast", half_board: "half board", all_inclusive: "all inclusive" },
  az: {
    breakfast: "səhər yeməyi ilə",
    half_board: "yarım pansion",
    all_inclusive: "hər şey daxil",
  },
  ru: { breakfast: "с завтраком", half_board: "полупансион", all_inclusive: "всё включено" },
};

/** What a hotel is measured from, as hotels of the world write it in English: "from", "up to". */
const FROM: Readonly<Record<string, Readonly<Record<"az" | "ru", string>>>> = {
  "the beach": { az: "çimərlikdən", ru: "до пляжа" },
  "the lifts": { az: "qaldırıcılardan", ru: "до подъёмников" },
  "the Haram": { az: "Hərəmdən", ru: "до Харама" },
  "the Prophet's Mosque": { az: "Peyğəmbər məscidindən", ru: "до Мечети Пророка" },
  "the airport": { az: "hava limanından", ru: "до аэропорта" },
  "the centre": { az: "mərkəzdən", ru: "до центра" },
  "the sanctuary": { az: "ziyarətgahdan", ru: "до святыни" },
  "the synagogue": { az: "sinaqoqdan", ru: "до синагоги" },
  "the fairgrounds": { az: "sərgi mərkəzindən", ru: "до выставочного центра" },
  "the caldera rim": { az: "kaldera kənarından", ru: "до края кальдеры" },
};
const PLACES: Readonly<Record<string, Readonly<Record<"az" | "ru", string>>>> = {
  "on the beach": { az: "çimərlikdə", ru: "на пляже" },
  "at the lifts": { az: "qaldırıcıların yanında", ru: "у подъёмников" },
  "at the park": { az: "parkın yanında", ru: "у парка" },
};
const AWAY = /^([\d.]+) (m|km) from (.+?)(, by shuttle)?$/;
const ISLAND = /^on an island of its own, (\d+) minutes by (speedboat|seaplane)$/;

const ON_REQUEST: Readonly<Record<Language, string>> = {
  en: " on request",
  az: " (sorğu ilə)",
  ru: " по запросу",
};

/** What was asked of a house and it has, in the order en, az, ru. */
const HAS: Readonly<Partial<Record<WishKind, Readonly<Record<Language, string>>>>> = {
  hotelPool: { en: "with a pool", az: "hovuzlu", ru: "с бассейном" },
  spaHotel: { en: "with a spa", az: "spa ilə", ru: "со спа" },
  lift: { en: "with a lift", az: "liftli", ru: "с лифтом" },
  familyRoom: { en: "with family rooms", az: "ailə otaqları var", ru: "есть семейные номера" },
  privateBeach: { en: "with a beach of its own", az: "öz çimərliyi ilə", ru: "со своим пляжем" },
};
const TREATED: Readonly<Record<Language, string>> = {
  en: "with treatments in the house",
  az: "müalicə oteldə",
  ru: "лечение в самом отеле",
};

/** "Qasr Al Noor 5★, 350 m from the Haram, Mecca". */
export function hotelWords(
  {
    name,
    stars,
    distance,
    board,
    stay,
    supplement,
    villa,
    beach,
    aboard,
    answers = [],
    treats,
  }: Lodging,
  lang: Language,
): string {
  const city = stay.spot.destination.name[lang];
  if (aboard && aboard.nights >= stay.nights) return `${aboard.name[lang]}, ${city}`;
  const asked = supplement && `${wishName(supplement.kind, lang)}${ON_REQUEST[lang]}`;
  return [
    `${name}${stars ? ` ${stars}★` : ""}`,
    asked ?? (board && BOARDS[lang][board]) ?? "",
    villa ? `${wishName(villa.kind, lang)}${ON_REQUEST[lang]}` : "",
    ...answers.map(({ kind, is }) => (is === "has" ? (HAS[kind]?.[lang] ?? "") : "")),
    treats ? TREATED[lang] : "",
    distance === undefined ? "" : distanceWords(distance, lang),
    beach?.[lang] ?? "",
    city,
    aboard ? aboard.name[lang] : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** Empty where the language has no words for it. */
function distanceWords(distance: string, lang: Language): string {
  if (lang === "en") return distance;
  const plain = PLACES[distance]?.[lang];
  if (plain !== undefined) return plain;
  const [, number, unit, what = "", shuttle] = AWAY.exec(distance) ?? [];
  const from = FROM[what]?.[lang];
  if (number !== undefined && from !== undefined) return awayWords();
  const [, minutes, by] = ISLAND.exec(distance) ?? [];
  if (minutes === undefined) return "";
  const boat = by === "speedboat";
  return lang === "az"
    ? `öz adasında, ${boat ? "sürət qayığı ilə" : "hidroplanla"} ${minutes} dəqiqə`
    : `на отдельном острове, ${minutes} мин. ${boat ? "на катере" : "на гидросамолёте"}`;

  function awayWords(): string {
    const far = (number ?? "").replace(".", ",");
    if (lang === "az") return `${from} ${far} ${unit}${shuttle ? ", servis avtobusu ilə" : ""}`;
    return `${far} ${unit === "km" ? "км" : "м"} ${from}${shuttle ? ", есть шаттл" : ""}`;
  }
}
