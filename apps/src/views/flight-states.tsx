import {
  type JsonObject,
  numberOf,
  objectsIn,
  textOf,
} from "../../../console/src/answers/read-json.ts";
import { useDesk } from "../desk.tsx";
import { laterMark } from "../read/later-mark.ts";
import { Fitted } from "../ui/fitted.tsx";
import { Head } from "../ui/head.tsx";
import { Said } from "../ui/said.tsx";

const STATES = ["scheduled", "onTime", "delayed", "departed", "landed", "cancelled"] as const;
const TONES = {
  scheduled: "plain",
  onTime: "good",
  delayed: "new",
  departed: "ask",
  landed: "good",
  cancelled: "bad",
} as const;

/** How flights stand: scheduled and expected times, terminal and gate. */
export function FlightStates({ data }: { data: JsonObject }) {
  const { t, format } = useDesk();
  return (
    <>
      <Head
        title={t("flightStatus")}
        detail={t("checkedAt", { time: format.deadline(textOf(data["asOf"])) })}
      />
      <Fitted
        label={t("flightStatus")}
        items={objectsIn(data["flights"])}
        render={(flight) => <FlightState flight={flight} />}
      />
    </>
  );
}

function FlightState({ flight }: { flight: JsonObject }) {
  const { t, format } = useDesk();
  const late = numberOf(flight["delayMinutes"]);
  const [terminal, gate] = [textOf(flight["departureTerminal"]), textOf(flight["gate"])];
  const arrival = textOf(flight["arrivalTerminal"]);
  const told = STATES.find((known) => known === flight["status"]) ?? "scheduled";
  // Before it has a gate, nothing but the timetable is known of a flight.
  const state = told === "scheduled" && gate !== "" ? "onTime" : told;
  return (
    <article class="tile">
      <div class="tile-main">
        <h2 class="tile-name">
          {textOf(flight["airlineName"])} {textOf(flight["flightNumber"])}{" "}
          <span class={`badge badge-${TONES[state]}`}>{t(`flight.${state}`)}</span>
        </h2>
        <p class="soft">{format.day(textOf(flight["date"]))}</p>
        <p class="way">
          <Time flight={flight} end="Departure" place={textOf(flight["originCode"])} />
          <span class="way-line">
            <span class="way-track" aria-hidden="true" />
          </span>
          <Time flight={flight} end="Arrival" place={textOf(flight["destinationCode"])} />
        </p>
        <p class="soft">
          {[
            late > 0 && t("late", { n: late }),
            terminal && t("terminalFrom", { name: terminal }),
            arrival && t("terminalTo", { name: arrival }),
            gate && t("gate", { name: gate }),
            textOf(flight["aircraftType"]),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {textOf(flight["cause"]) && (
          <p>
            <Said text={textOf(flight["cause"])} />
          </p>
        )}
      </div>
    </article>
  );
}

interface TimeProps {
  readonly flight: JsonObject;
  readonly end: "Departure" | "Arrival";
  readonly place: string;
}

function Time({ flight, end, place }: TimeProps) {
  const { format } = useDesk();
  const planned = textOf(flight[`scheduled${end}`]);
  const known = textOf(flight[`actual${end}`]) || textOf(flight[`estimated${end}`]) || planned;
  // The date above is that of the scheduled departure.
  const later = laterMark(textOf(flight["date"]), known);
  return (
    <span class="way-end">
      <b>
        {format.time(known)}
        {later !== "" && <sup>{later}</sup>}
      </b>{" "}
      {place}
      {known !== planned && <s class="soft"> {format.time(planned)}</s>}
    </span>
  );
}
