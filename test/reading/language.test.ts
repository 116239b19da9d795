import { expect, test } from "vitest";
import { languageOf } from "../../src/reading/language.ts";
import { cleanText, tokenize } from "../../src/reading/tokens.ts";

const language = (text: string) => languageOf(tokenize(cleanText(text)));

test.each([
  ["5 days in Şəki", "en"],
  ["a week in Москва with friends", "en"],
  ["Şəkiyə 5 günlük səfər", "az"],
  ["3 дня в Paris", "ru"],
  ["Zürich im Mai für zwei Personen", "de"],
])("%s is %s, whatever its cities are called", (text, wanted) => {
  expect(language(text)).toBe(wanted);
});

test("a name alone tells where nothing else does", () => {
  expect(language("Şəki")).toBe("az");
});
