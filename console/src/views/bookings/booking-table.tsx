import type { BookingSummary } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { personIn } from "../../i18n/server-words.ts";
import { linkTo } from "../../state/route.ts";
import { BookingBadge } from "../../ui/badge.tsx";

/** A table where there is room for one; on a phone each row is a card. */
export function BookingTable({ bookings }: { bookings: readonly BookingSummary[] }) {
  const { t, format, server } = useSpeech();
  return (
    <table class="table">
      <thead>
        <tr>
          <th scope="col">{t("bookings.reference")}</th>
          <th scope="col">{t("bookings.route")}</th>
          <th scope="col">{t("bookings.passengers")}</th>
          <th scope="col">{t("bookings.firstDate")}</th>
          <th scope="col">{t("bookings.status")}</th>
          <th scope="col" class="number">
            {t("bookings.total")}
          </th>
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <tr key={booking.pnr}>
            <th scope="row">
              <a class="table-link" data-row href={linkTo({ view: "bookings", pnr: booking.pnr })}>
                {booking.pnr}
              </a>
            </th>
            <td data-label={t("bookings.route")} class="route">
              {booking.route}
            </td>
            <td data-label={t("bookings.passengers")}>
              {booking.passengers.map((name) => personIn(server, name)).join(", ")}
            </td>
            <td data-label={t("bookings.firstDate")} class="when">
              {booking.firstDate && format.day(booking.firstDate)}
            </td>
            <td data-label={t("bookings.status")}>
              <BookingBadge status={booking.status} />
            </td>
            <td data-label={t("bookings.total")} class="number">
              {format.cents(booking.totalPrice)}
              {booking.kept !== undefined && (
                <>
                  <br />
                  <span class="soft" title={t("booking.kept")}>
                    + {format.cents(booking.kept)}
                  </span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
