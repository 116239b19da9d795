import type { Language } from "../../../../domain/catalogue.ts";
import type { Limit, Limited } from "../wish/limits.ts";

type Noun = Readonly<Record<Limited, readonly [one: string, more: string]>>;

const NOUNS: Readonly<Record<Language, Noun>> = {
  en: {
    sights: ["sight", "sights"],
    museums: ["museum", "museums"],
    churches: ["church", "churches"],
    temples: ["temple", "temples"],
    outings: ["excursion", "excursions"],
  },
  az: {
    sights: ["yer", "yer"],
    museums: ["muzey", "muzey"],
    churches: ["kilsə", "kilsə"],
    temples: ["məbəd", "məbəd"],
    outings: ["ekskursiya", "ekskursiya"],
  },
  ru: {
    sights: ["места", "мест"],
    museums: ["музея", "музеев"],
    churches: ["церкви", "церквей"],
    temples: ["храма", "храмов"],
    outings: ["экскурсии", "экскурсий"],
  },
};

const SAID: Readonly<Record<Language, (count: string, aDay: boolean) => string>> = {
  en: (count, aDay) => `no more than ${count} ${aDay ? "a day" : "in all"}`,
  az: (count, aDay) => `${aDay ? "gündə" : "cəmi"} ən çoxu ${count}`,
  ru: (count, aDay) => `не больше ${count} ${aDay ? "в день" : "за поездку"}`,
};

const KEPT: Readonly<Record<Language, (list: string) => string>> = {
  en: (list) => `Kept to, as you asked: ${list}.`,
  az: (list) => `İstədiyiniz kimi saxlanılıb: ${list}.`,
  ru: (list) => `Соблюдено, как вы просили: ${list}.`,
};

/** "Kept to, as you asked: no more than 2 churches a day." */
export function limitWords(limits: readonly Limit[], lang: Language): string {
  const said = limits.map(({ of, most, aDay }) => {
    const [one, more] = NOUNS[lang][of];
    return SAID[lang](`${most} ${most === 1 ? one : more}`, aDay);
  });
  return KEPT[lang](said.join(lang === "en" ? "; " : ", "));
}
