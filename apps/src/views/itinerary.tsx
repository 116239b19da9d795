import { type JsonObject, objectsIn, textOf } from "../../../console/src/answers/read-json.ts";
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
  // What its airline moved goes at the new times, with the booked one beside them.
  const disruptions = objectsIn(booking["disruptions"]);
  const moved = disruptions.flatMap(({ times }) => objectsIn(times));
  const called = disruptions.filter(({ kind }) => kind === "cancelled");
  const isOff = (part: JsonObject) =>
    isCancelled(part) || called.some((one) => one["flightNumber"] === part["flightNumber"]);
  return (
    <Fitted
      label={t("itinerary")}
      items={stopsOf(booking)}
      render={(stop) => (
        <div class={isOff(stop.part) ? "stop tile-gone" : "stop"}>
          <span class="stop-mark">
            <Icon name={MARKS[stop.kind]} />
          </span>
          <div class="tile-main">
            <p class="soft">
              {format.day(stop.at)}
              {(stop.kind === "pickUp" || stop.kind === "dropOff") && `, ${format.time(stop.at)}`}
              {isOff(stop.part) && ` · ${t("status.cancelled")}`}
            </p>
            <StopWords stop={stop} seats={seats} moved={moved} />
          </div>
        </div>
      )}
    />
  );
}

function isCancelled(part: JsonObject): boolean {
  return part["status"] === "cancelled" || part["bookingStatus"] === "cancelled";
}

interface StopWordsProps {
  readonly stop: Stop;
  readonly seats: readonly JsonObject[];
  readonly moved: readonly JsonObject[];
}

function StopWords({ stop: { kind, part }, seats, moved }: StopWordsProps) {
  const { t, format } = useDesk();
  if (kind === "flight") {
    const number = textOf(part["flightNumber"]);
    const terminal = textOf(part["departureTerminal"]);
    const own = seats.filter((seat) => seat["flightNumber"] === number);
    const now = moved.find((times) => times["flightNumber"] === number) ?? part;
    const booked = [part["departureTime"], part["arrivalTime"]].map((at) =>
      format.time(textOf(at)),
    );
    return (
      <>
        <WayLine
          way={{
            from: textOf(part["originCode"]),
            to: textOf(part["destinationCode"]),
            departs: textOf(now["departureTime"]),
            arrives: textOf(now["arrivalTime"]),
            minutes:
              (Date.parse(textOf(now["arrivalTime"])) - Date.parse(textOf(now["departureTime"]))) /
              60_000,
            stops: 0,
            via: [],
            numbers: number,
          }}
        />
        {now !== part && <p class="soft few">{t("bookedAt", { time: booked.join(" – ") })}</p>}
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
