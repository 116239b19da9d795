import type { Draft, Piece } from "./drafts.ts";
import type { FlightReading, Mention } from "./mentions.ts";

/**
 * "QR128 then 908, Milan to Sydney via Doha, 10:00-17:30 and 20:15-19:00": flights first, then their
 * times. Pieces with times alone are dealt out to the flights that stand before without any.
 */
export function zipLists(pieces: readonly Piece[], reading: FlightReading): readonly Piece[] {
  const times = reading.mentions.filter(({ kind }) => kind === "time");
  const flights = reading.mentions.filter(({ kind }) => kind === "flight");
  if (flights.length < 2 || times.length < 2 || !isFlightsFirst(flights, times)) return pieces;
  const zipped: Piece[] = [];
  let waiting: Draft[] = [];
  for (const piece of pieces) {
    const { draft } = piece;
    if (piece.turns.includes("return") || piece.turns.includes("outward")) waiting = [];
    if (piece.kind === "flight" && draft.number !== undefined) {
      if (draft.departure === undefined && draft.arrival === undefined) waiting.push(draft);
      else if (waiting.length > 0) {
        // These times are those of the first flight without any.
        waiting.push(draft);
        const first = waiting.shift();
        if (first) moveTimes(draft, first);
      }
      zipped.push(piece);
      continue;
    }
    const first = waiting[0];
    if (
      piece.kind === "flight" &&
      first &&
      draft.number === undefined &&
      !draft.from &&
      !draft.to
    ) {
      waiting.shift();
      moveTimes(draft, first);
      if (draft.date && !first.date) first.date = draft.date;
      continue;
    }
    zipped.push(piece);
  }
  return zipped;
}

function isFlightsFirst(flights: readonly Mention[], times: readonly Mention[]): boolean {
  const lastFlight = Math.max(...flights.map(({ first }) => first));
  const firstTime = Math.min(...times.map(({ first }) => first));
  return lastFlight < firstTime && times.length === 2 * flights.length;
}

function moveTimes(from: Draft, to: Draft): void {
  if (from.departure !== undefined) to.departure = from.departure;
  if (from.arrival !== undefined) to.arrival = from.arrival;
  if (from.plusDays !== undefined) to.plusDays = from.plusDays;
  delete from.departure;
  delete from.arrival;
  delete from.plusDays;
}
