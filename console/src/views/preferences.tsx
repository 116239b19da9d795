import { chooseLanguage, LANGUAGE_NAMES, LANGUAGES, useSpeech } from "../i18n/language.tsx";
import { useStore } from "../state/store.ts";
import { chooseTheme, THEMES, theme } from "../state/theme.ts";
import { Icon } from "../ui/icon.tsx";

/** Language and appearance. */
export function Preferences() {
  const { t, language } = useSpeech();
  const chosen = useStore(theme);
  return (
    <div class="preferences">
      <label class="pick" title={t("tools.language")}>
        <Icon name="language" />
        <span class="hidden">{t("tools.language")}</span>
        <select
          value={language}
          onChange={(event) => {
            const next = LANGUAGES.find((known) => known === event.currentTarget.value);
            if (next) void chooseLanguage(next);
          }}
        >
          {LANGUAGES.map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGE_NAMES[code]}
            </option>
          ))}
        </select>
      </label>
      <label class="pick" title={t("tools.theme")}>
        <Icon name="theme" />
        <span class="hidden">{t("tools.theme")}</span>
        <select
          value={chosen}
          onChange={(event) => {
            const next = THEMES.find((known) => known === event.currentTarget.value);
            if (next) chooseTheme(next);
          }}
        >
          {THEMES.map((code) => (
            <option key={code} value={code}>
              {t(`theme.${code}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
