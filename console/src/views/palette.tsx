import { useEffect, useId, useRef, useState } from "preact/hooks";
import { get, queryOf } from "../api/client.ts";
import type { BookingPage, CustomerPage, RequestPage, SavedViews } from "../api/types.ts";
import { useSpeech } from "../i18n/language.tsx";
import { personIn } from "../i18n/server-words.ts";
import { announce } from "../state/announce.ts";
import { type Command, viewCommands } from "../state/commands.ts";
import { filtersIn, narrowTo } from "../state/filters.ts";
import { goTo } from "../state/route.ts";
import { useStore } from "../state/store.ts";
import { keepCaret } from "../ui/give-back.ts";
import { Icon } from "../ui/icon.tsx";

interface PaletteProps {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

const PAUSE_MS = 150;
const OF_EACH = 5;

/** Everything that can be done or opened, found by typing. */
export function Palette({ commands, onClose }: PaletteProps) {
  const { t } = useSpeech();
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const here = useStore(viewCommands);
  const views = useViews();
  const found = useFound(typed.trim());
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => queueMicrotask(() => keepCaret(opener));
  }, []);

  const words = fold(typed).split(/\s+/).filter(Boolean);
  const fitting = [...here, ...commands, ...views].filter(({ label }) =>
    words.every((word) => fold(label).includes(word)),
  );
  const shown = [...fitting, ...found];
  const chosen = shown[Math.min(active, shown.length - 1)];

  function run(command: Command): void {
    dialog.current?.close();
    command.run();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown.length > 0) {
      const next = (Math.min(active, shown.length - 1) + step + shown.length) % shown.length;
      setActive(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && chosen) run(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <dialog ref={dialog} class="dialog palette" aria-label={t("palette.label")} onClose={onClose}>
      <input
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        aria-label={t("palette.label")}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${listId}-${shown.indexOf(chosen)}` : undefined}
        placeholder={t("palette.hint")}
        value={typed}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} class="palette-list" role="listbox" aria-label={t("palette.label")}>
        {shown.map((command, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, as the pattern asks
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
          <div
            key={command.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={command === chosen}
            class="palette-option"
            onClick={() => run(command)}
          >
            <Icon name={command.mark} />
            <span>{command.label}</span>
          </div>
        ))}
      </div>
      {shown.length === 0 && <p class="soft palette-empty">{t("palette.nothing")}</p>}
    </dialog>
  );
}

/** The operator's saved views. */
function useViews(): readonly Command[] {
  const { t } = useSpeech();
  const [views, setViews] = useState<SavedViews["views"]>([]);
  useEffect(() => {
    get<SavedViews>("/views").then(
      (kept) => setViews(kept.views),
      () => undefined,
    );
  }, []);
  return views.map(({ name, query }) => ({
    id: `view ${name}`,
    label: t("palette.view", { name }),
    mark: "desk",
    run: () => {
      narrowTo(filtersIn(query));
      goTo({ view: "desk" });
    },
  }));
}

/** Requests, bookings and customers that have the words. */
function useFound(q: string): readonly Command[] {
  const { t, server } = useSpeech();
  const [found, setFound] = useState<readonly Command[]>([]);
  useEffect(() => {
    if (q.length < 2) return setFound([]);
    const aborter = new AbortController();
    const { signal } = aborter;
    const timer = setTimeout(async () => {
      const query = queryOf({ q, limit: String(OF_EACH) });
      try {
        const [{ requests }, { bookings }, { customers }] = await Promise.all([
          get<RequestPage>(`/requests${query}`, signal),
          get<BookingPage>(`/bookings${query}`, signal),
          get<CustomerPage>(`/customers${query}`, signal),
        ]);
        const all: readonly Command[] = [
          ...requests.map(({ id, destination, name, message }) => ({
            id,
            label: [destination ?? t("request.somewhere"), name ?? message].join(" · "),
            mark: "desk" as const,
            run: () => goTo({ view: "desk", id }),
          })),
          ...bookings.map(({ pnr, passengers, route }) => ({
            id: pnr,
            label: [pnr, passengers.map((name) => personIn(server, name)).join(", "), route].join(
              " · ",
            ),
            mark: "bookings" as const,
            run: () => goTo({ view: "bookings", pnr }),
          })),
          ...customers.map(({ contact, name }) => ({
            id: `customer ${contact}`,
            label: name === undefined ? contact : `${name} · ${contact}`,
            mark: "customers" as const,
            run: () => goTo({ view: "customers", contact }),
          })),
        ];
        setFound(all);
        announce(t("palette.found", { n: all.length }));
      } catch {
        // The commands are there all the same.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [q, t, server]);
  return found;
}

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ə", "e");
}
