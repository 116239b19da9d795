import type {
  BookedCar,
  BookedFlight,
  BookedHotel,
  BookedPlace,
  ItineraryStop,
  Pnr,
} from "../../api/types.ts";
import { daysLater } from "../../format/days-later.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { stopsByDay } from "./stops.ts";

type Places = Readonly<Record<string, BookedPlace>>;

interface TimelineProps {
  readonly booking: Pnr;
  readonly places: Places;
  readonly itinerary: readonly ItineraryStop[];
}

export function Timeline({ booking, places, itinerary }: TimelineProps) {
  const { t, format } = useSpeech();
  return (
    <section class="card" aria-labelledby="timeline-title">
      <h2 id="timeline-title">{t("booking.timeline")}</h2>
      <p class="soft">{t("booking.timelineHelp")}</p>
      <ol class="timeline">
        {stopsByDay(itinerary).map(({ date, stops }, index) => (
          <li key={`${index} ${date}`}>
            <h3 class="timeline-day">{format.day(date)}</h3>
            <ul>
              {stops.map((stop) => (
                <li
                  key={`${stop.kind} ${stop.part}`}
                  class={`stop stop-${stop.kind}${stop.cancelled ? " stop-off" : ""}`}
                >
                  <span class="stop-mark">
                    <Icon name={MARKS[stop.kind]} />
                  </span>
                  <div>
                    <StopNotes stop={stop} />
                    <StopText stop={stop} booking={booking} places={places} />
                  </div>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

const MARKS: Readonly<Record<ItineraryStop["kind"], IconName>> = {
  flight: "plane",
  checkIn: "bed",
  checkOut: "bed",
  pickUp: "car",
  dropOff: "car",
};

/** What comes before a stop: the time on the ground, and what does not fit. */
function StopNotes({ stop: { cancelled, layover, conflicts = [] } }: { stop: ItineraryStop }) {
  const { t, format } = useSpeech();
  return (
    <>
      {layover !== undefined && (
        <p class="stop-layover">{t("booking.layover", { time: format.duration(layover) })}</p>
      )}
      {conflicts.map((conflict) => (
        <p key={conflict} class="stop-conflict">
          {t(`conflict.${conflict}`)}
        </p>
      ))}
      {cancelled && <p class="stop-conflict">{t("booking.cancelled")}</p>}
    </>
  );
}

interface StopProps {
  readonly stop: ItineraryStop;
  readonly booking: Pnr;
  readonly places: Places;
}

function StopText({ stop, booking, places }: StopProps) {
  const { kind, part } = stop;
  if (kind === "flight") {
    const flight = booking.flights[part];
    return flight ? <FlightText flight={flight} places={places} /> : null;
  }
  if (kind === "checkIn" || kind === "checkOut") {
    const hotel = booking.hotels[part];
    return hotel ? <StayText kind={kind} hotel={hotel} /> : null;
  }
  const car = booking.cars[part];
  return car ? <RentalText kind={kind} at={stop.at} car={car} /> : null;
}

function StayText({ kind, hotel }: { kind: "checkIn" | "checkOut"; hotel: BookedHotel }) {
  const { t } = useSpeech();
  return (
    <>
      <p>
        <strong>{t(`booking.${kind}`, { hotel: hotel.hotelName })}</strong>
      </p>
      <p class="soft">{hotel.cityName}</p>
    </>
  );
}

interface RentalProps {
  readonly kind: "pickUp" | "dropOff";
  readonly at: string;
  readonly car: BookedCar;
}

function RentalText({ kind, at, car }: RentalProps) {
  const { t, format } = useSpeech();
  return (
    <>
      <p>
        <strong>
          {format.time(at)} {t(`booking.${kind}`)}
        </strong>
      </p>
      <p class="soft">
        {car.companyName} · {kind === "pickUp" ? car.pickupLocationName : car.dropoffLocationName}
      </p>
    </>
  );
}

function FlightText({ flight, places }: { flight: BookedFlight; places: Places }) {
  const { t, format } = useSpeech();
  const later = daysLater(flight.departureTime, flight.arrivalTime);
  const city = (code: string) => places[code]?.city ?? code;
  const { departureTerminal: from, arrivalTerminal: to, bagDropCloses } = flight;
  return (
    <>
      <p>
        <strong>
          {format.time(flight.departureTime)} {city(flight.originCode)} →{" "}
          {format.time(flight.arrivalTime)}
          {later !== 0 && <sup>{t("booking.nextDay", { n: later }).replace("+-", "−")}</sup>}{" "}
          {city(flight.destinationCode)}
        </strong>
      </p>
      <p class="soft">
        {flight.airlineName} {flight.flightNumber} · {flight.originCode}
        {from && ` (${t("booking.terminal", { name: from })})`}–{flight.destinationCode}
        {to && ` (${t("booking.terminal", { name: to })})`} · {format.duration(flight.duration)} ·{" "}
        {flight.aircraftType} · {t(`cabin.${flight.cabin}`)}
      </p>
      {bagDropCloses && (
        <p class="soft">{t("booking.bagDrop", { time: format.time(bagDropCloses) })}</p>
      )}
    </>
  );
}
