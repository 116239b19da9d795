import type { Language } from "../../../../domain/catalogue.ts";
import type { OnOtherDays } from "../days/dated-days.ts";

interface Words {
  readonly shown: (list: string) => string;
  readonly day: (name: string, day: number) => string;
  readonly away: (list: string) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    shown: (list) =>
      `Not on the day that you named, which is full or on which it is closed: ${list}.`,
    day: (name, day) => `${name} (Day ${day} instead)`,
    away: (list) =>
      `On the day that you named for it you are not in this city yet or any more: ${list}.`,
  },
  az: {
    shown: (list) => `Dediyiniz gündə deyil, çünki o gün doludur və ya bağlıdır: ${list}.`,
    day: (name, day) => `${name} (əvəzinə ${day}-ci gün)`,
    away: (list) => `Dediyiniz gün bu şəhərdə deyilsiniz: ${list}.`,
  },
  ru: {
    shown: (list) => `Не в названный вами день: он занят или там закрыто — ${list}.`,
    day: (name, day) => `${name} (вместо этого день ${day}-й)`,
    away: (list) => `В названный вами день вы ещё или уже не в этом городе: ${list}.`,
  },
};

/** The note on what is on another day than the one that was said for it. */
export function onOtherDaysWords({ shown, away }: OnOtherDays, lang: Language): string {
  const words = WORDS[lang];
  const days = shown.map(({ name, day }) => words.day(name[lang], day));
  const cities = away.map((name) => name[lang]);
  return [
    ...(days.length > 0 ? [words.shown(days.join(", "))] : []),
    ...(cities.length > 0 ? [words.away(cities.join(", "))] : []),
  ].join(" ");
}
