import {
  isObject,
  type JsonObject,
  numberOf,
  objectsIn,
  textOf,
  textsIn,
} from "../../../console/src/answers/read-json.ts";

/** One direction of a flight to choose. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly departs: string;
  readonly arrives: string;
  readonly minutes: number;
  readonly stops: number;
  readonly via: readonly string[];
  readonly numbers: string;
}

/** A fee: an amount, not allowed, or not said. */
export type Fee = number | null | undefined;

/** A flight, one way or return, as every search shows it. */
export interface Option {
  readonly id: string;
  readonly airline: string;
  readonly ways: readonly Way[];
  readonly price: number;
  readonly currency: string;
  /** USD cents that booking it charges; unknown of a live supplier's. */
  readonly charge: number | undefined;
  readonly cabin: string;
  readonly brand: string;
  readonly bags: number | undefined;
  /** What each of them may weigh, where it is known. */
  readonly bagKg: number | undefined;
  readonly changeFee: Fee;
  readonly refundFee: Fee;
  readonly seats: number | undefined;
  readonly soldOut: boolean;
}

/** The flights of a searchFlights or a search_flights answer. */
export function optionsIn(data: JsonObject, args: JsonObject): readonly Option[] {
  if (Array.isArray(data["offers"])) return objectsIn(data["offers"]).map(offerOption);
  const currency = textOf(args["currency"]).toUpperCase() || "USD";
  return objectsIn(data["flights"]).map((flight) => gdsOption(flight, currency));
}

function gdsOption(flight: JsonObject, asked: string): Option {
  const shown = isObject(flight["shown"]) ? flight["shown"] : undefined;
  const fare = isObject(flight["fare"]) ? flight["fare"] : {};
  const fees = shown ?? {
    changeFee: inUnits(fare["changeFee"]),
    refundFee: inUnits(fare["refundFee"]),
  };
  const back = flight["returnFlight"];
  return {
    id: textOf(flight["id"]),
    airline: textOf(flight["airlineName"]),
    ways: [flight, ...(isObject(back) ? [back] : [])].map(gdsWay),
    price: shown ? numberOf(shown["price"]) : numberOf(flight["price"]) / 100,
    currency: shown ? asked : "USD",
    charge: numberOf(flight["price"]),
    cabin: textOf(flight["cabin"]),
    brand: textOf(fare["name"]),
    bags: numberOf(fare["checkedBags"]),
    bagKg: numberOf(fare["checkedKg"]) || undefined,
    changeFee: feeOf(fees["changeFee"]),
    refundFee: feeOf(fees["refundFee"]),
    seats: numberOf(flight["seatsAvailable"]),
    soldOut: flight["status"] === "sold_out",
  };
}

function inUnits(cents: unknown): unknown {
  return typeof cents === "number" ? cents / 100 : cents;
}

function feeOf(fee: unknown): Fee {
  return typeof fee === "number" || fee === null ? fee : undefined;
}

function gdsWay(way: JsonObject): Way {
  const legs = objectsIn(way["segments"]);
  return {
    from: textOf(way["originCode"]),
    to: textOf(way["destinationCode"]),
    departs: textOf(way["departureTime"]),
    arrives: textOf(way["arrivalTime"]),
    minutes: numberOf(way["duration"]),
    stops: numberOf(way["stops"]),
    via: legs.slice(1).map((leg) => textOf(leg["originCode"])),
    numbers:
      legs.map((leg) => textOf(leg["flightNumber"])).join(" ") || textOf(way["flightNumber"]),
  };
}

function offerOption(offer: JsonObject): Option {
  const total = isObject(offer["total"]) ? offer["total"] : {};
  const charged = isObject(offer["charged"]) ? offer["charged"] : total;
  const baggage = isObject(offer["baggage"]) ? offer["baggage"] : {};
  const checked = isObject(baggage["checked"]) ? baggage["checked"] : undefined;
  const conditions = isObject(offer["conditions"]) ? offer["conditions"] : {};
  return {
    id: textOf(offer["id"]),
    airline: textOf(offer["airline_name"]),
    ways: offerWays(offer),
    price: numberOf(total["amount"]),
    currency: textOf(total["currency"]) || "USD",
    charge:
      charged["currency"] === "USD" && textOf(offer["id"]).startsWith("FL")
        ? Math.round(numberOf(charged["amount"]) * 100)
        : undefined,
    cabin: textOf(offer["cabin_class"]),
    brand: textOf(offer["fare_brand"]),
    bags: checked && (checked["included"] === true ? numberOf(checked["pieces"]) || 1 : 0),
    bagKg: numberOf(checked?.["weight_kg"]) || undefined,
    changeFee: penalty(conditions["change_before_departure"]),
    refundFee: penalty(conditions["refund_before_departure"]),
    seats: undefined,
    soldOut: false,
  };
}

function penalty(condition: unknown): Fee {
  if (!isObject(condition)) return undefined;
  return condition["allowed"] === true ? numberOf(condition["penalty_amount"]) : null;
}

function offerWays(offer: JsonObject): readonly Way[] {
  const slices = objectsIn(offer["slices"]);
  const one: Way = {
    from: codeOf(offer["origin"]),
    to: codeOf(offer["destination"]),
    departs: momentOf(offer["departure"]),
    arrives: momentOf(offer["arrival"]),
    minutes: numberOf(offer["duration_minutes"]),
    stops: numberOf(offer["stops"]),
    via: textsIn(offer["via"]),
    numbers: `${textOf(offer["airline"])}${textOf(offer["flight_number"])}`,
  };
  if (slices.length === 0) return [one];
  return slices.map((slice) => {
    const stations = textOf(slice["route"]).split("-");
    const numbers = textOf(slice["flights"]);
    return {
      from: stations[0] ?? "",
      to: stations.at(-1) ?? "",
      departs: textOf(slice["departing_at"]),
      arrives: textOf(slice["arriving_at"]),
      minutes: numberOf(slice["duration_minutes"]),
      stops: Math.max(stations.length - 2, 0),
      via: stations.slice(1, -1),
      numbers: numbers.replaceAll(/[,+/]\s*/g, " "),
    };
  });
}

function codeOf(place: unknown): string {
  return isObject(place) ? textOf(place["code"]) : textOf(place);
}

function momentOf(moment: unknown): string {
  return isObject(moment) ? textOf(moment["datetime"]) : textOf(moment);
}

/** How many the prices of an answer are for: as it says itself, or as its first journey is priced. */
export function travellersIn(data: JsonObject): number {
  const told = numberOf(data["travelers"]);
  if (told > 0) return told;
  const [first] = objectsIn(data["flights"]);
  const shares = objectsIn(first?.["priceBreakdown"]);
  // Where there is no breakdown it is one adult.
  return shares.reduce((sum, share) => sum + numberOf(share["count"]), 0) || 1;
}

/** What an answer says beside its rows: notes of one desk, warnings of another. */
export function notesIn(data: JsonObject): readonly string[] {
  return [...textsIn(data["notes"]), ...textsIn(data["warnings"])];
}

/** Who travels, by the arguments of a search. */
export function partyOf(args: JsonObject): readonly ("adult" | "child" | "infant")[] {
  const party = isObject(args["passengers"]) ? args["passengers"] : args;
  const repeat = (type: "adult" | "child" | "infant", count: unknown, least = 0) =>
    Array.from({ length: Math.min(Math.max(numberOf(count), least), 9) }, () => type);
  return [
    ...repeat("adult", party["adults"], 1),
    ...repeat("child", party["children"]),
    ...repeat("infant", party["infants"]),
  ];
}
