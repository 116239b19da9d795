import {
  SeatMap,
  SeatMapQuestion,
  type SeatMapRow,
} from "../../domain/contracts/servicing/seats.ts";
import { formatUsd } from "../../domain/money.ts";
import { defineTool } from "../define.ts";
import type { GdsContext } from "../services.ts";

export const getSeatMap = defineTool({
  name: "getSeatMap",
  title: "Seats of a flight",
  toolset: "servicing",
  effect: "read",
  description:
    "The seats of one flight, of a search result or of a booking, in the cabin of its fare: rows, exits, what is open and what it costs. Next: seats in bookFlight, or in quoteChange for a booking.",
  input: SeatMapQuestion,
  output: SeatMap,

  run: (input, { services, caller }: GdsContext) => services.gds.getSeatMap(input, caller),

  summarize(map) {
    const { flightNumber, originCode, destinationCode, date, cabin, columns, yours = [] } = map;
    const others = map.otherFlights ?? [];
    return [
      `${flightNumber} ${originCode}-${destinationCode} ${date}, ${map.aircraftType}, ${cabin}: ${map.open} seats open (letters; . is taken, _ no seat, a gap the aisle; prices per person).`,
      ...(map.closed === undefined ? [] : [`NO SEAT CAN BE CHOSEN. ${map.closed}`]),
      ...(yours.length > 0 ? [`Chosen on this booking: ${yours.join(", ")}.`] : []),
      ...map.rows.map((row) => rowLine(row, columns)),
      ...(others.length > 0 ? [`For the others give flightNumber: ${others.join(", ")}.`] : []),
    ].join("\n");
  },
});

/** `12 A.C DEF $25.00, middle $20.00 exit`. */
function rowLine(row: SeatMapRow, columns: string): string {
  const { open, taken, price, middlePrice, exit = false, legroom = false } = row;
  const seats = [...columns]
    .map((letter) => {
      if (letter === " ") return " ";
      return open.includes(letter) ? letter : taken.includes(letter) ? "." : "_";
    })
    .join("");
  const middle = middlePrice === undefined ? "" : `, middle ${formatUsd(middlePrice)}`;
  const cost = price === 0 ? "free" : `${formatUsd(price)}${middle}`;
  const room = exit ? " exit row" : legroom ? " extra legroom" : "";
  return `${row.row} ${seats} ${cost}${room}`;
}
