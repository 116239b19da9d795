import { useState } from "preact/hooks";
import type { BookingDetail } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { BookingBadge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { BookingSide } from "./booking-side.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { HandOver } from "./hand-over.tsx";
import { Timeline } from "./timeline.tsx";

const RouteMap = lazy(async () => (await import("./route-map.tsx")).RouteMap);

interface BookingViewProps {
  readonly detail: BookingDetail;
  /** False for an operator who only looks. */
  readonly works: boolean;
  readonly onChange: (detail: BookingDetail) => void;
}

export function BookingView({ detail, works, onChange }: BookingViewProps) {
  const { t, format } = useSpeech();
  const [cancelling, setCancelling] = useState(false);
  const { booking, places, trail } = detail;
  return (
    <article class="booking">
      <header class="booking-head">
        <div>
          <h1 class="booking-pnr">{booking.pnr}</h1>
          <p class="soft">
            {t("booking.created")} {format.moment(booking.createdAt)}
          </p>
        </div>
        <BookingBadge status={booking.status} />
        <p class="booking-total">
          <span class="soft">{t("booking.total")}</span> {format.cents(booking.totalPrice)}
        </p>
        {works && booking.status !== "cancelled" && (
          <Button kind="danger" onClick={() => setCancelling(true)}>
            {t("booking.cancel")}
          </Button>
        )}
      </header>
      {booking.cancellationReason && (
        <p class="note note-bad">
          {t("booking.cancelledBecause", { reason: booking.cancellationReason })}
        </p>
      )}
      {booking.flights.length > 0 && <RouteMap flights={booking.flights} places={places} />}
      <div class="booking-body">
        <Timeline pnr={booking.pnr} />
        <div class="booking-side">
          <HandOver pnr={booking.pnr} works={works} />
          <BookingSide booking={booking} trail={trail} />
        </div>
      </div>
      {cancelling && (
        <CancelDialog
          booking={booking}
          onCancelled={onChange}
          onClose={() => setCancelling(false)}
        />
      )}
    </article>
  );
}
