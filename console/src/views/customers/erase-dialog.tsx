import { useState } from "preact/hooks";
import { post } from "../../api/client.ts";
import type { CustomerDetail, Erased } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { goTo } from "../../state/route.ts";
import { showToast } from "../../state/toast.ts";
import { useAction } from "../../state/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";

interface EraseDialogProps {
  readonly detail: CustomerDetail;
  readonly onClose: () => void;
}

/** What is lost is said first, and the contact is typed before it is. */
export function EraseDialog({ detail, onClose }: EraseDialogProps) {
  const { t } = useSpeech();
  const { customer, ahead, seen, namesakes } = detail;
  const { contact } = customer;
  const booked = customer.bookings + customer.cancelled;
  const [typed, setTyped] = useState("");
  const erase = useAction(async () => {
    await post<Erased>(`/customers/${encodeURIComponent(contact)}/erase`, { seen });
    showToast({
      text: [
        t("customer.erased"),
        ...(namesakes.length > 0 ? [t("customer.stays", { pnrs: namesakes.join(", ") })] : []),
      ].join(" "),
    });
    onClose();
    goTo({ view: "customers" });
  });
  return (
    <Dialog title={t("customer.eraseTitle")} onClose={onClose}>
      {ahead.length > 0 ? (
        <p class="note note-ask">{t("customer.ahead", { pnrs: ahead.join(", ") })}</p>
      ) : (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void erase.run();
          }}
        >
          <p>
            {t("customer.eraseHelp", { requests: t("desk.count", { n: customer.requests }) })}
            {booked > 0 &&
              ` ${t("customer.eraseBooked", { bookings: t("bookings.count", { n: booked }) })}`}
          </p>
          {namesakes.length > 0 && (
            <p class="note note-ask">{t("customer.stays", { pnrs: namesakes.join(", ") })}</p>
          )}
          <Field label={t("customer.type", { contact })} required>
            {(ids) => (
              <input
                {...ids}
                autocomplete="off"
                required
                value={typed}
                onInput={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            )}
          </Field>
          {erase.problem && <ProblemNote problem={erase.problem} />}
          <div class="dialog-foot">
            <Button onClick={onClose}>{t("common.cancel")}</Button>
            <Button
              kind="danger"
              type="submit"
              busy={erase.busy}
              disabled={typed.trim().toLowerCase() !== contact}
            >
              {t("customer.eraseSubmit")}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
