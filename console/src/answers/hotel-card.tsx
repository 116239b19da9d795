import { type ComponentChildren, Fragment } from "preact";
import type { TextKey } from "../i18n/en.ts";
import { useSpeech } from "../i18n/language.tsx";
import { Said } from "../ui/said.tsx";
import { FREE_UNTIL, type ShownHotel } from "./hotel-rates.ts";

interface HotelCardProps {
  readonly hotel: ShownHotel;
  /** What can be chosen of it. */
  readonly below?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function HotelCard({ hotel, below, children }: HotelCardProps) {
  const { t, format, server } = useSpeech();
  return (
    <article class="hotel">
      <div>
        <p class="hotel-name">{hotel.name}</p>
        <p class="hotel-stars" role="img" aria-label={t("booking.stars", { n: hotel.stars })}>
          {"★".repeat(hotel.stars)}
        </p>
        <p class="soft">{hotel.address}</p>
        {hotel.distance !== "" && (
          <p class="soft">
            <Said text={hotel.distance} />
          </p>
        )}
        <p class="soft">
          {server.rooms[hotel.room] ?? hotel.room} · {t("booking.nights", { n: hotel.nights })}
        </p>
        <StayTerms stay={hotel} />
        <Amenities all={hotel.amenities} />
        {below}
      </div>
      <div class="hotel-end">
        <p class="flight-price">{format.cents(hotel.cents)}</p>
        {children}
      </div>
    </article>
  );
}

/** Those that travellers ask for. */
const ASKED_FOR = new Set([
  ...["Pool", "Children's pool", "Private beach area", "Spa", "Fitness centre", "Restaurant"],
  ...["Parking", "Airport shuttle", "Family rooms", "Step-free rooms", "Pets welcome"],
]);

function Amenities({ all }: { all: readonly string[] }) {
  const asked = all.filter((one) => ASKED_FOR.has(one));
  return asked.length === 0 ? null : (
    <p class="soft hotel-has">
      {asked.map((one, index) => (
        <Fragment key={one}>
          {index > 0 && " · "}
          <Said text={one} />
        </Fragment>
      ))}
    </p>
  );
}

const BOARDS: Readonly<Record<string, TextKey>> = {
  room_only: "board.room_only",
  breakfast: "board.breakfast",
  half_board: "board.half_board",
  all_inclusive: "board.all_inclusive",
};

/** A rate in a list of them: room, meals, whether it can be given back, price. */
export function useRateWords(): (rate: ShownHotel) => string {
  const { t, format, server } = useSpeech();
  return ({ room, board, cancelling, cents }) => {
    const meals = BOARDS[board];
    const isFree = FREE_UNTIL.test(cancelling);
    return [
      server.rooms[room] ?? room,
      ...(meals ? [t(meals)] : []),
      t(isFree ? "stay.freeShort" : "stay.prepaidShort"),
      format.cents(cents),
    ].join(" · ");
  };
}

/** Meals, and until when it can be given back. */
export function StayTerms({ stay }: { stay: Partial<Pick<ShownHotel, "board" | "cancelling">> }) {
  const { t, format } = useSpeech();
  const { board = "", cancelling = "" } = stay;
  const meals = BOARDS[board];
  const until = FREE_UNTIL.exec(cancelling)?.[1];
  const rule =
    until !== undefined
      ? t("stay.freeUntil", { when: format.localized(until) })
      : t(cancelling.startsWith("prepaid") ? "stay.prepaid" : "stay.late");
  return (
    <p class="soft">
      {[...(meals ? [t(meals)] : []), ...(cancelling === "" ? [] : [rule])].join(" · ")}
    </p>
  );
}
