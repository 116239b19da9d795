import type { Text, TextKey } from "./en.ts";

export type Values = Readonly<Record<string, string | number>>;
export type Translate<Key extends string = TextKey> = (key: Key, values?: Values) => string;

/** Looks texts up, fills `{name}`, and chooses the form by `{n}`. */
export function translator<Key extends string>(
  texts: Readonly<Record<Key, Text>>,
  locale: string,
): Translate<Key> {
  const plural = new Intl.PluralRules(locale);
  return (key, values = {}) => fill(form(texts[key], values["n"], plural), values);
}

function form(text: Text, n: string | number | undefined, plural: Intl.PluralRules): string {
  if (typeof text === "string") return text;
  const rule = plural.select(Number(n ?? 0));
  const forms: Readonly<Record<string, string | undefined>> = { ...text };
  return forms[rule] ?? text.other;
}

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
