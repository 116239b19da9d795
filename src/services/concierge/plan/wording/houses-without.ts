import type { Language } from "../../../../domain/catalogue.ts";
import type { HousesWithout } from "../notes/bed-remarks.ts";
import { moneyWords } from "./money.ts";
import { wishName } from "./wish-words.ts";

interface Words {
  none(wishes: string): string;
  dearer(wishes: string): string;
  from(price: string): string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    none: (wishes) =>
      `Not found among the houses that we have there: ${wishes}. The operator looks among others.`,
    dearer: (wishes) => `To be had, but dearer than this plan: ${wishes}.`,
    from: (price) => `from ${price} for all nights there`,
  },
  az: {
    none: (wishes) =>
      `Oradakı otellərimiz arasında tapılmadı: ${wishes}. Operator başqa yerlərdə axtaracaq.`,
    dearer: (wishes) => `Var, amma bu plandan bahadır: ${wishes}.`,
    from: (price) => `oradakı bütün gecələr ən azı ${price}`,
  },
  ru: {
    none: (wishes) =>
      `Среди отелей, которые у нас там есть, не нашлось: ${wishes}. Оператор поищет среди других.`,
    dearer: (wishes) => `Есть, но дороже этого плана: ${wishes}.`,
    from: (price) => `от ${price} за все ночи там`,
  },
};

/** What was asked of the houses and no house has, and what costs more than the plan has money for. */
export function housesWithoutWords({ none, dearer }: HousesWithout, lang: Language): string {
  const words = WORDS[lang];
  const missing = none.map(
    ({ wish, cities }) =>
      `${wishName(wish, lang)} (${cities.map((city) => city[lang]).join(", ")})`,
  );
  const dear = dearer.map(
    ({ wish, city, from }) =>
      `${wishName(wish, lang)} (${city[lang]}, ${words.from(moneyWords(from, lang))})`,
  );
  return [
    missing.length > 0 ? words.none(missing.join("; ")) : "",
    dear.length > 0 ? words.dearer(dear.join("; ")) : "",
  ]
    .filter((text) => text !== "")
    .join(" ");
}
