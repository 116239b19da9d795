import type { ComponentChildren } from "preact";
import { daysLater } from "../format/days-later.ts";
import type { TextKey } from "../i18n/en.ts";
import { useSpeech } from "../i18n/language.tsx";

/** A journey as a card shows it, whichever desk it came from. */
export interface ShownFlight {
  readonly id: string;
  readonly number: string;
  readonly airline: string;
  readonly from: string;
  readonly to: string;
  readonly departs: string;
  readonly arrives: string;
  readonly minutes: number;
  readonly stops: number;
  readonly via: readonly string[];
  readonly price?: string;
  readonly cabin?: string;
  readonly seats?: number;
  readonly soldOut?: boolean;
  /** What its fare includes and gives back. */
  readonly fare?: {
    /** Checked, and in the cabin, of each passenger. */
    readonly bags: number;
    readonly carryOn: number;
    /** USD cents for the whole party; absent: nothing comes back. */
    readonly refundFee?: number;
    readonly changeFee?: number;
  };
}

const FEW_SEATS = 9;
const CABINS: Readonly<Record<string, TextKey>> = {
  economy: "cabin.economy",
  premium_economy: "cabin.premium_economy",
  business: "cabin.business",
  first: "cabin.first",
};

export function FlightCard({
  flight,
  children,
}: {
  flight: ShownFlight;
  children?: ComponentChildren;
}) {
  const { t, format } = useSpeech();
  const later = daysLater(flight.departs, flight.arrives);
  const cabin = CABINS[flight.cabin ?? ""];
  return (
    <article class={flight.soldOut ? "flight flight-gone" : "flight"}>
      <div class="flight-way">
        <Stop code={flight.from} at={flight.departs} />
        <div class="flight-line">
          <span>{format.duration(flight.minutes)}</span>
          <span class="flight-track" aria-hidden="true">
            {flight.via.map((code) => (
              <span key={code} class="flight-dot" />
            ))}
          </span>
          <span>
            {flight.stops === 0 ? t("flight.direct") : t("flight.stops", { n: flight.stops })}
            {flight.via.length > 0 && ` · ${flight.via.join(", ")}`}
          </span>
        </div>
        <Stop code={flight.to} at={flight.arrives} later={later} />
      </div>
      <div class="flight-foot">
        <p class="soft">
          {format.day(flight.departs)} · {flight.airline} {flight.number}
          {cabin && ` · ${t(cabin)}`}
          {flight.seats !== undefined && flight.seats <= FEW_SEATS && !flight.soldOut && (
            <b class="flight-few"> · {t("flight.seats", { n: flight.seats })}</b>
          )}
        </p>
        {flight.fare && <FareTerms fare={flight.fare} />}
        <p class="flight-price">{flight.soldOut ? t("flight.soldOut") : flight.price}</p>
        {children}
      </div>
    </article>
  );
}

export function FareTerms({ fare }: { fare: NonNullable<ShownFlight["fare"]> }) {
  const { t, format } = useSpeech();
  const { bags, carryOn, changeFee, refundFee } = fare;
  const rule = (of: "change" | "refund", fee: number | undefined) => {
    if (fee === undefined) return t(`fare.${of}No`);
    return fee === 0 ? t(`fare.${of}Free`) : t(`fare.${of}Fee`, { amount: format.cents(fee) });
  };
  return (
    <p class="soft">
      {[
        t("fare.bags", { checked: bags, carryOn }),
        rule("change", changeFee),
        rule("refund", refundFee),
      ].join(" · ")}
    </p>
  );
}

function Stop({ code, at, later = 0 }: { code: string; at: string; later?: number }) {
  const { t, format } = useSpeech();
  return (
    <div class="flight-stop">
      <span class="flight-time">
        {format.time(at)}
        {later !== 0 && <sup>{t("booking.nextDay", { n: later }).replace("+-", "−")}</sup>}
      </span>
      <span class="flight-code">{code}</span>
    </div>
  );
}
