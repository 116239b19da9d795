import type { Language } from "../../../../domain/catalogue.ts";
import type { DayNumber } from "../../../../domain/dates.ts";
import type { Remark } from "../notes/remarks.ts";

interface OccasionWords {
  /** "18 September 2027 to 3 October 2027"; the last is left out of what has one day. */
  days(from: string, to: string | undefined): string;
  readonly usually: string;
  readonly how: Readonly<Record<"chosen" | "met" | "partly" | "missed", string>>;
  readonly check: string;
  readonly tickets: string;
}

const WORDS: Readonly<Record<Language, OccasionWords>> = {
  en: {
    days: (from, to) => (to === undefined ? from : `${from} to ${to}`),
    usually: "usually ",
    how: {
      chosen: "the days of the plan were chosen for it",
      met: "your days fall into it",
      partly: "only a part of your days falls into it",
      missed: "your days miss it",
    },
    check: " Check the dates before you book.",
    tickets: " Tickets are not in the price: the operator asks for them.",
  },
  az: {
    days: (from, to) => (to === undefined ? from : `${from} – ${to}`),
    usually: "adətən ",
    how: {
      chosen: "planın günləri buna görə seçilib",
      met: "günləriniz bu vaxta düşür",
      partly: "günlərinizin yalnız bir hissəsi bu vaxta düşür",
      missed: "günləriniz bu vaxta düşmür",
    },
    check: " Sifarişdən əvvəl tarixləri yoxlayın.",
    tickets: " Biletlər qiymətə daxil deyil: onları operator öyrənir.",
  },
  ru: {
    days: (from, to) => (to === undefined ? from : `${from} – ${to}`),
    usually: "обычно ",
    how: {
      chosen: "дни поездки выбраны под это время",
      met: "ваши дни попадают на это время",
      partly: "на это время попадает только часть ваших дней",
      missed: "ваши дни на это время не попадают",
    },
    check: " Перед бронированием проверьте даты.",
    tickets: " Билеты в цену не входят: их запросит оператор.",
  },
};

type OccasionRemark = Extract<Remark, { kind: "occasion" }>;

/** "Oktoberfest: usually 18 September 2027 to 3 October 2027; the days of the plan were chosen for it." */
export function occasionWords(
  { name, from, to, sure, how, tickets }: OccasionRemark,
  date: (day: DayNumber) => string,
  lang: Language,
): string {
  const words = WORDS[lang];
  const days = words.days(date(from), to === from ? undefined : date(to));
  const more = `${sure ? "" : words.check}${tickets && how !== "missed" ? words.tickets : ""}`;
  return `${name[lang]}: ${sure ? "" : words.usually}${days}; ${words.how[how]}.${more}`;
}
