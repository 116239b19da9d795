import type { Language } from "../../domain/catalogue.ts";

type Words = Readonly<Record<Language, string>>;

const NOTHING: Words = {
  en: "Nothing was found.",
  az: "Heç nə tapılmadı.",
  ru: "Ничего не найдено.",
};

const MORE: Words = {
  en: "More: repeat with cursor",
  az: "Davamı: eyni sorğu, cursor",
  ru: "Дальше: тот же запрос, cursor",
};

interface Envelope {
  readonly total: number;
  readonly next_cursor?: string | undefined;
  readonly lang: Language;
  readonly notes?: readonly string[] | undefined;
  readonly disclaimer: string;
}

/** A numbered list in the language of the answer, with its notes and where to go on. */
export function resultList(heading: string, lines: readonly string[], page: Envelope): string {
  const { total, next_cursor: next, lang, notes = [] } = page;
  return [
    ...(lines.length === 0
      ? [`${heading}: ${NOTHING[lang]}`]
      : [`${heading}, ${lines.length} / ${total}:`]),
    ...lines.map((line, index) => `${index + 1}. ${line}`),
    ...(next === undefined ? [] : [`${MORE[lang]} "${next}".`]),
    ...notes,
    page.disclaimer,
  ].join("\n");
}

const FROM: Words = { en: "from", az: "ən azı", ru: "от" };

/** `from 600 USD` */
export function priceFrom(amount: number, currency: string, lang: Language): string {
  return `${FROM[lang]} ${amount} ${currency}`;
}

interface Receipt {
  readonly request_id: string;
  readonly status: string;
  readonly message: string;
  readonly notes?: readonly string[] | undefined;
  readonly disclaimer: string;
}

/** The id first: it is all that is needed to ask again. */
export function receiptText(receipt: Receipt): string {
  const { request_id: id, status, message, notes = [], disclaimer } = receipt;
  return [`${id} (${status})`, message, ...notes, disclaimer].join("\n");
}
