import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { post } from "../api/client.ts";
import { openEvents } from "../api/events.ts";
import type { AboutOperator } from "../api/types.ts";
import { useSpeech } from "../i18n/language.tsx";
import { connected } from "../state/connection.ts";
import { goTo, type Route, useRoute } from "../state/route.ts";
import { chime } from "../state/sound.ts";
import { useStore } from "../state/store.ts";
import { showToast } from "../state/toast.ts";
import { useNews } from "../state/use-news.ts";
import { Icon } from "../ui/icon.tsx";
import { lazy } from "../ui/lazy.tsx";
import { focusOn, moveInList, useShortcuts } from "../ui/shortcuts.ts";
import { ToastArea } from "../ui/toast-area.tsx";
import { BookingsView } from "./bookings/bookings-view.tsx";
import { commandsOf } from "./commands.ts";
import { DeskView } from "./desk/desk-view.tsx";
import { OverviewPane } from "./desk/overview.tsx";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { TopBar } from "./top-bar.tsx";

const CustomersView = lazy(
  async () => (await import("./customers/customers-view.tsx")).CustomersView,
);
const AuditView = lazy(async () => (await import("./audit/audit-view.tsx")).AuditView);
const Palette = lazy(async () => (await import("./palette.tsx")).Palette);
const TryView = lazy(async () => (await import("./try-it/try-view.tsx")).TryView);

const GymView = lazy(async () => (await import("./gym/gym-view.tsx")).GymView);

/** What stands around every view. */
export function Shell({ me, onLeave }: { me: AboutOperator; onLeave: () => void }) {
  const { t, format } = useSpeech();
  const route = useRoute();
  const online = useStore(connected);
  const [helping, setHelping] = useState(false);
  const [finding, setFinding] = useState(false);

  useEffect(openEvents, []);
  const waiting = useNews(me.operator, ({ waiting: arrived, given }) => {
    chime();
    const [request, ...others] = [...given, ...arrived];
    if (!request) return;
    const { id, givenBy: name = "" } = request;
    const what = request.destination ?? request.name ?? request.message;
    const isAnswer = request.wroteAt > request.createdAt;
    const text =
      others.length > 0
        ? t("desk.newRequests", { n: others.length + 1 })
        : given.length > 0
          ? t("desk.given", { name, what })
          : isAnswer
            ? t("desk.answered", { what: request.name ?? what })
            : t("desk.newRequest", { what });
    const open = { label: t("desk.open"), mark: "arrow" as const };
    showToast({ text, action: { ...open, run: () => goTo({ view: "desk", id }) } });
  });
  useEffect(() => {
    const count = waiting > 0 ? `(${format.number(waiting)}) ` : "";
    document.title = `${count}${t(`nav.${route.view}`)} · Wayfare`;
  }, [t, format, route.view, waiting]);
  useShortcuts({
    "g d": () => goTo({ view: "desk" }),
    "g b": () => goTo({ view: "bookings" }),
    "g c": () => goTo({ view: "customers" }),
    "g a": () => goTo({ view: "audit" }),
    "g t": () => goTo({ view: "try" }),
    j: () => moveInList(1),
    k: () => moveInList(-1),
    "/": () => focusOn("[data-search]"),
    "?": () => setHelping(true),
  });

  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // A dialog that is open stays on top until it is closed.
      if (!document.querySelector("dialog[open]")) setFinding(true);
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);

  async function leave(): Promise<void> {
    await post("/logout").catch(() => undefined);
    sessionStorage.clear();
    onLeave();
  }

  return (
    <div class="shell">
      <button type="button" class="skip" onClick={() => focusOn("#main")}>
        {t("app.skip")}
      </button>
      <TopBar
        me={me}
        route={route}
        waiting={waiting}
        onHelp={() => setHelping(true)}
        onFind={() => setFinding(true)}
        onLeave={() => void leave()}
      />
      {!online && (
        <div class="offline" role="status">
          <Icon name="offline" />
          <p>
            <strong>{t("offline.title")}</strong> {t("offline.text")}
          </p>
        </div>
      )}
      <main id="main" class="main" tabIndex={-1}>
        <View route={route} me={me} />
      </main>
      <ToastArea />
      {finding && (
        <Palette
          commands={commandsOf(t, me, {
            help: () => setHelping(true),
            leave: () => void leave(),
          })}
          onClose={() => setFinding(false)}
        />
      )}
      {helping && <ShortcutHelp onClose={() => setHelping(false)} />}
    </div>
  );
}

function View({ route, me }: { route: Route; me: AboutOperator }) {
  if (route.view === "bookings") return <BookingsView pnr={route.pnr} role={me.role} />;
  if (route.view === "customers") return <CustomersView contact={route.contact} role={me.role} />;
  if (route.view === "numbers") return <OverviewPane />;
  if (route.view === "audit") return <AuditView role={me.role} />;
  if (route.view === "gym") return <GymView world={route.world} />;
  if (route.view === "try") return <TryView name={route.tool} auth={me.auth} />;
  return <DeskView id={route.id} booking={route.booking ?? false} me={me} />;
}
