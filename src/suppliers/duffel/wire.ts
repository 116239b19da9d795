import { z } from "zod";
import { CABINS } from "../../domain/travel.ts";

/**
 * What we read of Duffel's answers (API v2), and no more: fields that we do not know are passed
 * over, so that Duffel may add some. Times are airport-local without offset, money is decimal text.
 */

const Code = z.string().regex(/^[A-Z0-9]{3}$/);
const LocalTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/);
const Decimal = z.string().regex(/^\d{1,12}(\.\d{1,6})?$/);
const Currency = z.string().regex(/^[A-Z]{3}$/);
const Duration = z.string().regex(/^P(?=.)(\d{1,3}D)?(T(?=.)(\d{1,3}H)?(\d{1,4}M)?(\d{1,5}S)?)?$/);

const Airport = z.object({
  iata_code: Code,
  name: z.string().nullish(),
  time_zone: z.string().nullish(),
});

const Carrier = z.object({
  iata_code: z
    .string()
    .regex(/^[A-Z0-9]{2}$/)
    .nullish()
    .catch(null),
  name: z.string().nullish(),
});

const SegmentPassenger = z.object({
  cabin_class: z.enum(CABINS).nullish().catch(null),
  baggages: z
    .array(z.object({ type: z.string(), quantity: z.int().min(0).max(99) }))
    .nullish()
    .catch([]),
});

const Segment = z.object({
  origin: Airport,
  destination: Airport,
  departing_at: LocalTime,
  arriving_at: LocalTime,
  duration: Duration.nullish().catch(null),
  aircraft: z.object({ name: z.string() }).nullish().catch(null),
  marketing_carrier: Carrier,
  marketing_carrier_flight_number: z.string().regex(/^\d{1,5}[A-Z]?$/),
  operating_carrier: Carrier.nullish().catch(null),
  stops: z
    .array(
      z.object({
        airport: Airport,
        arriving_at: LocalTime.nullish().catch(null),
        departing_at: LocalTime.nullish().catch(null),
      }),
    )
    .nullish()
    .catch([]),
  passengers: z.array(SegmentPassenger).nullish().catch([]),
});

const Slice = z.object({
  duration: Duration.nullish().catch(null),
  fare_brand_name: z.string().nullish().catch(null),
  segments: z.array(Segment).min(1).max(12),
});

const Condition = z
  .object({
    allowed: z.boolean(),
    penalty_amount: Decimal.nullish(),
    penalty_currency: Currency.nullish(),
  })
  .nullish()
  .catch(null);

export const Offer = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/),
  expires_at: z.iso.datetime({ offset: true }),
  owner: Carrier,
  partial: z.boolean().nullish(),
  base_amount: Decimal.nullish().catch(null),
  tax_amount: Decimal.nullish().catch(null),
  tax_currency: Currency.nullish().catch(null),
  total_amount: Decimal,
  total_currency: Currency,
  total_emissions_kg: Decimal.nullish().catch(null),
  conditions: z
    .object({ change_before_departure: Condition, refund_before_departure: Condition })
    .nullish()
    .catch(null),
  slices: z.array(Slice).min(1).max(6),
});

/** Offers stay unread here: one that is broken must not spoil the others. */
export const OfferRequestAnswer = z.object({ data: z.object({ offers: z.array(z.unknown()) }) });
/** A request that Duffel still works on. */
export const OfferRequestUnderWay = z.object({
  data: z.object({ id: z.string().regex(/^[\w-]{1,80}$/) }),
});
export const OfferAnswer = z.object({ data: z.unknown() });

const Fault = z.object({
  type: z.string().nullish().catch(null),
  // One live error had a number here.
  code: z.coerce.string().nullish().catch(null),
  message: z.string().nullish().catch(null),
  // `{ field, pointer }` for what was sent wrongly, a text for an airline's own errors.
  source: z
    .object({ field: z.string().nullish(), pointer: z.string().nullish() })
    .nullish()
    .catch(null),
});

export const ErrorAnswer = z.object({ errors: z.array(Fault).min(1) });

export type Offer = z.infer<typeof Offer>;
export type Slice = z.infer<typeof Slice>;
export type Segment = z.infer<typeof Segment>;
export type Airport = z.infer<typeof Airport>;
export type Condition = z.infer<typeof Condition>;
export type Fault = z.infer<typeof Fault>;
