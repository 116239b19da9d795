import { useSpeech } from "../i18n/language.tsx";
import { HotelCard, type ShownHotel } from "./hotel-card.tsx";

interface HotelOptionsProps {
  readonly hotels: readonly ShownHotel[] | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (hotel: ShownHotel | undefined) => void;
}

export function HotelOptions({ hotels, chosen, onChoose }: HotelOptionsProps) {
  const { t } = useSpeech();
  if (!hotels) return null;
  return (
    <div class="hotels">
      {hotels.length === 0 && <p class="soft">{t("book.noResults")}</p>}
      {hotels.map((hotel) => {
        const isChosen = hotel.id === chosen;
        return (
          <HotelCard key={hotel.id} hotel={hotel}>
            <button
              type="button"
              class={isChosen ? "button button-primary" : "button button-plain"}
              aria-pressed={isChosen}
              aria-label={`${t("flight.choose")} ${hotel.name}`}
              onClick={() => onChoose(isChosen ? undefined : hotel)}
            >
              {t(isChosen ? "flight.chosen" : "flight.choose")}
            </button>
          </HotelCard>
        );
      })}
    </div>
  );
}
