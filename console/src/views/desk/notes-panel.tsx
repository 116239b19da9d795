import type { RequestDetail } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { useAction } from "../../state/use-action.ts";
import { useDraft } from "../../state/use-draft.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { leaveField, sendOnCtrlEnter } from "../../ui/shortcuts.ts";
import type { RequestActions } from "./use-request-actions.ts";

const LONGEST = 4_000;

export function NotesPanel({
  request,
  actions,
  works,
}: {
  request: RequestDetail;
  actions: RequestActions;
  works: boolean;
}) {
  const { t, format } = useSpeech();
  const { value: draft, change, discard } = useDraft(`note.${request.id}`, "");
  const add = useAction(async () => {
    await actions.note(draft.trim());
    discard();
    leaveField();
  });
  return (
    <section class="card" aria-labelledby="notes-title">
      <h2 id="notes-title">{t("request.notes")}</h2>
      {request.notes.length > 0 && (
        <ul class="notes">
          {request.notes.map((note) => (
            <li key={`${note.at} ${note.text}`}>
              <p class="note-text">{note.text}</p>
              <p class="soft">
                {note.by} · {format.moment(note.at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {works && (
        <form
          class="stack"
          onKeyDown={sendOnCtrlEnter}
          onSubmit={(event) => {
            event.preventDefault();
            void add.run();
          }}
        >
          <Field label={t("request.noteLabel")} help={t("request.notesHelp")}>
            {(ids) => (
              <textarea
                {...ids}
                data-note
                rows={2}
                maxLength={LONGEST}
                required
                value={draft}
                onInput={({ currentTarget: { value } }) => change(() => value)}
              />
            )}
          </Field>
          {add.problem && !add.problem.overtaken && <ProblemNote problem={add.problem} />}
          <Button type="submit" busy={add.busy} disabled={draft.trim() === ""}>
            {t("request.noteSubmit")}
          </Button>
        </form>
      )}
    </section>
  );
}
