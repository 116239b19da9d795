import { useState } from "preact/hooks";
import { post, queryOf } from "../../api/client.ts";
import type { SavedViews } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { type Filters, filtersIn, isNarrowed, narrowTo } from "../../state/filters.ts";
import { useAction } from "../../state/use-action.ts";
import { useResource } from "../../state/use-resource.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Pick } from "../../ui/pick.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";

const SAVE = " save";
const REMOVE = " remove";
const LONGEST = 60;

/** Lists that the operator comes back to; the server keeps them. */
export function SavedViewsPick({ filters }: { filters: Filters }) {
  const { t } = useSpeech();
  const { data, put } = useResource<SavedViews>("/views");
  const [naming, setNaming] = useState(false);
  const views = data?.views ?? [];
  const query = queryOf({ ...filters }).slice(1);
  const current = views.find((view) => view.query === query);
  const change = useAction(async (name: string, kept?: string) => {
    put(
      await post<SavedViews>("/views/save", { name, ...(kept !== undefined && { query: kept }) }),
    );
  });
  if (views.length === 0 && !isNarrowed(filters) && filters.sort === "") return null;
  return (
    <>
      <Pick
        label={t("views.label")}
        value={current?.name ?? ""}
        acts
        options={[
          ["", t("views.label")],
          ...views.map(({ name }) => [name, name] as const),
          ...(current ? [] : [[SAVE, t("views.save")] as const]),
          ...(current ? [[REMOVE, t("views.remove")] as const] : []),
        ]}
        onChoose={(name) => {
          const view = views.find((one) => one.name === name);
          if (name === SAVE) setNaming(true);
          else if (name === REMOVE && current) void change.run(current.name);
          else narrowTo(view ? filtersIn(view.query) : {});
        }}
      />
      {change.problem && !naming && <ProblemNote problem={change.problem} />}
      {naming && (
        <Dialog title={t("views.save")} onClose={() => setNaming(false)}>
          <NameForm
            problem={change.problem}
            busy={change.busy}
            onName={async (name) => {
              if (await change.run(name, query)) setNaming(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

interface NameFormProps {
  readonly problem: ReturnType<typeof useAction>["problem"];
  readonly busy: boolean;
  readonly onName: (name: string) => void;
}

function NameForm({ problem, busy, onName }: NameFormProps) {
  const { t } = useSpeech();
  const [name, setName] = useState("");
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onName(name.trim());
      }}
    >
      <Field label={t("views.name")} required>
        {(ids) => (
          <input
            {...ids}
            required
            maxLength={LONGEST}
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </Field>
      {problem && <ProblemNote problem={problem} />}
      <div class="dialog-foot">
        <Button kind="primary" type="submit" busy={busy} disabled={name.trim() === ""}>
          {t("views.keep")}
        </Button>
      </div>
    </form>
  );
}
