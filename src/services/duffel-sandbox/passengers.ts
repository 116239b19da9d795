import type { Account, SandboxDeps } from "./deps.ts";
import { notFound } from "./faults.ts";
import { readId } from "./ids.ts";
import type { LoyaltyAccount, Traveller } from "./model.ts";
import { readOfferQuietly } from "./offers.ts";
import { findRequest, keepRequest, requestId } from "./requests.ts";

export interface PassengerUpdate {
  readonly givenName: string;
  readonly familyName: string;
  readonly loyalty: readonly LoyaltyAccount[];
}

/** Names somebody after the search, so that their programmes count. Every offer of the search knows. */
export async function updatePassenger(
  deps: SandboxDeps,
  account: Account,
  offerId: string,
  passengerId: string,
  update: PassengerUpdate,
): Promise<Traveller> {
  await readOfferQuietly(deps, account, offerId);
  const core = readId("off", offerId, 2)?.core.text ?? "";
  const request = await findRequest(deps, account, requestId(core));
  const known = request?.travellers.find(({ id }) => id === passengerId);
  if (!request || !known) throw notFound(passengerId);
  const traveller: Traveller = { ...known, ...update };
  await keepRequest(deps, account, {
    ...request,
    travellers: request.travellers.map((one) => (one.id === passengerId ? traveller : one)),
  });
  return traveller;
}
