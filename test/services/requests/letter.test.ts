import { expect, test } from "vitest";
import { addressee, letterText } from "../../../src/services/requests/letter.ts";

const agency = { name: "Baku Travel", contact: "desk@baku.example" };

test("a letter greets, is signed, and says how to answer", () => {
  const parts = { operator: "Leyla", agency, request: "req_a" };
  expect(letterText({ ...parts, lang: "az", reply: "Hər şey hazırdır.", name: "Aygün" })).toBe(
    "Hörmətli Aygün,\n\nHər şey hazırdır.\n\nHörmətlə,\nLeyla\nBaku Travel\n\nBizimlə əlaqə: desk@baku.example\nSorğunuz: req_a",
  );
  // Who was greeted by the operator is not greeted twice.
  const greeted = { ...parts, lang: "ru", reply: "Здравствуйте, Анна! Ждём вас.", name: "Анна" };
  expect(letterText({ ...greeted, lang: "ru" })).toMatch(/^Здравствуйте, Анна! Ждём вас\.\n\nС ув/);
  const bare = { operator: undefined, agency: {}, request: "req_a", name: undefined };
  expect(letterText({ ...bare, lang: "en", reply: "All is booked." })).toBe(
    "Hello,\n\nAll is booked.\n\nYour request: req_a",
  );
});

test("a family is called by its name", () => {
  expect(addressee("The Hendersons (Margaret & Thomas)")).toBe("Hendersons");
  expect([addressee("(x)"), addressee(undefined)]).toEqual([undefined, undefined]);
});
