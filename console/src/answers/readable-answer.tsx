import type { BudgetAnswer, PlanAnswer } from "../api/types.ts";
import { useSpeech } from "../i18n/language.tsx";
import { Button } from "../ui/button.tsx";
import { BudgetTable } from "./budget-table.tsx";
import { CarCard, shownCars } from "./car-card.tsx";
import { FlightCard } from "./flight-card.tsx";
import { HotelCard } from "./hotel-card.tsx";
import { shownHotels } from "./hotel-rates.ts";
import { PlanDays } from "./plan-days.tsx";
import { isObject, type JsonObject, objectsIn } from "./read-json.ts";
import { gdsFlights, offerFlights } from "./shown-flights.ts";
import { ValueTree } from "./value-tree.tsx";

interface ReadableAnswerProps {
  readonly output: unknown;
  /** Books what is shown under this id; absent where that cannot be booked. */
  readonly onBook?: ((id: string) => void) | undefined;
}

/** A tool's answer for people: cards for what travels, a plan by days, a budget as a table, a tree for the rest. */
export function ReadableAnswer({ output, onBook }: ReadableAnswerProps) {
  const { t, format } = useSpeech();
  if (!isObject(output)) return <p class="soft">{t("try.empty")}</p>;
  if (isPlan(output)) return <PlanDays plan={output} />;
  const flights = gdsFlights(output, format);
  const offers = objectsIn(output["offers"]).filter((offer) => "slices" in offer);
  const hotels = shownHotels(output);
  const cars = shownCars(output);
  const shown = new Set([
    ...(flights.length > 0 ? ["flights"] : []),
    ...(offers.length > 0 ? ["offers"] : []),
    ...(hotels.length > 0 ? ["hotels"] : []),
    ...(cars.length > 0 ? ["cars"] : []),
    ...(isBudget(output) ? ["breakdown", "range", "currency", "total", "perPerson"] : []),
  ]);
  const rest = Object.fromEntries(Object.entries(output).filter(([name]) => !shown.has(name)));
  const book = (id: string) =>
    onBook && <Button onClick={() => onBook(id)}>{t("try.book")}</Button>;
  return (
    <div class="readable">
      {isBudget(output) && <BudgetTable budget={output} />}
      {flights.map((flight) => (
        <FlightCard key={flight.id} flight={flight}>
          {!flight.soldOut && book(flight.id)}
        </FlightCard>
      ))}
      {offers.map((offer, index) => (
        <div key={index} class="offer">
          {offerFlights(offer, format).map((flight) => (
            <FlightCard key={flight.id} flight={flight} />
          ))}
        </div>
      ))}
      {hotels.map((hotel) => (
        <HotelCard key={hotel.id} hotel={hotel}>
          {book(hotel.id)}
        </HotelCard>
      ))}
      {cars.map((car) => (
        <CarCard key={car.id} car={car}>
          {book(car.id)}
        </CarCard>
      ))}
      <ValueTree value={rest} />
    </div>
  );
}

function isBudget(output: JsonObject): output is JsonObject & BudgetAnswer {
  const lines = objectsIn(output["breakdown"]);
  return lines.length > 0 && lines.every((line) => "expected" in line) && isObject(output["range"]);
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
