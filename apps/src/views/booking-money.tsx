import {
  type JsonObject,
  numberOf,
  objectsIn,
  textOf,
} from "../../../console/src/answers/read-json.ts";
import { useDesk } from "../desk.tsx";
import { isOfMoney } from "../read/booking-notes.ts";
import { notesIn } from "../read/options.ts";
import { partName } from "../read/part-names.ts";
import { saidTo } from "../read/said-to.ts";
import { Fitted } from "../ui/fitted.tsx";
import { Notes } from "../ui/said.tsx";
import { TwoSteps } from "../ui/two-steps.tsx";
import { sessionOf } from "../use-found.ts";

const TYPES = ["charge", "fee", "payment", "refund", "credit"] as const;

/** What was charged, paid and given back, line by line, and what is still owed. */
export function BookingMoney({ booking }: { booking: JsonObject }) {
  const desk = useDesk();
  const { t, format, bridge } = desk;
  const owed = numberOf(booking["owed"]);
  const deadline = textOf(booking["ticketingDeadline"]);

  async function pay(idempotencyKey: string): Promise<void> {
    const pnr = textOf(booking["pnr"]);
    const asked = { pnr, ...sessionOf(booking), idempotencyKey };
    const data = await bridge.call("ticketBooking", asked);
    bridge.tell(`The traveller paid for ${pnr} in the view.`);
    desk.replace({ view: "booking", args: {}, data });
  }

  return (
    <div class="stack">
      <Fitted
        label={t("money")}
        items={objectsIn(booking["ledger"])}
        render={(entry) => {
          const type = TYPES.find((known) => known === entry["type"]);
          return (
            <p class="sum">
              <span>
                {type && t(`ledger.${type}`)}{" "}
                <span class="soft">
                  {[
                    partName(booking, textOf(entry["part"])),
                    saidTo(desk, textOf(entry["note"])).text,
                    format.instant(numberOf(entry["at"])),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
              <span>{format.cents(numberOf(entry["amount"])).replace("-", "−")}</span>
            </p>
          );
        }}
      />
      <p class="sum sum-total">
        <span>{t(owed > 0 ? "owed" : "paid")}</span>
        <strong class="price">{format.cents(owed > 0 ? owed : numberOf(booking["paid"]))}</strong>
      </p>
      {owed > 0 && deadline !== "" && <p>{t("payBefore", { time: format.deadline(deadline) })}</p>}
      <Notes texts={notesIn(booking).filter(isOfMoney)} />
      {owed > 0 && bridge.can("serverTools") && (
        <TwoSteps
          first={t("payNow")}
          second={t("step.pay", { amount: format.cents(owed) })}
          cents={owed}
          act={pay}
        />
      )}
    </div>
  );
}
