import type { RequestDetail } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { showToast } from "../../state/toast.ts";
import { useAction } from "../../state/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { LinkedText } from "../../ui/linked-text.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import type { RequestActions } from "./use-request-actions.ts";

interface ThreadProps {
  readonly request: RequestDetail;
  readonly actions: RequestActions;
  /** An answer was taken back: its words are not lost. */
  readonly onUndone: (reply: string) => void;
}

/** What both sides said, oldest first. */
export function Thread({ request, actions, onUndone }: ThreadProps) {
  const { t, format } = useSpeech();
  const last = request.thread.findLast(({ from }) => from === "operator");
  return (
    <ol class="thread">
      {request.thread.map((message) => (
        <li
          key={`${message.at} ${message.text}`}
          class={message === last ? `given given-${request.state}` : `said said-${message.from}`}
        >
          <p class="said-who">
            {message.from === "operator"
              ? message.by
              : t(message.by ? "thread.heardBy" : "thread.traveller", { name: message.by ?? "" })}
            <span class="soft"> · {format.moment(message.at)}</span>
          </p>
          <p lang={request.lang} class="given-text">
            <LinkedText text={message.text} />
          </p>
          {message === last && <LastAnswer {...{ request, actions, onUndone }} />}
        </li>
      ))}
    </ol>
  );
}

function LastAnswer({ request, actions, onUndone }: ThreadProps) {
  const { t, format } = useSpeech();
  const undo = useAction(async () => {
    const { reply = "" } = request;
    await actions.undo();
    onUndone(reply);
    showToast({ text: t("request.undone") });
  });
  return (
    <>
      <p class="soft">
        {request.readAt
          ? t("request.readAt", { when: format.moment(request.readAt) })
          : request.mailedAt
            ? t("request.mailedAt", { when: format.moment(request.mailedAt) })
            : t("request.notRead")}
      </p>
      {request.canUndo && (
        <Button
          kind="quiet"
          mark="undo"
          busy={undo.busy}
          title={t("request.undoHelp")}
          onClick={() => void undo.run()}
        >
          {t("request.undo")}
        </Button>
      )}
      {undo.problem && !undo.problem.overtaken && <ProblemNote problem={undo.problem} />}
    </>
  );
}
