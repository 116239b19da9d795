import type { AboutOperator } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { CodeBlock } from "../../ui/code-block.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { curlCall, mcpCall } from "./calls.ts";

interface CallToCopyProps {
  readonly tool: string;
  readonly args: unknown;
  readonly auth: AboutOperator["auth"];
}

export function CallToCopy({ tool, args, auth }: CallToCopyProps) {
  const { t } = useSpeech();
  const calls = [
    { id: "mcp", label: t("try.mcp"), text: mcpCall(tool, args) },
    {
      id: "curl",
      label: t("try.curl"),
      text: curlCall(location.origin, tool, args, auth === "key"),
    },
  ];
  return (
    <section class="card call" aria-labelledby="call-title">
      <h3 id="call-title">{t("try.call")}</h3>
      <Tabs
        label={t("try.call")}
        tabs={calls.map(({ id, label, text }) => ({
          id,
          label,
          content: () => (
            <div class="call-text">
              <CodeBlock text={text} />
              <CopyButton text={text} />
            </div>
          ),
        }))}
      />
    </section>
  );
}
