import { NUMBER_LOCALES } from "../../../src/domain/money-words.ts";
import type { Text, TextKey } from "./en.ts";

export type Values = Readonly<Record<string, string | number>>;
export type Translate<Key extends string = TextKey> = (key: Key, values?: Values) => string;

/** Looks texts up, fills `{name}`, and chooses the form by `{n}`; from five digits on a number is grouped. */
export function translator<Key extends string>(
  texts: Readonly<Record<Key, Text>>,
  locale: keyof typeof NUMBER_LOCALES,
): Translate<Key> {
  const plural = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(NUMBER_LOCALES[locale], { useGrouping: "min2" });
  const written = (value: string | number) =>
    typeof value === "number" ? numbers.format(value) : value;
  return (key, values = {}) =>
    form(texts[key], values["n"], plural).replace(/\{(\w+)\}/g, (whole, name: string) =>
      written(values[name] ?? whole),
    );
}

function form(text: Text, n: string | number | undefined, plural: Intl.PluralRules): string {
  if (typeof text === "string") return text;
  const rule = plural.select(Number(n ?? 0));
  const forms: Readonly<Record<string, string | undefined>> = { ...text };
  return forms[rule] ?? text.other;
}
