import { useEffect, useRef, useState } from "preact/hooks";
import { post } from "../../api/client.ts";
import type { BookingDetail, CancellationQuote, Pnr } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { showToast } from "../../state/toast.ts";
import { useAction } from "../../state/use-action.ts";
import { useDraft } from "../../state/use-draft.ts";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../ui/check.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { Said } from "../../ui/said.tsx";
import { bookedParts } from "./booked-parts.ts";
import { VoidWindow } from "./void-window.tsx";

interface CancelDialogProps {
  readonly booking: Pnr;
  readonly onCancelled: (detail: BookingDetail) => void;
  readonly onClose: () => void;
}

const LONGEST = 200;

/** What is given up and what comes back are shown first; exactly that is then done, or nothing. */
export function CancelDialog({ booking, onCancelled, onClose }: CancelDialogProps) {
  const { t, format } = useSpeech();
  const { pnr } = booking;
  const parts = bookedParts(booking);
  const [chosen, setChosen] = useState(() => parts.map(({ part }) => part));
  const [quote, setQuote] = useState<CancellationQuote>();
  const names = chosen.join();
  const ask = useAction(async (wanted: readonly string[]) => {
    const path = `/bookings/${encodeURIComponent(pnr)}/quote-cancellation`;
    setQuote(await post<CancellationQuote>(path, { parts: wanted }));
  });
  // Boxes that were disabled while a quote is on its way would lose the keyboard's focus: what was chosen
  // meanwhile is asked for after it.
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (ask.busy || asked.current === names) return;
    asked.current = names;
    setQuote(undefined);
    if (names !== "") void ask.run(names.split(","));
  }, [names, ask.busy]);
  const fits = quote !== undefined && quote.parts.map(({ part }) => part).join() === names;
  const { value: reason, change, discard } = useDraft(`cancel.${pnr}`, "");
  const cancel = useAction(async () => {
    const path = `/bookings/${encodeURIComponent(pnr)}/cancel`;
    onCancelled(
      await post<BookingDetail>(path, { reason: reason.trim(), quoteId: quote?.quoteId }),
    );
    discard();
    const all = chosen.length === parts.length;
    showToast({ text: t(all ? "booking.cancelDone" : "cancel.someDone", { pnr }) });
    onClose();
  });
  return (
    <Dialog title={t("booking.cancelTitle", { pnr })} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void cancel.run();
        }}
      >
        <p>{t("booking.cancelHelp")}</p>
        {booking.passengers.length > 1 && <p class="soft">{t("cancel.forOne")}</p>}
        <VoidWindow booking={booking} />
        <Field label={t("booking.reason")} required>
          {(ids) => (
            <textarea
              {...ids}
              rows={3}
              maxLength={LONGEST}
              required
              value={reason}
              onInput={({ currentTarget: { value } }) => change(() => value)}
            />
          )}
        </Field>
        {parts.length > 1 && (
          <fieldset class="group">
            <legend>{t("cancel.parts")}</legend>
            {parts.map(({ part, label }) => (
              <Check
                key={part}
                checked={chosen.includes(part)}
                onCheck={(checked) =>
                  setChosen(
                    parts
                      .map((one) => one.part)
                      .filter((one) => (one === part ? checked : chosen.includes(one))),
                  )
                }
              >
                {label}
              </Check>
            ))}
          </fieldset>
        )}
        {fits && (
          <ul class="stack">
            {quote.parts.map(({ part, what, rule, back, fee }) => (
              <li key={part} class="quote-item">
                <p>
                  <strong>
                    <Said text={what} />
                  </strong>
                </p>
                <p class="soft">
                  <Said text={rule} parts={parts} />
                </p>
                {quote.parts.length > 1 && (
                  <dl class="sums">
                    <dt>{t("cancel.back")}</dt>
                    <dd>{format.cents(back)}</dd>
                    <dt>{t("cancel.kept")}</dt>
                    <dd>{format.cents(fee)}</dd>
                  </dl>
                )}
              </li>
            ))}
          </ul>
        )}
        {fits && (
          <dl class="sums sums-total">
            <dt>{t("cancel.back")}</dt>
            <dd>{format.cents(quote.refund)}</dd>
            {quote.credit > 0 && (
              <>
                <dt>{t("cancel.credit")}</dt>
                <dd>{format.cents(quote.credit)}</dd>
              </>
            )}
            <dt>{t("cancel.kept")}</dt>
            <dd>{format.cents(quote.fee)}</dd>
          </dl>
        )}
        {ask.problem && <ProblemNote problem={ask.problem} />}
        {cancel.problem && <ProblemNote problem={cancel.problem} />}
        <div class="dialog-foot">
          <Button onClick={onClose}>{t("booking.keep")}</Button>
          <Button
            kind="danger"
            type="submit"
            busy={cancel.busy}
            disabled={reason.trim() === "" || !fits}
          >
            {t(chosen.length === parts.length ? "booking.cancel" : "cancel.some")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
