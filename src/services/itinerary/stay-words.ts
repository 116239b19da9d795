import type { BookedHotel } from "../../domain/contracts/gds/hotels.ts";
import { roomWords } from "../../domain/room-words.ts";
import { CHECK_IN, CHECK_OUT, hourText } from "../../domain/rules/stay-hours.ts";
import { stayTerms } from "../../domain/rules/stay-terms.ts";
import type { Writing, Written } from "./handout.ts";
import type { ItineraryStop } from "./order.ts";
import { clock, dayWords } from "./when.ts";

/** Guests who land so late in the morning go to their room without much waiting. */
const EARLY = hourText(CHECK_IN - 180);

/** The beginning or the end of a stay; of one that is off, only what it was. */
export function stayWords(
  writing: Writing,
  { kind, at }: Pick<ItineraryStop, "kind" | "at">,
  hotel: BookedHotel,
  off: boolean,
): Written {
  const { lang, words, money } = writing;
  const { hotelName, address, cityName: city, nights, roomType, board, rooms, price } = hotel;
  const where = address.includes(city) ? address : `${address}, ${city}`;
  if (kind === "checkOut") {
    // A flight that leaves before the usual hour says nothing of when its guests leave the house.
    const isEarly = clock(at) < hourText(CHECK_OUT);
    const title = words.checkOut(hotelName);
    return { title, where, lines: [], ...(isEarly && { day: hotel.checkOutDate }) };
  }
  const { freeUntil } = stayTerms(hotel);
  const named = roomWords(lang, roomType);
  const room = rooms > 1 ? `${rooms} × ${named}` : named;
  const landing = off ? undefined : earlyLanding(writing, hotel);
  return {
    title: words.checkIn(hotelName),
    where,
    lines: [
      where,
      [words.nights(nights), room, ...(board ? [words.boards[board]] : [])].join(" · "),
      ...(off ? [] : [words.hours(hourText(CHECK_IN), hourText(CHECK_OUT))]),
      ...(landing === undefined ? [] : [words.early(landing, hourText(CHECK_IN))]),
      ...(off
        ? []
        : freeUntil === undefined
          ? [words.prepaid]
          : (hotel.cancellation ?? "free").startsWith("free")
            ? [words.freeUntil(`${dayWords(words, freeUntil)}, ${clock(freeUntil)}`)]
            : []),
      ...(money ? [money(price)] : []),
    ],
  };
}

/** The local time of a landing on the day of check-in, long before rooms are ready. */
function earlyLanding({ booking, places }: Writing, hotel: BookedHotel): string | undefined {
  const cityOf = (code: string) => places.find(code)?.cityCode ?? code;
  const last = booking.flights.findLast(
    ({ bookingStatus, destinationCode, arrivalTime }) =>
      bookingStatus !== "cancelled" &&
      cityOf(destinationCode) === cityOf(hotel.cityCode) &&
      arrivalTime.slice(0, 10) === hotel.checkInDate,
  );
  const time = last && clock(last.arrivalTime);
  return time !== undefined && time < EARLY ? time : undefined;
}
