import { FareTerms } from "../../answers/flight-card.tsx";
import type { ChosenFlight } from "../../answers/flight-options.tsx";
import { StayTerms } from "../../answers/hotel-card.tsx";
import type { ShownHotel } from "../../answers/hotel-rates.ts";
import type { Problem } from "../../api/problem.ts";
import type { RequestDetail } from "../../api/types.ts";
import { daysLater } from "../../format/days-later.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import type { BookingDraft } from "./booking-draft.ts";
import { BookingSummary } from "./booking-summary.tsx";

interface LastLookProps {
  readonly draft: BookingDraft;
  readonly request: RequestDetail;
  readonly flightCents: number;
  readonly busy: boolean;
  readonly problem: Problem | undefined;
  readonly onBook: () => void;
  readonly onClose: () => void;
}

/** All that will be booked, with its terms and its sum, before the one click that books it. */
export function LastLook(props: LastLookProps) {
  const { draft, request, flightCents, busy, problem, onBook, onClose } = props;
  const { t, format } = useSpeech();
  const hotels = Object.values(draft.hotels);
  const total = hotels.reduce((sum, { cents }) => sum + cents, flightCents);
  return (
    <Dialog wide title={t("book.lastLook")} onClose={onClose}>
      <div class="stack">
        <p class="soft">{t("book.lastHelp")}</p>
        <ul class="look">
          {draft.passengers.map(({ type, firstName, lastName, dateOfBirth }, index) => (
            <li key={`${index} ${firstName}`}>
              <strong>
                {firstName} {lastName}
              </strong>{" "}
              <span class="soft">
                {[
                  t(`passenger.${type}`),
                  ...(dateOfBirth === "" ? [] : [format.day(dateOfBirth)]),
                ].join(" · ")}
              </span>
            </li>
          ))}
        </ul>
        <ul class="look">
          {[draft.out, draft.back].map(
            (flight) => flight && <Way key={flight.id} flight={flight} />,
          )}
          {hotels.map((hotel) => (
            <Stay key={hotel.id} hotel={hotel} />
          ))}
        </ul>
        <BookingSummary draft={draft} request={request} flightCents={flightCents} />
        {problem && <ProblemNote problem={problem} />}
        <div class="dialog-foot">
          <Button onClick={onClose}>{t("common.back")}</Button>
          <Button kind="primary" busy={busy} onClick={onBook}>
            {t("book.confirm", { amount: format.cents(total) })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Way({ flight }: { flight: ChosenFlight }) {
  const { t, format } = useSpeech();
  const { number, airline, from, to, departs, arrives, fare, stops } = flight;
  const later = daysLater(departs, arrives);
  const ends = [format.time(arrives), ...(later === 0 ? [] : [`(${format.day(arrives)})`])];
  return (
    <li>
      <p>
        <strong>
          {format.day(departs)}, {format.time(departs)} {from} → {to} {ends.join(" ")}
        </strong>
      </p>
      <p class="soft">
        {[
          `${airline} ${number}`,
          stops === 0 ? t("flight.direct") : t("flight.stops", { n: stops }),
        ].join(" · ")}
      </p>
      {fare && <FareTerms fare={fare} />}
    </li>
  );
}

function Stay({ hotel }: { hotel: ShownHotel }) {
  const { t, format, server } = useSpeech();
  const { name, stars, room, nights, checkIn, checkOut } = hotel;
  return (
    <li>
      <p>
        <strong>
          {format.day(checkIn)} – {format.day(checkOut)} {name}
        </strong>{" "}
        {"★".repeat(stars)}
      </p>
      <p class="soft">
        {server.rooms[room] ?? room} · {t("booking.nights", { n: nights })}
      </p>
      <StayTerms stay={hotel} />
    </li>
  );
}
