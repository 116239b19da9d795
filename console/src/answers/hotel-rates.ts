import { isObject, type JsonObject, numberOf, objectsIn, textOf, textsIn } from "./read-json.ts";

export interface ShownHotel {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly stars: number;
  readonly nights: number;
  readonly room: string;
  readonly amenities: readonly string[];
  readonly checkIn: string;
  readonly checkOut: string;
  /** Its meals, and what the server says of cancelling it. */
  readonly board: string;
  readonly cancelling: string;
  readonly rateCode: string;
  /** Where in town it stands, in the server's words, and how many metres from there. */
  readonly distance: string;
  readonly cents: number;
}

/** A hotel with all its rates, the cheapest first. */
export interface FoundHotel {
  readonly rates: readonly [ShownHotel, ...ShownHotel[]];
}

export function shownHotels(output: JsonObject): readonly ShownHotel[] {
  return foundHotels(output).map(({ rates: [cheapest] }) => cheapest);
}

export function foundHotels(output: JsonObject): readonly FoundHotel[] {
  const terms = isObject(output["terms"]) ? output["terms"] : {};
  const hotels = objectsIn(output["hotels"]).filter((hotel) => "hotelName" in hotel);
  return hotels.map((hotel) => {
    const place = hotel["location"];
    const first: ShownHotel = {
      id: textOf(hotel["id"]),
      name: textOf(hotel["hotelName"]),
      address: textOf(hotel["address"]),
      stars: numberOf(hotel["starRating"]),
      nights: numberOf(hotel["nights"]),
      room: textOf(hotel["roomType"]),
      amenities: textsIn(hotel["amenities"]),
      checkIn: textOf(hotel["checkInDate"]),
      checkOut: textOf(hotel["checkOutDate"]),
      board: textOf(hotel["board"]),
      cancelling: textOf(hotel["cancellation"]),
      rateCode: textOf(hotel["rateCode"]),
      distance: isObject(place) ? textOf(place["distance"]) : "",
      cents: numberOf(hotel["price"]),
    };
    const others = objectsIn(hotel["moreRates"]).map((one): ShownHotel => {
      const rate = textOf(one["rate"]);
      // `BAR` of `KNG-BAR`.
      const rateCode = rate.slice(rate.indexOf("-") + 1);
      return {
        ...first,
        id: first.id.replace(textOf(hotel["rate"]), rate),
        room: textOf(one["roomType"]),
        ...("board" in one && { board: textOf(one["board"]) }),
        cancelling: textOf(terms[rateCode]),
        rateCode,
        cents: numberOf(one["price"]),
      };
    });
    return { rates: [first, ...others] };
  });
}

/** What a rate should be like. */
export type RateLike = Pick<ShownHotel, "rateCode" | "board" | "room">;

/** The rate that is most like one: its terms count most, then its meals, then its room. */
export function nearestRate({ rates }: FoundHotel, like: RateLike | undefined): ShownHotel {
  const likeness = ({ rateCode, board, room }: ShownHotel) =>
    (rateCode === like?.rateCode ? 4 : 0) +
    (board === like?.board ? 2 : 0) +
    (room === like?.room ? 1 : 0);
  return rates.reduce((best, one) => (likeness(one) > likeness(best) ? one : best));
}

/** What the server says of a stay that can be given back. */
export const FREE_UNTIL = /^free until (\d{4}-\d\d-\d\d \d\d:\d\d)/;

/** Whether it can be given back for nothing. */
export function isFreeToCancel({ cancelling }: Pick<ShownHotel, "cancelling">): boolean {
  return FREE_UNTIL.test(cancelling);
}
