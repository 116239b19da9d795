import { isOpenBorder } from "../../domain/borders.ts";
import type { Minutes } from "../../domain/dates.ts";
import { type Airport, type AirportSize, findAirport } from "../places/airports.ts";

/** Minutes to change planes: within one area, out of it, into it, between two flights abroad, and at least between terminals. */
type Minimum = readonly [
  within: Minutes,
  leaving: Minutes,
  entering: Minutes,
  transit: Minutes,
  terminals: Minutes,
];

const BY_SIZE: Readonly<Record<AirportSize, Minimum>> = {
  small: [30, 45, 60, 60, 60],
  medium: [40, 60, 75, 60, 75],
  large: [50, 75, 90, 75, 90],
};

/** Where airports are known to be quicker or slower. */
const TABLE = `
LHR 60 75 75 75 90|LGW 45 60 60 60 75|CDG 50 60 75 70 90|ORY 45 60 60 60 75|FRA 45 45 45 45 60|MUC 30 35 40 35 60
AMS 40 50 50 50|MAD 35 45 55 55 75|BCN 40 50 60 60 90|FCO 45 60 60 60 75|ZRH 40 40 40 40|VIE 25 25 30 30 45
CPH 30 45 45 45|HEL 35 40 40 40|LIS 45 60 60 60 90|IST 60 75 90 60|DUB 60 60 60 60 90|JFK 45 75 105 120 120
EWR 40 60 90 90 105|ATL 45 60 75 75 90|ORD 50 75 90 90 105|DFW 40 60 80 80 90|LAX 60 90 120 120 120
SFO 50 60 90 90 90|MIA 45 60 90 90 90|IAH 35 60 75 75 90|YYZ 40 60 75 75 90|MEX 60 90 105 90 120|PTY 40 40 40 40
GRU 60 90 90 75 90|BOG 60 75 90 60|DXB 60 70 70 70 120|DOH 45 45 45 45|AUH 50 50 50 50|DEL 60 90 120 75 150
BOM 60 90 120 75 150|SIN 60 60 60 60 75|HKG 50 50 50 50|BKK 30 75 75 60|KUL 45 60 60 60 120|ICN 40 70 70 60 90
NRT 30 75 90 60 90|HND 35 70 85 55 85|PEK 60 90 120 90 120|PVG 60 90 120 90 120|CAN 50 90 90 60 120|TPE 60 60 60 60
SYD 30 80 90 60 80|JNB 45 75 90 60|ADD 45 60 60 50|NBO 45 60 75 50|CAI 60 75 90 60 120|GYD 45 60 75 50|TAS 45 60 75 50
ALA 45 60 75 50`;

const minimums: ReadonlyMap<string, Minimum> = new Map(
  TABLE.trim()
    .split(/[|\n]/)
    .map((row): [string, Minimum] => {
      const [iata = "", ...figures] = row.split(" ");
      const [within = 60, leaving = 60, entering = 60, transit = 60, terminals = 60] =
        figures.map(Number);
      return [iata, [within, leaving, entering, transit, terminals]];
    }),
);

/** The shortest time in which a passenger from `from` can change at `via` for a flight to `to`. */
export function minimumConnection(
  via: Airport,
  from: Airport,
  to: Airport,
  changesTerminal = false,
): Minutes {
  const [within, leaving, entering, transit, terminals] =
    minimums.get(via.iata) ?? BY_SIZE[via.size];
  const fromNear = sameArea(via, from);
  const toNear = sameArea(via, to);
  const minutes = fromNear ? (toNear ? within : leaving) : toNear ? entering : transit;
  return changesTerminal ? Math.max(minutes, terminals) : minutes;
}

/** The same by codes, also where one of them is not known. */
export function minimumByCodes(via: string, from: string, to: string): Minutes {
  const [at, before, after] = [via, from, to].map(findAirport);
  return at && before && after ? minimumConnection(at, before, after) : USUAL_CONNECTION;
}

const USUAL_CONNECTION = 60;

function sameArea(a: Airport, b: Airport): boolean {
  return isOpenBorder(a.country, b.country);
}
