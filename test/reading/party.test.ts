import { describe, expect, test } from "vitest";
import { findParty } from "../../src/reading/party.ts";
import { startReading } from "../../src/reading/reading.ts";

function party(text: string, grownAt = 12) {
  const { adults, children, infantsOnLap, ages } = findParty(startReading(text, 20_772), grownAt);
  return { adults, children, infants: infantsOnLap, ages };
}

describe("those who travel", () => {
  test.each([
    ["with my two daughters (8 and 12) and husband", 18, 2, 2, 0],
    ["my partner and our teenage son (15)", 18, 2, 1, 0],
    ["me and 2 kids 9 and 13", 18, 1, 2, 0],
    ["2 adults, 2 kids 3 and 12", 12, 3, 1, 0],
    ["two adults, three children aged 1, 4 and 7: Mallorca", 12, 2, 2, 1],
    ["io e mia moglie con due gemelli di 18 mesi", 12, 2, 0, 2],
    ["2 yetişkin, 4 ve 9 yaşında 2 çocuk", 12, 2, 2, 0],
    ["мы с мужем и двое детей 6 и 10", 12, 2, 2, 0],
    ["нас семь человек", 12, 7, 0, 0],
    ["Qızımla (16 yaş) Londona", 18, 1, 1, 0],
    ["single mum with a 1-year-old on her lap", 12, 1, 0, 1],
    ["Passengers: Mr J Smith, Mrs A Smith, Miss E Smith (child)", 12, 2, 1, 0],
    ["2 aduls", 12, 2, 0, 0],
    ["мне 62 жене 60", 18, 2, 0, 0],
    ["mən, həyat yoldaşım və oğlum 14", 18, 2, 1, 0],
    ["2 adults + baby", 12, 2, 0, 1],
    ["2 adults + 1 infant", 12, 2, 0, 1],
  ])("%s", (text, grownAt, adults, children, infants) => {
    expect(party(text, grownAt)).toMatchObject({ adults, children, infants });
  });

  test("nights behind an age are no age", () => {
    expect(party("2 взрослых и ребёнок 9 лет, 7 ночей", 18).ages).toEqual([9]);
  });

  test("the cents of a price count nobody", () => {
    expect(party("44,99 a persona").adults).toBe(1);
  });
});
