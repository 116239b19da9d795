import { expect, test } from "vitest";
import { azerbaijani } from "../../apps/countries.ts";
import { az } from "../../apps/src/i18n/az.ts";
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
import { formatsOf } from "../../console/src/format/formats.ts";
import { BOOKING_SAYINGS } from "../../console/src/said/bookings.ts";
import { CHANGE_SAYINGS } from "../../console/src/said/changes.ts";
import { saidTo } from "../../console/src/said/said-to.ts";
import { SEARCH_SAYINGS } from "../../console/src/said/searches.ts";
import { WISH_SAYINGS } from "../../console/src/said/wishes.ts";
import type { BookedFare } from "../../src/domain/contracts/gds/bookings.ts";
import { REQUEST_CODES, specialRequest } from "../../src/domain/rules/special-requests.ts";
import { cancellationWords, stayTerms } from "../../src/domain/rules/stay-terms.ts";
import { otherTerms } from "../../src/services/gds/change/other-terms.ts";
import { sisterNote } from "../../src/services/no-way.ts";
import { simulatedPlaces } from "../../src/suppliers/simulated/places.ts";
import { roomKindsOf } from "../../src/world/hotels/room-kinds.ts";

const ALL = [BOOKING_SAYINGS, CHANGE_SAYINGS, SEARCH_SAYINGS, WISH_SAYINGS];
const gapsOf = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];

function saidIn(language: "en" | "az" | "ru", text: string) {
  const format = { ...formatsOf(language), deadline: String };
  return saidTo({ language, format }, text);
}

test("a saying has no gap in another language that it does not have in English", () => {
  const strange = ALL.flat().filter(([said, ...others]) =>
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
  expect(saidIn("ru", "Check-in on 2027-03-02 is before VS3 lands on 2027-03-03.").text).toBe(
    "Заезд вт, 2 мар. 2027 г., а VS3 прилетает только ср, 3 мар. 2027 г.",
  );
  expect(saidIn("ru", "Its rate: free until 2027-02-28 18:00 local time, then $57.52.").text).toBe(
    "Тариф: бесплатно до вс, 28 февр. 2027 г., 18:00 по местному времени, затем 57,52\u00a0$.",
  );
});

const BOUGHT: BookedFare = { part: "F1", brand: "Economy Light", checkedBags: 0, carryOnBags: 1 };
const CHANGES = [
  "AZ11/AZ12 of 2026-12-15 becomes AZ15 GYD 2026-12-16 10:00 - TBS 2026-12-16 11:20, Economy Light",
  "Rooms Hotel 2026-12-15 to 2026-12-20, Standard Double (BAR), cancelling: free until 2026-12-13 18:00 local time, then $80.00",
  "Hertz Corolla, 2026-12-15 10:00 to 2026-12-19 10:00, free to cancel until pick-up",
  "Nino Beridze: corrected to Nina Beridze, born 1990-01-02",
  "VGML vegan meal for Nino Beridze",
  "12 letters differ, and at most 3 are a correction. A ticket cannot be given to somebody else: cancel and book anew. Cancelling is free until 2026-11-16T12:00Z.",
  "Of $400.00 they take $200.00 along. Of the $30.00 left of its credit they take $15.00 along, in their own name.",
  "It is taken. Open nearby: 12A, 12C.",
  ...otherTerms(
    { ...BOUGHT, checkedBags: 1, changeFee: 0, refundFee: 5_000, refundAs: "credit" },
    BOUGHT,
  ),
  ...otherTerms({ ...BOUGHT, taxBack: 3_000 }, { ...BOUGHT, changeFee: 7_500, refundFee: 5_000 }),
  ...otherTerms(BOUGHT, { ...BOUGHT, checkedBags: 2, refundFee: 0 }),
  ...REQUEST_CODES.map((code) => `${code} ${specialRequest(code)?.text} for Nino Beridze`),
];

test.each(["az", "ru"] as const)(
  "what a change comes to and takes along is said in %s",
  (language) => {
    const english = CHANGES.filter((text) => {
      const said = saidIn(language, text);
      // Names of hotels, fares and people stay; a small word of English is a sentence that was not said.
      return said.lang || / (the|is|are|a|of|for|to|was|with|and) /.test(said.text);
    });
    expect(english).toEqual([]);
  },
);

test("the fee of a fare is told from what comes back", () => {
  const [terms = ""] = otherTerms(
    { ...BOUGHT, taxBack: 3_000 },
    { ...BOUGHT, changeFee: 7_500, refundFee: 5_000 },
  );
  expect(terms).toBe(
    "Economy Light has other terms: change for a fee of $75.00 (was not possible); refund less a fee of $50.00 (was of taxes alone).",
  );
  expect(saidIn("ru", terms).text).toBe(
    "Economy Light, другие условия: изменение: сбор 75\u00a0$ (было: невозможно); возврат: за вычетом сбора 50\u00a0$ (было: только сборы аэропортов).",
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
  for (const sayings of ALL) {
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
