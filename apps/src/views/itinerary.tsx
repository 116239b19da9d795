import {
  type JsonObject,
  numberOf,
  objectsIn,
  textOf,
} from "../../../console/src/answers/read-json.ts";
import { Icon, type IconName } from "../../../console/src/ui/icon.tsx";
import { CHECK_IN, CHECK_OUT, hourText } from "../../../src/domain/rules/stay-hours.ts";
import { useDesk } from "../desk.tsx";
import { isOfMoney, partOfNote } from "../read/booking-notes.ts";
import { bagWords, bookedTerms } from "../read/fare-words.ts";
import { notesIn } from "../read/options.ts";
import { saidTo } from "../read/said-to.ts";
import { isCancelled, type Stop, stopsOf } from "../read/stops.ts";
import { Fitted } from "../ui/fitted.tsx";
import { Notes, Said } from "../ui/said.tsx";
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
  const notes = notesIn(booking);
  const stops = stopsOf(booking);
  const told = new Set(stops.map(({ part }) => textOf(part["part"])));
  const isAbout = (note: string) => told.has(partOfNote(note) ?? "");
  return (
    <>
      <Notes texts={notes.filter((note) => !isOfMoney(note) && !isAbout(note))} />
      <Fitted
        label={t("itinerary")}
        items={stops}
        render={(stop) => (
          <div class={isOff(stop.part) ? "stop tile-gone" : "stop"}>
            <span class="stop-mark">
              <Icon name={MARKS[stop.kind]} />
            </span>
            <div class="tile-main">
              <p class="soft">
                {format.day(stop.at)}
                {(stop.kind === "pickUp" || stop.kind === "dropOff") && `, ${format.time(stop.at)}`}
                {stop.kind === "checkIn" && `, ${t("fromHour", { time: hourText(CHECK_IN) })}`}
                {stop.kind === "checkOut" && `, ${t("byHour", { time: hourText(CHECK_OUT) })}`}
                {isOff(stop.part) && ` · ${t("status.cancelled")}`}
              </p>
              <StopWords stop={stop} seats={seats} moved={moved} bags={bagsOf(stop)} />
              {(stop.bedless ?? 0) > 0 && (
                <p class="soft few">{t("bedless", { n: stop.bedless ?? 0 })}</p>
              )}
              {(stop.kind === "checkIn" || stop.kind === "pickUp") &&
                notes
                  .filter((note) => partOfNote(note) === stop.part["part"])
                  .map((note) => (
                    <p key={note} class="soft few">
                      <Said text={note.slice(note.indexOf(" ") + 1)} />
                    </p>
                  ))}
            </div>
          </div>
        )}
      />
    </>
  );

  /** What a fare takes along, said with its first flight. */
  function bagsOf({ part, after }: Stop): string {
    const fare = objectsIn(booking["fares"]).find((one) => one["part"] === part["part"]);
    return fare && after === undefined ? bagWords({ t }, bookedTerms(fare)) : "";
  }
}

interface StopWordsProps {
  readonly stop: Stop;
  readonly seats: readonly JsonObject[];
  readonly moved: readonly JsonObject[];
  readonly bags: string;
}

function StopWords({ stop: { kind, part, after }, seats, moved, bags }: StopWordsProps) {
  const desk = useDesk();
  const { t, format } = desk;
  if (kind === "flight") {
    const number = textOf(part["flightNumber"]);
    const [terminal, lands] = [textOf(part["departureTerminal"]), textOf(part["arrivalTerminal"])];
    const came = textOf(after?.["arrivalTerminal"]);
    const own = seats.filter((seat) => seat["flightNumber"] === number);
    const movedOf = (flight: JsonObject) =>
      moved.find((times) => times["flightNumber"] === flight["flightNumber"]);
    const now = movedOf(part) ?? part;
    const booked = [part["departureTime"], part["arrivalTime"]].map((at) =>
      format.time(textOf(at)),
    );
    return (
      <>
        {after && (
          <p class="soft">
            {t("layover", {
              time: format.duration(
                (Date.parse(textOf(now["departureTime"])) -
                  Date.parse(textOf((movedOf(after) ?? after)["arrivalTime"]))) /
                  60_000,
              ),
              place: textOf(part["originName"]) || textOf(part["originCode"]),
            })}
            {came !== "" && terminal !== "" && came !== terminal && (
              <b class="few"> · {t("otherTerminal", { from: came, to: terminal })}</b>
            )}
          </p>
        )}
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
            terminal && t("terminalFrom", { name: terminal }),
            lands && t("terminalTo", { name: lands }),
            bags,
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
        <p class="soft">
          {[
            textOf(part["cityName"]),
            kind === "checkIn" && t("nights", { n: numberOf(part["nights"]) }),
            kind === "checkIn" &&
              numberOf(part["rooms"]) > 1 &&
              t("rooms", { n: numberOf(part["rooms"]) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </>
    );
  }
  const place = kind === "pickUp" ? "pickupLocationName" : "dropoffLocationName";
  return (
    <>
      <p class="tile-name">{t(kind, { car: saidTo(desk, textOf(part["vehicleModel"])).text })}</p>
      <p class="soft">
        {textOf(part["companyName"])} · {textOf(part[place])}
      </p>
    </>
  );
}
