import { AMENITY_SAYINGS } from "./amenities.ts";
import { BOOKING_SAYINGS } from "./bookings.ts";
import { CHANGE_SAYINGS } from "./changes.ts";
import { sayer } from "./sayings.ts";
import { SEARCH_SAYINGS } from "./searches.ts";
import { WISH_SAYINGS } from "./wishes.ts";

/** Everything that the server says of bookings. */
export const saidTo = sayer(
  BOOKING_SAYINGS,
  CHANGE_SAYINGS,
  WISH_SAYINGS,
  SEARCH_SAYINGS,
  AMENITY_SAYINGS,
);
