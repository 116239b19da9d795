import { useRef, useState } from "preact/hooks";
import type { Answer, RequestDetail } from "../../api/types.ts";
import { languageName, useSpeech } from "../../i18n/language.tsx";
import { showToast } from "../../state/toast.ts";
import { useAction } from "../../state/use-action.ts";
import { useDraft } from "../../state/use-draft.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Field } from "../../ui/field.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { focusOn, leaveField, sendOnCtrlEnter, useShortcuts } from "../../ui/shortcuts.ts";
import { isBooked } from "./booked.ts";
import { ReplyHelpers } from "./reply-helpers.tsx";
import { HOLE } from "./templates.ts";
import { Thread } from "./thread.tsx";
import type { RequestActions } from "./use-request-actions.ts";

interface Draft {
  readonly state?: Answer;
  readonly reply: string;
  /** How many answers there were when it was begun. */
  readonly answers?: number;
}

const LONGEST = 4_000;
const TONES = { confirmed: "good", needs_info: "ask", declined: "bad" } as const;
const ANSWERS = ["confirmed", "needs_info", "declined"] as const;

/** What the traveller was told, and what to tell next. */
export function AnswerPanel({
  request,
  actions,
  works,
}: {
  request: RequestDetail;
  actions: RequestActions;
  works: boolean;
}) {
  const { t, format } = useSpeech();
  const panel = useRef<HTMLElement>(null);
  const { value: draft, change, discard } = useDraft<Draft>(`reply.${request.id}`, { reply: "" });
  const send = useAction(async (state: Answer, reply: string) => {
    await actions.answer(state, reply);
    discard();
    leaveField();
    showToast({ text: t("request.sent") });
    // Once it is drawn: what was sent stands above the form.
    requestAnimationFrame(() =>
      panel.current?.querySelector(".given")?.scrollIntoView({ block: "nearest" }),
    );
  });
  const hasHole = draft.reply.includes(HOLE);
  const answers = request.thread.filter(({ from }) => from === "operator");
  const isBegun = draft.reply.trim() !== "";
  /** What a colleague answered since this was begun. */
  const meanwhile = isBegun && answers.length > (draft.answers ?? answers.length) && answers.at(-1);
  const [asked, setWarned] = useState(false);
  const warned = asked && (hasHole || Boolean(meanwhile));
  const edit = (part: Partial<Draft>) =>
    change((before) => ({ answers: answers.length, ...before, ...part }));
  const put = (parts: (reply: string) => readonly string[]) => {
    change((before) => ({
      answers: answers.length,
      ...before,
      reply: parts(before.reply.trim()).filter(Boolean).join("\n\n").slice(0, LONGEST),
    }));
    // Longer words make the field taller, which would push what has the focus below the fold.
    requestAnimationFrame(() =>
      panel.current?.querySelector(":focus")?.scrollIntoView({ block: "nearest" }),
    );
  };
  const answered = request.reply !== undefined;
  const given = ANSWERS.find((known) => known === request.state);

  useShortcuts({
    ...Object.fromEntries(
      ANSWERS.map((state, index) => [
        String(index + 1),
        () => {
          if (!works) return;
          edit({ state });
          focusOn("[data-reply]");
        },
      ]),
    ),
  });

  return (
    <section ref={panel} class="card card-answer" aria-labelledby="answer-title">
      <h2 id="answer-title">{t("request.answer")}</h2>
      {request.thread.length > 0 && (
        <Thread
          request={request}
          actions={actions}
          // What was taken back is what the operator goes on with, unless they have begun anew.
          onUndone={(reply) =>
            change((before) =>
              before.reply.trim() === "" ? { reply, ...(given && { state: given }) } : before,
            )
          }
        />
      )}
      {works && isUntold(request) && (
        <p class="note note-ask">{t("request.untold", { pnr: request.pnr ?? "" })}</p>
      )}
      {request.state === "withdrawn" && <p class="note note-ask">{t("request.withdrawn")}</p>}
      {works && request.state !== "withdrawn" && (
        <form
          class="stack"
          onKeyDown={sendOnCtrlEnter}
          onSubmit={(event) => {
            event.preventDefault();
            if ((hasHole || meanwhile) && !warned) setWarned(true);
            else if (draft.state) void send.run(draft.state, draft.reply.trim());
            else focusOn(".choice input");
          }}
        >
          <Choice
            legend={t(
              answered && request.turn.of !== "operator"
                ? "request.answerAgain"
                : "request.outcome",
            )}
            options={ANSWERS.map((value) => ({
              value,
              label: t(`answer.${value}`),
              tone: TONES[value],
            }))}
            value={draft.state}
            onChoose={(state) => edit({ state })}
          />
          <Field
            label={t("request.reply")}
            help={t("request.replyIn", { language: languageName(request.lang) })}
          >
            {(ids) => (
              <textarea
                {...ids}
                data-reply
                rows={4}
                maxLength={LONGEST}
                required
                lang={request.lang}
                value={draft.reply}
                onInput={({ currentTarget: { value: reply } }) => edit({ reply })}
              />
            )}
          </Field>
          <ReplyHelpers
            request={request}
            onText={(text) => put((reply) => [reply, text])}
            onPlan={(greeting, plan) => put((reply) => [reply || greeting, plan])}
            onOpening={(text) => put((reply) => [text, withoutGreeting(reply, text)])}
          />
          {meanwhile && (
            <p class="note note-ask" role="alert">
              {t("request.meanwhile", {
                name: meanwhile.by ?? "",
                when: format.moment(meanwhile.at),
              })}
            </p>
          )}
          {warned && hasHole && (
            <p class="note note-ask" role="alert">
              {t("request.hole", { hole: HOLE })}
            </p>
          )}
          {send.problem && !send.problem.overtaken && <ProblemNote problem={send.problem} />}
          <Button
            kind="primary"
            type="submit"
            busy={send.busy}
            disabled={draft.state === undefined || draft.reply.trim() === ""}
          >
            {t(warned ? "request.sendAnyway" : "request.send")}
          </Button>
          {(draft.state === undefined || draft.reply.trim() === "") && (
            <p class="soft">
              {t(draft.state === undefined ? "request.chooseOutcome" : "request.writeReply")}
            </p>
          )}
        </form>
      )}
    </section>
  );
}

/** What was written, less the greeting that the new beginning has, too. */
function withoutGreeting(reply: string, beginning: string): string {
  const [greeting = ""] = beginning.split("\n");
  return reply.startsWith(greeting) ? reply.slice(greeting.length).trim() : reply;
}

/** Whether a booking stands that no answer has come after. */
function isUntold(request: RequestDetail): boolean {
  const { history } = request;
  const booked = history.findLastIndex(({ action }) => action === "booked");
  const answered = history.findLastIndex(({ action }) => ANSWERS.some((one) => one === action));
  return isBooked(request) && booked > answered;
}
