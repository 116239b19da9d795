import type { Formats } from "../format/formats.ts";
import type { ShownFlight } from "./flight-card.tsx";
import { isObject, type JsonObject, numberOf, objectsIn, textOf } from "./read-json.ts";

/** The flights of a searchFlights answer, or of a booking. */
export function gdsFlights(output: JsonObject, format: Formats): readonly ShownFlight[] {
  return objectsIn(output["flights"])
    .filter((flight) => "departureTime" in flight)
    .map((flight) => {
      const legs = objectsIn(flight["segments"]);
      return {
        id: textOf(flight["id"]),
        number:
          legs.length > 1
            ? legs.map((leg) => textOf(leg["flightNumber"])).join(", ")
            : textOf(flight["flightNumber"]),
        airline: textOf(flight["airlineName"]),
        from: textOf(flight["originCode"]),
        to: textOf(flight["destinationCode"]),
        departs: textOf(flight["departureTime"]),
        arrives: textOf(flight["arrivalTime"]),
        minutes: numberOf(flight["duration"]),
        stops: numberOf(flight["stops"]),
        via: legs.slice(1).map((leg) => textOf(leg["originCode"])),
        price: format.cents(numberOf(flight["price"])),
        cabin: textOf(flight["cabin"]),
        ...("seatsAvailable" in flight && { seats: numberOf(flight["seatsAvailable"]) }),
        soldOut: flight["status"] === "sold_out",
        ...(isObject(flight["fare"]) && { fare: fareOf(flight["fare"]) }),
      };
    });
}

function fareOf(fare: JsonObject): NonNullable<ShownFlight["fare"]> {
  const { changeFee, refundFee } = fare;
  return {
    bags: numberOf(fare["checkedBags"]),
    carryOn: numberOf(fare["carryOnBags"]),
    ...(typeof changeFee === "number" && { changeFee }),
    ...(typeof refundFee === "number" && { refundFee }),
  };
}

/** The offers of a search_flights answer: one card per direction, the price on the first. */
export function offerFlights(offer: JsonObject, format: Formats): readonly ShownFlight[] {
  const total = isObject(offer["total"]) ? offer["total"] : {};
  const id = textOf(offer["id"]);
  return objectsIn(offer["slices"]).map((slice, index) => {
    const legs = objectsIn(slice["segments"]);
    return {
      id: `${id} ${index}`,
      number: legs
        .map((leg) => `${textOf(leg["airline"])}${textOf(leg["flight_number"])}`)
        .join(", "),
      airline: textOf(offer["airline_name"]),
      from: textOf(slice["origin"]),
      to: textOf(slice["destination"]),
      departs: textOf(slice["departing_at"]),
      arrives: textOf(slice["arriving_at"]),
      minutes: numberOf(slice["duration_minutes"]),
      stops: numberOf(slice["stops"]),
      via: legs.slice(1).map((leg) => textOf(leg["origin"])),
      ...(index === 0 && {
        price: format.money(numberOf(total["amount"]), textOf(total["currency"])),
      }),
      cabin: textOf(slice["cabin_class"]),
    };
  });
}
