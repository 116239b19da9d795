import type { AboutOperator } from "../api/types.ts";
import { chooseLanguage, LANGUAGE_NAMES, LANGUAGES } from "../i18n/language.tsx";
import type { Translate } from "../i18n/translate.ts";
import type { Command } from "../state/commands.ts";
import { type Filters, narrowTo } from "../state/filters.ts";
import { goTo } from "../state/route.ts";
import { sound, switchSound } from "../state/sound.ts";
import { chooseTheme, THEMES } from "../state/theme.ts";

const VIEWS = ["desk", "bookings", "customers", "audit", "numbers", "try"] as const;

interface Doings {
  readonly help: () => void;
  readonly leave: () => void;
}

/** What can be done on every view. */
export function commandsOf(
  t: Translate,
  me: AboutOperator,
  { help, leave }: Doings,
): readonly Command[] {
  const list = (id: string, label: string, filters: Partial<Filters>): Command => ({
    id,
    label: t("palette.list", { what: label }),
    mark: "desk",
    run: () => {
      narrowTo(filters);
      goTo({ view: "desk" });
    },
  });
  return [
    ...VIEWS.map((view) => ({
      id: `go ${view}`,
      label: t("palette.go", { view: t(`nav.${view}`) }),
      mark: view === "numbers" ? "desk" : view,
      run: () => goTo({ view }),
    })),
    list("mine", t("filter.mine"), { assignee: me.operator }),
    list("nobody", t("filter.nobody"), { assignee: "none" }),
    list("longest", t("filter.longest"), { sort: "waiting" }),
    list("late", t("filter.overDay"), { waiting: "1440", sort: "waiting" }),
    list("vip", t("kind.vip"), { kind: "vip" }),
    {
      id: "sound",
      label: t(sound.get() === "on" ? "tools.soundOff" : "tools.soundOn"),
      mark: "sound",
      run: switchSound,
    },
    ...THEMES.map((theme) => ({
      id: `theme ${theme}`,
      label: `${t("tools.theme")}: ${t(`theme.${theme}`)}`,
      mark: "theme" as const,
      run: () => chooseTheme(theme),
    })),
    ...LANGUAGES.map((language) => ({
      id: `language ${language}`,
      label: `${t("tools.language")}: ${LANGUAGE_NAMES[language]}`,
      mark: "language" as const,
      run: () => void chooseLanguage(language),
    })),
    { id: "help", label: t("keys.title"), mark: "keys", run: help },
    { id: "leave", label: t("tools.signOut"), mark: "out", run: leave },
  ];
}
