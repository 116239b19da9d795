import { quoteDayOf } from "../../../domain/dates.ts";
import { TravelError } from "../../../domain/errors.ts";
import { routeOfFlight } from "../../../world/network/flight-numbers.ts";
import { hash, hashText, roll, type Seed } from "../../../world/random.ts";
import type { FareQuestion, FareSource } from "../../fare-sources.ts";
import { quoteTrip } from "./quote.ts";
import type { Seller } from "./seller.ts";
import { SELLERS } from "./table.ts";
import { readTrip } from "./trip.ts";

const ANSWERS_KEY = hashText("sellers.answers");
const DELAY_KEY = hashText("sellers.delay");

/** Resolves after so many milliseconds; rejects when the signal is aborted before. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** Sellers of the simulated world's flights; they differ as real ones do. */
export function simulatedSellers(seed: Seed, wait: Wait): readonly FareSource[] {
  return SELLERS.map((seller) => sourceOf(seed, seller, wait));
}

function sourceOf(seed: Seed, seller: Seller, wait: Wait): FareSource {
  const { id, name, kind } = seller;
  const key = hashText(id);

  return {
    id,
    name,
    kind,
    supply: "simulated",

    async ask(question, { signal }) {
      const trip = readTrip(seed, question);
      if (!trip) return { quotes: [], why: "does not know these flights" };
      const madeUp = madeUpFlight(question);
      if (madeUp !== undefined) return { quotes: [], why: `no flight is called ${madeUp}` };
      const day = hash(seed, trip.days, quoteDayOf(question.askedAt));
      const [quickest, slowest] = seller.delayMs;
      const delay = roll(seed, DELAY_KEY, key, trip.market, day) * (slowest - quickest);
      await wait(Math.round(quickest + delay), signal);
      if (roll(seed, ANSWERS_KEY, key, trip.market, day) >= seller.reliability) {
        throw new TravelError("unavailable", "its search is down today for this route and date", {
          reason: "seller_down",
        });
      }
      return quoteTrip(seed, seller, trip, question);
    },
  };
}

/** A number that its airline uses on no route; one of another route may be an older timetable's. */
function madeUpFlight({ legs }: FareQuestion): string | undefined {
  const flight = legs.flat().find(({ airline, number }) => !routeOfFlight(airline, number));
  return flight && `${flight.airline} ${flight.number}`;
}
