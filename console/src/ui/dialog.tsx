import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { useSpeech } from "../i18n/language.tsx";
import { IconButton } from "./button.tsx";
import { giveBack } from "./give-back.ts";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** For what needs more room than a question. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** A window above the page. The browser keeps the focus in it and closes it with Escape. */
export function Dialog({ title, onClose, wide, children }: DialogProps) {
  const { t } = useSpeech();
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opener = document.activeElement;
    element.current?.showModal();
    // The browser would focus the close button, which a typed space presses.
    element.current?.querySelector<HTMLElement>("textarea, input, select")?.focus();
    // A dialog that is taken away while it is open does not give the focus back by itself.
    return () => queueMicrotask(() => giveBack(opener));
  }, []);
  return (
    <dialog
      ref={element}
      class={wide ? "dialog dialog-wide" : "dialog"}
      aria-labelledby={id}
      onClose={onClose}
    >
      <header class="dialog-head">
        <h2 id={id}>{title}</h2>
        <IconButton
          mark="close"
          label={t("common.close")}
          onClick={() => element.current?.close()}
        />
      </header>
      {children}
    </dialog>
  );
}
