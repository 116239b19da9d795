import { type JsonObject, objectsIn, textOf } from "../../../console/src/answers/read-json.ts";

/**
 * All rates of a hotel, each whole and with the id that books it. The answer leaves out what a rate
 * has in common with its hotel, and says the terms of cancelling once for all hotels.
 */
export function ratesOf(hotel: JsonObject, terms: JsonObject): JsonObject[] {
  const { id, rate: first, board, rooms, moreRates } = hotel;
  return [
    hotel,
    ...objectsIn(moreRates).map((other) => {
      const rate = textOf(other["rate"]);
      return {
        board,
        rooms,
        cancellation: terms[rate.slice(rate.indexOf("-") + 1)],
        ...other,
        id: textOf(id).replace(textOf(first), rate),
      };
    }),
  ];
}
