import type { Language } from "../../../../domain/catalogue.ts";

/** What some of a group need, with how many they are. */
export const OF_SOME: Readonly<Record<Language, (needs: string) => string>> = {
  en: (needs) =>
    `For some of you: ${needs}. The operator tells kitchens, hotels and drivers; the plan of the others stays as it is.`,
  az: (needs) =>
    `Bəziləriniz üçün: ${needs}. Mətbəxlərə, otellərə və sürücülərə bunu operator çatdırır; qalanların planı dəyişmir.`,
  ru: (needs) =>
    `Для некоторых из вас: ${needs}. Кухни, отели и водителей предупредит оператор; для остальных план прежний.`,
};
