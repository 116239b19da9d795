import type { CatalogueText } from "../../../../domain/catalogue.ts";
import type { Wish } from "../wish/wish.ts";
import type { Frame, FrameDay } from "./frame.ts";
import { daysSaid } from "./said-days.ts";
import type { Slots } from "./slots.ts";

const MORNING: CatalogueText = {
  en: "Your free day, as you asked: nothing is planned.",
  az: "İstədiyiniz kimi, bu gün sizindir: heç nə planlaşdırılmayıb.",
  ru: "Ваш свободный день, как вы просили: ничего не запланировано.",
};
const AFTERNOON: CatalogueText = {
  en: "The afternoon is yours as well.",
  az: "Günortadan sonra da sizindir.",
  ru: "Вторая половина дня тоже ваша.",
};
const EVENING: CatalogueText = {
  en: "The evening is free, too.",
  az: "Axşam da sərbəstdir.",
  ru: "Вечер тоже свободный.",
};
const FREE: Slots = {
  morning: { kind: "event", text: MORNING },
  afternoon: { kind: "event", text: AFTERNOON },
  evening: { kind: "event", text: EVENING },
};

/**
 * The parts of days that were asked to be free, by the index of the day: the day that was named,
 * else the last whole day of the longest stay, before anything is put into it.
 */
export function freeParts({ days }: Frame, wish: Wish): ReadonlyMap<number, Slots> {
  const found = new Map<number, Slots>();
  for (const text of wish.freeDays ?? []) {
    const isSaid = daysSaid(text, days);
    const isNamed = !days.every(isSaid);
    const some = days.flatMap((day, index) =>
      !found.has(index) && (isNamed ? isSaid(day) : isWhole(day)) ? [{ day, index }] : [],
    );
    const count = (one: FrameDay) =>
      days.filter((day) => day.spot === one.spot && isWhole(day)).length;
    // The only whole day of a place is what the place is gone to for.
    const [best] = isNamed
      ? some
      : some
          .filter(({ day }) => count(day) > 1)
          .sort((a, b) => count(b.day) - count(a.day) || b.index - a.index);
    if (best) found.set(best.index, FREE);
  }
  return found;
}

function isWhole({ fixed }: FrameDay): boolean {
  return Object.keys(fixed).length === 0;
}
