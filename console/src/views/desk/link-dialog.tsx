import { useState } from "preact/hooks";
import { useSpeech } from "../../i18n/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";

interface LinkDialogProps {
  readonly onLink: (text: string) => void;
  readonly onClose: () => void;
}

/** An attachment as a link: what it is, and where it lies. */
export function LinkDialog({ onLink, onClose }: LinkDialogProps) {
  const { t } = useSpeech();
  const [name, setName] = useState("");
  const [address, setAddress] = useState("https://");
  return (
    <Dialog title={t("reply.link")} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog stands inside the form of the answer, which is not to be sent.
          event.stopPropagation();
          onLink(`${name.trim()}: ${address.trim()}`);
          onClose();
        }}
      >
        <Field label={t("reply.linkName")} required>
          {(ids) => (
            <input
              {...ids}
              required
              pattern=".*\S.*"
              maxLength={100}
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
        </Field>
        <Field label={t("reply.linkAddress")} required>
          {(ids) => (
            <input
              {...ids}
              type="url"
              required
              pattern="https://\S+\.\S+"
              maxLength={500}
              value={address}
              onInput={({ currentTarget }) => setAddress(currentTarget.value)}
            />
          )}
        </Field>
        <div class="dialog-foot">
          <Button kind="primary" type="submit">
            {t("common.add")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
