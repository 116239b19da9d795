import { describe, expect, test } from "vitest";
import { type Coordinates, distanceKm } from "../../../src/domain/geo.ts";
import { findAircraft } from "../../../src/world/airlines/aircraft.ts";
import { allRoutes } from "../../../src/world/network/network.ts";
import { trackBends, trackKm } from "../../../src/world/timetable/airspace.ts";
import { blockMinutes } from "../../../src/world/timetable/block-time.ts";
import { airport } from "./made.ts";

function track(country: string, from: string, to: string): number {
  const [a, b] = [airport(from), airport(to)];
  return trackKm(country, a, b, distanceKm(a, b)) / distanceKm(a, b);
}

/** From, to, country of the airline, hours there and back as airlines publish them in 2026. */
const BLOCKS = `
HEL HND FI 13:00 13:10;CDG HND FR 13:50 14:20;LHR HND GB 13:50 14:25;FRA HND DE 13:15 14:20;MUC HND DE 13:00 14:05
ZRH NRT CH 13:00 14:10;CPH HND DK 13:10 13:40;VIE NRT AT 12:40 14:10;WAW NRT PL 12:20 14:00;FRA ICN DE 12:05 13:55
CDG ICN FR 12:05 14:10;LHR ICN GB 12:40 14:20;WAW ICN PL 11:10 13:20;LHR HKG GB 13:00 14:00;LHR PVG GB 12:10 13:30
LHR PVG CN 11:10 12:30;FRA PVG DE 11:50 13:20;FRA PVG CN 10:50 12:00;CDG PVG FR 12:15 13:45;CDG PVG CN 11:10 12:25
MUC PEK DE 10:30 11:30;MUC PEK CN 9:20 10:10;LHR PEK CN 9:50 10:40;ARN PEK CN 8:40 9:20;HEL BKK FI 10:40 11:50
HEL SIN FI 12:45 13:25;LHR SIN GB 13:15 14:05;LHR DEL IN 9:15 10:30;LHR DEL GB 8:35 9:25;JFK DEL IN 14:40 16:10
JFK DEL US 14:00 15:20;IST HND TR 11:10 13:10;IST SVO TR 4:40 4:40;DXB LHR AE 7:40 6:55;JFK HKG HK 16:00 15:35
CMN CAI MA 5:10 5:50;SIN JFK SG 18:40 18:50;PER LHR AU 17:30 16:40;JFK LAX US 6:15 5:30;LHR JFK GB 8:00 7:05
SYD LAX AU 13:40 15:00;MAD BCN ES 1:20 1:20;GYD IST AZ 3:10 2:50;DXB BOM AE 3:10 3:20;DEL BOM IN 2:10 2:15
GRU LIS BR 9:35 10:10;JNB LHR ZA 11:10 11:00;SYD MEL AU 1:35 1:35;LAX HNL US 5:50 5:20;SYD PER AU 5:05 4:10`;

function minutes(text: string): number {
  const [hours = 0, rest = 0] = text.split(":").map(Number);
  return hours * 60 + rest;
}

describe("closed skies", () => {
  test("European, Japanese and Korean airlines go round Russia, Chinese ones do not", () => {
    for (const [from, to] of [
      ["LHR", "HND"],
      ["CDG", "ICN"],
      ["FRA", "NRT"],
    ] as const) {
      expect(track("DE", from, to)).toBeGreaterThan(1.12);
      expect(track("JP", from, to)).toBe(track("DE", from, to));
    }
    expect(track("FI", "HEL", "HND")).toBeGreaterThan(1.3);
    expect(track("CN", "MUC", "PEK")).toBeLessThan(1.05);
    expect(track("DE", "MUC", "PEK")).toBeGreaterThan(1.07);
  });

  test("Indian airlines go round Pakistan, Moroccan ones round Algeria, all round Ukraine", () => {
    expect(track("IN", "DEL", "LHR")).toBeGreaterThan(1.05);
    expect(track("MA", "CMN", "CAI")).toBeGreaterThan(1.02);
    expect(track("TR", "IST", "SVO")).toBeGreaterThan(1.4);
  });

  test("flights that cross nothing keep to the great circle, as do those within a closed sky", () => {
    expect(track("US", "JFK", "LAX")).toBe(1);
    expect(track("AU", "SYD", "LAX")).toBe(1);
    expect(track("RU", "SVO", "LED")).toBe(1);
  });

  test("nine block times of ten are within a tenth of the airlines' own", () => {
    let close = 0;
    let count = 0;
    for (const row of BLOCKS.trim().split(/[;\n]/)) {
      const [from = "", to = "", country = "", out = "", back = ""] = row.split(" ");
      const [a, b] = [airport(from), airport(to)];
      const km = distanceKm(a, b);
      const flown = trackKm(country, a, b, km);
      const type = findAircraft(km > 4000 ? "789" : "32N");
      if (!type) throw new Error("no such type");
      for (const [here, there, real] of [
        [a, b, minutes(out)],
        [b, a, minutes(back)],
      ] as const) {
        count++;
        if (Math.abs(blockMinutes(here, there, flown, type) / real - 1) <= 0.1) close++;
      }
    }
    expect(count).toBe(100);
    expect(close / count).toBeGreaterThanOrEqual(0.9);
  });
});

/** Over these places airlines of some countries do not fly, or none at all: in whose sky, within how many kilometres. */
const WEST = "GB DE FR FI NL US CA CH NO";
const AVOIDED: readonly (readonly [
  sky: string,
  lat: number,
  lon: number,
  km: number,
  who?: string,
])[] = [
  ["RU", 55.8, 37.6, 200, `${WEST} JP KR AU SG`],
  ["RU", 56.8, 60.6, 200, `${WEST} JP KR AU SG`],
  ["RU", 55, 82.9, 150, `${WEST} JP KR AU SG`],
  ["RU", 69.3, 88.2, 300, `${WEST} JP KR AU SG`],
  ["RU", 62, 129.7, 300, `${WEST} JP KR AU SG`],
  ["RU", 59.6, 150.8, 150, `${WEST} JP KR AU SG`],
  ["UA", 50.4, 30.5, 150],
  ["UA", 48.5, 35, 150],
  ["BY", 53.9, 27.6, 100, "GB DE FR FI NL CH PL"],
  ["IR", 35.7, 51.4, 150, WEST],
  ["IR", 29.6, 52.5, 100, WEST],
  ["IQ", 33.3, 44.4, 100, WEST],
  ["SY", 34.6, 38.3, 80],
  ["YE", 15.4, 44.2, 100],
  ["SD", 15.5, 32.5, 150],
  ["LY", 27, 14.4, 150],
  ["KP", 39, 125.8, 70],
  ["PK", 30.2, 71.5, 100, "IN"],
  ["IN", 21.1, 79.1, 250, "PK"],
  ["DZ", 32.5, 3.7, 150, "MA"],
];

test("no flight of any airline crosses a closed sky", () => {
  const crossings: string[] = [];
  let bent = 0;
  for (const { airline, a, b } of allRoutes()) {
    const avoided = AVOIDED.filter(
      ([sky, , , , who]) =>
        (who === undefined || who.split(" ").includes(airline.country)) &&
        a.country !== sky &&
        b.country !== sky,
    );
    const bends = trackBends(airline.country, a, b);
    if (bends.length > 0) bent++;
    const way = [a, ...bends, b];
    for (const [i, next] of way.slice(1).entries()) {
      for (const point of alongGreatCircle(way[i] ?? a, next)) {
        for (const [sky, lat, lon, km] of avoided) {
          if (distanceKm(point, { lat, lon }) < km)
            crossings.push(`${airline.code} ${a.iata}-${b.iata} over ${sky}`);
        }
      }
    }
  }
  expect([...new Set(crossings)]).toEqual([]);
  expect(bent).toBeGreaterThan(500);
});

/** Points about a hundred kilometres apart. */
function* alongGreatCircle(from: Coordinates, to: Coordinates): Generator<Coordinates> {
  const steps = Math.ceil(distanceKm(from, to) / 100);
  const [p, q] = [from, to].map(({ lat, lon }) => {
    const [phi, lambda] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
  });
  const angle = Math.acos(
    Math.min(
      1,
      [0, 1, 2].reduce((sum, i) => sum + at(p, i) * at(q, i), 0),
    ),
  );
  for (let step = 1; step < steps; step++) {
    const [here, there] = [Math.sin(angle * (1 - step / steps)), Math.sin((angle * step) / steps)];
    const [x = 0, y = 0, z = 0] = [0, 1, 2].map((i) => at(p, i) * here + at(q, i) * there);
    const lat = (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI;
    yield { lat, lon: (Math.atan2(y, x) * 180) / Math.PI };
  }
}

function at(vector: readonly number[] | undefined, index: number): number {
  return vector?.[index] ?? 0;
}
