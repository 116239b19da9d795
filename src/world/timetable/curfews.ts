import { MINUTES_PER_DAY, type Minutes } from "../../domain/dates.ts";

/** Local minutes from which and until which planes may move; beyond 1440 is the night after. */
type Window = readonly [open: Minutes, close: Minutes];

interface Hours {
  readonly leaving: Window;
  readonly landing: Window;
}

/** Airports that close by night: hours for departures, then for arrivals where they differ. */
const TABLE = `
LHR 0600-2255 0445-2325|LCY 0630-2200|FRA 0500-2255|MUC 0500-2355|BER 0530-2330|DUS 0600-2200 0600-2300
HAM 0600-2300|STR 0600-2300 0600-2330|ZRH 0600-2245 0610-2255|GVA 0600-2355|BSL 0600-2300 0500-2355
ORY 0600-2315 0615-2330|NTE 0600-2355|BRU 0600-2355 0000-2400|CRL 0630-2300|EIN 0700-2300|RTM 0700-2300
BUD 0500-2355|WAW 0530-2330|BMA 0700-2200|FLR 0600-2355|NAP 0600-2330|LIN 0630-2330|BHD 0630-2130
JER 0630-2130|GCI 0630-2130|INN 0630-2000|SYD 0600-2255|ADL 0600-2255|OOL 0600-2255|WLG 0600-2355 0600-2500
ZQN 0600-2200|ITM 0700-2055|NRT 0600-2355|FUK 0700-2200|GMP 0600-2300|PUS 0600-2300|CJU 0600-2300
TSA 0600-2300|CGH 0600-2300|SDU 0600-2230|DCA 0600-2200 0600-2359|SNA 0700-2200 0700-2300
SAN 0630-2330 0000-2400|LGB 0700-2200|BUR 0700-2200|SJC 0630-2330|YYZ 0630-2430|YUL 0700-2355 0700-2500
YTZ 0645-2300|TLV 0350-2540 0000-2400|KTM 0600-2500|LEH 0600-1400|CUZ 0530-1900|PBH 0600-1600|LUA 0600-1400
SBH 0700-1800|SAB 0700-1800|TGU 0600-1800|ASE 0700-2300|GPS 0630-1730|SCY 0630-1730
`;

const hoursOf: ReadonlyMap<string, Hours> = new Map(
  TABLE.trim()
    .split(/[|\n]/)
    .map((row): [string, Hours] => {
      const [iata = "", leaving = "", landing = leaving] = row.split(" ");
      return [iata, { leaving: readWindow(leaving), landing: readWindow(landing) }];
    }),
);

export function hasCurfew(iata: string): boolean {
  return hoursOf.has(iata);
}

export function mayLeave(iata: string, minute: Minutes): boolean {
  const hours = hoursOf.get(iata);
  return hours === undefined || within(hours.leaving, minute);
}

export function mayLand(iata: string, minute: Minutes): boolean {
  const hours = hoursOf.get(iata);
  return hours === undefined || within(hours.landing, minute);
}

/** Closed hours of single weekdays: airport or airline, weekday from Monday 0, from and until a local minute. */
const CLOSED: readonly (readonly [string, number, Minutes, Minutes])[] = [
  ["LCY", 5, 750, MINUTES_PER_DAY],
  ["LCY", 6, 0, 749],
  ["SNA", 6, 0, 479],
  // El Al keeps the sabbath.
  ["LY", 4, 900, MINUTES_PER_DAY],
  ["LY", 5, 0, 1199],
];

/** Whether an airline's plane may leave or land at a local minute of a weekday. */
export function isOpenOn(airline: string, iata: string, weekday: number, minute: Minutes): boolean {
  return !CLOSED.some(
    ([whom, day, from, until]) =>
      day === weekday && (whom === iata || whom === airline) && minute >= from && minute <= until,
  );
}

/** Whether anything of the kind is known of an airport or an airline: nearly always not. */
export function hasClosedDays(airline: string, a: string, b: string): boolean {
  return CLOSED.some(([whom]) => whom === airline || whom === a || whom === b);
}

function within([open, close]: Window, minute: Minutes): boolean {
  return (minute >= open && minute <= close) || minute + MINUTES_PER_DAY <= close;
}

function readWindow(text: string): Window {
  const [open = "", close = ""] = text.split("-");
  return [readClock(open), readClock(close)];
}

function readClock(text: string): Minutes {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(2));
}
