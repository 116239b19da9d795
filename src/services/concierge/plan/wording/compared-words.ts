import type { Language } from "../../../../domain/catalogue.ts";
import type { Compared, Weighed, Why } from "../route/compared.ts";
import { moneyWords } from "./money.ts";

interface Words {
  readonly and: string;
  readonly weighed: (names: string, total: string, hours: number) => string;
  readonly chosen: (chosen: string, others: string, why: string) => string;
  readonly why: Readonly<Record<Why, string>>;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    and: " and ",
    weighed: (names, total, hours) => `${names} (${total}, about ${hours} h on the way in all)`,
    chosen: (chosen, others, why) =>
      `You left the place open: a plan was made for each, and ${chosen} was chosen over ${others}, because ${why}. Name the other and the plan is made for it.`,
    why: {
      money: "it comes nearer to the budget",
      season: "it is the better season there",
      airport: "the flight home leaves from there",
      ways: "the ways there and home are easier",
      first: "you named it first and nothing speaks for the other",
    },
  },
  az: {
    and: " və ",
    weighed: (names, total, hours) => `${names} (${total}, yolda cəmi təxminən ${hours} saat)`,
    chosen: (chosen, others, why) =>
      `Yeri siz açıq qoymusunuz: hər biri üçün plan hesablanıb və bu seçilib: ${chosen}. Müqayisə üçün: ${others}. Səbəb: ${why}. O birini yazın, plan onun üçün qurulsun.`,
    why: {
      money: "büdcəyə daha yaxındır",
      season: "orada mövsüm daha yaxşıdır",
      airport: "evə uçuş oradandır",
      ways: "gediş və qayıdış daha rahatdır",
      first: "onu birinci yazmısınız, o birinin üstünlüyü yoxdur",
    },
  },
  ru: {
    and: " и ",
    weighed: (names, total, hours) => `${names} (${total}, в дороге всего около ${hours} ч)`,
    chosen: (chosen, others, why) =>
      `Вы оставили место на выбор: план посчитан для каждого, выбрано: ${chosen}. Для сравнения: ${others}. Причина: ${why}. Назовите другое, и план будет с ним.`,
    why: {
      money: "ближе к бюджету",
      season: "там лучше сезон",
      airport: "рейс домой вылетает оттуда",
      ways: "дорога туда и домой удобнее",
      first: "вы назвали это место первым, а у другого нет преимуществ",
    },
  },
};

/** Which of the places that were left open was taken, beside what, and why. */
export function comparedWords({ chosen, others, why }: Compared, lang: Language): string {
  const words = WORDS[lang];
  const told = ({ spots, total, hours }: Weighed) => {
    const names = spots.map(({ destination }) => destination.name[lang]).join(words.and);
    return words.weighed(names, moneyWords(total, lang), hours);
  };
  return words.chosen(told(chosen), others.map(told).join(", "), words.why[why]);
}
