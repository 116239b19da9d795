import type { Language } from "../../../../domain/catalogue.ts";
import { startReading } from "../../../../reading/reading.ts";
import { withoutDay } from "../days/said-days.ts";
import { findWishes } from "../understand/interests.ts";
import type { Own } from "../wish/own-wishes.ts";
import { wishName } from "./wish-words.ts";

/** How a wish counts its days, which the days of the plan tell themselves: "W trek, 4 days". */
const COUNT =
  /[\s,;:(–-]*(?<!\d)\d+(?:\s*[-–]\s*\d+)?\s*(?:days?|gün|дн\p{L}*)(?!\p{L})\)?|^\d+\s+(?:days? of|дн\p{L}*|gün)\s+/giu;
/** "day trip to Ephesus", which another language says in its own words. */
const DAY_OUT = /^(?:an? )?(?:(?:full|whole)[ -])?day[ -](?:trip|tour|out|excursion) to (.+)$/i;
const OUT: Readonly<Record<"az" | "ru", (place: string) => string>> = {
  az: (place) => `${place}: günlük səfər`,
  ru: (place) => `поездка на день: ${place}`,
};

/** A day without a plan, which was asked for. */
const FREE_DAY: Readonly<
  Record<Language, { readonly name: string; readonly line: string; readonly on: string }>
> = {
  en: {
    name: "a free day",
    line: "A free day, as you asked: nothing is planned.",
    on: "Free time.",
  },
  az: {
    name: "sərbəst gün",
    line: "İstədiyiniz sərbəst gün: heç nə planlaşdırılmayıb.",
    on: "Sərbəst vaxt.",
  },
  ru: {
    name: "свободный день",
    line: "Свободный день, как вы просили: ничего не запланировано.",
    on: "Свободное время.",
  },
};

/** What a wish of the client's own is called in an answer: as it was written, where that is the language of the answer. */
export function ownName({ text, kind, times, rest }: Own, lang: Language): string {
  if (rest) return FREE_DAY[lang].name;
  if (kind) return wishName(kind, lang);
  const bare = withoutDay(times ? text.replace(COUNT, "").trim() : text);
  const name = bare === "" ? text : bare;
  const out = DAY_OUT.exec(name)?.[1];
  if (lang === "en" || startReading(name, 0).language === lang) return name;
  if (out !== undefined) return OUT[lang](out);
  // A name stays as it is; a thing to do has its word.
  const [meant] = /\p{Ll} ?\p{Lu}/u.test(name) ? [] : findWishes(startReading(name, 0));
  return meant ? wishName(meant.kind, lang) : name;
}

const DAY_OF: Readonly<Record<Language, (day: number, of: number) => string>> = {
  en: (day, of) => `day ${day} of ${of}`,
  az: (day, of) => `${of} gündən ${day}-ci gün`,
  ru: (day, of) => `день ${day}-й из ${of}`,
};

/** That a part of a day is kept for what the client asked for in these words: nothing of it is known here. */
const KEPT: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) =>
    `Kept for what you asked for: “${name}”; the operator confirms the place, the hours and the price.`,
  az: (name) =>
    `İstəyiniz üçün saxlanılıb: «${name}»; yerini, saatını və qiymətini operator dəqiqləşdirəcək.`,
  ru: (name) =>
    `Время оставлено для вашего пожелания: «${name}»; место, часы и цену уточнит оператор.`,
};

/** The same of a day whose price the sum holds. */
const KEPT_PAID: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `Kept for what you asked for: “${name}”; the operator books the guide.`,
  az: (name) => `İstəyiniz üçün saxlanılıb: «${name}»; bələdçini operator sifariş edir.`,
  ru: (name) => `День оставлен для вашего пожелания: «${name}»; гида заказывает оператор.`,
};

/** What a part of a day says that it is on; `day` of so many, where there are more. */
export function ownLine(own: Own, lang: Language, day?: number): string {
  if (own.rest) return FREE_DAY[lang].line;
  const name = unquoted(ownName(own, lang));
  const isOneOfSeveral = day !== undefined && own.times !== undefined;
  const said = own.as ? KEPT_PAID : KEPT;
  return said[lang](isOneOfSeveral ? `${name}: ${DAY_OF[lang](day, own.times)}` : name);
}

/** A name within quotation marks has none of its own. */
function unquoted(name: string): string {
  return name.replace(/[«»“”"„]/gu, "");
}

/** The part after the first. */
const ON: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `Kept for “${name}” as well.`,
  az: (name) => `Günün ikinci yarısı da «${name}» üçündür.`,
  ru: (name) => `Вторая половина дня тоже оставлена для «${name}».`,
};

export function ownOn(own: Own, lang: Language): string {
  return own.rest ? FREE_DAY[lang].on : ON[lang](unquoted(ownName(own, lang)));
}

/** As one of the activities of a plan. */
export const OWN_ACTIVITY: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `${name} (the operator confirms hours and price)`,
  az: (name) => `${name} (saatını və qiymətini operator dəqiqləşdirəcək)`,
  ru: (name) => `${name} (часы и цену уточнит оператор)`,
};

/** The note on all of them. */
export const OWN_NOTE: Readonly<Record<Language, (names: string) => string>> = {
  en: (names) =>
    `In the days, but not yet in the sum: ${names}. The operator confirms hours and prices.`,
  az: (names) =>
    `Vaxtı ayrılıb, qiyməti isə məbləğə daxil deyil: ${names}. Saatını və qiymətini operator dəqiqləşdirəcək.`,
  ru: (names) =>
    `Время отведено, цена в сумму пока не входит: ${names}. Часы и цены уточнит оператор.`,
};

/** Of what was named with "or" between it. */
export const ONE_OF: Readonly<Record<Language, (names: string) => string>> = {
  en: (names) => `Of what you left open the plan has: ${names}. Say so if you want the other.`,
  az: (names) => `Seçimə qoyduqlarınızdan plandadır: ${names}. O birini istəyirsinizsə, yazın.`,
  ru: (names) => `Из названного на выбор в плане: ${names}. Если нужно другое, напишите.`,
};

/** What has to be there and no day of the plan has room for or suits. */
export const OWN_LEFT: Readonly<Record<Language, (names: string) => string>> = {
  en: (names) => `No day of this plan suits: ${names}. The operator can say what is possible.`,
  az: (names) => `Bu plandakı günlər uyğun gəlmədi: ${names}. Nə mümkündür, operator deyəcək.`,
  ru: (names) => `Не нашлось подходящего дня: ${names}. Что возможно, подскажет оператор.`,
};

/** What is asked of the hotel, as written. */
const ASKS: Readonly<Record<Language, readonly [said: (list: string) => string, others: string]>> =
  {
    en: [(list) => `The operator will ask the hotel for: ${list}.`, ""],
    az: [
      (list) => `Operator oteldən soruşacaq: ${list}.`,
      "Oteldən istədiyiniz qalan hər şeyi operator otellə dəqiqləşdirəcək.",
    ],
    ru: [
      (list) => `Оператор уточнит у отеля: ${list}.`,
      "Остальные пожелания к отелю из запроса оператор уточнит у отеля.",
    ],
  };

/** What is asked of the hotel: what is written in another language is told of without its words. */
export function asksWords(texts: readonly string[], more: boolean, lang: Language): string {
  const [said, others] = ASKS[lang];
  return [texts.length > 0 ? said(texts.join(", ")) : "", more ? others : ""]
    .filter((one) => one !== "")
    .join(" ");
}

const AVOIDED: Readonly<Record<Language, readonly [kept: string, left: string, more: string]>> = {
  en: ["Left out, as you asked", "The operator is asked to avoid", ""],
  az: [
    "İstədiyiniz kimi, plana salınmayıb",
    "Bunlar da olmasın deyə operator nəzarət edəcək",
    "İstəmədiyiniz qalan şeylərə də operator nəzarət edəcək.",
  ],
  ru: [
    "Не включено, как вы просили",
    "Исключить (за этим проследит оператор)",
    "За остальным, чего вы просите избежать, тоже проследит оператор.",
  ],
};

/** What must not be in the plan: things that it has none of, what the operator minds, and whether there is more in another language. */
export interface Avoided {
  readonly kept: readonly string[];
  readonly left: readonly string[];
  readonly more: boolean;
}

/** What must not be in the plan, as it was written. */
export function avoidedWords(
  {
    kept,
    left,
    more,
  }: { readonly kept: readonly string[]; readonly left: readonly string[]; readonly more: boolean },
  lang: Language,
): string {
  const [out, mind, others] = AVOIDED[lang];
  const said = (lead: string, items: readonly string[]) =>
    items.length > 0 ? [`${lead}: ${items.join(", ")}.`] : [];
  return [...said(out, kept), ...said(mind, left), ...(more && others !== "" ? [others] : [])].join(
    " ",
  );
}

/** The most that a room may cost a night. */
export const NIGHTLY: Readonly<Record<Language, (most: string, dearest?: string) => string>> = {
  en: (most, dearest) =>
    dearest === undefined
      ? `Hotels are within ${most} a night for a room, as you asked.`
      : `Not every hotel is within ${most} a night for a room: where no such one is free, the cheapest that fits is planned, up to ${dearest} a night for a room.`,
  az: (most, dearest) =>
    dearest === undefined
      ? `İstədiyiniz kimi, otellər otaq üçün gecəsi ${most} həddindədir.`
      : `Hər otel bir otaq üçün gecəsi ${most} həddinə sığmır: belə boş otel olmayan yerdə ən ucuz uyğun otel götürülüb, otağın gecəsi ən çoxu ${dearest}.`,
  ru: (most, dearest) =>
    dearest === undefined
      ? `Отели — в пределах ${most} за номер в сутки, как вы просили.`
      : `Не все отели укладываются в ${most} за номер в сутки: где таких свободных нет, взят самый дешёвый из подходящих, до ${dearest} за номер в сутки.`,
};
