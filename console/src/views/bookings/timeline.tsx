import type { BookedFlight, BookedPlace, Pnr } from "../../api/types.ts";
import { daysLater } from "../../format/days-later.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { type Stop, stopsByDay } from "./stops.ts";

type Places = Readonly<Record<string, BookedPlace>>;

export function Timeline({ booking, places }: { booking: Pnr; places: Places }) {
  const { t, format } = useSpeech();
  return (
    <section class="card" aria-labelledby="timeline-title">
      <h2 id="timeline-title">{t("booking.timeline")}</h2>
      <p class="soft">{t("booking.timelineHelp")}</p>
      <ol class="timeline">
        {stopsByDay(booking).map(([day, stops]) => (
          <li key={day}>
            <h3 class="timeline-day">{format.day(day)}</h3>
            <ul>
              {stops.map((stop) => (
                <li key={stop.kind + stop.at} class={`stop stop-${stop.kind}`}>
                  <span class="stop-mark">
                    <Icon name={MARKS[stop.kind]} />
                  </span>
                  <StopText stop={stop} places={places} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

const MARKS: Readonly<Record<Stop["kind"], IconName>> = {
  flight: "plane",
  checkIn: "bed",
  checkOut: "bed",
  pickUp: "car",
  dropOff: "car",
};

function StopText({ stop, places }: { stop: Stop; places: Places }) {
  const { t, format } = useSpeech();
  if (stop.kind === "flight") return <FlightText flight={stop.flight} places={places} />;
  if (stop.kind === "checkIn" || stop.kind === "checkOut") {
    return (
      <div>
        <p>
          <strong>{t(`booking.${stop.kind}`, { hotel: stop.hotel.hotelName })}</strong>
        </p>
        <p class="soft">{stop.hotel.cityName}</p>
      </div>
    );
  }
  const { car } = stop;
  return (
    <div>
      <p>
        <strong>
          {format.time(stop.at)} {t(`booking.${stop.kind}`)}
        </strong>
      </p>
      <p class="soft">
        {car.companyName} ·{" "}
        {stop.kind === "pickUp" ? car.pickupLocationName : car.dropoffLocationName}
      </p>
    </div>
  );
}

function FlightText({ flight, places }: { flight: BookedFlight; places: Places }) {
  const { t, format } = useSpeech();
  const later = daysLater(flight.departureTime, flight.arrivalTime);
  const city = (code: string) => places[code]?.city ?? code;
  return (
    <div>
      <p>
        <strong>
          {format.time(flight.departureTime)} {city(flight.originCode)} →{" "}
          {format.time(flight.arrivalTime)}
          {later !== 0 && <sup>{t("booking.nextDay", { n: later }).replace("+-", "−")}</sup>}{" "}
          {city(flight.destinationCode)}
        </strong>
      </p>
      <p class="soft">
        {flight.airlineName} {flight.flightNumber} · {flight.originCode}–{flight.destinationCode} ·{" "}
        {format.duration(flight.duration)} · {flight.aircraftType}
      </p>
    </div>
  );
}
