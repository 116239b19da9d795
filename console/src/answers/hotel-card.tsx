import type { ComponentChildren } from "preact";
import type { TextKey } from "../i18n/en.ts";
import { useSpeech } from "../i18n/language.tsx";
import { type JsonObject, numberOf, objectsIn, textOf, textsIn } from "./read-json.ts";

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
  readonly cents: number;
}

export function shownHotels(output: JsonObject): readonly ShownHotel[] {
  return objectsIn(output["hotels"])
    .filter((hotel) => "hotelName" in hotel)
    .map((hotel) => ({
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
      cents: numberOf(hotel["price"]),
    }));
}

export function HotelCard({
  hotel,
  children,
}: {
  hotel: ShownHotel;
  children?: ComponentChildren;
}) {
  const { t, format, server } = useSpeech();
  return (
    <article class="hotel">
      <div>
        <p class="hotel-name">{hotel.name}</p>
        <p class="hotel-stars" role="img" aria-label={t("booking.stars", { n: hotel.stars })}>
          {"★".repeat(hotel.stars)}
        </p>
        <p class="soft">{hotel.address}</p>
        <p class="soft">
          {server.rooms[hotel.room] ?? hotel.room} · {t("booking.nights", { n: hotel.nights })}
        </p>
        <StayTerms stay={hotel} />
      </div>
      <div class="hotel-end">
        <p class="flight-price">{format.cents(hotel.cents)}</p>
        {children}
      </div>
    </article>
  );
}

const BOARDS: Readonly<Record<string, TextKey>> = {
  room_only: "board.room_only",
  breakfast: "board.breakfast",
  half_board: "board.half_board",
  all_inclusive: "board.all_inclusive",
};
const FREE_UNTIL = /^free until (\d{4}-\d\d-\d\d \d\d:\d\d)/;

/** Meals, and until when it can be given back. */
export function StayTerms({ stay }: { stay: Partial<Pick<ShownHotel, "board" | "cancelling">> }) {
  const { t, format } = useSpeech();
  const { board = "", cancelling = "" } = stay;
  const meals = BOARDS[board];
  const until = FREE_UNTIL.exec(cancelling)?.[1];
  const rule =
    until !== undefined
      ? t("stay.freeUntil", { when: format.localized(until) })
      : t(cancelling.startsWith("prepaid") ? "stay.prepaid" : "stay.late");
  return (
    <p class="soft">
      {[...(meals ? [t(meals)] : []), ...(cancelling === "" ? [] : [rule])].join(" · ")}
    </p>
  );
}
