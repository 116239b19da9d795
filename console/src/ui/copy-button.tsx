import { useState } from "preact/hooks";
import { useSpeech } from "../i18n/language.tsx";
import { announce } from "../state/announce.ts";
import { Button } from "./button.tsx";

const THANKS_MS = 2_000;

export function CopyButton({ text }: { text: string }) {
  const { t } = useSpeech();
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    announce(t("common.copied"));
    setTimeout(() => setCopied(false), THANKS_MS);
  }

  return (
    <Button kind="quiet" mark={copied ? "check" : "copy"} onClick={() => void copy()}>
      {t(copied ? "common.copied" : "common.copy")}
    </Button>
  );
}
