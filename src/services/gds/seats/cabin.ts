import type { FlightSegment } from "../../../domain/contracts/gds/flights.ts";
import { quoteDayOf } from "../../../domain/dates.ts";
import { isMiddle, seatPrice } from "../../../domain/rules/seat-price.ts";
import { localDate } from "../../../domain/rules/stays.ts";
import { stockKey } from "../../../domain/stock.ts";
import type { CabinPlan, CabinRow } from "../../../suppliers/flight-operations.ts";
import { flightName } from "../day/flight-name.ts";
import type { GdsDeps } from "../deps.ts";

/** A flight whose seats are looked at. */
export type SeatedFlight = Pick<
  FlightSegment,
  "flightNumber" | "originCode" | "destinationCode" | "departureTime" | "cabin"
>;

/** The cabin of a flight as it is seated now; undefined where nothing is known of it. */
export async function readCabin(
  { flights, store, now }: GdsDeps,
  flight: SeatedFlight,
): Promise<CabinPlan | undefined> {
  const [chosen, [sold = 0]] = await Promise.all([
    store.inventory.soldIn([seatGroup(flight)]),
    store.inventory.sold([seatsKey(flight)]),
  ]);
  return flights.cabinPlan(flightName(flight), {
    cabin: flight.cabin,
    quoteDay: quoteDayOf(now()),
    sold,
    chosen: new Set([...chosen].flatMap(([key, count]) => (count > 0 ? [seatOf(key)] : []))),
  });
}

/** What a seat costs on a fare that asks `seatFee` for choosing one. */
export function priceOf(
  { columns, rows }: CabinPlan,
  row: CabinRow,
  letter: string,
  seatFee: number,
): number {
  return seatPrice(seatFee, {
    legroom: row.legroom,
    rowIndex: rows.indexOf(row),
    rows: rows.length,
    middle: isMiddle(columns, letter),
  });
}

function seatOf(key: string): string {
  return key.split("#")[1] ?? "";
}

const SEATS = "seat:";

function seatGroup({ flightNumber, originCode, departureTime }: SeatedFlight): string {
  return `${SEATS}${flightNumber}:${originCode}:${localDate(departureTime)}`;
}

/** The stock that all seats of the cabin are sold from. */
function seatsKey({
  flightNumber,
  originCode,
  destinationCode,
  departureTime,
  cabin,
}: SeatedFlight): string {
  const group = `flight:${originCode}${destinationCode}:${localDate(departureTime)}`;
  return stockKey({ group, unit: `${flightNumber}:${cabin}` });
}
