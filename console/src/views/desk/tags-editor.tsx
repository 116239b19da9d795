import { useId, useState } from "preact/hooks";
import type { RequestDetail } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { useAction } from "../../state/use-action.ts";
import { Icon } from "../../ui/icon.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { leaveField } from "../../ui/shortcuts.ts";
import type { RequestActions } from "./use-request-actions.ts";

interface TagsEditorProps {
  readonly request: RequestDetail;
  readonly actions: RequestActions;
  readonly known: readonly string[];
  readonly works: boolean;
}

const LONGEST = 40;

/** Words by which operators find requests again. */
export function TagsEditor({ request, actions, known, works }: TagsEditorProps) {
  const { t } = useSpeech();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const change = useAction(actions.tag);
  const tags = request.tags ?? [];
  return (
    <div class="tags">
      {tags.map((tag) => (
        <span key={tag} class="tag">
          {tag}
          {works && (
            <button
              type="button"
              aria-label={t("tags.remove", { tag })}
              onClick={() => void change.run(tags.filter((one) => one !== tag))}
            >
              <Icon name="close" />
            </button>
          )}
        </span>
      ))}
      {works && (
        <form
          onSubmit={async (event) => {
            event.preventDefault();
            const added = typed.trim();
            if (!(await change.run([...new Set([...tags, added])]))) return;
            setTyped("");
            leaveField();
          }}
        >
          <label>
            <span class="hidden">{t("tags.add")}</span>
            <input
              type="text"
              data-tag
              required
              pattern=".*\S.*"
              maxLength={LONGEST}
              list={listId}
              placeholder={t("tags.add")}
              value={typed}
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </label>
          <datalist id={listId}>
            {known.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </form>
      )}
      {change.problem && !change.problem.overtaken && <ProblemNote problem={change.problem} />}
    </div>
  );
}
