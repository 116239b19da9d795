import type { Problem } from "../api/problem.ts";
import type { TextKey } from "../i18n/en.ts";
import { useSpeech } from "../i18n/language.tsx";
import { Button } from "./button.tsx";

/** Says what went wrong and what to do: in the page's language where it knows the reason, else in the server's words. */
export function ProblemNote({ problem, retry }: { problem: Problem; retry?: () => void }) {
  const { t, server } = useSpeech();
  const known = problem.reason && server.refusals[problem.reason];
  // The wire counts passengers from 0, people do not.
  const place = /^passengers\[(\d+)\]/.exec(problem.field ?? "")?.[1];
  const of = (words: string) =>
    place === undefined ? words : t("book.who", { n: Number(place) + 1, problem: words });
  return (
    <div class="note note-bad" role="alert">
      <p>
        <strong>{t(headline(problem))}</strong>
      </p>
      {known ? (
        <p>{of(known)}</p>
      ) : (
        <>
          {problem.status > 0 && <p lang="en">{of(bare(problem.message))}</p>}
          {problem.hint && <p lang="en">{problem.hint}</p>}
        </>
      )}
      {retry && <Button onClick={retry}>{t("common.retry")}</Button>}
    </div>
  );
}

/** Without the name that the wire has for a passenger's field. */
function bare(message: string): string {
  return message.replace(/^passengers\[\d+\]\.\w+ /, "");
}

function headline({ status }: Problem): TextKey {
  if (status === 0) return "error.offline";
  if (status === 403) return "error.forbidden";
  if (status === 404) return "error.notFound";
  if (status === 429) return "error.busy";
  return status >= 500 ? "error.server" : "error.refused";
}
