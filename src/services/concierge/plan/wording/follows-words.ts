import type { Language } from "../../../../domain/catalogue.ts";
import type { Follows } from "../changes/follows.ts";
import { moneyWords } from "./money.ts";
import type { Wording } from "./wording.ts";

/** What a change brings with it, in one sentence; names stay in the nominative. */
interface FollowsWords {
  all(parts: string): string;
  gained(names: string): string;
  lost(names: string): string;
  flight(way: "there" | "home", now: string, was: string): string;
  hotel(city: string, now: string, was: string): string;
  forAll(budget: string, travellers: number): string;
  price(now: string, was: string): string;
}

const WORDS: Readonly<Record<Language, FollowsWords>> = {
  en: {
    all: (parts) => `With that: ${parts}.`,
    gained: (names) => `new in the days: ${names}`,
    lost: (names) => `no longer in the days: ${names}`,
    flight: (way, now, was) =>
      `the flight ${way === "there" ? "there" : "home"} is ${now} instead of ${was}`,
    hotel: (city, now, was) => `hotel in ${city}: ${now} instead of ${was}`,
    forAll: (budget, travellers) =>
      `the budget is still ${budget}, now for ${travellers}: say if it is another`,
    price: (now, was) => `the total is ${now} instead of ${was}`,
  },
  az: {
    all: (parts) => `Bununla birlikdə: ${parts}.`,
    gained: (names) => `günlərə yeni düşən – ${names}`,
    lost: (names) => `günlərdən çıxan – ${names}`,
    flight: (way, now, was) =>
      `${way === "there" ? "gediş" : "qayıdış"} uçuşu – ${now} (əvvəl ${was})`,
    hotel: (city, now, was) => `otel, ${city} – ${now} (əvvəl ${was})`,
    forAll: (budget, travellers) =>
      `büdcə yenə ${budget}, indi ${travellers} nəfər üçün: başqadırsa, yazın`,
    price: (now, was) => `cəmi ${now} (əvvəl ${was})`,
  },
  ru: {
    all: (parts) => `Вместе с этим: ${parts}.`,
    gained: (names) => `новое в днях — ${names}`,
    lost: (names) => `ушло из дней — ${names}`,
    flight: (way, now, was) =>
      `рейс ${way === "there" ? "туда" : "обратно"} — ${now} вместо ${was}`,
    hotel: (city, now, was) => `отель, ${city} — ${now} вместо ${was}`,
    forAll: (budget, travellers) =>
      `бюджет прежний, ${budget}, теперь на число путешественников ${travellers}: если он другой, напишите`,
    price: (now, was) => `итого ${now} вместо ${was}`,
  },
};

export function followsWords(
  follows: readonly Follows[],
  wording: Wording,
  lang: Language,
): string {
  const words = WORDS[lang];
  const part = (one: Follows): string => {
    switch (one.of) {
      case "gained":
      case "lost":
        return words[one.of](wording.list(one.names.map((name) => name[lang])));
      case "flight":
        return words.flight(one.way, one.now, one.was);
      case "hotel":
        return words.hotel(one.city[lang], one.now, one.was);
      case "forAll":
        return words.forAll(moneyWords(one.budget, lang), one.travellers);
      case "price":
        return words.price(moneyWords(one.now, lang), moneyWords(one.was, lang));
    }
  };
  return words.all(follows.map(part).join("; "));
}
