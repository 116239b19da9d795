import { useState } from "preact/hooks";
import type { BookingDetail, Pnr } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { linkTo } from "../../state/route.ts";
import { BookingBadge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { BookingSide } from "./booking-side.tsx";
import { HandOver } from "./hand-over.tsx";
import { Timeline } from "./timeline.tsx";
import { VoidWindow } from "./void-window.tsx";

const CancelDialog = lazy(async () => (await import("./cancel-dialog.tsx")).CancelDialog);
const ChangeDialog = lazy(async () => (await import("./change/change-dialog.tsx")).ChangeDialog);
const RouteMap = lazy(async () => (await import("./route-map.tsx")).RouteMap);

interface BookingViewProps {
  readonly detail: BookingDetail;
  /** False for an operator who only looks. */
  readonly works: boolean;
  readonly onChange: (detail: BookingDetail) => void;
}

export function BookingView({ detail, works, onChange }: BookingViewProps) {
  const { t, format } = useSpeech();
  const [doing, setDoing] = useState<"change" | "cancel">();
  const close = () => setDoing(undefined);
  const { booking, places, trail, request } = detail;
  const isOff = booking.status === "cancelled";
  /** False once something was changed here: the request's traveller is to hear of it. */
  const [told, setTold] = useState<boolean>();
  const changed = (next: BookingDetail) => {
    setTold(false);
    onChange(next);
  };
  const kept = sumOf(booking, "fee");
  const [prices, setPrices] = useState(false);
  return (
    <article class="booking">
      <header class="booking-head">
        <div>
          <h1 class="booking-pnr">{booking.pnr}</h1>
          <p class="soft">
            {t("booking.created")} {format.moment(booking.createdAt)}
            {request && (
              <>
                {" · "}
                <a href={linkTo({ view: "desk", id: request })}>{t("booking.request")}</a>
              </>
            )}
            {booking.related?.map((pnr) => (
              <span key={pnr}>
                {" · "}
                {t("booking.related")} <a href={linkTo({ view: "bookings", pnr })}>{pnr}</a>
              </span>
            ))}
          </p>
        </div>
        <BookingBadge status={booking.status} />
        <p class="booking-total">
          <span class="soft">{t("booking.total")}</span> {format.cents(booking.totalPrice)}
          {kept > 0 && (
            <>
              <br />
              <span class="soft">{t("booking.kept")}</span> {format.cents(kept)}
              {!isOff && (
                <>
                  <br />
                  <span class="soft">{t("booking.paid")}</span> {format.cents(booking.paid ?? 0)}
                </>
              )}
            </>
          )}
          {isOff && (
            <>
              <br />
              <span class="soft">{t("booking.returned")}</span>{" "}
              {format.cents(sumOf(booking, "refund", "credit"))}
            </>
          )}
        </p>
        {works && !isOff && (
          <div class="actions">
            <Button onClick={() => setDoing("change")}>{t("change.open")}</Button>
            <Button kind="danger" onClick={() => setDoing("cancel")}>
              {t("booking.cancel")}
            </Button>
          </div>
        )}
      </header>
      {booking.cancellationReason && (
        <p class="note note-bad">
          {t("booking.cancelledBecause", { reason: booking.cancellationReason })}
        </p>
      )}
      {told === false && request && (
        <p class="note note-ask" role="status">
          {t("booking.tell")}{" "}
          <a href={linkTo({ view: "desk", id: request })}>{t("booking.write")}</a>
        </p>
      )}
      <VoidWindow booking={booking} />
      <RouteMap booking={booking} places={places} />
      <div class="booking-body">
        <Timeline pnr={booking.pnr} prices={prices} />
        <div class="booking-side">
          <HandOver
            // Another booking's traveller reads another language.
            key={booking.pnr}
            detail={detail}
            works={works}
            prices={prices}
            onPrices={setPrices}
          />
          <BookingSide booking={booking} trail={trail} />
        </div>
      </div>
      {doing === "change" && <ChangeDialog booking={booking} onChanged={changed} onClose={close} />}
      {doing === "cancel" && (
        <CancelDialog booking={booking} onCancelled={changed} onClose={close} />
      )}
    </article>
  );
}

/** USD cents of the lines of some kinds. */
function sumOf(
  { ledger = [] }: Pnr,
  ...types: readonly NonNullable<Pnr["ledger"]>[number]["type"][]
): number {
  const lines = ledger.filter(({ type }) => types.includes(type));
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
