import type { Category, Language } from "../../domain/catalogue.ts";
import type { Words } from "./words.ts";

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof SEASONS)[number];

const CATEGORY_NAMES: Readonly<Record<Category, Words>> = {
  adventure: { en: "adventure", az: "macəra", ru: "приключения" },
  architecture: { en: "architecture", az: "memarlıq", ru: "архитектура" },
  art: { en: "art", az: "incəsənət", ru: "искусство" },
  beach: { en: "beach", az: "çimərlik", ru: "пляж" },
  city: { en: "city", az: "şəhər", ru: "город" },
  culture: { en: "culture", az: "mədəniyyət", ru: "культура" },
  desert: { en: "desert", az: "səhra", ru: "пустыня" },
  family: { en: "family", az: "ailə", ru: "семья" },
  food: { en: "food", az: "yemək", ru: "еда" },
  history: { en: "history", az: "tarix", ru: "история" },
  honeymoon: { en: "honeymoon", az: "bal ayı", ru: "медовый месяц" },
  islands: { en: "islands", az: "adalar", ru: "острова" },
  luxury: { en: "luxury", az: "lüks", ru: "роскошь" },
  mountains: { en: "mountains", az: "dağlar", ru: "горы" },
  nature: { en: "nature", az: "təbiət", ru: "природа" },
  nightlife: { en: "nightlife", az: "gecə həyatı", ru: "ночная жизнь" },
  pilgrimage: { en: "pilgrimage", az: "ziyarət", ru: "паломничество" },
  shopping: { en: "shopping", az: "alış-veriş", ru: "шопинг" },
  ski: { en: "ski", az: "xizək", ru: "лыжи" },
  walking: { en: "walking", az: "piyada gəzinti", ru: "прогулки" },
  wellness: { en: "wellness", az: "sağlamlıq", ru: "оздоровление" },
  wine: { en: "wine", az: "şərab", ru: "вино" },
};

const SEASON_NAMES: Readonly<Record<Season, Words>> = {
  spring: { en: "spring", az: "yaz", ru: "весна" },
  summer: { en: "summer", az: "yay", ru: "лето" },
  autumn: { en: "autumn", az: "payız", ru: "осень" },
  winter: { en: "winter", az: "qış", ru: "зима" },
};

const ALL_YEAR: Words = { en: "all year", az: "bütün il", ru: "круглый год" };

const MONTH_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: "January February March April May June July August September October November December".split(
    " ",
  ),
  az: "yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr".split(" "),
  ru: "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь".split(" "),
};

export function categoryName(category: Category, lang: Language): string {
  return CATEGORY_NAMES[category][lang];
}

export function seasonName(season: Season, lang: Language): string {
  return SEASON_NAMES[season][lang];
}

export function allYear(lang: Language): string {
  return ALL_YEAR[lang];
}

/**
 * Months from 1 to 12, as seasons are counted north of the equator, where most of the catalogue is:
 * spring begins in March.
 */
export function seasonMonths(season: Season): readonly number[] {
  const first = 3 * (SEASONS.indexOf(season) + 1);
  return [0, 1, 2].map((offset) => ((first + offset - 1) % 12) + 1);
}

/** "all year", "April – October", "December – March, July": runs of months, also over New Year. */
export function monthsText(months: readonly number[], lang: Language): string {
  const good = new Set(months);
  if (good.size >= 12) return allYear(lang);
  const names = MONTH_NAMES[lang];
  const runs: string[] = [];
  for (let month = 1; month <= 12; month++) {
    if (!good.has(month) || good.has(before(month))) continue;
    let last = month;
    while (good.has(after(last))) last = after(last);
    const [from = "", to = ""] = [names[month - 1], names[last - 1]];
    runs.push(month === last ? from : `${from} – ${to}`);
  }
  return runs.join(", ");
}

function before(month: number): number {
  return month === 1 ? 12 : month - 1;
}

function after(month: number): number {
  return month === 12 ? 1 : month + 1;
}

export function daysText(days: number, lang: Language): string {
  if (lang === "az") return `${days} gün`;
  if (lang === "ru") return `${days} ${russian(days, "день", "дня", "дней")}`;
  return `${days} ${days === 1 ? "day" : "days"}`;
}

export function hoursText(hours: number, lang: Language): string {
  const figure = lang === "en" ? String(hours) : String(hours).replace(".", ",");
  if (lang === "az") return `${figure} saat`;
  if (lang === "ru") return `${figure} ${russian(hours, "час", "часа", "часов")}`;
  return `${figure} ${hours === 1 ? "hour" : "hours"}`;
}

/** 1 день, 2 дня, 5 дней, 21 день; a fraction takes the form of a few. */
function russian(count: number, one: string, few: string, many: string): string {
  if (!Number.isInteger(count)) return few;
  const tens = count % 100;
  const ones = count % 10;
  if (tens > 10 && tens < 20) return many;
  if (ones === 1) return one;
  return ones > 1 && ones < 5 ? few : many;
}
