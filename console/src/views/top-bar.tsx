import type { AboutOperator } from "../api/types.ts";
import { useSpeech } from "../i18n/language.tsx";
import { linkTo, type Route } from "../state/route.ts";
import { sound, switchSound } from "../state/sound.ts";
import { useStore } from "../state/store.ts";
import { IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Preferences } from "./preferences.tsx";

const VIEWS = ["desk", "bookings", "customers", "audit", "try", "gym"] as const;

interface TopBarProps {
  readonly me: AboutOperator;
  readonly route: Route;
  /** How many requests wait for an operator. */
  readonly waiting: number;
  readonly onHelp: () => void;
  readonly onFind: () => void;
  readonly onLeave: () => void;
}

export function TopBar({ me, route, waiting, onHelp, onFind, onLeave }: TopBarProps) {
  const { t, format } = useSpeech();
  const heard = useStore(sound);
  return (
    <header class="bar">
      <a class="brand" href={linkTo({ view: "desk" })}>
        <img src={new URL("../../icon.svg", import.meta.url).href} alt="" width="28" height="28" />
        <span>Wayfare</span>
      </a>
      <nav class="nav" aria-label={t("nav.label")}>
        {VIEWS.filter((view) => view !== "gym" || me.gym).map((view) => (
          <a
            key={view}
            class={`nav-${view}`}
            href={linkTo({ view })}
            aria-current={route.view === view ? "page" : undefined}
          >
            <Icon name={view} />
            <span>{t(`nav.${view}`)}</span>
            {view === "desk" && waiting > 0 && (
              <span class="nav-count">
                {format.number(waiting)}
                <span class="hidden"> {t("desk.waiting", { n: waiting })}</span>
              </span>
            )}
          </a>
        ))}
      </nav>
      <div class="bar-tools">
        <IconButton mark="search" label={t("palette.open")} onClick={onFind} />
        <Preferences />
        <IconButton
          mark={heard === "on" ? "sound" : "silent"}
          label={t(heard === "on" ? "tools.soundOff" : "tools.soundOn")}
          onClick={switchSound}
        />
        <span class="bar-keys">
          <IconButton mark="keys" label={t("tools.shortcuts")} onClick={onHelp} />
        </span>
        <span class="bar-operator" title={t("tools.signedInAs", { name: me.operator })}>
          <span class="hidden">{t("tools.signedInAs", { name: me.operator })}</span>
          <span aria-hidden="true">{me.operator}</span>
        </span>
        <IconButton mark="out" label={t("tools.signOut")} onClick={onLeave} />
      </div>
    </header>
  );
}
