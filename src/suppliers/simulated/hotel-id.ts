import type { DayNumber } from "../../domain/dates.ts";
import { MAX_GUESTS, MAX_NIGHTS } from "../../domain/rules/limits.ts";
import { dayCode, idKind, quoteCode, readCount, readDayCode, readQuoteCode } from "./id-parts.ts";

/** What a stay's id says, e.g. `HT2-PAR0042-KNG-BAR-270301-3N2G-Q261115`; `3N4G2R1C` has two rooms and a cot. */
export interface HotelId {
  readonly hotelCode: string;
  readonly roomCode: string;
  readonly rateCode: string;
  readonly checkIn: DayNumber;
  readonly nights: number;
  readonly guests: number;
  /** Rooms that were asked for, where these are more than the guests need; 1 else. */
  readonly minRooms: number;
  /** Cots for small children, who take no bed. */
  readonly cots: number;
  readonly quoteDay: DayNumber;
}

const KIND = idKind("HT");
const WORD = /^[A-Z0-9]{2,10}$/;
const STAY = /^(\d{1,3})N(\d{1,2})G(?:([2-9])R)?(?:([1-9])C)?$/;

export function writeHotelId(id: HotelId): string {
  return [
    KIND,
    id.hotelCode,
    id.roomCode,
    id.rateCode,
    dayCode(id.checkIn),
    `${id.nights}N${id.guests}G${id.minRooms > 1 ? `${id.minRooms}R` : ""}${id.cots > 0 ? `${id.cots}C` : ""}`,
    quoteCode(id.quoteDay),
  ].join("-");
}

/** All but room and rate: a caller that was told of a hotel's rates may put another one's codes in. */
export function withoutRoom(text: string): string {
  const [kind, hotelCode, , , ...rest] = text.split("-");
  return [kind, hotelCode, ...rest].join("-");
}

export function readHotelId(text: string): HotelId | undefined {
  const [kind, hotelCode, roomCode, rateCode, checkInCode, stay, quote, ...rest] = text.split("-");
  if (kind !== KIND || rest.length > 0) return undefined;
  const checkIn = readDayCode(checkInCode);
  const quoteDay = readQuoteCode(quote);
  const [, nightsText, guestsText, roomsText, cotsText] = STAY.exec(stay ?? "") ?? [];
  const nights = readCount(nightsText, 1, MAX_NIGHTS);
  const guests = readCount(guestsText, 1, MAX_GUESTS);
  if (!isWord(hotelCode) || !isWord(roomCode) || !isWord(rateCode)) return undefined;
  if (checkIn === undefined || quoteDay === undefined || !nights || !guests) return undefined;
  const minRooms = Number(roomsText ?? 1);
  const cots = Number(cotsText ?? 0);
  return { hotelCode, roomCode, rateCode, checkIn, nights, guests, minRooms, cots, quoteDay };
}

function isWord(text: string | undefined): text is string {
  return text !== undefined && WORD.test(text);
}
