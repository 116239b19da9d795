import { useSpeech } from "../i18n/language.tsx";
import { useStore } from "../state/store.ts";
import { hideToast, toast } from "../state/toast.ts";
import { Button, IconButton } from "./button.tsx";

export function ToastArea() {
  const { t } = useSpeech();
  const shown = useStore(toast);
  if (!shown) return null;
  const { text, action } = shown;
  return (
    <aside class="toast" aria-label={t("app.notice")}>
      <p>{text}</p>
      {action && (
        <Button
          kind="quiet"
          mark={action.mark}
          onClick={() => {
            hideToast();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton mark="close" label={t("common.close")} onClick={hideToast} />
    </aside>
  );
}
