import type { Draft, Piece } from "./drafts.ts";
import type { FlightReading, Mention } from "./mentions.ts";

/**
 * "QR128 then 908, Milan to Sydney via Doha, 10:00-17:30 and 20:15-19:00": flights first, then their
 * times. Pieces with times alone are dealt out to the flights that stand before without any.
 */
export function zipLists(pieces: readonly Piece[], reading: FlightReading): readonly Piece[] {
  const turned = pieces.findIndex(
    ({ turns }, index) => index > 0 && (turns.includes("return") || turns.includes("outward")),
  );
  const back = reading.mentions
    .filter((said) => said.kind === "turn" && (said.turn === "return" || said.turn === "outward"))
    .map(({ first }) => first)
    .filter((first) =>
      reading.mentions.some((said) => said.kind === "flight" && said.first < first),
    );
  if (turned < 0 || back.length !== 1) return zipDirection(pieces, reading.mentions);
  // Out and back have their own.
  const [parting = 0] = back;
  const half = (isBack: boolean) =>
    reading.mentions.filter(({ first }) => first >= parting === isBack);
  return [
    ...zipDirection(pieces.slice(0, turned), half(false)),
    ...zipDirection(pieces.slice(turned), half(true)),
  ];
}

function zipDirection(pieces: readonly Piece[], mentions: readonly Mention[]): readonly Piece[] {
  const times = mentions.filter(({ kind }) => kind === "time");
  const flights = mentions.filter(({ kind }) => kind === "flight");
  if (flights.length < 2 || times.length < 2 || !isFlightsFirst(flights, times)) return pieces;
  // "TK 1951 & TK 332: Amsterdam 10:35 - Istanbul 15:55, Istanbul 20:15 - Baku 00:05"
  const routed = pieces.filter(({ kind, draft }) => kind === "flight" && draft.from && draft.to);
  const move = routed.length === flights.length ? moveRoute : moveTimes;
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
        if (first) move(draft, first);
      }
      zipped.push(piece);
      continue;
    }
    const first = waiting[0];
    if (
      piece.kind === "flight" &&
      first &&
      draft.number === undefined &&
      (isPlaceless(draft) || move === moveRoute)
    ) {
      waiting.shift();
      move(draft, first);
      if (draft.date && !first.date) first.date = draft.date;
      continue;
    }
    zipped.push(piece);
  }
  return zipped;
}

function isPlaceless({ from, to, either }: Draft): boolean {
  return !from && !to && !either;
}

function isFlightsFirst(flights: readonly Mention[], times: readonly Mention[]): boolean {
  const lastFlight = Math.max(...flights.map(({ first }) => first));
  const firstTime = Math.min(...times.map(({ first }) => first));
  return lastFlight < firstTime && times.length === 2 * flights.length;
}

function moveRoute(from: Draft, to: Draft): void {
  moveTimes(from, to);
  if (from.from) to.from = from.from;
  if (from.to) to.to = from.to;
  delete from.from;
  delete from.to;
}

function moveTimes(from: Draft, to: Draft): void {
  if (from.departure !== undefined) to.departure = from.departure;
  if (from.arrival !== undefined) to.arrival = from.arrival;
  if (from.plusDays !== undefined) to.plusDays = from.plusDays;
  delete from.departure;
  delete from.arrival;
  delete from.plusDays;
}
