import { useId, useState } from "preact/hooks";
import { post } from "../../api/client.ts";
import type { RequestSummary, SeveralResult } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { showToast } from "../../state/toast.ts";
import { useAction } from "../../state/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Pick } from "../../ui/pick.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";

interface SeveralBarProps {
  readonly chosen: readonly RequestSummary[];
  readonly me: string;
  readonly operators: readonly string[];
  readonly tags: readonly string[];
  readonly onClear: () => void;
}

/** What is done to one request. */
type Change = Readonly<Record<string, unknown>>;

const NOBODY = " nobody";
const LONGEST_TAG = 40;
const LONGEST_REPLY = 4_000;

/** Does one thing to all chosen requests, and takes it back from all of them. */
export function SeveralBar({ chosen, me, operators, tags, onClear }: SeveralBarProps) {
  const { t } = useSpeech();
  const listId = useId();
  const [tag, setTag] = useState("");
  const [closing, setClosing] = useState(false);
  const send = async (requests: readonly Change[]) =>
    await post<SeveralResult>("/several", { requests });

  const act = useAction(
    async (does: (one: RequestSummary) => Change, back: (one: RequestSummary) => Change) => {
      const { done, refused } = await send(
        chosen.map((one) => ({ id: one.id, version: one.version, ...does(one) })),
      );
      const before = new Map(chosen.map((one) => [one.id, one]));
      onClear();
      const text =
        refused.length > 0
          ? t("several.some", { n: done.length, refused: refused.length })
          : t("several.done", { n: done.length });
      const undo = async () => {
        const { refused: kept } = await send(
          done.flatMap(({ id, version }) => {
            const one = before.get(id);
            return one ? [{ id, version, ...back(one) }] : [];
          }),
        );
        showToast({ text: t(kept.length > 0 ? "several.notUndone" : "several.undone") });
      };
      showToast({
        text,
        ...(done.length > 0 && {
          action: { label: t("request.undo"), mark: "undo" as const, run: () => void undo() },
        }),
      });
    },
  );
  const assign = (to: string | null) =>
    void act.run(
      () => ({ assignTo: to }),
      ({ assignee }) => ({ assignTo: assignee ?? null }),
    );
  const names = [me, ...operators.filter((name) => name !== me)];
  return (
    <div class="several" role="toolbar" aria-label={t("several.label")} aria-busy={act.busy}>
      <p>
        <strong>{t("several.chosen", { n: chosen.length })}</strong>
      </p>
      <Pick
        label={t("request.assignTo")}
        value=""
        acts
        options={[
          ["", t("request.assignTo")],
          ...names.map((name) => [name, name] as const),
          [NOBODY, t("filter.nobody")],
        ]}
        onChoose={(to) => {
          if (to !== "") assign(to === NOBODY ? null : to);
        }}
      />
      <form
        class="several-tag"
        onSubmit={(event) => {
          event.preventDefault();
          const added = tag.trim();
          setTag("");
          void act.run(
            ({ tags: known = [] }) => ({ tags: [...new Set([...known, added])] }),
            ({ tags: known = [] }) => ({ tags: known }),
          );
        }}
      >
        <label>
          <span class="hidden">{t("several.tag")}</span>
          <input
            type="text"
            required
            pattern=".*\S.*"
            maxLength={LONGEST_TAG}
            list={listId}
            placeholder={t("several.tag")}
            value={tag}
            onInput={({ currentTarget }) => setTag(currentTarget.value)}
          />
        </label>
        <datalist id={listId}>
          {tags.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
      </form>
      <Button onClick={() => setClosing(true)}>{t("several.close")}</Button>
      <Button kind="quiet" onClick={onClear}>
        {t("several.clear")}
      </Button>
      {act.problem && <ProblemNote problem={act.problem} />}
      {closing && (
        <CloseDialog
          n={chosen.length}
          onClose={() => setClosing(false)}
          onReply={(reply) => {
            setClosing(false);
            void act.run(
              () => ({ answer: { state: "declined", reply } }),
              () => ({ undo: true }),
            );
          }}
        />
      )}
    </div>
  );
}

interface CloseDialogProps {
  readonly n: number;
  readonly onReply: (reply: string) => void;
  readonly onClose: () => void;
}

function CloseDialog({ n, onReply, onClose }: CloseDialogProps) {
  const { t } = useSpeech();
  const [reply, setReply] = useState("");
  return (
    <Dialog title={t("several.closeTitle", { n })} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          onReply(reply.trim());
        }}
      >
        <Field label={t("request.reply")} help={t("several.closeHelp")} required>
          {(ids) => (
            <textarea
              {...ids}
              rows={4}
              required
              maxLength={LONGEST_REPLY}
              value={reply}
              onInput={({ currentTarget }) => setReply(currentTarget.value)}
            />
          )}
        </Field>
        <div class="dialog-foot">
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button kind="danger" type="submit" disabled={reply.trim() === ""}>
            {t("several.closeSubmit")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
