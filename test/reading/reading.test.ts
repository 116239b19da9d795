import { expect, test } from "vitest";
import { startReading } from "../../src/reading/reading.ts";

test("a text that is read again has the same words, of which nothing is taken", () => {
  const first = startReading("3 days in Rome for two", 0);
  first.taken.fill(1);
  const again = startReading("3 days in Rome for two", 1);
  expect(again.tokens).toEqual(first.tokens);
  expect([...again.taken]).toEqual(again.tokens.map(() => 0));
  expect(again.today).toBe(1);
});

test("codes of places are told from words by whoever reads, also in the same text", () => {
  const text = "MAD-DUB 3 May";
  const low = () => startReading(text, 0).tokens.map((token) => token.low);
  const plain = low();
  const coded = startReading(text, 0, (code) => code === "MAD" || code === "DUB");
  expect(coded.tokens[0]?.low).toBe("MAD");
  expect(plain[0]).toBe("mad");
  expect(low()).toEqual(plain);
});
