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
    const { kind, draft, turns } = piece;
    if (turns.includes("return") || turns.includes("outward")) waiting = [];
    const timed = draft.departure !== undefined || draft.arrival !== undefined;
    const numbered = draft.number !== undefined;
    const isPlaceless = !draft.from && !draft.to && !draft.either;
    // These times are those of the first flight without any.
    const takes = timed && waiting.length > 0 && (numbered || isPlaceless || move === moveRoute);
    if (kind === "flight" && numbered && (!timed || takes)) waiting.push(draft);
    const first = takes ? waiting.shift() : undefined;
    if (first) move(draft, first);
    if (first && !numbered) first.date ??= draft.date;
    else zipped.push(piece);
  }
  return zipped;
}

function isFlightsFirst(flights: readonly Mention[], times: readonly Mention[]): boolean {
  const lastFlight = Math.max(...flights.map(({ first }) => first));
  const firstTime = Math.min(...times.map(({ first }) => first));
  return lastFlight < firstTime && times.length === 2 * flights.length;
}

function moveRoute(from: Draft, to: Draft): void {
  moveTimes(from, to);
  to.from = from.from ?? to.from;
  to.to = from.to ?? to.to;
  from.from = undefined;
  from.to = undefined;
}

function moveTimes(from: Draft, to: Draft): void {
  const { departure, arrival, plusDays } = from;
  Object.assign(to, { departure, arrival, plusDays });
  Object.assign(from, { departure: undefined, arrival: undefined, plusDays: undefined });
}
