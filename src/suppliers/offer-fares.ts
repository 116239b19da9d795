import type { FlightOption, OptionSlice } from "../domain/contracts/flights/offers.ts";
import { clockTime, isoDate } from "../domain/dates.ts";
import { currencyDigits } from "../domain/money.ts";
import type { TimeWindow } from "../domain/rules/windows.ts";
import type { FareFee, FareFlight, FareQuestion, FareQuote, FareSource } from "./fare-sources.ts";
import type { OfferSearch, OfferSource } from "./offers.ts";

const MOST_QUOTES = 3;

/** An offer search as a fare source: of all that it offers, the very flights in question. */
export function offerFares(offers: OfferSource, name: string, newId: () => string): FareSource {
  return {
    id: offers.source,
    name,
    kind: "supplier",
    supply: offers.source,

    async ask(question, { signal, withinMs }) {
      const search = toSearch(question);
      if (!search) return { quotes: [], why: "offers one-way and return trips only" };
      const call = { operationId: newId(), timeoutMs: withinMs, retries: 0, signal };
      const { options, asOf } = await offers.search(search, call);
      const same = options
        .map((option) => option.write())
        .filter((option) => isSame(option, question))
        .sort((a, b) => a.total.amount - b.total.amount)
        .slice(0, MOST_QUOTES);
      if (same.length === 0) {
        const others = options.length;
        return {
          quotes: [],
          why:
            others === 0
              ? "offers nothing on this route and day"
              : `does not list these very flights among ${others} offers for that day`,
        };
      }
      return { quotes: same.map((option) => toQuote(option, name, asOf, question)) };
    },
  };
}

function toSearch({ legs, shape, party, cabin }: FareQuestion): OfferSearch | undefined {
  const [out = [], back] = legs;
  const first = out[0];
  const last = out.at(-1);
  if (!first || !last || (shape !== "one_way" && shape !== "round_trip")) return undefined;
  const home = back?.[0];
  // To a seller, a return from another airport of the city is another trip.
  if (back && (home?.from !== last.to || back.at(-1)?.to !== first.from)) return undefined;
  return {
    origin: first.from,
    destination: last.to,
    departureDate: isoDate(first.day),
    ...(home && { returnDate: isoDate(home.day) }),
    party: {
      adults: party.adults,
      // An infant in a seat pays as a child does.
      children: party.children + party.infantsInSeat,
      infants: party.infantsOnLap,
    },
    cabin,
    // A day may have more offers than are listed; the hour of the flight has fewer.
    departureTime: around(first.departureTime),
    maxConnections: Math.max(...legs.map((flights) => flights.length - 1)),
  };
}

/** An hour to either side, for timetables that have changed a little. */
function around(time: string): TimeWindow {
  const at = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return { after: clockTime(Math.max(0, at - 60)), before: clockTime(Math.min(1439, at + 60)) };
}

function isSame({ slices }: FlightOption, { legs, cabin }: FareQuestion): boolean {
  return (
    slices.length === legs.length &&
    slices.every(
      (slice, index) =>
        (slice.cabin_class === null || slice.cabin_class === cabin) &&
        fliesAs(slice, legs[index] ?? []),
    )
  );
}

function fliesAs({ segments }: OptionSlice, flights: readonly FareFlight[]): boolean {
  return (
    segments.length === flights.length &&
    segments.every((segment, index) => {
      const flight = flights[index];
      return (
        flight !== undefined &&
        segment.airline === flight.airline &&
        Number(segment.flight_number) === flight.number &&
        segment.origin === flight.from &&
        segment.destination === flight.to &&
        segment.departing_at.slice(0, 10) === isoDate(flight.day)
      );
    })
  );
}

/** Undefined where the supplier does not say, or in another currency. */
function feeOf(
  condition: FlightOption["conditions"]["change_before_departure"],
  currency: string,
): FareFee | undefined {
  if (!condition) return undefined;
  const { allowed, penalty_amount: amount, penalty_currency: asked } = condition;
  if (!allowed) return null;
  if (amount === undefined || asked !== currency) return undefined;
  return Math.round(amount * 10 ** currencyDigits(currency));
}

function toQuote(
  option: FlightOption,
  name: string,
  asOf: string,
  { party }: FareQuestion,
): FareQuote {
  const { total, slices, conditions } = option;
  const brand = slices[0]?.fare_brand;
  const refund = conditions.refund_before_departure;
  const change = feeOf(conditions.change_before_departure, total.currency);
  const refundFee = feeOf(refund, total.currency);
  return {
    website: `${option.airline_name} through ${name}`,
    price: {
      minor: Math.round(total.amount * 10 ** currencyDigits(total.currency)),
      currency: total.currency,
    },
    bookingUrl: "",
    special: false,
    asOf,
    ...(brand && { brand }),
    checkedBags: Math.min(...slices.map(({ checked_bags }) => checked_bags)),
    ...(refund && { refundable: refund.allowed }),
    ...(change !== undefined &&
      refundFee !== undefined && {
        fees: { change, refund: refundFee, ...(refund?.as_credit && { credit: true }) },
      }),
    remarks: [
      `No link: the offer is booked through ${name}'s API`,
      ...(party.infantsInSeat > 0 ? ["Infants in seats are priced as children"] : []),
    ],
  };
}
