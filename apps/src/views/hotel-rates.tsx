import { useState } from "preact/hooks";
import { type JsonObject, numberOf, textOf } from "../../../console/src/answers/read-json.ts";
import { Button } from "../../../console/src/ui/button.tsx";
import { CHECK_IN, CHECK_OUT, hourText } from "../../../src/domain/rules/stay-hours.ts";
import { useDesk } from "../desk.tsx";
import { saidTo } from "../read/said-to.ts";
import { Fitted } from "../ui/fitted.tsx";
import { Head } from "../ui/head.tsx";
import { Said } from "../ui/said.tsx";
import { useAmount } from "../use-amount.ts";
import { ReserveForm } from "./reserve-form.tsx";

interface HotelRatesProps {
  readonly hotel: JsonObject;
  readonly rates: readonly JsonObject[];
  readonly currency: string;
  readonly session: JsonObject;
  readonly guests: number;
  readonly onBack: () => void;
}

const BOARDS = ["room_only", "breakfast", "half_board", "full_board", "all_inclusive"] as const;

/** One hotel: its rooms and rates, and the booking of one. */
export function HotelRates({ hotel, rates, currency, session, guests, onBack }: HotelRatesProps) {
  const desk = useDesk();
  const { t, format, bridge } = desk;
  const [chosen, setChosen] = useState<JsonObject>();
  const name = textOf(hotel["hotelName"]);
  const amount = useAmount(currency);
  const nights = t("nights", { n: numberOf(hotel["nights"]) });
  const days = [hotel["checkInDate"], hotel["checkOutDate"]].map((day) => format.day(textOf(day)));
  const stayDays = `${days.join(" – ")} · ${nights}`;

  const hours = t("stayHours", { from: hourText(CHECK_IN), until: hourText(CHECK_OUT) });

  if (chosen) {
    const id = textOf(chosen["id"]);
    return (
      <ReserveForm
        title={name}
        detail={textOf(hotel["address"])}
        facts={[
          stayDays,
          [
            t("rooms", { n: numberOf(chosen["rooms"]) || 1 }),
            t("guests", { n: guests }),
            t("taxesIn"),
          ].join(" · "),
          [saidTo(desk, textOf(chosen["roomType"])).text, boardWords(textOf(chosen["board"]))]
            .filter(Boolean)
            .join(" · "),
          saidTo(desk, textOf(chosen["cancellation"])).text,
        ]}
        shown={currency === "USD" ? undefined : amount(chosen, "price")}
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
        detail={[textOf(hotel["address"]), stayDays, t("guests", { n: guests })].join(" · ")}
        back={onBack}
      />
      <p class="soft">
        {hours} · {t("taxesIn")}
      </p>
      <Fitted
        label={t("rates")}
        items={rates}
        render={(rate) => (
          <article class="tile">
            <div class="tile-main">
              <h2 class="tile-name">
                <Said text={textOf(rate["roomType"])} />
              </h2>
              <p class="soft">{boardWords(textOf(rate["board"]))}</p>
              <p class="soft">
                <Said text={textOf(rate["cancellation"])} />
              </p>
            </div>
            <div class="tile-end">
              <div>
                <p class="price">{amount(rate, "price")}</p>
                <p class="soft">{nights}</p>
              </div>
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
