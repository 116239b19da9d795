import { useSpeech } from "../i18n/language.tsx";
import { Button } from "./button.tsx";

/** Asks for a longer list: lists here are short, and a longer one stays live as a whole. */
export function More({
  shown,
  total,
  onMore,
}: {
  shown: number;
  total: number;
  onMore: () => void;
}) {
  const { t } = useSpeech();
  if (shown >= total) return null;
  return (
    <p class="more">
      <Button onClick={onMore}>
        {t("common.more")} ({shown}/{total})
      </Button>
    </p>
  );
}
