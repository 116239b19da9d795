import { useMemo, useState } from "preact/hooks";
import { isObject } from "../../answers/read-json.ts";
import { get, post } from "../../api/client.ts";
import type { AboutOperator, ToolAnswer, ToolInfo } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { announce } from "../../state/announce.ts";
import { goTo } from "../../state/route.ts";
import { useAction } from "../../state/use-action.ts";
import { keepDraft, useDraft } from "../../state/use-draft.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Field } from "../../ui/field.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { sendOnCtrlEnter } from "../../ui/shortcuts.ts";
import { AnswerTabs } from "./answer-tabs.tsx";
import { argumentsOf, type FormValues, initialValues, valuesOf } from "./arguments.ts";
import { CallToCopy } from "./call-to-copy.tsx";
import { bookingStep, filledExample, rememberMade } from "./examples.ts";
import { type FormField, readFields } from "./schema.ts";
import { SchemaFields } from "./schema-field.tsx";

interface ToolViewProps {
  readonly tool: ToolInfo;
  readonly tools: readonly ToolInfo[];
  readonly auth: AboutOperator["auth"];
}

/** One tool: its form, its answer, and the same call for other clients. */
export function ToolView({ tool, tools, auth }: ToolViewProps) {
  const { t } = useSpeech();
  const fields = useMemo(() => readFields(tool.inputSchema), [tool]);
  const start = useMemo(() => initialValues(fields), [fields]);
  const { value: values, change, discard } = useDraft<FormValues>(`try.${tool.name}`, start);
  const setValues = (next: FormValues) => change(() => next);
  /** The arguments as they are typed; absent while the form is used. */
  const [json, setJson] = useState<string>();
  const [answer, setAnswer] = useState<ToolAnswer>();
  const [asking, setAsking] = useState(false);
  const [needs, setNeeds] = useState(false);
  const typed = json === undefined ? undefined : readObject(json);
  const args = json === undefined ? argumentsOf(fields, values) : typed;
  const call = useAction(async () => {
    const path = `/tools/${encodeURIComponent(tool.name)}`;
    const given = await post<ToolAnswer>(path, args);
    rememberMade(tool, given.output);
    setAnswer(given);
    announce(t("try.answer"));
  });
  const example = useAction(async () => {
    const filled = await filledExample(tool, tools, { get, post });
    setNeeds(!filled.complete);
    setValues(valuesOf(fields, filled.args));
    if (json !== undefined) setJson(JSON.stringify(filled.args, null, 2));
  });
  const step = bookingStep(tool.name, tools);

  function switchMode(): void {
    if (typed) setValues(valuesOf(fields, typed));
    setJson(json === undefined ? JSON.stringify(args, null, 2) : undefined);
  }

  function book(id: string): void {
    if (!step) return;
    const { tool: next } = step;
    keepDraft(`try.${next.name}`, valuesOf(readFields(next.inputSchema), step.argumentsFor(id)));
    goTo({ view: "try", tool: next.name });
  }

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
        <form
          class="card stack tool-form"
          aria-label={tool.name}
          onKeyDown={sendOnCtrlEnter}
          onSubmit={(event) => {
            event.preventDefault();
            if (!args) return;
            if (tool.effect === "destroy") setAsking(true);
            else void call.run();
          }}
        >
          {json === undefined ? (
            <ToolFields fields={fields} values={values} onChange={setValues} />
          ) : (
            <Field label={t("try.arguments")} help={typed ? undefined : t("try.badJson")}>
              {(ids) => (
                <textarea
                  {...ids}
                  class="code-input"
                  rows={12}
                  spellcheck={false}
                  aria-invalid={typed === undefined}
                  value={json}
                  onInput={({ currentTarget }) => setJson(currentTarget.value)}
                />
              )}
            </Field>
          )}
          {needs && <p class="note note-ask">{t("try.exampleNeeds")}</p>}
          {example.problem && <ProblemNote problem={example.problem} />}
          <div class="tool-run">
            <Button kind="primary" type="submit" mark="try" busy={call.busy}>
              {t(call.busy ? "try.running" : "try.run")}
            </Button>
            {tool.example && (
              <Button busy={example.busy} onClick={() => void example.run()}>
                {t("try.example")}
              </Button>
            )}
            <Button kind="quiet" onClick={switchMode}>
              {t(json === undefined ? "try.asJson" : "try.asForm")}
            </Button>
            <Button
              kind="quiet"
              onClick={() => {
                discard();
                setNeeds(false);
                if (json !== undefined) setJson("{}");
              }}
            >
              {t("try.reset")}
            </Button>
          </div>
        </form>
        <section class="tool-answer" aria-label={t("try.answer")} aria-busy={call.busy}>
          {call.problem && <ProblemNote problem={call.problem} />}
          {answer && !call.problem ? (
            <AnswerTabs answer={answer} onBook={step && book} />
          ) : (
            !call.problem && <Empty mark="try" title={t("try.waiting")} />
          )}
        </section>
        <CallToCopy tool={tool.name} args={args ?? {}} auth={auth} />
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

interface ToolFieldsProps {
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  readonly onChange: (values: FormValues) => void;
}

/** What a call needs, and folded away what it may have besides. */
function ToolFields({ fields, values, onChange }: ToolFieldsProps) {
  const { t } = useSpeech();
  const needed = fields.filter(({ required }) => required);
  const others = fields.filter(({ required }) => !required);
  return (
    <>
      {fields.length === 0 && <p class="soft">{t("try.noInput")}</p>}
      <SchemaFields fields={needed} values={values} onChange={onChange} />
      {others.length > 0 && (
        <details class="tool-more" open={needed.length === 0}>
          <summary>
            {t("try.more")} ({others.length})
          </summary>
          <SchemaFields fields={others} values={values} onChange={onChange} />
        </details>
      )}
    </>
  );
}

function readObject(text: string): FormValues | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
