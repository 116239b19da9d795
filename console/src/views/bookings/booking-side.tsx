import type { Pnr, TrailEntry } from "../../api/types.ts";
import type { TextKey } from "../../i18n/en.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { personIn } from "../../i18n/server-words.ts";
import { BookingBadge } from "../../ui/badge.tsx";
import { Trail } from "./trail.tsx";

const TYPES: Readonly<Record<string, TextKey>> = {
  adult: "passenger.adult",
  child: "passenger.child",
  infant: "passenger.infant",
};

interface BookingSideProps {
  readonly booking: Pnr;
  readonly trail: readonly TrailEntry[];
}

/** Who travels, where they sleep, what they drive, and who arranged it. */
export function BookingSide({ booking, trail }: BookingSideProps) {
  const { t, format, server } = useSpeech();
  const typeOf = (type: string) => {
    const key = TYPES[type];
    return key ? t(key) : type;
  };
  // Of a booking that is cancelled as a whole, its head says so.
  const isOff = (status: string) => status === "cancelled" && booking.status !== status;
  return (
    <div class="booking-side">
      <section class="card" aria-labelledby="who-title">
        <h2 id="who-title">{t("bookings.passengers")}</h2>
        <ul class="people">
          {booking.passengers.map((person) => (
            <li key={`${person.firstName} ${person.lastName}`}>
              <span class="people-mark" aria-hidden="true">
                {person.firstName.slice(0, 1)}
                {person.lastName.slice(0, 1)}
              </span>
              <span>
                {personIn(server, `${person.firstName} ${person.lastName}`)}{" "}
                <span class="soft">{typeOf(person.type)}</span>
              </span>
            </li>
          ))}
        </ul>
        {(booking.contactEmail ?? booking.contactPhone) && (
          <p class="soft">
            {t("booking.contact")}:{" "}
            {[booking.contactEmail, booking.contactPhone].filter(Boolean).join(", ")}
          </p>
        )}
      </section>
      {booking.hotels.length > 0 && (
        <section class="card" aria-labelledby="hotels-title">
          <h2 id="hotels-title">{t("booking.hotels")}</h2>
          {booking.hotels.map((hotel) => (
            <div
              key={hotel.part ?? hotel.hotelName + hotel.checkInDate}
              class={isOff(hotel.status) ? "part part-off" : "part"}
            >
              {isOff(hotel.status) && <BookingBadge status="cancelled" />}
              <p class="hotel-name">{hotel.hotelName}</p>
              <p
                class="hotel-stars"
                role="img"
                aria-label={t("booking.stars", { n: hotel.starRating })}
              >
                {"★".repeat(hotel.starRating)}
              </p>
              <p class="soft">{hotel.address}</p>
              <p class="soft">
                {format.day(hotel.checkInDate)} – {format.day(hotel.checkOutDate)} ·{" "}
                {t("booking.nights", { n: hotel.nights })} ·{" "}
                {server.rooms[hotel.roomType] ?? hotel.roomType}
              </p>
              <p class="part-price">{format.cents(hotel.price)}</p>
            </div>
          ))}
        </section>
      )}
      {booking.cars.length > 0 && (
        <section class="card" aria-labelledby="cars-title">
          <h2 id="cars-title">{t("booking.cars")}</h2>
          {booking.cars.map((car) => (
            <div
              key={car.part ?? car.vehicleModel + car.pickupDate}
              class={isOff(car.status) ? "part part-off" : "part"}
            >
              {isOff(car.status) && <BookingBadge status="cancelled" />}
              <p class="hotel-name">{car.vehicleModel}</p>
              <p class="soft">
                {car.companyName} · {t("booking.rentalDays", { n: car.rentalDays })}
              </p>
              <p class="part-price">{format.cents(car.totalPrice)}</p>
            </div>
          ))}
        </section>
      )}
      <Trail entries={trail} />
    </div>
  );
}
