import type { DayNumber } from "../../../../domain/dates.ts";
import { isSabbath } from "../days/holy-days.ts";
import type { Journeys } from "./journeys.ts";
import type { Stay } from "./route.ts";

/** The same ways by car where they would be by train on a Saturday without trains. */
export function offTheSabbath(
  journeys: Journeys,
  stays: readonly Stay[],
  start: DayNumber,
): Journeys {
  const { arrival, departure, transfers } = journeys;
  const days = stays.map((_, index) =>
    stays.slice(0, index + 1).reduce((sum, { nights }) => sum + nights, start),
  );
  const end = days.at(-1) ?? start;
  const [first, last] = [stays[0]?.spot.country ?? "", stays.at(-1)?.spot.country ?? ""];
  return {
    ...journeys,
    arrival: isSabbath(first, start) ? byCar(arrival) : arrival,
    departure: isSabbath(last, end) ? byCar(departure) : departure,
    transfers: transfers.map((way, index) =>
      isSabbath(way.from.country, days[index] ?? start) && way.mode === "train"
        ? { ...way, mode: "road" as const }
        : way,
    ),
  };
}

function byCar(way: Journeys["arrival"]): Journeys["arrival"] {
  return way.onwardBy === "train" ? { ...way, onwardBy: "road" } : way;
}
