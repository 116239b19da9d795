import { defined } from "../../domain/defined.ts";
import { contactKeys } from "../requests/contact-keys.ts";
import type { IndexedRequest } from "../requests/list.ts";
import type { BookingDetail } from "./bookings.ts";
import type { Indexed } from "./record-index.ts";

/** A booking with the request that it was made for, and the language of its traveller. */
export function withRequest(
  detail: BookingDetail,
  requests: readonly Indexed<IndexedRequest>[],
): BookingDetail {
  const { pnr, contactEmail, contactPhone } = detail.booking;
  const found = requests.find(({ entry }) => entry.pnr === pnr);
  // Without a request of its own, the language in which its traveller last asked for something.
  const theirs = contactKeys(contactEmail, contactPhone);
  const other = requests.find(({ entry }) => entry.contacts.some((one) => theirs.includes(one)));
  const lang = (found ?? other)?.entry.summary.lang;
  return { ...detail, ...defined({ request: found?.id, lang }) };
}
