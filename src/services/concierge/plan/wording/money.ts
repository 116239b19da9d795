import type { Language } from "../../../../domain/catalogue.ts";
import { currencyDigits } from "../../../../domain/money.ts";
import { amountWords } from "../../../../domain/money-words.ts";
import type { Amount } from "../money/budget.ts";

/** `$1,450`; parts of a unit only where there are any. */
export function moneyWords({ minor, currency }: Amount, lang: Language): string {
  return amountWords(lang, minor / 10 ** currencyDigits(currency), currency);
}
