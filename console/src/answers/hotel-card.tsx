import type { ComponentChildren } from "preact";
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
      </div>
      <div class="hotel-end">
        <p class="flight-price">{format.cents(hotel.cents)}</p>
        {children}
      </div>
    </article>
  );
}
