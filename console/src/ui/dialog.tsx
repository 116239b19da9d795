import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { useSpeech } from "../i18n/language.tsx";
import { IconButton } from "./button.tsx";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A window above the page. The browser keeps the focus in it and closes it with Escape. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { t } = useSpeech();
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    element.current?.showModal();
    // The browser would focus the close button, which a typed space presses.
    element.current?.querySelector<HTMLElement>("textarea, input, select")?.focus();
  }, []);
  return (
    <dialog ref={element} class="dialog" aria-labelledby={id} onClose={onClose}>
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
