import { expect, test } from "vitest";
import { az } from "../../apps/src/i18n/az.ts";
import { en } from "../../apps/src/i18n/en.ts";
import { ru } from "../../apps/src/i18n/ru.ts";
import { fareWords, termsIn } from "../../apps/src/read/fare-words.ts";
import { stopsOf } from "../../apps/src/read/stops.ts";
import { formatsOf } from "../../console/src/format/formats.ts";
import { translator } from "../../console/src/i18n/translate.ts";
import { termsText } from "../../src/services/pricecheck/results.ts";

const WORDS = { en, az, ru };

function termsOf(language: keyof typeof WORDS, result: Readonly<Record<string, string>>): string {
  const t = translator(WORDS[language], language);
  const format = { ...formatsOf(language), instant: String, deadline: String };
  return fareWords({ t, format }, termsIn(result)).join(" · ");
}

test("a seller's terms are said in the reader's language", () => {
  const none = termsText({ change: null, refund: null, credit: false }, "EUR");
  const light = { baggage: "no checked bag", terms: none, currency: "EUR" };
  expect(termsOf("en", light)).toBe("no bag · no change · no refund");
  expect(termsOf("az", light)).toBe("baqajsız · dəyişilmir · qaytarılmır");
  expect(termsOf("ru", light)).toBe("без багажа · без обмена · без возврата");
  const some = termsText({ change: 7500, refund: 0, credit: true }, "USD");
  const standard = { baggage: "2 checked bags each", terms: some, currency: "USD" };
  expect(termsOf("en", standard)).toBe("2 bags each · change for $75 · full refund (as credit)");
});

test.each([
  ["en", "change for €158.44 · refund less €264.07 · fees for 2 travellers"],
  [
    "az",
    "158,44\u00a0€ ilə dəyişmə · 264,07\u00a0€ çıxılmaqla qaytarılır · rüsumlar 2 sərnişin üçün",
  ],
  ["ru", "обмен за 158,44\u00a0€ · возврат за вычетом 264,07\u00a0€ · сборы за 2 пассажиров"],
] as const)("in %s, fees of several travellers say for how many they are", (language, words) => {
  const t = translator(WORDS[language], language);
  const format = { ...formatsOf(language), instant: String, deadline: String };
  const fare = {
    bags: undefined,
    bagKg: undefined,
    changeFee: 158.44,
    refundFee: 264.07,
    currency: "EUR",
  };
  const said = fareWords({ t, format }, fare, 2).join(" · ");
  expect(said).toBe(words);
  expect(fareWords({ t, format }, fare)).toHaveLength(2);
  expect(fareWords({ t, format }, { ...fare, changeFee: null, refundFee: 0 }, 2)).toHaveLength(2);
});

test("terms that are not known are not said", () => {
  expect(termsOf("en", {})).toBe("");
});

const flight = (originCode: string, departureTime: string, to: string, arrivalTime: string) => ({
  originCode,
  departureTime,
  destinationCode: to,
  arrivalTime,
});
const OUT = flight("GYD", "2027-03-01T08:00:00+04:00", "LHR", "2027-03-01T10:00:00+00:00");
const ON = flight("LHR", "2027-03-01T15:00:00+00:00", "LAX", "2027-03-01T18:30:00-08:00");
const stay = (checkInDate: string) => ({ checkInDate, checkOutDate: "2027-03-08" });

test.each([
  ["2027-03-02", 1],
  ["2027-03-04", 3],
  ["2027-03-01", undefined],
])("from landing on 1 March to a check-in on %s, %s nights have no bed", (day, nights) => {
  const stops = stopsOf({ flights: [OUT, ON], hotels: [stay(day)] });
  expect(stops.find(({ kind }) => kind === "checkIn")?.bedless).toBe(nights);
});

test("a landing before dawn of the check-in day leaves a night without a bed; a cancelled stay is no matter", () => {
  const late = flight("LHR", "2027-03-01T20:00:00+00:00", "GYD", "2027-03-02T02:30:00+04:00");
  const stops = stopsOf({
    flights: [late],
    hotels: [{ ...stay("2027-03-02"), status: "cancelled" }, stay("2027-03-02")],
  });
  expect(stops.filter(({ bedless }) => bedless === 1)).toHaveLength(1);
});

test("a flight goes on from the one before within a day, at the same airport", () => {
  const home = flight("LAX", "2027-03-09T18:00:00-08:00", "LHR", "2027-03-10T12:00:00+00:00");
  const other = flight("LGW", "2027-03-10T16:00:00+00:00", "GYD", "2027-03-11T01:00:00+04:00");
  const stops = stopsOf({ flights: [OUT, ON, home, other] });
  expect(stops.map(({ after }) => after)).toEqual([undefined, OUT, undefined, undefined]);
});
