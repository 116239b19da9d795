import { useSpeech } from "../i18n/language.tsx";
import { Button } from "./button.tsx";

/** Asks for the next page, where there is one. */
export function More({
  shown,
  total,
  onMore,
}: {
  shown: number;
  total: number;
  onMore: (() => void) | undefined;
}) {
  const { t } = useSpeech();
  if (!onMore) return null;
  return (
    <p class="more">
      <Button onClick={onMore}>
        {t("common.more")} ({shown}/{total})
      </Button>
    </p>
  );
}
