import { post } from "../../api/client.ts";
import type { BookingDetail } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { showToast } from "../../state/toast.ts";
import { useAction } from "../../state/use-action.ts";
import { useDraft } from "../../state/use-draft.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";

interface CancelDialogProps {
  readonly pnr: string;
  readonly onCancelled: (detail: BookingDetail) => void;
  readonly onClose: () => void;
}

const LONGEST = 200;

export function CancelDialog({ pnr, onCancelled, onClose }: CancelDialogProps) {
  const { t } = useSpeech();
  const { value: reason, change, discard } = useDraft(`cancel.${pnr}`, "");
  const cancel = useAction(async () => {
    const path = `/bookings/${encodeURIComponent(pnr)}/cancel`;
    onCancelled(await post<BookingDetail>(path, { reason: reason.trim() }));
    discard();
    showToast({ text: t("booking.cancelDone", { pnr }) });
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
        {cancel.problem && <ProblemNote problem={cancel.problem} />}
        <div class="dialog-foot">
          <Button onClick={onClose}>{t("booking.keep")}</Button>
          <Button kind="danger" type="submit" busy={cancel.busy} disabled={reason.trim() === ""}>
            {t("booking.cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
