import { expect, test } from "vitest";
import { azerbaijani } from "../../apps/countries.ts";
import { az } from "../../apps/src/i18n/az.ts";
import { en } from "../../apps/src/i18n/en.ts";
import { ru } from "../../apps/src/i18n/ru.ts";
import { packed, unpacked } from "../../apps/src/read/rings.ts";
import {
  cyrillic,
  joined,
  latinised,
  named,
  namesIn,
  sayingsOf,
} from "../../apps/src/read/texts.ts";
import { BOOKING_SAYINGS } from "../../apps/src/said/bookings.ts";
import { saidTo } from "../../apps/src/said/sayings.ts";
import { SEARCH_SAYINGS } from "../../apps/src/said/searches.ts";
import { formatsOf } from "../../console/src/format/formats.ts";
import { translator } from "../../console/src/i18n/translate.ts";
import { cancellationWords, stayTerms } from "../../src/domain/rules/stay-terms.ts";
import { sisterNote } from "../../src/services/no-way.ts";
import { simulatedPlaces } from "../../src/suppliers/simulated/places.ts";
import { roomKindsOf } from "../../src/world/hotels/room-kinds.ts";

const WORDS = { en, az, ru };
const gapsOf = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];

function saidIn(language: keyof typeof WORDS, text: string) {
  const format = { ...formatsOf(language), instant: String, deadline: String };
  return saidTo({ language, format, t: translator(WORDS[language], language) }, text);
}

test("a saying has no gap in another language that it does not have in English", () => {
  const strange = [...BOOKING_SAYINGS, ...SEARCH_SAYINGS].filter(([said, ...others]) =>
    others.some((other) => gapsOf(other).some((gap) => !said.includes(gap))),
  );
  expect(strange).toEqual([]);
});

test.each(["az", "ru"] as const)("every room and rate of the world has words in %s", (language) => {
  const rooms = new Set(
    [1, 2, 3, 4, 5].flatMap((stars) =>
      Array.from({ length: 512 }, (_, bits) => roomKindsOf(bits * 7919, stars, bits % 2 === 0))
        .flat()
        .map(({ name }) => name),
    ),
  );
  const stay = { checkInDate: "2027-03-01", price: 30_000, pricePerNight: 10_000 };
  const rates = ["ADV", "BAR"].map((rateCode) =>
    cancellationWords(stayTerms({ ...stay, rateCode })),
  );
  const unknown = [...rooms, ...rates].filter((name) => saidIn(language, name).lang);
  expect(unknown).toEqual([]);
  expect(rooms.size).toBeGreaterThan(12);
});

test("a note is said in the reader's language, without what it advises a model to do", () => {
  const istanbul = simulatedPlaces().find("IST");
  const [note = ""] = istanbul ? sisterNote(istanbul) : [];
  expect(saidIn("en", note)).toEqual({
    text: "IST is İstanbul Airport alone; Istanbul also has SAW.",
  });
  expect(saidIn("ru", note)).toEqual({
    text: "Здесь только İstanbul Airport (IST); в городе Istanbul есть ещё SAW.",
  });
});

test("of several sentences each is said, with dates and money as the reader writes them", () => {
  const rule = "Void: free until 2026-11-16T12:00Z. Then Economy Basic: taxes alone come back.";
  expect(saidIn("ru", rule).text).toBe(
    "До 2026-11-16T12:00Z возвращается всё. Затем: Economy Basic: вернутся только сборы.",
  );
  expect(saidIn("az", "H1: Check-in on 2027-03-02 is before VS3 lands on 2027-03-03.").text).toBe(
    "H1: Otelə giriş Ç.a., 2 mar 2027, VS3 isə yalnız Ç., 3 mar 2027 enir.",
  );
  expect(saidIn("ru", "Its rate: free until 2027-02-28 18:00 local time, then $57.52.").text).toBe(
    "Тариф: бесплатно до вс, 28 февр. 2027 г., 18:00 по местному времени, затем 57,52\u00a0$.",
  );
});

test("what has no words in the reader's language is marked as English", () => {
  expect(saidIn("ru", "Nothing of the kind.")).toEqual({
    text: "Nothing of the kind.",
    lang: "en",
  });
  expect(saidIn("en", "Nothing of the kind.")).toEqual({ text: "Nothing of the kind." });
});

test("what the page carries in a shorter form is read as it was written", () => {
  const names = Object.keys(ru);
  expect(named(names, cyrillic(latinised(joined(Object.values(ru)))))).toEqual(ru);
  expect(
    named(names, joined(names.map((name) => new Map(Object.entries(az)).get(name) ?? ""))),
  ).toEqual(az);
  for (const sayings of [BOOKING_SAYINGS, SEARCH_SAYINGS]) {
    const column = (at: number) => joined(sayings.map((saying) => saying[at] ?? ""));
    const russian = cyrillic(latinised(column(2)));
    expect(sayingsOf(column(0), column(1), russian)).toEqual(sayings);
  }
});

test("countries have Azerbaijani names in the page", () => {
  const names = namesIn(azerbaijani());
  expect(["AZ", "GE", "TR", "GB", "US", "ZW"].map((code) => names.get(code))).toEqual([
    "Azərbaycan",
    "Gürcüstan",
    "Türkiyə",
    "Birləşmiş Krallıq",
    "Amerika Birləşmiş Ştatları",
    "Zimbabve",
  ]);
});

test("packed rings are unpacked as they were", () => {
  const rings = [
    [0, 0, -1, 1800, 22, 23, -1800, -900, 1799, -900],
    [44, 45, 2025, -2026],
  ];
  expect(unpacked(packed(rings))).toEqual(rings);
});
