import { useState } from "preact/hooks";
import { post } from "../api/client.ts";
import type { ToolAnswer } from "../api/types.ts";
import type { Formats } from "../format/formats.ts";
import { useSpeech } from "../i18n/language.tsx";
import { More } from "../ui/more.tsx";
import { Pick } from "../ui/pick.tsx";
import { FlightCard, type ShownFlight } from "./flight-card.tsx";
import { isObject, type JsonObject, numberOf, objectsIn, textOf } from "./read-json.ts";
import { gdsFlights } from "./shown-flights.ts";

/** A journey that can be chosen, with what is summed up of it. */
export interface ChosenFlight extends ShownFlight {
  readonly cents: number;
  readonly airlineCode: string;
}

/** What searchFlights finds. */
export async function findFlights(wish: JsonObject, format: Formats): Promise<ChosenFlight[]> {
  const { output } = await post<ToolAnswer>("/tools/searchFlights", wish);
  if (!isObject(output)) return [];
  const found = objectsIn(output["flights"]);
  return gdsFlights(output, format).map((flight, index) => ({
    ...flight,
    cents: numberOf(found[index]?.["price"]),
    airlineCode: textOf(found[index]?.["airlineCode"]),
  }));
}

interface FlightOptionsProps {
  readonly title: string;
  readonly flights: readonly ChosenFlight[] | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (flight: ChosenFlight | undefined) => void;
}

const SHOWN = 5;
/** The server finds the cheapest first. */
const ORDERS: Readonly<Record<string, (one: ChosenFlight, other: ChosenFlight) => number>> = {
  departs: (one, other) => one.departs.localeCompare(other.departs),
  minutes: (one, other) => one.minutes - other.minutes,
};

export function FlightOptions({ title, flights, chosen, onChoose }: FlightOptionsProps) {
  const { t, format } = useSpeech();
  const [order, setOrder] = useState("");
  const [stops, setStops] = useState("");
  const [most, setMost] = useState(SHOWN);
  if (!flights) return null;
  const fitting = stops === "" ? flights : flights.filter((flight) => flight.stops === 0);
  const sorted = ORDERS[order] ? fitting.toSorted(ORDERS[order]) : fitting;
  return (
    <div class="options">
      <h3>{title}</h3>
      {flights.length > 1 && (
        <div class="list-filters">
          <Pick
            label={t("filter.sort")}
            value={order}
            options={[
              ["", t("sort.price")],
              ["departs", t("sort.departs")],
              ["minutes", t("sort.minutes")],
            ]}
            onChoose={setOrder}
          />
          <Pick
            label={t("sort.anyStops")}
            value={stops}
            options={[
              ["", t("sort.anyStops")],
              ["direct", t("sort.direct")],
            ]}
            onChoose={setStops}
          />
        </div>
      )}
      {sorted.length === 0 && <p class="soft">{t("book.noResults")}</p>}
      {sorted.slice(0, most).map((flight) => {
        const isChosen = flight.id === chosen;
        // In the language of now, which may not be that of the search.
        const price = format.cents(flight.cents);
        return (
          <FlightCard key={flight.id} flight={{ ...flight, price }}>
            <button
              type="button"
              class={isChosen ? "button button-primary" : "button button-plain"}
              aria-pressed={isChosen}
              disabled={flight.soldOut}
              aria-label={`${t("flight.choose")} ${flight.number}`}
              onClick={() => onChoose(isChosen ? undefined : flight)}
            >
              {t(isChosen ? "flight.chosen" : "flight.choose")}
            </button>
          </FlightCard>
        );
      })}
      <More
        shown={Math.min(most, sorted.length)}
        total={sorted.length}
        onMore={most < sorted.length ? () => setMost(most + 2 * SHOWN) : undefined}
      />
    </div>
  );
}
