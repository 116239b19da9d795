import { expect, test } from "vitest";
import { findPrices } from "../../src/reading/money.ts";
import { numberAt } from "../../src/reading/numbers.ts";
import { startReading } from "../../src/reading/reading.ts";
import { cleanText, tokenize } from "../../src/reading/tokens.ts";

test.each([
  ["on dörtte", 14],
  ["otuz beşdə", 35],
  ["vingt et une", 21],
  ["quarantacinque", 45],
  ["fünfundzwanzig", 25],
  ["двести тысяч", 200_000],
])("%s is %d", (text, value) => {
  expect(numberAt({ tokens: tokenize(text) }, 0)?.value).toBe(value);
});

test.each([
  ["0610-0725 USD 89", 89, "USD"],
  ["18:45 05:05+1 AUD 1,499", 1499, "AUD"],
  ["kr 899", 899, "DKK NOK SEK"],
  ["по 700 долларов", 700, "USD"],
])("of %s the price is %d %s", (text, amount, currencies) => {
  const [price] = findPrices(startReading(text, 20_772));
  expect(price?.amount).toBe(amount);
  expect(price?.currencies.join(" ")).toBe(currencies);
});

test("what is paid beside points is a part", () => {
  const prices = findPrices(startReading("240,000 points + $380 AUD or 2,980 AUD", 20_772));
  expect(prices.map(({ amount, part }) => [amount, part === true])).toEqual([
    [380, true],
    [2980, false],
  ]);
});

test("scanned letters and a page's source are what they stand for", () => {
  expect(cleanText("TK 1O89 o6:oo 2O27 Oslo to Opole")).toBe("TK 1089 06:00 2027 Oslo to Opole");
  expect(cleanText("M&amp;uuml;nchen&nbsp;&#8364;5")).toBe("München €5");
});
