import { useEffect, useRef } from "preact/hooks";
import type { RequestDetail } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { Button } from "../../ui/button.tsx";

interface ConflictProps {
  readonly before: RequestDetail;
  readonly now: RequestDetail;
  readonly onClose: () => void;
}

/** Another operator changed the request first: shows what they did. The drafts below are untouched. */
export function Conflict({ before, now, onClose }: ConflictProps) {
  const { t, format } = useSpeech();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  const news = now.history.slice(before.history.length);
  const name = news.findLast(({ by }) => by !== undefined)?.by;
  return (
    <div ref={element} class="note note-ask conflict" role="alert" tabIndex={-1}>
      <p>
        <strong>{name ? t("request.conflict", { name }) : t("request.conflictSomebody")}</strong>
      </p>
      <ul>
        {news.map((entry) => (
          <li key={`${entry.at} ${entry.action}`}>
            {t(`history.${entry.action}`)}
            {entry.by && ` · ${entry.by}`} · {format.moment(entry.at)}
            {entry.text && <q>{entry.text}</q>}
          </li>
        ))}
      </ul>
      <p>{t("request.conflictHelp")}</p>
      <Button onClick={onClose}>{t("common.close")}</Button>
    </div>
  );
}
