import type {
  FlightOption,
  OptionSegment,
  OptionSlice,
} from "../../domain/contracts/flights/offers.ts";
import { currencyDigits } from "../../domain/money.ts";
import { plainName } from "../../text/plain.ts";
import type { ReadLocalTime, ZonedTime } from "./local-time.ts";
import {
  type Airport,
  type Condition,
  Offer,
  OfferAnswer,
  OfferRequestAnswer,
  type Segment,
  type Slice,
} from "./wire.ts";

/** Where Duffel's offers become ours. Nothing else reads them from its wire. */

/** What was in an answer: offers that can be shown, and how many could not. */
export interface ReadOffers {
  readonly options: FlightOption[];
  /** Broken, or not complete enough to be bought. */
  readonly unreadable: number;
  readonly partial: number;
}

/** Undefined where the answer has no list of offers at all. */
export function readOffers(body: unknown, times: ReadLocalTime): ReadOffers | undefined {
  const answer = OfferRequestAnswer.safeParse(body);
  if (!answer.success) return undefined;
  const options: FlightOption[] = [];
  let unreadable = 0;
  let partial = 0;
  for (const item of answer.data.data.offers) {
    const offer = Offer.safeParse(item);
    const option = offer.success ? toOption(offer.data, times) : undefined;
    if (!option) unreadable++;
    else if (offer.data?.partial) partial++;
    else options.push(option);
  }
  return { options, unreadable, partial };
}

export function readOffer(body: unknown, times: ReadLocalTime): FlightOption | undefined {
  const answer = OfferAnswer.safeParse(body);
  const offer = answer.success ? Offer.safeParse(answer.data.data) : undefined;
  return offer?.success ? toOption(offer.data, times) : undefined;
}

function toOption(offer: Offer, times: ReadLocalTime): FlightOption | undefined {
  const [there] = offer.slices;
  const slices = offer.slices
    .map((slice) => toSlice(slice, times))
    .filter((one) => one !== undefined);
  const [first] = slices;
  const [firstSegment] = there?.segments ?? [];
  const lastSegment = there?.segments.at(-1);
  if (!first || !firstSegment || !lastSegment || slices.length < offer.slices.length) {
    return undefined;
  }
  const marketing = firstSegment.marketing_carrier;
  const airline = offer.owner.iata_code ?? marketing.iata_code;
  if (!airline) return undefined;
  const currency = offer.total_currency;
  const total = { amount: amount(offer.total_amount, currency), currency };
  return {
    id: offer.id,
    offer_id: offer.id,
    airline,
    airline_name: plainName(offer.owner.name ?? marketing.name ?? "") || airline,
    flight_number: flightNumber(firstSegment),
    origin: airport(firstSegment.origin),
    destination: airport(lastSegment.destination),
    departure: moment(first.departing_at),
    arrival: moment(first.arriving_at),
    duration_minutes: first.duration_minutes,
    stops: first.stops,
    ...(first.stops > 0 && { stop_details: stopDetails(first) }),
    aircraft_type: first.segments[0]?.aircraft_type ?? null,
    // Duffel counts bags and does not weigh them.
    baggage: {
      checked: { included: first.checked_bags > 0, weight_kg: null },
      cabin: { included: first.carry_on_bags > 0, weight_kg: null },
    },
    price: total,
    tax: taxOf(offer, total.amount),
    total,
    emissions_kg: offer.total_emissions_kg == null ? null : Number(offer.total_emissions_kg),
    expires_at: offer.expires_at,
    direct: first.stops === 0,
    cabin_class: first.cabin_class,
    conditions: {
      change_before_departure: condition(offer.conditions?.change_before_departure),
      refund_before_departure: condition(offer.conditions?.refund_before_departure),
    },
    slices,
  };
}

function stopDetails({ segments }: OptionSlice): NonNullable<FlightOption["stop_details"]> {
  return segments.slice(1).map((next, index) => ({
    airport_code: next.origin,
    arrival_time: segments[index]?.arriving_at.slice(11, 16) ?? "",
    departure_time: next.departing_at.slice(11, 16),
  }));
}

/** When a segment leaves and lands. */
interface Clock {
  readonly leaves: ZonedTime;
  readonly lands: ZonedTime;
}

function toSlice(slice: Slice, times: ReadLocalTime): OptionSlice | undefined {
  const segments: OptionSegment[] = [];
  const clocks: Clock[] = [];
  for (const segment of slice.segments) {
    const leaves = times(segment.departing_at, segment.origin);
    const lands = times(segment.arriving_at, segment.destination);
    const airline = segment.marketing_carrier.iata_code ?? segment.operating_carrier?.iata_code;
    if (!leaves || !lands || !airline) return undefined;
    const minutes = elapsed(segment.duration, leaves, lands);
    if (minutes === undefined) return undefined;
    const clock = { leaves, lands };
    clocks.push(clock);
    segments.push({
      ...toSegment(segment, airline, clock, minutes),
      ...technicalStops(segment, times),
    });
  }
  const first = clocks[0]?.leaves;
  const last = clocks.at(-1)?.lands;
  const [firstSegment] = segments;
  if (!first || !last || !firstSegment) return undefined;
  const duration = elapsed(slice.duration, first, last) ?? flownAndWaited(segments, clocks);
  return {
    origin: firstSegment.origin,
    destination: segments.at(-1)?.destination ?? "",
    departing_at: first.text,
    arriving_at: last.text,
    duration_minutes: duration,
    stops: segments.length - 1,
    cabin_class: slice.segments[0]?.passengers?.[0]?.cabin_class ?? null,
    fare_brand: slice.fare_brand_name ? plainName(slice.fare_brand_name) : null,
    checked_bags: bags(slice, "checked"),
    carry_on_bags: bags(slice, "carry_on"),
    segments,
  };
}

function toSegment(
  segment: Segment,
  airline: string,
  { leaves, lands }: Clock,
  minutes: number,
): OptionSegment {
  const operator = segment.operating_carrier?.iata_code;
  return {
    airline,
    flight_number: flightNumber(segment),
    ...(operator && operator !== airline && { operated_by: operator }),
    origin: segment.origin.iata_code,
    destination: segment.destination.iata_code,
    departing_at: leaves.text,
    arriving_at: lands.text,
    duration_minutes: minutes,
    aircraft_type: segment.aircraft ? plainName(segment.aircraft.name) : null,
  };
}

function technicalStops(
  { stops }: Segment,
  times: ReadLocalTime,
): Pick<OptionSegment, "technical_stops"> {
  if (!stops || stops.length === 0) return {};
  const at = (time: string | null | undefined, place: Airport) =>
    time == null ? null : (times(time, place)?.text ?? null);
  return {
    technical_stops: stops.map(({ airport: place, arriving_at, departing_at }) => ({
      airport_code: place.iata_code,
      arriving_at: at(arriving_at, place),
      departing_at: at(departing_at, place),
    })),
  };
}

/** As the supplier says, else by the zones; subtracting local times would be wrong across them. */
function elapsed(
  said: string | null | undefined,
  from: ZonedTime,
  to: ZonedTime,
): number | undefined {
  const minutes = said == null ? undefined : isoMinutes(said);
  if (minutes !== undefined && minutes > 0) return minutes;
  if (from.instant === undefined || to.instant === undefined) return undefined;
  return to.instant > from.instant ? to.instant - from.instant : undefined;
}

/** Waiting happens at one airport, where local times may be subtracted. */
function flownAndWaited(segments: readonly OptionSegment[], clocks: readonly Clock[]): number {
  return segments.reduce((sum, { duration_minutes }, index) => {
    const landed = clocks[index - 1]?.lands.local;
    const waited = landed === undefined ? 0 : (clocks[index]?.leaves.local ?? landed) - landed;
    return sum + duration_minutes + waited;
  }, 0);
}

const ISO_DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/;

function isoMinutes(duration: string): number | undefined {
  const match = ISO_DURATION.exec(duration);
  if (!match) return undefined;
  const [, days = "0", hours = "0", minutes = "0"] = match;
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes);
}

/** The fewest that the first passenger, an adult, may take on any flight of the slice. */
function bags(slice: Slice, type: string): number {
  const counts = slice.segments.map(({ passengers: carried }) =>
    (carried?.[0]?.baggages ?? []).reduce(
      (sum, bag) => sum + (bag.type === type ? bag.quantity : 0),
      0,
    ),
  );
  return Math.min(...counts);
}

function flightNumber({ marketing_carrier_flight_number: number }: Segment): string {
  return number.replace(/^0+(?=\d)/, "");
}

function airport({ iata_code: code, name }: Airport): { code: string; name: string } {
  return { code, name: plainName(name ?? "") || code };
}

function moment(datetime: string): { date: string; time: string; datetime: string } {
  return { date: datetime.slice(0, 10), time: datetime.slice(11, 16), datetime };
}

function taxOf(offer: Offer, total: number): { amount: number; currency: string } {
  const { tax_amount: tax, base_amount: base, total_currency } = offer;
  const currency = offer.tax_currency ?? total_currency;
  if (tax != null) return { amount: amount(tax, currency), currency };
  const left = base == null ? 0 : total - amount(base, total_currency);
  return { amount: round(Math.max(0, left), total_currency), currency: total_currency };
}

function condition(said: Condition): FlightOption["conditions"]["change_before_departure"] {
  if (!said) return null;
  const { allowed, penalty_amount: penalty, penalty_currency: currency } = said;
  if (penalty == null || currency == null) return { allowed };
  return { allowed, penalty_amount: amount(penalty, currency), penalty_currency: currency };
}

function amount(decimal: string, currency: string): number {
  return round(Number(decimal), currency);
}

function round(value: number, currency: string): number {
  return Number(value.toFixed(currencyDigits(currency)));
}
