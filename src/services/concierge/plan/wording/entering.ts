import type { Language } from "../../../../domain/catalogue.ts";
import type { Entering } from "../notes/visas.ts";

interface Words {
  barred(countries: string): string;
  instead(cities: string): string;
  readonly other: string;
  readonly homeFrom: string;
  readonly held: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    barred: (countries) =>
      `A tourist is turned back there (${countries}) also with a Schengen visa of another state, unless the embassy says otherwise in writing.`,
    instead: (cities) => `Without that, spend these nights in what is open to you: ${cities}.`,
    other: "Without that, choose another country for the same: the operator names one.",
    homeFrom: "The flight home has to leave from there as well.",
    held: "You say that you have a visa: see that it holds for all days and entries.",
  },
  az: {
    barred: (countries) =>
      `Turist orada (${countries}) başqa dövlətin Şengen vizası ilə də geri qaytarılır, əgər səfirlik yazılı olaraq başqa cür deməsə.`,
    instead: (cities) => `İcazə olmasa, bu gecələri sizə açıq olan yerdə keçirin: ${cities}.`,
    other: "İcazə olmasa, bunun üçün başqa ölkə seçin: operator təklif edəcək.",
    homeFrom: "Evə uçuş da oradan olmalıdır.",
    held: "Vizanızın olduğunu yazırsınız: müddətini və giriş sayını yoxlayın.",
  },
  ru: {
    barred: (countries) =>
      `Туриста там (${countries}) разворачивают и с шенгенской визой другой страны, если посольство письменно не подтвердит иное.`,
    instead: (cities) => `Без такого ответа проведите эти ночи там, куда вас пустят: ${cities}.`,
    other: "Без такого ответа выберите для того же другую страну: её предложит оператор.",
    homeFrom: "Вылет домой тогда тоже оттуда.",
    held: "Вы пишете, что виза есть: проверьте её срок и число въездов.",
  },
};

/** What follows from a country that is closed to the travellers, and from the visa that they hold. */
export function enteringWords({ barred, open, homeFrom, held }: Entering, lang: Language): string {
  const words = WORDS[lang];
  const names = (all: Entering["open"]) => all.map((one) => one[lang]).join(", ");
  const told =
    barred.length === 0
      ? []
      : [
          words.barred(names(barred)),
          open.length > 0 ? words.instead(names(open)) : words.other,
          ...(homeFrom ? [words.homeFrom] : []),
        ];
  return [...told, ...(held ? [words.held] : [])].join(" ");
}
