import type { AboutOperator, RequestDetail } from "../../api/types.ts";
import { waitedWords } from "../../format/figures.ts";
import type { TextKey } from "../../i18n/en.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { useCommands } from "../../state/commands.ts";
import { goTo, linkTo } from "../../state/route.ts";
import { useAction } from "../../state/use-action.ts";
import { hasAnswered, StateBadge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pick } from "../../ui/pick.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { focusOn, useShortcuts } from "../../ui/shortcuts.ts";
import { useNow } from "../../ui/use-now.ts";
import { AnswerPanel } from "./answer-panel.tsx";
import { isBooked } from "./booked.ts";
import { Conflict } from "./conflict.tsx";
import { History } from "./history.tsx";
import { NotesPanel } from "./notes-panel.tsx";
import { PlanInWords } from "./plan-in-words.tsx";
import { RequestFacts } from "./request-facts.tsx";
import { TagsEditor } from "./tags-editor.tsx";
import { useRequestActions } from "./use-request-actions.ts";

interface RequestViewProps {
  readonly request: RequestDetail;
  readonly me: AboutOperator;
  /** Everybody who works here, to give it to. */
  readonly operators: readonly string[];
  /** Those that other requests have, to choose from. */
  readonly tags: readonly string[];
  readonly onChange: (request: RequestDetail) => void;
}

export function RequestView({ request, me, operators, tags, onChange }: RequestViewProps) {
  const speech = useSpeech();
  const { t } = speech;
  const now = useNow();
  const actions = useRequestActions(request, onChange);
  const assign = useAction(actions.assign);
  const works = me.role !== "read-only";
  const mine = request.assignee === me.operator;
  // An agent hands on what is theirs; a supervisor gives anything to anybody.
  const gives = works && (me.role === "supervisor" || mine);
  const others = operators.filter((name) => name !== me.operator && name !== request.assignee);
  const take = () => void assign.run(mine ? null : me.operator);
  const takeLabel = t(mine ? "request.release" : "request.assignMe");
  /** The list of colleagues may go with what was given: the keyboard goes on beside it. */
  async function give(name: string): Promise<void> {
    await assign.run(name);
    setTimeout(() => {
      if (document.activeElement === document.body) focusOn(".request-actions .button");
    });
  }
  const book = { view: "desk", id: request.id, booking: true } as const;

  useShortcuts({
    a: () => works && take(),
    r: () => focusOn("[data-reply]"),
    n: () => focusOn("[data-note]"),
    t: () => focusOn("[data-tag]"),
  });
  useCommands(
    works
      ? [
          { id: "take", label: takeLabel, mark: "person", run: take },
          { id: "reply", label: t("keys.reply"), mark: "desk", run: later("[data-reply]") },
          { id: "note", label: t("keys.note"), mark: "plus", run: later("[data-note]") },
          { id: "tag", label: t("keys.tag"), mark: "plus", run: later("[data-tag]") },
          ...(gives
            ? others.map((name) => ({
                id: `give ${name}`,
                label: t("request.giveTo", { name }),
                mark: "person" as const,
                run: () => void assign.run(name),
              }))
            : []),
          ...(isBooked(request)
            ? []
            : [
                {
                  id: "book",
                  label: t("request.book"),
                  mark: "plane" as const,
                  run: () => goTo(book),
                },
              ]),
        ]
      : [],
  );

  return (
    <article class="request">
      <header class="request-head">
        <div class="request-marks">
          <StateBadge state={request.state} again={hasAnswered(request)} />
          {request.bookingCancelled && (
            <span class="badge badge-bad">{t("request.bookingCancelled")}</span>
          )}
          {request.kind === "vip" && <span class="badge badge-vip">{t("kind.vip")}</span>}
          {request.turn.of !== "none" && (
            <span class={`turn turn-${request.turn.of}`}>
              {t(`turn.${request.turn.of}`, {
                since: waitedWords(speech, now - request.turn.since),
              })}
            </span>
          )}
          <code class="request-id">{request.id}</code>
        </div>
        <h1>
          {request.destination ?? (request.plan?.destinations.join(", ") || t("request.somewhere"))}
        </h1>
        <div class="request-actions">
          {request.assignee && (
            <span class="request-with">
              <Icon name="person" />
              {mine ? t("request.mine") : t("request.with", { name: request.assignee })}
            </span>
          )}
          {works && (
            <Button busy={assign.busy} onClick={take}>
              {takeLabel}
            </Button>
          )}
          {gives && others.length > 0 && (
            <Pick
              label={t("request.assignTo")}
              value=""
              acts
              options={[
                ["", t("request.assignTo")],
                ...others.map((name) => [name, name] as const),
              ]}
              onChoose={(name) => {
                if (name !== "") void give(name);
              }}
            />
          )}
          {request.pnr && (
            <a class="button button-plain" href={linkTo({ view: "bookings", pnr: request.pnr })}>
              <Icon name="bookings" />
              <span>{t("request.booked", { pnr: request.pnr })}</span>
            </a>
          )}
          {works && !isBooked(request) && (
            <a class="button button-plain" href={linkTo(book)}>
              <Icon name="plane" />
              <span>{t("request.book")}</span>
            </a>
          )}
        </div>
        <TagsEditor request={request} actions={actions} known={tags} works={works} />
        {assign.problem && !assign.problem.overtaken && <ProblemNote problem={assign.problem} />}
      </header>
      {actions.overtaken && (
        <Conflict before={actions.overtaken} now={request} onClose={actions.dismiss} />
      )}
      <div class="request-body">
        <div class="request-main">
          <RequestFacts request={request} />
          <AnswerPanel request={request} actions={actions} works={works} />
        </div>
        <div class="request-side">
          <section class="card" aria-labelledby="plan-title">
            <h2 id="plan-title">{t("request.plan")}</h2>
            <p class="soft">{t(planNote(request))}</p>
            <PlanInWords request={request} />
          </section>
          <NotesPanel request={request} actions={actions} works={works} />
          <History entries={request.history} />
        </div>
      </div>
    </article>
  );
}

function planNote(request: RequestDetail): TextKey {
  if (!request.plan) return "request.planEmpty";
  if (request.ownPlan && !isBooked(request)) return "request.planTheirs";
  return isBooked(request) ? "request.planBooked" : "request.planHelp";
}

/** After the palette, which gives the focus back to where it was, is closed. */
function later(selector: string): () => void {
  return () => setTimeout(() => focusOn(selector), 50);
}
