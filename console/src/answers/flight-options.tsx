import { post } from "../api/client.ts";
import type { ToolAnswer } from "../api/types.ts";
import type { Formats } from "../format/formats.ts";
import { useSpeech } from "../i18n/language.tsx";
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

export function FlightOptions({ title, flights, chosen, onChoose }: FlightOptionsProps) {
  const { t } = useSpeech();
  if (!flights) return null;
  return (
    <div class="options">
      <h3>{title}</h3>
      {flights.length === 0 && <p class="soft">{t("book.noResults")}</p>}
      {flights.map((flight) => {
        const isChosen = flight.id === chosen;
        return (
          <FlightCard key={flight.id} flight={flight}>
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
    </div>
  );
}
