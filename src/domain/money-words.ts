import type { Language } from "./catalogue.ts";

/** How a language writes numbers. Browsers claim Azerbaijani and ship it without data; German has the same marks. */
export const NUMBER_LOCALES: Readonly<Record<Language, string>> = {
  en: "en-US",
  az: "de",
  ru: "ru",
};

/** An amount in a currency's own unit; a round sum, such as a budget, is written without parts of a unit. */
export function amountWords(language: Language, amount: number, currency: string): string {
  return written(language, amount, currency, Number.isInteger(amount));
}

/** USD cents: what is charged or comes back has its cents always, so that equal sums look equal. */
export function centsWords(language: Language, cents: number): string {
  return written(language, cents / 100, "USD", false);
}

function written(language: Language, amount: number, currency: string, isWhole: boolean): string {
  try {
    return formatOf(NUMBER_LOCALES[language], currency, isWhole).format(amount);
  } catch {
    // An unknown currency is not hidden.
    return `${amount} ${currency}`;
  }
}

/** Making one takes as long as hundreds of sums; callers name few currencies at a time. */
const formats = new Map<string, Intl.NumberFormat>();
const MOST_FORMATS = 32;

function formatOf(locale: string, currency: string, isWhole: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${isWhole}`;
  let format = formats.get(key);
  if (!format) {
    const maximumFractionDigits = isWhole ? 0 : undefined;
    format = new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits });
    if (formats.size >= MOST_FORMATS) formats.clear();
    formats.set(key, format);
  }
  return format;
}
