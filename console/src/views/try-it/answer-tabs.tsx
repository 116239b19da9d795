import { ReadableAnswer } from "../../answers/readable-answer.tsx";
import type { ToolAnswer } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { CodeBlock } from "../../ui/code-block.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Tabs } from "../../ui/tabs.tsx";

interface AnswerTabsProps {
  readonly answer: ToolAnswer;
  readonly onBook?: ((id: string) => void) | undefined;
}

export function AnswerTabs({ answer, onBook }: AnswerTabsProps) {
  const { t } = useSpeech();
  const json = JSON.stringify(answer.output, null, 2);
  return (
    <div class="answer">
      <p class="answer-time soft">{t("try.took", { ms: Math.round(answer.ms) })}</p>
      {answer.notes.map((note) => (
        <p key={note} class="note note-ask" lang="en">
          {note}
        </p>
      ))}
      <Tabs
        label={t("try.answer")}
        tabs={[
          {
            id: "read",
            label: t("try.readable"),
            content: () => <ReadableAnswer output={answer.output} onBook={onBook} />,
          },
          {
            id: "text",
            label: t("try.text"),
            content: () => <CodeBlock text={answer.text} />,
          },
          {
            id: "json",
            label: t("try.json"),
            content: () => (
              <>
                <CopyButton text={json} />
                <CodeBlock text={json} />
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
