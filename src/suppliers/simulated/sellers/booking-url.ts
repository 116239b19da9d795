import { isoDate } from "../../../domain/dates.ts";
import type { FareQuestion } from "../../fare-sources.ts";
import type { Seller } from "./seller.ts";

/** Nothing is served there: `.example` is reserved for what does not exist. */
export function hostOf(seller: Seller, airlineName: string): string {
  return `${seller.kind === "airline" ? slug(airlineName) : seller.id}.example`;
}

/** `https://velafare.example/flights/QR124-20270219.QR908-20270219?cabin=economy&adults=1` */
export function bookingUrl(host: string, { legs, cabin, party }: FareQuestion): string {
  const flights = legs
    .flat()
    .map(({ airline, number, day }) => `${airline}${number}-${isoDate(day).replaceAll("-", "")}`);
  const people = Object.entries(party)
    .filter(([, count]) => count > 0)
    .map(([who, count]) => `&${who}=${count}`);
  return `https://${host}/flights/${flights.join(".")}?cabin=${cabin}${people.join("")}`;
}

function slug(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
