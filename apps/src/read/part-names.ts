import { type JsonObject, objectsIn, textOf } from "../../../console/src/answers/read-json.ts";

/** What a part of a booking is called: `GYD → LAX`, a hotel, a car's company; the part's code where it is gone. */
export function partName(booking: JsonObject, part: string): string {
  const own = (list: string) => objectsIn(booking[list]).filter((one) => one["part"] === part);
  const flights = own("flights");
  if (flights.length > 0) {
    return `${textOf(flights[0]?.["originCode"])} → ${textOf(flights.at(-1)?.["destinationCode"])}`;
  }
  const [name] = [
    ...own("hotels").map((hotel) => hotel["hotelName"]),
    ...own("cars").map((car) => car["companyName"]),
  ];
  return textOf(name) || part;
}
