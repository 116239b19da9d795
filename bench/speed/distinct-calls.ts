import { isoDate, quoteDayOf } from "../../src/domain/dates.ts";

/** Far apart and near, busy and thin. */
export const ROUTES =
  "JFK-LAX LHR-JFK FRA-MUC SYD-MEL MAD-BCN CDG-NCE HND-ITM SIN-KUL GRU-GIG DEL-BOM LHR-SIN FRA-NRT AMS-CPT MXP-SYD ORD-DEL LAX-HKG MAN-BKK TBS-IST GYD-LHR EZE-MAD";
export const LONG_HAUL =
  "LHR-SYD JFK-NRT FRA-SIN CDG-EZE LAX-LHR AMS-CPT MXP-MEL ORD-DEL YYZ-HKG MAD-BKK";
const DAYS = 300;
/** From the day after two months, so that a server whose clock runs sells all of them. */
export const FIRST = quoteDayOf(Date.now()) + 60;
const STAY = 14;
const CITIES = ["Tbilisi", "Rome", "Lisbon", "Istanbul", "Vienna", "Kyoto", "Bali", "Prague"];

/** Every route on every day, in an order in which none comes soon again. */
export function scattered(
  routes: string,
  argsOf: (from: string, to: string, day: number) => object,
): readonly object[] {
  const pairs = routes.split(" ");
  const count = pairs.length * DAYS;
  return Array.from({ length: count }, (_, i) => {
    const at = (i * 7919) % count;
    const [from = "", to = ""] = (pairs[at % pairs.length] ?? "").split("-");
    return argsOf(from, to, FIRST + Math.floor(at / pairs.length));
  });
}

export function aWay(origin: string, destination: string, day: number) {
  return { origin, destination, departureDate: isoDate(day) };
}

export function aReturn(origin: string, destination: string, day: number) {
  const dates = { departure_date: isoDate(day), return_date: isoDate(day + STAY) };
  return { origin, destination, ...dates };
}

export function plansOfAll(): readonly object[] {
  return Array.from({ length: DAYS * CITIES.length }, (_, i) => ({
    query: `${3 + (i % 9)} days in ${CITIES[i % CITIES.length]} from ${isoDate(FIRST + (i % DAYS))} for ${1 + (i % 4)}`,
    lang: "en",
  }));
}
