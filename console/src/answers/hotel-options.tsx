import { post } from "../api/client.ts";
import type { ToolAnswer } from "../api/types.ts";
import { useSpeech } from "../i18n/language.tsx";
import { HotelCard, type ShownHotel, shownHotels } from "./hotel-card.tsx";
import { isObject, type JsonObject } from "./read-json.ts";

const MOST_FOUND = 50;
const MOST_SHOWN = 6;

/** Hotels to choose from; the one of that name comes first. */
export async function findHotels(wish: JsonObject, named?: string): Promise<ShownHotel[]> {
  const { output } = await post<ToolAnswer>("/tools/searchHotels", { ...wish, limit: MOST_FOUND });
  const found = isObject(output) ? shownHotels(output) : [];
  const isNamed = ({ name }: ShownHotel) => name === named;
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))].slice(0, MOST_SHOWN);
}

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
