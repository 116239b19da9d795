import { useSpeech } from "../../i18n/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface WithdrawDialogProps {
  readonly busy: boolean;
  readonly onWithdraw: () => void;
  readonly onClose: () => void;
}

/** A link that a traveller may have in hand is not closed by one click. */
export function WithdrawDialog({ busy, onWithdraw, onClose }: WithdrawDialogProps) {
  const { t } = useSpeech();
  return (
    <Dialog title={t("handOver.withdrawTitle")} onClose={onClose}>
      <p>{t("handOver.withdrawHelp")}</p>
      <div class="dialog-foot">
        <Button onClick={onClose}>{t("booking.keep")}</Button>
        <Button kind="danger" busy={busy} onClick={onWithdraw}>
          {t("handOver.withdraw")}
        </Button>
      </div>
    </Dialog>
  );
}
