import type { Language } from "./catalogue.ts";

/** How a language writes numbers. Browsers claim Azerbaijani and ship it without data; German has the same marks. */
export const NUMBER_LOCALES: Readonly<Record<Language, string>> = {
  en: "en-US",
  az: "de",
  ru: "ru",
};

/** An amount in a currency's own unit; a round sum, such as a budget, is written without parts of a unit. */
export function amountWords(language: Language, amount: number, currency: string): string {
  return written(language, amount, { currency, ...(Number.isInteger(amount) && WHOLE) });
}

/** USD cents: what is charged or comes back has its cents always, so that equal sums look equal. */
export function centsWords(language: Language, cents: number): string {
  return written(language, cents / 100, { currency: "USD" });
}

const WHOLE = { maximumFractionDigits: 0 } as const;

function written(
  language: Language,
  amount: number,
  options: Intl.NumberFormatOptions & { readonly currency: string },
): string {
  try {
    const locale = NUMBER_LOCALES[language];
    return new Intl.NumberFormat(locale, { style: "currency", ...options }).format(amount);
  } catch {
    // An unknown currency is not hidden.
    return `${amount} ${options.currency}`;
  }
}
