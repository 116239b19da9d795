import type {
  Aircraft,
  Airline,
  Airport,
  CreateBatchOfferRequestResponse,
  LoyaltyProgramme,
  OfferAvailableServiceBaggage,
  OrderService,
  Places,
  SeatMap,
  Webhooks,
} from "@duffel/api/types";
import { expectTypeOf, test } from "vitest";
import type { wireBatch } from "../../../src/surfaces/duffel-sandbox/resources/offer-requests.ts";
import type {
  airportSuggestion,
  citySuggestion,
  wireProgramme,
} from "../../../src/surfaces/duffel-sandbox/resources/reference.ts";
import type {
  wireOffer,
  wireOfferRequest,
  wireSeatMap,
} from "../../../src/surfaces/duffel-sandbox/wire/offer.ts";
import type {
  wireCancellation,
  wireOrder,
  wirePayment,
} from "../../../src/surfaces/duffel-sandbox/wire/order.ts";
import type {
  wireChangeOffer,
  wireChangeRequest,
  wireOrderChange,
} from "../../../src/surfaces/duffel-sandbox/wire/order-change.ts";
import type { wireAirlineChange } from "../../../src/surfaces/duffel-sandbox/wire/order-slice.ts";
import type {
  wireBaggage,
  wireBookedService,
} from "../../../src/surfaces/duffel-sandbox/wire/parts.ts";
import type {
  wireDelivery,
  wireWebhook,
} from "../../../src/surfaces/duffel-sandbox/wire/webhook.ts";
import type {
  wireAircraft,
  wireAirline,
  wireAirport,
} from "../../../src/surfaces/duffel-sandbox/wire/writer.ts";
import type {
  RealAirlineChange,
  RealCancellation,
  RealChangeOffer,
  RealChangeRequest,
  RealDelivery,
  RealOffer,
  RealOfferRequest,
  RealOrder,
  RealOrderChange,
  RealPayment,
} from "./known-type-errors.ts";

// The compiler is the judge here (npm run typecheck); at run time these say nothing.
test("what goes out fits the types of the official client", () => {
  expectTypeOf<ReturnType<typeof wireAirport>>().toExtend<Airport>();
  expectTypeOf<ReturnType<typeof wireAirline>>().toExtend<Airline>();
  expectTypeOf<ReturnType<typeof wireAircraft>>().toExtend<Aircraft>();
  expectTypeOf<ReturnType<typeof wireProgramme>>().toExtend<LoyaltyProgramme>();
  expectTypeOf<ReturnType<typeof airportSuggestion>>().toExtend<Places>();
  expectTypeOf<ReturnType<typeof citySuggestion>>().toExtend<Places>();
  expectTypeOf<ReturnType<typeof wireBaggage>>().toExtend<OfferAvailableServiceBaggage>();
  expectTypeOf<ReturnType<typeof wireBookedService>>().toExtend<OrderService>();
  expectTypeOf<ReturnType<typeof wireSeatMap>>().toExtend<SeatMap>();
  expectTypeOf<ReturnType<typeof wireBatch>>().toExtend<CreateBatchOfferRequestResponse>();
  expectTypeOf<ReturnType<typeof wireWebhook>>().toExtend<Webhooks>();
});

test("where those types are known to be wrong, it fits them as corrected", () => {
  expectTypeOf<ReturnType<typeof wireOffer>>().toExtend<RealOffer>();
  expectTypeOf<ReturnType<typeof wireOfferRequest>>().toExtend<RealOfferRequest>();
  expectTypeOf<ReturnType<typeof wireOrder>>().toExtend<RealOrder>();
  expectTypeOf<ReturnType<typeof wireCancellation>>().toExtend<RealCancellation>();
  expectTypeOf<ReturnType<typeof wireChangeRequest>>().toExtend<RealChangeRequest>();
  expectTypeOf<ReturnType<typeof wireChangeOffer>>().toExtend<RealChangeOffer>();
  expectTypeOf<ReturnType<typeof wireOrderChange>>().toExtend<RealOrderChange>();
  expectTypeOf<ReturnType<typeof wireAirlineChange>>().toExtend<RealAirlineChange>();
  expectTypeOf<ReturnType<typeof wirePayment>>().toExtend<RealPayment>();
  expectTypeOf<ReturnType<typeof wireDelivery>>().toExtend<RealDelivery>();
});
