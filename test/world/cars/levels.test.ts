import { describe, expect, test } from "vitest";
import { dayNumber, MINUTES_PER_DAY } from "../../../src/domain/dates.ts";
import { searchCars } from "../../../src/world/cars/cars.ts";
import { seedFrom } from "../../../src/world/random.ts";

/** What an economy car is known to cost a day: airport, low month, high month, USD low/high. */
const REALITY = `
GYD 2 5 22/40
TBS 2 7 22/42
BUS 2 8 22/48
EVN 2 5 25/42
IST 2 5 25/45
AYT 2 7 22/50
BJV 2 8 25/60
TAS 1 4 35/50
ALA 4 7 35/50
DXB 7 1 18/38
MCT 7 1 22/38
RUH 6 12 25/40
AMM 1 4 22/35
RAK 7 4 20/42
FCO 1 5 22/60
NAP 1 7 24/65
MAD 1 5 18/50
BCN 1 7 20/60
AGP 1 7 12/55
PMI 2 7 10/70
LIS 1 7 15/60
CDG 1 6 35/65
NCE 1 7 28/70
ZRH 2 7 40/70
VIE 2 7 35/60
MUC 2 7 35/65
ATH 1 7 20/55
HER 2 7 18/60
JTR 2 7 25/75
SPU 2 7 15/65
DBV 2 7 18/75
LHR 2 7 35/60
EDI 2 8 35/75
OSL 2 7 45/85
RVN 6 1 50/95
KEF 2 7 45/110
HND 1 4 40/60
CJU 2 7 20/55
HKT 6 1 22/38
CPT 7 1 18/40
CUN 8 2 15/40
`
  .trim()
  .split("\n");

const seed = seedFrom("levels");

/** The median economy car of a week's rental, two months ahead, in USD a day. */
function median(code: string, month: number): number {
  const day = dayNumber(2027, month, 14);
  const pickup = day * MINUTES_PER_DAY + 600;
  const rates = searchCars(seed, {
    pickupCode: code,
    dropoffCode: code,
    pickup,
    dropoff: pickup + 7 * MINUTES_PER_DAY,
    driverAge: 35,
    quoteDay: day - 60,
  })
    .filter(({ vehicleClass }) => vehicleClass === "economy")
    .map(({ dailyRate }) => dailyRate / 100)
    .sort((a, b) => a - b);
  return rates[Math.floor(rates.length / 2)] ?? Number.NaN;
}

describe("what cars cost", () => {
  test("nine of ten figures of known places are met within 40 per cent", () => {
    const off = REALITY.flatMap((line) => {
      const [code = "", low = "", high = "", pair = ""] = line.split(" ");
      return pair.split("/").map((figure, season) => {
        const month = Number(season === 0 ? low : high);
        const found = median(code, month);
        return { what: `${code} ${month}: ${found}, not ${figure}`, ratio: found / Number(figure) };
      });
    });
    const far = off.filter(({ ratio }) => !(ratio <= 1.4 && ratio >= 1 / 1.4));
    expect(far.slice(Math.floor(off.length / 10)).map(({ what }) => what)).toEqual([]);
  });
});
