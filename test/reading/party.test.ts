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
    ["Me, my wife and our two, Mia (3) and Tom (6)", 18, 2, 2, 0],
    ["me + husband, daughter 5, baby 10 months and my mother in law 66", 18, 3, 1, 1],
    ["həyat yoldaşım və mən, qızlarım 5 və 7 yaşındadır", 18, 2, 2, 0],
    ["2 adults with girls 2 and 6", 18, 2, 2, 0],
    ["мне 52, сыну 17, на двоих", 18, 1, 1, 0],
    ["24 of us plus our priest", 18, 25, 0, 0],
    ["8 nəfər qohumuq: 4 böyük cütlük", 18, 8, 0, 0],
    ["22 ребёнка по 13-14 лет и 3 учителя. Питание халяль, двое детей без молочного", 18, 3, 22, 0],
    ["2 adults, kids 14 and 9, all intermediate except the 9yo", 18, 2, 2, 0],
    ["2 böyük 2 uşaq, 7 və 11 yaş. 7 yaşlı uşaq çox yeriyə bilmir", 18, 2, 2, 0],
    ["нас двое и малыш 9 месяцев", 18, 2, 0, 1],
    ["нас трое: я, муж и дочка 5 лет", 18, 2, 1, 0],
    ["хотим с мужем в Рим, 14-го годовщина, 10 лет", 18, 2, 0, 0],
    ["two adults, grandma 72 and kids 5 & 9", 18, 3, 2, 0],
    ["9 lads aged 27-35. One of the lads doesn't drink", 18, 9, 0, 0],
    ["my best friend and I (both 24F)", 18, 2, 0, 0],
    ["I'm booking for my parents, 74 and 79", 18, 2, 0, 0],
    ["anamla (71 yaş) bacım üçün", 18, 2, 0, 0],
    ["family of four, me, my husband and the girls (6 and 10)", 18, 2, 2, 0],
  ])("%s", (text, grownAt, adults, children, infants) => {
    expect(party(text, grownAt)).toMatchObject({ adults, children, infants });
  });

  test.each([
    ["my husband and me, 6 nights. Husband has a bad knee", 2, 0],
    ["Муж и я в Грузию. Вино пьёт только муж", 2, 0],
    ["Atamla (70 yaşı var) ziyarətə. Atam çox yeriyə bilmir", 2, 0],
    ["ailə 4 nəfər: biz, oğlumuz 12, qızımız 7. Oğlum və ərim sürür, mən və qızım yox", 2, 2],
  ])("who is named again is the same: %s", (text, adults, children) => {
    expect(party(text, 18)).toMatchObject({ adults, children });
  });

  test.each([
    ["нас пятеро друзей (две девушки и трое парней)", 5, 0],
    ["Valideynlərim (atam 72, anam 69) üçün", 2, 0],
    ["6 of us (2 couples and 2 kids 4 and 9)", 4, 2],
    ["two couples (one of them vegan) and my mother", 5, 0],
  ])("brackets tell of those before them and add nobody: %s", (text, adults, children) => {
    expect(party(text, 18)).toMatchObject({ adults, children });
  });

  test.each([
    ["I dive (60 dives) with my wife", 2],
    ["с мамой в Бари, дней на 8", 2],
    ["27 yaşlı oğlumla, ikimiz", 2],
  ])("a figure before no word for people counts nobody: %s", (text, adults) => {
    expect(party(text, 18).adults).toBe(adults);
  });

  test.each([
    ["ər-arvad, 40 yaş", 2],
    ["my wife and I (40 and 42 years old)", 2],
    ["муж и жена, 40 лет", 2],
    ["my wife and I with grandma who is 74 years old", 3],
  ])("an age behind a couple is theirs and adds nobody: %s", (text, adults) => {
    expect(party(text, 18).adults).toBe(adults);
  });

  test("nights behind an age are no age", () => {
    expect(party("2 взрослых и ребёнок 9 лет, 7 ночей", 18).ages).toEqual([9]);
  });

  test("the cents of a price count nobody", () => {
    expect(party("44,99 a persona").adults).toBe(1);
  });
});
