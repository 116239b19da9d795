import { expect, test } from "vitest";
import { dayNumber } from "../../../../src/domain/dates.ts";
import { toFields } from "../../../../src/services/pricecheck/answer/format.ts";
import { readRequest } from "../../../../src/services/pricecheck/resolve/request.ts";
import { corpusFacts } from "../../../support/pricecheck-corpus.ts";

const TODAY = dayNumber(2026, 11, 16);
const facts = corpusFacts();

/** Each flight in one line, then what is paid. */
function told(text: string): string[] {
  const { fields } = toFields(readRequest(text, facts, TODAY));
  const { trip, price, currency } = fields;
  const flights = trip.legs.flatMap(({ segments }) =>
    segments.map(
      (one) =>
        `${one.airline}${one.flightNumber} ${one.departureAirport}-${one.arrivalAirport} ${one.departureDate} ${one.departureTime}-${one.arrivalTime}`,
    ),
  );
  return [...flights, `${price} ${currency}`];
}

test.each([
  [
    "another flight in its place",
    "statt LH1234 jetzt LH 1456 am 9. August 2027, Frankfurt 16:15 – Wien 17:40, 219 Euro pro Person, 3 Personen",
    ["LH1456 FRA-VIE 2027-08-09 16:15-17:40", "657.00 EUR"],
  ],
  [
    "capitals, with names of two words",
    "ETIHAD EY 298 BAKU GYD - ABU DHABI AUH 11MAR 0425/0730, EY 11 AUH LHR 11MAR 0810/1210 AZN 3,950 PER PERSON",
    ["EY298 GYD-AUH 2027-03-11 04:25-07:30", "EY11 AUH-LHR 2027-03-11 08:10-12:10", "3950.00 AZN"],
  ],
  [
    "a flight's number before a word that is half a day elsewhere",
    "LH752 München–Barcelona 12.02.2027, 07:00-09:00, Rückflug LH753 am 15.02.2027, 10:00-12:10, 258 Euro.\nIs this a good price? I need to decide by next week.",
    ["LH752 MUC-BCN 2027-02-12 07:00-09:00", "LH753 BCN-MUC 2027-02-15 10:00-12:10", "258.00 EUR"],
  ],
  [
    "a preposition in capitals before an age",
    "FR 5995 MADRID-PALMA 3 DE JULIO 07:10-08:35, VUELTA CON FR 5996 10 DE JULIO 09:00-10:30, 2 ADULTOS, 1 NIÑO DE 3 Y 1 BEBÉ, 412,36 €",
    [
      "FR5995 MAD-PMI 2027-07-03 07:10-08:35",
      "FR5996 PMI-MAD 2027-07-10 09:00-10:30",
      "412.36 EUR",
    ],
  ],
  [
    "a city in small letters that is two codes",
    "tp 843 10 sep 2027 lisbon (lis) 13:55 → rome fiumicino (fco) 17:50, seat 12f, eur 98",
    ["TP843 LIS-FCO 2027-09-10 13:55-17:50", "98.00 EUR"],
  ],
  [
    "codes with a Turkish letter",
    "15 Şubat TK2417 Antalya 19:45 - İST 21:10 toplam 4.280 TL",
    ["TK2417 AYT-IST 2027-02-15 19:45-21:10", "4280.00 TRY"],
  ],
  [
    "times with a dash",
    "UT 831 из Внуково в Баку 15.02.2027 вылет 9-40 прилёт 13-55, 8760 руб",
    ["UT831 VKO-GYD 2027-02-15 09:40-13:55", "8760.00 RUB"],
  ],
  [
    "words behind their times",
    "A9 768 ilə Tbilisidən Bakıya 18 may 2027 14:10 çıxış 15:30 eniş bileti 130 dollara",
    ["A9768 TBS-GYD 2027-05-18 14:10-15:30", "130.00 USD"],
  ],
  [
    "the order of figures as it is said",
    "LY 316 TLV-LHR dep 10:15 arr 13:45 4/3/27, £310 — dates are dd/mm",
    ["LY316 TLV-LHR 2027-03-04 10:15-13:45", "310.00 GBP"],
  ],
  [
    "an hour of a part of the day",
    "Qayıdış 2 fevral S7 991 səhər 9-da Domodedovodan, 14:10-da Bakıda. 165 avro",
    ["S7991 DME-GYD 2027-02-02 09:00-14:10", "165.00 EUR"],
  ],
  [
    "hours and minutes with a word between",
    "W4 5031 Napoli - Tirana sabato 12 giugno alle 14 e 25, arrivo 15 e 35, 78 euro",
    ["W45031 NAP-TIA 2027-06-12 14:25-15:35", "78.00 EUR"],
  ],
])("%s", (_, text, wanted) => {
  expect(told(text)).toEqual(wanted);
});
