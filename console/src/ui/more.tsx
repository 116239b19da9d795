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
  const { t, format } = useSpeech();
  if (!onMore) return null;
  return (
    <p class="more">
      <Button onClick={onMore}>
        {t("common.more")} ({format.number(shown)}/{format.number(total)})
      </Button>
    </p>
  );
}
