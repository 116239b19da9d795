import { describe, expect, test } from "vitest";
import { usualFare, usualReturn } from "../../../scripts/world-report/fares.ts";
import { routesBetween } from "../../../src/world/network/network.ts";
import { type Airport, findAirport } from "../../../src/world/places/airports.ts";
import { seedFrom } from "../../../src/world/random.ts";

/** Usual fares in dollars: one way two months ahead and two days ahead, and a return two months ahead. */
const USUAL = `
YYZ-YVR 150 420 290 | MEX-CUN 45 120 85 | BOG-MDE 35 95 70 | LIM-CUZ 45 130 90 | SCL-EZE 110 280 210
MIA-BOG 160 380 300 | MEX-MAD 480 1000 820 | GRU-LIS 520 1100 900 | LHR-EDI 75 230 145 | LHR-FRA 95 350 180
CDG-NCE 70 240 135 | MUC-BER 90 300 175 | MAD-BCN 60 180 115 | STN-DUB 30 130 55 | LTN-BUD 40 170 80
OSL-TRD 60 190 115 | HEL-CDG 110 380 210 | ATH-JTR 65 150 120 | IST-ESB 45 75 85 | IST-LHR 150 420 280
LHR-JFK 330 950 560 | CDG-JFK 350 1000 600 | FRA-ORD 400 1150 680 | DUB-BOS 300 800 520 | DXB-LHR 340 820 600
DXB-BOM 130 330 240 | DEL-BOM 65 150 125 | DEL-LHR 380 850 680 | RUH-JED 65 150 125 | TLV-ATH 90 260 170
JNB-CPT 65 160 125 | LOS-ABV 85 140 165 | NBO-MBA 55 120 105 | LHR-JNB 480 1050 850 | HND-CTS 95 260 180
GMP-CJU 40 100 75 | PEK-SHA 110 190 210 | CAN-CTU 80 170 155 | HKG-TPE 110 260 200 | SIN-KUL 35 110 70
SIN-BKK 90 260 170 | CGK-DPS 65 120 125 | MNL-CEB 40 110 75 | SGN-HAN 60 130 115 | LHR-SIN 480 1050 850
LHR-HND 560 1250 980 | LAX-NRT 480 1150 820 | LAX-SYD 620 1300 1050 | SYD-MEL 85 280 165 | SYD-PER 190 430 370
SYD-AKL 160 380 300 | GYD-IST 120 280 220 | GYD-TBS 65 140 120 | ALA-NQZ 45 110 85 | TAS-IST 190 380 350
`;

const TOLERANCE = 0.4;
const seed = seedFrom("fixed");

function airport(code: string): Airport {
  const found = findAirport(code);
  if (!found) throw new Error(`no ${code}`);
  return found;
}

describe("fares of well-known routes", () => {
  test("nine in ten are within 40 % of what they usually are", () => {
    let close = 0;
    let all = 0;
    const far: string[] = [];
    for (const row of USUAL.trim().split(/\n|\|/)) {
      const [pair = "", ...usual] = row.trim().split(" ");
      const [from, to] = [airport(pair.slice(0, 3)), airport(pair.slice(4))];
      if (routesBetween(from, to).length === 0) continue;
      const asked = { seed, from, to };
      const found = [usualFare(asked, 60), usualFare(asked, 2), usualReturn(asked, 60)];
      found.forEach((dollars, i) => {
        all++;
        const ratio = dollars / Number(usual[i]);
        if (Math.abs(ratio - 1) <= TOLERANCE) close++;
        else far.push(`${pair} ${dollars} for ${usual[i]}`);
      });
    }
    expect(all).toBeGreaterThan(120);
    expect(close / all, far.join(", ")).toBeGreaterThanOrEqual(0.9);
  });
});
