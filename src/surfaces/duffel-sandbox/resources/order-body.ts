import { z } from "zod";
import type { AskedOrder } from "../../../services/duffel-sandbox/create-order.ts";
import { few, validate } from "../validate.ts";
import { LoyaltyAccounts, MOST_PASSENGERS } from "./offer-request-body.ts";

/** `123.45` as cents. */
const Amount = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, "must be an amount such as 123.45")
  .transform((text) => {
    const [units = "0", cents = ""] = text.split(".");
    return Number(units) * 100 + Number(cents.padEnd(2, "0"));
  });

export const PaymentBody = z.object({
  type: z.enum(["balance", "arc_bsp_cash"]),
  amount: Amount,
  currency: z.string().length(3),
});

const Chosen = z.object({ id: z.string(), quantity: z.number().int().min(1).max(20) });
export const ChosenServices = few(Chosen, 200)
  .nullish()
  .transform((chosen) => chosen ?? []);

const MOST_METADATA = 50;
export const Metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= MOST_METADATA, {
    message: `must have at most ${MOST_METADATA} keys`,
  });

export const Users = few(z.string().max(60), 20);

const text = z.string().trim().min(1).max(60);
const Passenger = z
  .object({
    id: z.string(),
    title: z.enum(["mr", "ms", "mrs", "miss", "dr"]),
    gender: z.enum(["m", "f"]),
    given_name: text,
    family_name: text,
    born_on: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "must be a date such as 1987-07-24"),
    email: z.string().max(254),
    phone_number: z.string().max(32),
    infant_passenger_id: z.string().nullish(),
    user_id: z.string().max(60).nullish(),
    identity_documents: z.array(z.unknown()).nullish(),
    loyalty_programme_accounts: LoyaltyAccounts,
  })
  .transform(({ infant_passenger_id: infantId, user_id: userId, ...person }) => ({
    id: person.id,
    title: person.title,
    gender: person.gender,
    givenName: person.given_name,
    familyName: person.family_name,
    bornOn: person.born_on,
    email: person.email,
    phone: person.phone_number,
    ...(infantId && { infantId }),
    ...(userId && { userId }),
    // Identity documents are read and forgotten: nobody needs them here.
    loyalty: person.loyalty_programme_accounts,
  }));

const Body = z.object({
  // Types of the official client say pay_later where the API says hold.
  type: z
    .enum(["instant", "hold", "pay_later"])
    .nullish()
    .transform((type) => (type === "hold" || type === "pay_later" ? "hold" : "instant")),
  selected_offers: z.tuple([z.string()]),
  passengers: few(Passenger, MOST_PASSENGERS, 1),
  payments: few(PaymentBody, 10)
    .nullish()
    .transform((payments) => payments ?? []),
  services: ChosenServices,
  users: Users.nullish().transform((users) => users ?? []),
  metadata: Metadata.nullish().transform((metadata) => metadata ?? {}),
});

export function readOrder(data: unknown): AskedOrder {
  const { type, selected_offers, passengers, payments, services, users, metadata } = validate(
    Body,
    data,
  );
  const [offerId] = selected_offers;
  return { type, offerId, passengers, payments, extras: services, users, metadata };
}
