import { useSpeech } from "../i18n/language.tsx";

/** Stands in for what is on its way, in about its size. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const { t } = useSpeech();
  return (
    <div class="skeleton" role="status">
      <span class="hidden">{t("common.loading")}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} class="skeleton-line" />
      ))}
    </div>
  );
}
