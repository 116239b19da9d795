import { type Brand, brandsOf } from "../../domain/brands.ts";
import type { FlightJourney, FlightSegment } from "../../domain/contracts/gds/flights.ts";
import { isoDate, type Minutes } from "../../domain/dates.ts";
import type { FareTerms } from "../../domain/fare-terms.ts";
import { checkInMinutes } from "../../domain/rules/check-in.ts";
import type { StockUnit } from "../../domain/stock.ts";
import { type Cabin, seatsNeeded } from "../../domain/travel.ts";
import { reused } from "../../memory/reused.ts";
import {
  type ComparedWay,
  type Fare,
  type FareQuery,
  forSale,
  type PricedWay,
  priceLegs,
  seatsLeft,
  sellTogether,
  wayTotal,
} from "../../world/fares/fare.ts";
import type { WayToSell } from "../../world/fares/tickets.ts";
import type { Journey } from "../../world/flights/search.ts";
import type { Seed } from "../../world/random.ts";
import type { FlightLeg } from "../../world/timetable/leg.ts";
import type { FlightHours, FlightOffer, SoldTogether } from "../types.ts";
import { type FlightId, writeFlightId } from "./flight-id.ts";
import { sealed } from "./id-parts.ts";
import { flightNumber, journeyRow, segmentRows, termsOf } from "./journey-row.ts";

/** When check-in for a flight closes, which depends on whether it leaves the country. */
export function closesAt({ departure, from, to }: FlightLeg): Minutes {
  return departure - checkInMinutes(from.country === to.country);
}

export function flightOffer(seed: Seed, journey: Journey, query: FareQuery): FlightOffer {
  return new WorldOffer(seed, journey, query);
}

/** An offer with the world's flights that it was made of. Of dozens that are found a page is shown: what only a page needs waits for it. */
class WorldOffer implements FlightOffer, ComparedWay {
  readonly seed: Seed;
  readonly journey: Journey;
  readonly query: FareQuery;
  readonly departure: Minutes;
  readonly arrival: Minutes;
  readonly quantity: number;
  #id: string | undefined;
  /** The same by itself, whose id stays where it is part of a trip. */
  #alone: WorldOffer | undefined;
  #row: FlightJourney | undefined;
  /** The total as part of a trip that was asked for last, with what the trip saves. */
  #saving = 0;
  #total = 0;
  #forSale: WayToSell | undefined;

  constructor(seed: Seed, journey: Journey, query: FareQuery) {
    const { legs } = journey;
    this.seed = seed;
    this.journey = journey;
    this.query = query;
    this.departure = departureOf(legs);
    this.arrival = legs[legs.length - 1]?.arrival ?? 0;
    this.quantity = seatsNeeded(query.party);
  }

  get id(): string {
    this.#id ??= this.#alone?.id ?? this.#writeId();
    return this.#id;
  }

  get closes(): Minutes {
    const [first] = this.journey.legs;
    return first ? closesAt(first) : this.departure;
  }

  get price(): number {
    return this.journey.fare.total;
  }

  get left(): number {
    return this.journey.seats;
  }

  get brand(): Brand {
    return this.journey.fare.brand;
  }

  get airline(): string {
    return this.journey.legs[0]?.airline.code ?? "";
  }

  get stops(): number {
    return this.journey.legs.length - 1;
  }

  get instant(): boolean {
    return this.journey.legs.some(({ airline }) => airline.kind === "low_cost");
  }

  units(): readonly StockUnit[] {
    const { cabin, quoteDay } = this.query;
    return this.journey.legs.map((leg) => stockUnit(this.seed, leg, cabin, quoteDay));
  }

  /** A row that is shown again is reused from then on. */
  render(left: number): FlightJourney {
    if (this.#row?.seatsAvailable === left) return reused(this.#row);
    this.#row = journeyRow(this.journey, { id: this.id, query: this.query, left });
    return this.#row;
  }

  hours(): FlightHours {
    const { legs } = this.journey;
    const first = legs[0];
    const last = legs[legs.length - 1];
    if (!first || !last) throw new Error("A journey has at least one flight");
    return {
      number: legs.map(flightNumber).join("/"),
      from: first.from.iata,
      to: last.to.iata,
      leaves: first.departure + first.departureOffset,
      lands: last.arrival + last.arrivalOffset,
      waits: legs.reduce((rest, { duration }) => rest - duration, last.arrival - first.departure),
    };
  }

  segments(left: number): FlightSegment[] {
    return segmentRows(this.journey, { id: this.id, query: this.query, left });
  }

  terms(): FareTerms {
    return termsOf(this.journey, this.query);
  }

  inBrand(brand: Brand): FlightOffer | undefined {
    const { cabin, party, quoteDay } = this.query;
    if (!brandsOf(cabin).includes(brand)) return undefined;
    const query = { cabin, brand, party, quoteDay };
    const { legs, seats } = this.journey;
    const fare = priceLegs(this.seed, legs, query);
    return fare && new WorldOffer(this.seed, { legs, fare, seats }, query);
  }

  /** The same flights at what they cost as part of a trip; the id stays. */
  at(fare: Fare): WorldOffer {
    const { legs, seats } = this.journey;
    const offer = new WorldOffer(this.seed, { legs, fare, seats }, this.query);
    offer.#alone = this;
    return offer;
  }

  get way(): PricedWay {
    const { legs, fare } = this.journey;
    return { legs, fare, query: this.query };
  }

  get forSale(): WayToSell {
    this.#forSale ??= forSale(this.way);
    return this.#forSale;
  }

  totalAt(saving: number): number {
    if (saving === 0) return this.price;
    if (saving !== this.#saving) {
      this.#total = wayTotal(this.way, saving);
      this.#saving = saving;
    }
    return this.#total;
  }

  #writeId(): string {
    const { legs, fare } = this.journey;
    const { cabin, party, quoteDay } = this.query;
    const day = legs[0]?.day ?? 0;
    const { brand } = fare;
    const text = writeFlightId({ day, legs: idLegs(legs), cabin, brand, party, quoteDay });
    return sealed(this.seed, text);
  }
}

/** What offers cost when they are sold as one trip; their ids stay the same. */
export function soldTogether(offers: readonly FlightOffer[]): SoldTogether {
  const ways = offers.map(ofWorld);
  const { total, fares, tickets } = sellTogether(ways.map(({ way }) => way));
  return {
    price: total,
    tickets,
    offers: () =>
      ways.map((way, index) => {
        const fare = fares[index];
        return !fare || fare === way.journey.fare ? way : way.at(fare);
      }),
  };
}

/** Offers as ways that are compared in many trips. */
export function comparedWays(offers: readonly FlightOffer[]): readonly ComparedWay[] {
  return offers.map(ofWorld);
}

/** The flights that an offer of this world is made of. */
export function legsOf(offer: FlightOffer): readonly FlightLeg[] {
  return ofWorld(offer).journey.legs;
}

function ofWorld(offer: FlightOffer): WorldOffer {
  if (offer instanceof WorldOffer) return offer;
  throw new Error(`${offer.id} is not an offer of the simulated world`);
}

function idLegs(legs: readonly FlightLeg[]): FlightId["legs"] {
  const first = legs[0]?.day ?? 0;
  return legs.map(({ airline, number, day }) => ({
    airline: airline.code,
    number,
    daysLater: day - first,
  }));
}

export function departureOf(legs: readonly FlightLeg[]): Minutes {
  return legs[0]?.departure ?? 0;
}

export function stockGroup(leg: FlightLeg): string {
  return `flight:${leg.from.iata}${leg.to.iata}:${isoDate(leg.day)}`;
}

function stockUnit(seed: Seed, leg: FlightLeg, cabin: Cabin, quoteDay: number): StockUnit {
  return {
    group: stockGroup(leg),
    unit: `${flightNumber(leg)}:${cabin}`,
    capacity: seatsLeft(seed, leg, cabin, quoteDay),
  };
}
