import { BOOKING_SAYINGS } from "../../../console/src/said/bookings.ts";
import { sayer } from "../../../console/src/said/sayings.ts";
import { SEARCH_SAYINGS } from "../../../console/src/said/searches.ts";

/** What views show most; the page has no room for every refusal of a change. */
export const saidTo = sayer(BOOKING_SAYINGS, SEARCH_SAYINGS);
