import {
  type JsonObject,
  numberOf,
  objectsIn,
  textOf,
} from "../../../console/src/answers/read-json.ts";
import { Tabs } from "../../../console/src/ui/tabs.tsx";
import { type Screen, useDesk } from "../desk.tsx";
import { Head } from "../ui/head.tsx";
import { RouteMap } from "../ui/route-map.tsx";
import { useSpots } from "../ui/use-spots.ts";
import { BookingChanges } from "./booking-changes.tsx";
import { BookingMoney } from "./booking-money.tsx";
import { Disruptions, WaysOut, waysOut } from "./disruptions.tsx";
import { FlightStates } from "./flight-states.tsx";
import { Itinerary } from "./itinerary.tsx";
import { QuoteView } from "./quote-view.tsx";

const STATES = ["confirmed", "pending", "cancelled"] as const;
const TONES = { confirmed: "good", pending: "new", cancelled: "bad" } as const;

/** A booking, what a change of it costs, or how its flights stand. */
export function BookingView({ screen }: { screen: Screen }) {
  const { data } = screen;
  if (Array.isArray(data["items"]) || Array.isArray(data["parts"])) {
    return <QuoteView screen={screen} />;
  }
  const [flight] = objectsIn(data["flights"]);
  if (flight && "scheduledDeparture" in flight) return <FlightStates data={data} />;
  return <Booking booking={data} />;
}

function Booking({ booking }: { booking: JsonObject }) {
  const desk = useDesk();
  const { t, format, bridge } = desk;
  const status = STATES.find((state) => state === booking["status"]);
  const flights = objectsIn(booking["flights"]);
  const legs = flights.map(
    (flight) => [textOf(flight["originCode"]), textOf(flight["destinationCode"])] as const,
  );
  const spots = useSpots(legs.flat());
  const [owed, deadline] = [numberOf(booking["owed"]), textOf(booking["ticketingDeadline"])];
  // Of what is cancelled, what was not given back.
  const sum = numberOf(booking[status === "cancelled" ? "paid" : "totalPrice"]);
  const travellers = objectsIn(booking["passengers"]).map(
    (person) => `${textOf(person["firstName"])} ${textOf(person["lastName"])}`,
  );
  return (
    <>
      <Head
        title={
          <>
            {textOf(booking["pnr"])}{" "}
            {status && <span class={`badge badge-${TONES[status]}`}>{t(`status.${status}`)}</span>}
          </>
        }
        detail={travellers.join(", ")}
      >
        <p class="head-sum">
          <span class="soft">{t(sumKey())}</span>
          <strong class="price">{format.cents(sum)}</strong>
        </p>
      </Head>
      {owed > 0 && deadline !== "" && (
        <p class="note">
          <span>
            {t("owed")}: <b>{format.cents(owed)}</b>.{" "}
            {t("payBefore", { time: format.deadline(deadline) })}
          </span>
        </p>
      )}
      <Disruptions booking={booking} />
      <Tabs
        label={t("bookingTitle")}
        tabs={[
          ...(waysOut(booking, desk).length > 0
            ? [
                {
                  id: "ways",
                  label: t("waysOut"),
                  content: () => <WaysOut booking={booking} />,
                },
              ]
            : []),
          {
            id: "itinerary",
            label: t("itinerary"),
            content: () => <Itinerary booking={booking} />,
          },
          ...(spots.length > 1
            ? [
                {
                  id: "map",
                  label: t("map"),
                  content: () => <RouteMap spots={spots} legs={legs} />,
                },
              ]
            : []),
          { id: "money", label: t("money"), content: () => <BookingMoney booking={booking} /> },
          ...(status !== "cancelled" && bridge.can("serverTools")
            ? [
                {
                  id: "changes",
                  label: t("changes"),
                  content: () => <BookingChanges booking={booking} />,
                },
              ]
            : []),
        ]}
      />
    </>
  );

  function sumKey(): "kept" | "paid" | "total" {
    if (status === "cancelled") return "kept";
    return owed === 0 && numberOf(booking["paid"]) === sum ? "paid" : "total";
  }
}
