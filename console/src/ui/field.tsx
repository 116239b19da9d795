import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { useSpeech } from "../i18n/language.tsx";

/** What a control needs to belong to its label and help. */
export interface ControlIds {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  /** What is wrong with what stands there. */
  readonly wrong?: string | undefined;
  /** The language of label and help where it is not the page's. */
  readonly lang?: string;
  readonly required?: boolean;
  readonly wide?: boolean;
  readonly children: (ids: ControlIds) => ComponentChildren;
}

export function Field({ label, help, wrong, lang, required, wide, children }: FieldProps) {
  const { t } = useSpeech();
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <div class={wide ? "field field-wide" : "field"}>
      <label for={id} class="field-label">
        <span lang={lang}>{label}</span>
        {required && (
          <span class="field-required">
            <span aria-hidden="true">*</span>
            <span class="hidden"> ({t("common.required")})</span>
          </span>
        )}
      </label>
      {children({ id, "aria-describedby": (wrong ?? help) ? helpId : undefined })}
      {(wrong ?? help) && (
        <p id={helpId} class={wrong ? "field-help field-wrong" : "field-help"} lang={lang}>
          {wrong ?? help}
        </p>
      )}
    </div>
  );
}
