import type { PlanAnswer } from "../api/types.ts";
import { useSpeech } from "../i18n/language.tsx";
import { FlightCard } from "./flight-card.tsx";
import { HotelCard, shownHotels } from "./hotel-card.tsx";
import { PlanDays } from "./plan-days.tsx";
import { isObject, type JsonObject, objectsIn } from "./read-json.ts";
import { gdsFlights, offerFlights } from "./shown-flights.ts";
import { ValueTree } from "./value-tree.tsx";

/** A tool's answer for people: cards for what travels, a plan by days, a tree for the rest. */
export function ReadableAnswer({ output }: { output: unknown }) {
  const { t, format } = useSpeech();
  if (!isObject(output)) return <p class="soft">{t("try.empty")}</p>;
  if (isPlan(output)) return <PlanDays plan={output} />;
  const flights = gdsFlights(output, format);
  const offers = objectsIn(output["offers"]).filter((offer) => "slices" in offer);
  const hotels = shownHotels(output);
  const shown = new Set([
    ...(flights.length > 0 ? ["flights"] : []),
    ...(offers.length > 0 ? ["offers"] : []),
    ...(hotels.length > 0 ? ["hotels"] : []),
  ]);
  const rest = Object.fromEntries(Object.entries(output).filter(([name]) => !shown.has(name)));
  return (
    <div class="readable">
      {flights.map((flight) => (
        <FlightCard key={flight.id} flight={flight} />
      ))}
      {offers.map((offer, index) => (
        <div key={index} class="offer">
          {offerFlights(offer, format).map((flight) => (
            <FlightCard key={flight.id} flight={flight} />
          ))}
        </div>
      ))}
      {hotels.map((hotel) => (
        <HotelCard key={hotel.id} hotel={hotel} />
      ))}
      <ValueTree value={rest} />
    </div>
  );
}

function isPlan(output: JsonObject): output is JsonObject & PlanAnswer {
  const { itinerary, budget } = output;
  return (
    Array.isArray(itinerary) &&
    isObject(budget) &&
    typeof output["summary"] === "string" &&
    Array.isArray(output["hotels"])
  );
}
