import { useState } from "preact/hooks";
import {
  type JsonObject,
  numberOf,
  objectsIn,
  textOf,
} from "../../../console/src/answers/read-json.ts";
import { Button } from "../../../console/src/ui/button.tsx";
import { useDesk } from "../desk.tsx";
import { Fitted } from "../ui/fitted.tsx";
import { Head } from "../ui/head.tsx";
import { useAmount } from "../use-amount.ts";
import { ReserveForm } from "./reserve-form.tsx";

interface HotelRatesProps {
  readonly hotel: JsonObject;
  readonly currency: string;
  readonly session: JsonObject;
  readonly guests: number;
  readonly onBack: () => void;
}

const BOARDS = ["room_only", "breakfast", "half_board", "full_board", "all_inclusive"] as const;

/** One hotel: its rooms and rates, and the booking of one. */
export function HotelRates({ hotel, currency, session, guests, onBack }: HotelRatesProps) {
  const { t, bridge } = useDesk();
  const [chosen, setChosen] = useState<JsonObject>();
  const name = textOf(hotel["hotelName"]);
  const rates = [hotel, ...objectsIn(hotel["moreRates"])];
  const amount = useAmount(currency);

  if (chosen) {
    const id = textOf(chosen["id"]);
    return (
      <ReserveForm
        title={name}
        detail={`${textOf(chosen["roomType"])} · ${textOf(chosen["cancellation"])}`}
        labels={[t("guest")]}
        cents={numberOf(chosen["price"])}
        ask={`Book hotel id ${id}.`}
        onBack={() => setChosen(undefined)}
        book={(people, contactEmail, idempotencyKey) =>
          bridge.call("bookHotel", {
            hotelId: id,
            guests: people,
            contactEmail,
            ...session,
            idempotencyKey,
          })
        }
      />
    );
  }
  return (
    <>
      <Head
        title={name}
        detail={[textOf(hotel["address"]), guests > 1 && t("forParty", { n: guests })]
          .filter(Boolean)
          .join(" · ")}
        back={onBack}
      />
      <Fitted
        label={t("rates")}
        items={rates}
        render={(rate) => (
          <article class="tile">
            <div class="tile-main">
              <h2 class="tile-name" lang="en">
                {textOf(rate["roomType"])}
              </h2>
              <p class="soft">{boardWords(textOf(rate["board"]))}</p>
              <p class="soft" lang="en">
                {textOf(rate["cancellation"])}
              </p>
            </div>
            <div class="tile-end">
              <p class="price">{amount(rate, "price")}</p>
              <Button
                kind="primary"
                onClick={() => {
                  setChosen(rate);
                  bridge.tell(
                    `The traveller chose hotel id ${textOf(rate["id"])} for ${numberOf(rate["price"]) / 100} USD.`,
                  );
                }}
              >
                {t("choose")}
              </Button>
            </div>
          </article>
        )}
      />
    </>
  );

  function boardWords(board: string): string {
    const known = BOARDS.find((name) => name === board);
    return known ? t(`board.${known}`) : "";
  }
}
