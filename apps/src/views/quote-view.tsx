import {
  type JsonObject,
  numberOf,
  objectsIn,
  textOf,
} from "../../../console/src/answers/read-json.ts";
import { type Screen, useDesk } from "../desk.tsx";
import type { Key } from "../i18n/en.ts";
import { notesIn } from "../read/options.ts";
import { Fitted } from "../ui/fitted.tsx";
import { Head } from "../ui/head.tsx";
import { Notes, Said } from "../ui/said.tsx";
import { TwoSteps } from "../ui/two-steps.tsx";
import { sessionOf } from "../use-found.ts";

/** What a change or a cancellation comes to, and the confirmation of exactly that. */
export function QuoteView({ screen: { args, data } }: { screen: Screen }) {
  const desk = useDesk();
  const { t, format, bridge } = desk;
  const cancelling = Array.isArray(data["parts"]);
  const lines = objectsIn(data[cancelling ? "parts" : "items"]);
  const [pnr, quoteId] = [textOf(data["pnr"]), textOf(data["quoteId"])];
  const cents = (key: string) => numberOf(data[key]);
  const sums: readonly (readonly [Key, number])[] = (
    [
      ["toPay", cents("toPay")],
      ["kept", cancelling ? cents("fee") : 0],
      ["refund", cents("refund")],
      ["credit", cents("credit")],
      ["newTotal", cents("newTotal")],
    ] as const
  ).filter(([, amount]) => amount !== 0);
  const amount = format.cents(cents("toPay"));
  const back = format.cents(cents("refund") + cents("credit"));

  async function confirm(idempotencyKey: string): Promise<void> {
    const asked = { pnr, quoteId, ...sessionOf(args), idempotencyKey };
    const booking = await bridge.call(cancelling ? "cancelBooking" : "confirmChange", asked);
    bridge.tell(
      cancelling
        ? `The traveller cancelled ${pnr} in the view.`
        : `The traveller changed ${pnr} in the view.`,
    );
    desk.replace({ view: "booking", args: {}, data: booking });
  }

  return (
    <>
      <Head title={t(cancelling ? "cancelTitle" : "quoteTitle")} detail={pnr} />
      <Fitted
        label={t(cancelling ? "cancelTitle" : "quoteTitle")}
        items={lines}
        render={(line) => (
          <p class="sum">
            <span>
              <Said text={textOf(line["what"])} />{" "}
              <span class="soft">
                <Said text={textOf(line["why"]) || textOf(line["rule"])} />
              </span>
            </span>
            <span>{lineAmount(line)}</span>
          </p>
        )}
      />
      <Notes texts={notesIn(data)} />
      {sums.map(([key, sum]) => (
        <p key={key} class="sum sum-total">
          <span>{t(key)}</span>
          <strong class="price">{format.cents(sum)}</strong>
        </p>
      ))}
      {quoteId === "" ? (
        <p class="note note-bad">{t("notPossible")}</p>
      ) : (
        <>
          <p class="soft">
            {t("validUntil", { time: format.deadline(textOf(data["validUntil"])) })}
          </p>
          {bridge.can("serverTools") && (
            <TwoSteps
              first={t("step.review")}
              second={confirmWords()}
              cents={cents("toPay")}
              {...(cancelling && { warning: t("step.cancelWarn", { amount: back }) })}
              danger={cancelling}
              act={confirm}
            />
          )}
        </>
      )}
    </>
  );

  function confirmWords(): string {
    if (cancelling) return t("confirmCancel", { amount: back });
    return cents("toPay") === 0 ? t("step.free") : t("step.change", { amount });
  }

  function lineAmount(line: JsonObject): string {
    const [pay, back] = [numberOf(line["toPay"]), numberOf(line["back"])];
    // The heading of a cancellation asks what comes back: nothing is an answer, and not free.
    if (cancelling) return format.cents(back);
    if (pay > 0) return format.cents(pay);
    if (back > 0) return `− ${format.cents(back)}`;
    return textOf(line["why"]) === "" ? t("free") : "–";
  }
}
