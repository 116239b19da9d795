import type { Pnr, RequestDetail } from "../../api/types.ts";
import { daysLater } from "../../format/days-later.ts";
import type { TextKey } from "../../i18n/en.ts";
import type { Speech } from "../../i18n/language.tsx";
import { isBooked } from "./booked.ts";

/** Sentences that every operator writes; `{name}` and the like are filled from the request. */
const TEMPLATES = ["dates", "people", "budget", "ready", "changed", "full"] as const;
export type Template = (typeof TEMPLATES)[number];

/** Those that say how a booking stands. */
export const OF_BOOKING: ReadonlySet<Template> = new Set<Template>(["ready", "changed"]);

/** Stands where neither the request nor its plan has a word; nothing with it is sent unasked. */
export const HOLE = "[…]";

/** Those that are true of a request: nothing is said to be booked before it is. */
export function templatesFor(
  request: Pick<RequestDetail, "pnr" | "bookingCancelled">,
): readonly Template[] {
  return TEMPLATES.filter((name) => !OF_BOOKING.has(name) || isBooked(request));
}

type Filled = Pick<
  RequestDetail,
  "addressee" | "destination" | "dates" | "pnr" | "plan" | "proposal"
> & {
  /** What was booked for it. */
  readonly booked?: Booked | undefined;
};

interface Booked extends Pick<Pnr, "totalPrice"> {
  readonly flights: readonly Pick<
    Pnr["flights"][number],
    | "flightNumber"
    | "departureTime"
    | "arrivalTime"
    | "originCode"
    | "destinationCode"
    | "bookingStatus"
  >[];
  readonly hotels: readonly Pick<
    Pnr["hotels"][number],
    "hotelName" | "checkInDate" | "checkOutDate" | "status"
  >[];
}

/** A template in the traveller's language, filled from the request, its later words and its plan. */
export function templateText(template: Template, request: Filled, { t, format }: Speech): string {
  const body: TextKey = `template.${template}`;
  const { addressee, plan, pnr, proposal } = request;
  const { departure, returning } = proposal;
  const days = [departure, returning].flatMap((day) => (day === undefined ? [] : format.day(day)));
  const planned = plan?.destinations.join(", ");
  const text = t(body, {
    destination: request.destination ?? (planned || HOLE),
    dates: days.length > 0 ? days.join(" – ") : (request.dates ?? HOLE),
    pnr: pnr ?? HOLE,
  });
  return [
    greeting(addressee, t),
    text,
    ...(request.booked ? bookedLines(request.booked, { t, format }) : []),
  ].join("\n\n");
}

/** What a letter begins with. */
export function greeting(name: string | undefined, t: Speech["t"]): string {
  return name === undefined ? t("greeting.hello") : t("greeting.dear", { name });
}

/** Flights, stays and the sum of a booking, as they stand. */
function bookedLines(
  { flights, hotels, totalPrice }: Booked,
  { t, format }: Pick<Speech, "t" | "format">,
): readonly string[] {
  const ways = flights
    .filter(({ bookingStatus }) => bookingStatus !== "cancelled")
    .map(({ flightNumber, departureTime, arrivalTime, ...one }) => {
      const there =
        daysLater(departureTime, arrivalTime) === 0 ? "" : ` (${format.day(arrivalTime)})`;
      return `– ${format.day(departureTime)}, ${format.time(departureTime)} ${one.originCode} → ${one.destinationCode} ${format.time(arrivalTime)}${there}, ${flightNumber}`;
    });
  const stays = hotels
    .filter(({ status }) => status !== "cancelled")
    .map(
      ({ hotelName, checkInDate, checkOutDate }) =>
        `– ${format.day(checkInDate)} – ${format.day(checkOutDate)}, ${hotelName}`,
    );
  return [
    ...(ways.length > 0 ? [[`${t("plan.flights")}:`, ...ways].join("\n")] : []),
    ...(stays.length > 0 ? [[`${t("plan.hotels")}:`, ...stays].join("\n")] : []),
    `${t("bookings.total")}: ${format.cents(totalPrice)}`,
  ];
}
