import type { Language } from "../../../../domain/catalogue.ts";
import type { Unfit, Unsuited } from "../notes/unsuited.ts";
import { plural } from "./plural-ru.ts";

interface Words {
  readonly said: (list: string) => string;
  readonly why: Readonly<Record<Exclude<Unfit, "long">, string>>;
  readonly hours: (hours: number) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    said: (list) =>
      `In the plan because you asked for it, though it may not suit all of you: ${list}.`,
    why: {
      age: "not meant for the youngest",
      legs: "steps or a lot on foot",
      other: "ask the operator first",
    },
    hours: (hours) => `takes about ${hours} hours`,
  },
  az: {
    said: (list) =>
      `Siz istədiyiniz üçün plana salınıb, amma hamınıza uyğun olmaya bilər: ${list}.`,
    why: {
      age: "ən kiçiklər üçün nəzərdə tutulmayıb",
      legs: "pilləkən və ya uzun yeriş var",
      other: "əvvəlcə operatordan soruşun",
    },
    hours: (hours) => `təxminən ${hours} saat çəkir`,
  },
  ru: {
    said: (list) => `В плане, потому что вы об этом просили, но подойдёт не всем: ${list}.`,
    why: {
      age: "не для самых младших",
      legs: "ступени или долгая ходьба",
      other: "сначала уточните у оператора",
    },
    hours: (hours) => `занимает около ${plural(Math.round(hours), "часа", "часов", "часов")}`,
  },
};

/** The note on what was asked for and does not suit everybody. */
export function unsuitedWords({ things }: Unsuited, lang: Language): string {
  const { said, why: reasons, hours: long } = WORDS[lang];
  const list = things.map(({ thing, why, hours = 0 }) => {
    const name = "parts" in thing ? thing.name : thing.title;
    return `${name[lang]} (${why === "long" ? long(hours) : reasons[why]})`;
  });
  return said(list.join("; "));
}
