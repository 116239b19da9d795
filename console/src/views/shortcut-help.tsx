import { useSpeech } from "../i18n/language.tsx";
import { Dialog } from "../ui/dialog.tsx";

const KEYS = [
  [["Ctrl K"], "keys.palette"],
  [["g d", "g b", "g c", "g a", "g t"], "keys.go"],
  [["/"], "keys.search"],
  [["j", "k"], "keys.move"],
  [["x"], "keys.pick"],
  [["a"], "keys.take"],
  [["1", "2", "3"], "keys.outcome"],
  [["r"], "keys.reply"],
  [["n"], "keys.note"],
  [["t"], "keys.tag"],
  [["Ctrl ↵"], "keys.send"],
  [["Esc"], "keys.leave"],
  [["?"], "keys.help"],
] as const;

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { t } = useSpeech();
  return (
    <Dialog title={t("keys.title")} onClose={onClose}>
      <dl class="keys">
        {KEYS.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
