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
import type { Priced } from "./use-flights-price.ts";

interface LastLookProps {
  readonly draft: BookingDraft;
  readonly request: RequestDetail;
  readonly flightCents: number;
  /** The terms of the flights as they are booked together. */
  readonly fares: Priced["fares"];
  readonly busy: boolean;
  readonly problem: Problem | undefined;
  readonly onBook: () => void;
  readonly onClose: () => void;
}

/** All that will be booked, with its terms and its sum, before the one click that books it. */
export function LastLook(props: LastLookProps) {
  const { draft, request, flightCents, fares = [], busy, problem, onBook, onClose } = props;
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
          {[draft.out, draft.back]
            .flatMap((flight) => (flight ? [flight] : []))
            .map((flight, index) => (
              <Way key={flight.id} flight={flight} fees={fares[index]} />
            ))}
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

type Fare = NonNullable<ChosenFlight["fare"]>;

/** The bags of a flight by itself, and the fees of what it is booked with. */
function withFees({ bags, carryOn }: Fare, { changeFee, refundFee }: Partial<Fare>): Fare {
  return {
    ...{ bags, carryOn },
    ...(changeFee !== undefined && { changeFee }),
    ...(refundFee !== undefined && { refundFee }),
  };
}

interface WayProps {
  readonly flight: ChosenFlight;
  readonly fees: Partial<Fare> | undefined;
}

function Way({ flight, fees }: WayProps) {
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
      {fare && <FareTerms fare={fees ? withFees(fare, fees) : fare} />}
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
