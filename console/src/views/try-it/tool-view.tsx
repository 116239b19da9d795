import { useMemo, useState } from "preact/hooks";
import { post } from "../../api/client.ts";
import type { AboutOperator, ToolAnswer, ToolInfo } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { announce } from "../../state/announce.ts";
import { useAction } from "../../state/use-action.ts";
import { useDraft } from "../../state/use-draft.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Empty } from "../../ui/empty.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { sendOnCtrlEnter } from "../../ui/shortcuts.ts";
import { AnswerTabs } from "./answer-tabs.tsx";
import { argumentsOf, type FormValues, initialValues } from "./arguments.ts";
import { CallToCopy } from "./call-to-copy.tsx";
import { exampleOf } from "./examples.ts";
import { readFields } from "./schema.ts";
import { SchemaFields } from "./schema-field.tsx";

/** One tool: its form, its answer, and the same call for other clients. */
export function ToolView({ tool, auth }: { tool: ToolInfo; auth: AboutOperator["auth"] }) {
  const { t } = useSpeech();
  const fields = useMemo(() => readFields(tool.inputSchema), [tool]);
  const start = useMemo(() => initialValues(fields), [fields]);
  const { value: values, change, discard } = useDraft<FormValues>(`try.${tool.name}`, start);
  const setValues = (next: FormValues) => change(() => next);
  const [answer, setAnswer] = useState<ToolAnswer>();
  const [asking, setAsking] = useState(false);
  const call = useAction(async () => {
    const path = `/tools/${encodeURIComponent(tool.name)}`;
    const given = await post<ToolAnswer>(path, argumentsOf(fields, values));
    setAnswer(given);
    announce(t("try.answer"));
  });
  const needed = fields.filter(({ required }) => required);
  const others = fields.filter(({ required }) => !required);
  const example = exampleOf(tool.name);

  return (
    <article class="tool">
      <header class="tool-head">
        <h2>
          <code>{tool.name}</code>
        </h2>
        <span
          class={`badge badge-${tool.effect === "read" ? "calm" : tool.effect === "destroy" ? "bad" : "ask"}`}
        >
          {t(`try.effect.${tool.effect}`)}
        </span>
        <p class="tool-about" lang="en">
          {tool.description}
        </p>
      </header>
      <div class="tool-body">
        <div class="tool-side">
          <form
            class="card stack tool-form"
            aria-label={tool.name}
            onKeyDown={sendOnCtrlEnter}
            onSubmit={(event) => {
              event.preventDefault();
              if (tool.effect === "destroy") setAsking(true);
              else void call.run();
            }}
          >
            {fields.length === 0 && <p class="soft">{t("try.noInput")}</p>}
            <SchemaFields fields={needed} values={values} onChange={setValues} />
            {others.length > 0 && (
              <details class="tool-more" open={needed.length === 0}>
                <summary>
                  {t("try.more")} ({others.length})
                </summary>
                <SchemaFields fields={others} values={values} onChange={setValues} />
              </details>
            )}
            <div class="tool-run">
              <Button kind="primary" type="submit" mark="try" busy={call.busy}>
                {t(call.busy ? "try.running" : "try.run")}
              </Button>
              {example && (
                <Button onClick={() => setValues({ ...start, ...example })}>
                  {t("try.example")}
                </Button>
              )}
              <Button kind="quiet" onClick={discard}>
                {t("try.reset")}
              </Button>
            </div>
          </form>
          <CallToCopy tool={tool.name} args={argumentsOf(fields, values)} auth={auth} />
        </div>
        <section class="tool-answer" aria-label={t("try.answer")} aria-busy={call.busy}>
          {call.problem && <ProblemNote problem={call.problem} />}
          {answer && !call.problem ? (
            <AnswerTabs answer={answer} />
          ) : (
            !call.problem && <Empty mark="try" title={t("try.waiting")} />
          )}
        </section>
      </div>
      {asking && (
        <Dialog title={t("try.sure", { tool: tool.name })} onClose={() => setAsking(false)}>
          <p>{t("try.sureHelp")}</p>
          <div class="dialog-foot">
            <Button onClick={() => setAsking(false)}>{t("common.cancel")}</Button>
            <Button
              kind="danger"
              onClick={() => {
                setAsking(false);
                void call.run();
              }}
            >
              {t("try.run")}
            </Button>
          </div>
        </Dialog>
      )}
    </article>
  );
}
