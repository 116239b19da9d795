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

/** A seat as it can be chosen. */
export interface FoundSeat {
  readonly open: boolean;
  readonly exit: boolean;
  readonly price: number;
}

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

/** The seat of a designator such as 12C; undefined where the cabin has none. */
export function findSeat(plan: CabinPlan, seat: string, seatFee: number): FoundSeat | undefined {
  const [, number, letter = ""] = /^(\d{1,3})([A-Z])$/.exec(seat) ?? [];
  const rowIndex = plan.rows.findIndex(({ row }) => row === Number(number));
  const row = plan.rows[rowIndex];
  if (!row?.letters.includes(letter) || letter === "") return undefined;
  return {
    open: row.open.includes(letter),
    exit: row.exit,
    price: priceOf(plan, row, letter, seatFee),
  };
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

/** What keeps a seat from being given twice: a unit of stock of which there is one. */
export function seatKey(flight: SeatedFlight, seat: string): string {
  return stockKey({ group: seatGroup(flight), unit: seat });
}

export function isSeatKey(key: string): boolean {
  return key.startsWith(SEATS);
}

/** Whether a unit of stock is of this flight: of its cabin, or one of its seats. */
export function isFlightKey(flight: SeatedFlight, key: string): boolean {
  return key === seatsKey(flight) || key.startsWith(`${seatGroup(flight)}#`);
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
