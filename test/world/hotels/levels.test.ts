import { describe, expect, test } from "vitest";
import { dayNumber } from "../../../src/domain/dates.ts";
import { searchRooms } from "../../../src/world/hotels/rooms.ts";
import { seedFrom } from "../../../src/world/random.ts";

/** What a night for two is known to cost: town, low month, high month, 3 stars, 4 stars (low/high). */
const REALITY = `
BAK 2 5 40/60 65/110
XSH 2 7 35/50 55/80
TBS 2 7 35/55 70/110
BUS 2 8 30/75 55/130
GDU 6 2 50/110 80/190
EVN 2 5 40/60 75/115
TAS 1 4 40/60 75/115
SKD 1 9 35/60 65/110
ALA 4 7 40/60 75/120
IST 2 5 50/85 85/150
XGM 2 5 55/95 100/190
AYT 2 7 45/95 75/180
BJV 2 8 50/130 85/240
DXB 7 1 50/95 80/170
DOH 7 1 50/75 70/120
RUH 6 12 65/90 110/190
QCA 10 2 45/140 90/350
AMM 1 4 45/60 75/110
CAI 7 1 35/50 65/100
SSH 7 11 35/60 55/100
RAK 7 4 45/75 85/150
PAR 1 6 110/170 170/290
NCE 1 7 80/150 130/250
ROM 1 5 90/170 140/270
VCE 12 6 85/190 130/320
MAD 1 5 75/120 110/190
BCN 1 7 80/150 120/230
PMI 2 7 65/140 95/240
LIS 1 7 75/140 110/210
LON 2 7 110/170 170/280
EDI 2 8 85/190 130/300
ZRH 2 7 140/190 200/290
ZRT 5 2 150/260 220/420
VIE 2 7 75/125 110/190
BER 1 7 70/115 100/170
MUC 2 7 80/140 120/210
ATH 1 7 60/110 95/180
JTR 2 7 70/200 120/380
DBV 2 7 60/150 95/260
PRG 1 6 55/100 85/160
RVN 6 1 90/220 130/380
REK 2 7 110/210 160/320
BKK 6 12 30/45 55/95
HKT 6 1 25/60 45/120
HAN 7 1 28/40 50/80
DPS 3 8 30/50 60/110
SIN 3 7 110/150 160/240
TYO 1 4 75/125 130/230
UKY 1 11 65/150 110/260
SEL 1 5 55/85 95/160
GOI 6 12 30/60 55/120
MLE 7 2 60/100 220/400
CPT 7 1 60/110 95/200
NYC 2 10 150/260 210/380
CUN 8 2 60/100 110/200
RIO 6 1 50/90 80/150
CUZ 1 7 40/65 80/140
SYD 6 1 100/150 150/230
`
  .trim()
  .split("\n");

const seed = seedFrom("levels");

/** The median of what a search shows for two adults and three nights, two months ahead, in USD. */
function median(cityCode: string, month: number, stars: number): number {
  const checkIn = dayNumber(2027, month, 14);
  const prices = searchRooms(seed, {
    cityCode,
    checkIn,
    checkOut: checkIn + 3,
    guests: 2,
    quoteDay: checkIn - 60,
  })
    .filter(({ hotel }) => hotel.stars === stars)
    .map(({ pricePerNight }) => pricePerNight / 100)
    .sort((a, b) => a - b);
  return prices[Math.floor(prices.length / 2)] ?? Number.NaN;
}

describe("what hotels cost", () => {
  test("nine of ten figures of known towns are met within 40 per cent, three quarters within 20", () => {
    const off = REALITY.flatMap((line) => {
      const [code = "", low = "", high = "", three = "", four = ""] = line.split(" ");
      return [three, four].flatMap((pair, index) =>
        pair.split("/").map((figure, season) => {
          const month = Number(season === 0 ? low : high);
          const found = median(code, month, 3 + index);
          return {
            what: `${code} ${3 + index}* in month ${month}: ${found}, not ${figure}`,
            ratio: found / Number(figure),
          };
        }),
      );
    });
    const farther = (share: number) =>
      off
        .filter(({ ratio }) => !(ratio <= 1 + share && ratio >= 1 / (1 + share)))
        .map(({ what }) => what);
    expect(off.length).toBeGreaterThan(200);
    expect(farther(0.4).slice(Math.floor(off.length / 10))).toEqual([]);
    expect(farther(0.2).slice(Math.floor(off.length / 4))).toEqual([]);
  });
});
