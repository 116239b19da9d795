import type { Language } from "../../../../domain/catalogue.ts";
import type { DayOutInstead } from "../notes/bed-remarks.ts";

/** The note on nights that were said for a place where the catalogue has no beds. */
export function dayOutInsteadWords(
  { city, nights, asked, outing }: DayOutInstead,
  lang: Language,
): string {
  if (lang === "az")
    return `Gecələr: ${city.az} – ${nights}, siz burada ${asked} istəmişdiniz. «${outing.az}» plana günlük gəzinti kimi düşüb: kataloqumuzda orada otel yoxdur. Qalan gecələri orada keçirmək istəsəniz, oteli operator soruşacaq.`;
  if (lang === "ru")
    return `Ночи: ${city.ru} — ${nights}, а вы просили здесь ${asked}. «${outing.ru}» в плане — выезд на день: отелей там в нашем каталоге нет. Если остальные ночи нужны там, отель запросит оператор.`;
  return `Nights: ${city.en} has ${nights}, where you asked for ${asked}. “${outing.en}” is a day out in this plan: our catalogue has no hotels there. To sleep there on the other nights, ask the operator for a hotel.`;
}
