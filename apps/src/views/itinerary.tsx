import {
  type JsonObject,
  numberOf,
  objectsIn,
  textOf,
} from "../../../console/src/answers/read-json.ts";
import { Icon, type IconName } from "../../../console/src/ui/icon.tsx";
import { useDesk } from "../desk.tsx";
import { type Stop, stopsOf } from "../read/stops.ts";
import { Fitted } from "../ui/fitted.tsx";
import { WayLine } from "./flight-row.tsx";

const MARKS: Readonly<Record<Stop["kind"], IconName>> = {
  flight: "plane",
  checkIn: "bed",
  checkOut: "bed",
  pickUp: "car",
  dropOff: "car",
};

export function Itinerary({ booking }: { booking: JsonObject }) {
  const { t, format } = useDesk();
  const seats = objectsIn(booking["extras"]).filter((extra) => extra["type"] === "seat");
  return (
    <Fitted
      label={t("itinerary")}
      items={stopsOf(booking)}
      render={(stop) => (
        <div class={isCancelled(stop.part) ? "stop tile-gone" : "stop"}>
          <span class="stop-mark">
            <Icon name={MARKS[stop.kind]} />
          </span>
          <div class="tile-main">
            <p class="soft">
              {format.day(stop.at)}
              {(stop.kind === "pickUp" || stop.kind === "dropOff") && `, ${format.time(stop.at)}`}
              {isCancelled(stop.part) && ` · ${t("status.cancelled")}`}
            </p>
            <StopWords stop={stop} seats={seats} />
          </div>
        </div>
      )}
    />
  );
}

function isCancelled(part: JsonObject): boolean {
  return part["status"] === "cancelled" || part["bookingStatus"] === "cancelled";
}

function StopWords({ stop: { kind, part }, seats }: { stop: Stop; seats: readonly JsonObject[] }) {
  const { t } = useDesk();
  if (kind === "flight") {
    const number = textOf(part["flightNumber"]);
    const terminal = textOf(part["departureTerminal"]);
    const own = seats.filter((seat) => seat["flightNumber"] === number);
    return (
      <>
        <WayLine
          way={{
            from: textOf(part["originCode"]),
            to: textOf(part["destinationCode"]),
            departs: textOf(part["departureTime"]),
            arrives: textOf(part["arrivalTime"]),
            minutes: numberOf(part["duration"]),
            stops: 0,
            via: [],
            numbers: number,
          }}
        />
        <p class="soft">
          {[
            `${textOf(part["airlineName"])} ${number}`,
            terminal && t("terminal", { name: terminal }),
            own.length > 0 &&
              `${t("seatTitle")}: ${own.map((seat) => textOf(seat["seat"])).join(", ")}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </>
    );
  }
  if (kind === "checkIn" || kind === "checkOut") {
    return (
      <>
        <p class="tile-name">{t(kind, { hotel: textOf(part["hotelName"]) })}</p>
        <p class="soft">{textOf(part["cityName"])}</p>
      </>
    );
  }
  const place = kind === "pickUp" ? "pickupLocationName" : "dropoffLocationName";
  return (
    <>
      <p class="tile-name">{t(kind, { car: textOf(part["vehicleModel"]) })}</p>
      <p class="soft">
        {textOf(part["companyName"])} · {textOf(part[place])}
      </p>
    </>
  );
}
