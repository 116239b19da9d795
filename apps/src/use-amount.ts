import { isObject, type JsonObject, numberOf } from "../../console/src/answers/read-json.ts";
import { useDesk } from "./desk.tsx";

/** Amounts of an offer by their key: in the currency asked for where the answer has them, else in dollars. */
export function useAmount(currency: string): (offer: JsonObject, key: string) => string {
  const { format } = useDesk();
  return (offer, key) =>
    isObject(offer["shown"])
      ? format.money(numberOf(offer["shown"][key]), currency)
      : format.cents(numberOf(offer[key]));
}
