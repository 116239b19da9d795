import type { Language } from "../../../../domain/catalogue.ts";
import type { WayOut } from "../money/ways-out.ts";
import type { Remark } from "../notes/remarks.ts";
import { moneyWords } from "./money.ts";
import { plural } from "./plural-ru.ts";
import { wishName } from "./wish-words.ts";
import type { Wording } from "./wording.ts";

interface MoneyWords {
  fits(budget: string, withoutFlights: boolean): string;
  leftOver(amount: string): string;
  /** Where wishes are still open. */
  leftForWishes(amount: string): string;
  short(by: string, needed: string, flights: string | undefined): string;
  readonly withoutFlights: string;
  /** Ways out that are enough, or only help. */
  enough(ways: string): string;
  helping(ways: string): string;
  days(count: number): string;
  month(inMonth: string): string;
  readonly land: string;
  readonly hotel: string;
  /** Between two things of one way. */
  readonly also: string;
  stars(stars: number, board: boolean): string;
  /** Where nothing that was tried costs less, the way by land among it. */
  readonly none: string;
  without(wish: string): string;
}

const WORDS: Readonly<Record<Language, MoneyWords>> = {
  en: {
    fits: (budget, bare) => `Within your budget of ${budget}${bare ? ", without flights" : ""}.`,
    leftOver: (amount) =>
      `About ${amount} of it is left, for shopping, finer tables or one more excursion.`,
    leftForWishes: (amount) =>
      `About ${amount} of it is left; what was asked for and is not in the sum has to come out of it.`,
    short: (by, needed, flights) =>
      `Over your budget by ${by}: as asked for, the cheapest found is ${needed}${flights === undefined ? "" : `, ${flights} of it for flights`}.`,
    withoutFlights: "Flights come on top.",
    enough: (ways) => `What would fit: ${ways}.`,
    helping: (ways) => `Cheaper, though still above it: ${ways}.`,
    days: (count) => `${count} days instead`,
    month: (inMonth) => `travelling ${inMonth}`,
    land: "bus or train instead of flights",
    hotel: "the plainest hotels",
    also: " and ",
    stars: (stars, board) => `${stars}★ hotels${board ? " with the same meals" : ""}`,
    none: "Nothing that keeps to these dates brings it within the budget: other dates or a larger sum would.",
    without: (wish) => `without ${wish}`,
  },
  az: {
    fits: (budget, bare) => `Büdcənizə uyğundur: ${budget}${bare ? " (uçuşsuz)" : ""}.`,
    leftOver: (amount) =>
      `Büdcədən təxminən ${amount} qalır: alış-verişə, yaxşı restorana və ya əlavə ekskursiyaya çatar.`,
    leftForWishes: (amount) =>
      `Büdcədən təxminən ${amount} qalır: istədiyiniz, amma məbləğə daxil olmayan xidmətlər bundan ödənməlidir.`,
    short: (by, needed, flights) =>
      `Büdcədən ${by} çoxdur: istədiyiniz kimi tapılan ən ucuz səyahət ${needed} tutur${flights === undefined ? "" : `, bunun ${flights} hissəsi uçuşlardır`}.`,
    withoutFlights: "Uçuş və onun ehtiyat payı bunun üstünə gəlir.",
    enough: (ways) => `Uyğun olar: ${ways}.`,
    helping: (ways) => `Daha ucuz, amma yenə büdcədən çox: ${ways}.`,
    days: (count) => `${count} günlük səyahət`,
    month: (inMonth) => `${inMonth} səyahət`,
    land: "uçuş əvəzinə avtobus və ya qatar",
    hotel: "ən sadə otellər",
    also: " və ",
    stars: (stars, board) => `${stars}★ otellər${board ? ", eyni yeməklərlə" : ""}`,
    none: "Bu tarixlərdə büdcəyə sığan yol tapılmadı: başqa tarix və ya daha böyük məbləğ lazımdır.",
    without: (wish) => `bunsuz: ${wish}`,
  },
  ru: {
    fits: (budget, bare) => `В пределах бюджета ${budget}${bare ? ", без перелёта" : ""}.`,
    leftOver: (amount) =>
      `От бюджета остаётся около ${amount} — на покупки, хороший ресторан или ещё одну экскурсию.`,
    leftForWishes: (amount) =>
      `От бюджета остаётся около ${amount}: из них оплачивается то, о чём вы просили и что не вошло в сумму.`,
    short: (by, needed, flights) =>
      `Бюджет превышен на ${by}: в таком виде самый дешёвый найденный вариант — ${needed}${flights === undefined ? "" : `, из них ${flights} — перелёты`}.`,
    withoutFlights: "Перелёт — сверх этого, как и его доля в резерве.",
    enough: (ways) => `Подойдёт: ${ways}.`,
    helping: (ways) => `Дешевле, но всё ещё сверх бюджета: ${ways}.`,
    days: (count) => `поездка на ${plural(count, "день", "дня", "дней")}`,
    month: (inMonth) => `поездка ${inMonth}`,
    land: "автобус или поезд вместо перелёта",
    hotel: "самые простые гостиницы",
    also: " и ",
    stars: (stars, board) => `отели ${stars}★${board ? " с тем же питанием" : ""}`,
    none: "На эти даты уложиться в бюджет не получается: помогут другие даты или большая сумма.",
    without: (wish) => `без этого: ${wish}`,
  },
};

type Of<Kind extends Remark["kind"]> = Extract<Remark, { kind: Kind }>;

export function fitsWords({ budget, withoutFlights }: Of<"fits">, lang: Language): string {
  return WORDS[lang].fits(moneyWords(budget, lang), withoutFlights);
}

export function leftOverWords({ amount, owed }: Of<"left-over">, lang: Language): string {
  return WORDS[lang][owed ? "leftForWishes" : "leftOver"](moneyWords(amount, lang));
}

/** By how much, for what, and what would cost less, each with its sum. */
export function shortWords(
  { by, needed, budget, forFlights, withoutFlights, ways }: Of<"short">,
  { inMonth }: Wording,
  lang: Language,
): string {
  const words = WORDS[lang];
  const listed = (enough: boolean) =>
    ways
      .filter(({ total }) => total.minor <= budget.minor === enough)
      .map(
        (way) =>
          `${wayWords(way)}${way.plain ? `${words.also}${words.hotel}` : ""} (${moneyWords(way.total, lang)})`,
      )
      .join(", ");
  const [enough, helping] = [listed(true), listed(false)];
  return [
    words.short(
      moneyWords(by, lang),
      moneyWords(needed, lang),
      forFlights && moneyWords(forFlights, lang),
    ),
    withoutFlights ? words.withoutFlights : "",
    enough === "" ? "" : words.enough(enough),
    helping === "" ? "" : words.helping(helping),
    ways.length === 0 ? words.none : "",
  ]
    .filter((one) => one !== "")
    .join(" ");

  function wayWords(way: WayOut): string {
    switch (way.kind) {
      case "days":
        return words.days(way.days);
      case "month":
        return words.month(inMonth[way.month - 1] ?? "");
      case "stars":
        return words.stars(way.stars, way.board);
      case "without":
        return words.without(wishName(way.wish, lang));
      default:
        return words[way.kind];
    }
  }
}
