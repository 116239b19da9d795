import type { ComponentType } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Bridge } from "./bridge.ts";
import { type Desk, DeskContext, type Screen, speechOf } from "./desk.tsx";
import type { Host } from "./host.ts";
import { BookingView } from "./views/booking-view.tsx";
import { FlightsView } from "./views/flights-view.tsx";
import { PricecheckView } from "./views/pricecheck-view.tsx";
import { RequestView } from "./views/request-view.tsx";
import { SeatsView } from "./views/seats-view.tsx";
import { StayView } from "./views/stay-view.tsx";
import { TripView } from "./views/trip-view.tsx";

/** What the host has told of the call that this frame belongs to. */
export type Shown =
  | { readonly kind: "waiting" | "cancelled" }
  | { readonly kind: "failed"; readonly words: string }
  | { readonly kind: "answer"; readonly screen: Screen };

const VIEWS: Readonly<Record<string, ComponentType<{ screen: Screen }>>> = {
  flights: FlightsView,
  stay: StayView,
  seats: SeatsView,
  booking: BookingView,
  pricecheck: PricecheckView,
  trip: TripView,
  request: RequestView,
};

let lastKey = 0;
const keys = new WeakMap<Screen, number>();

/** Every screen begins anew, also one of the same view. */
function keyOf(screen: Screen): number {
  const key = keys.get(screen) ?? ++lastKey;
  keys.set(screen, key);
  return key;
}

interface PageProps {
  readonly bridge: Bridge;
  readonly host: Host;
  readonly shown: Shown;
}

/** The answer of the call, and the screens that were opened from it. */
export function Page({ bridge, host, shown }: PageProps) {
  const answer = shown.kind === "answer" ? shown.screen : undefined;
  const [screens, setScreens] = useState<readonly Screen[]>([]);
  useEffect(() => setScreens(answer ? [answer] : []), [answer]);
  const { language, timeZone } = host;
  const speech = useMemo(() => speechOf(host), [language, timeZone]);
  const desk: Desk = {
    ...speech,
    bridge,
    host,
    language,
    open: (screen) => setScreens((open) => [...open, screen]),
    replace: (screen) => setScreens([screen]),
    back: screens.length > 1 ? () => setScreens((open) => open.slice(0, -1)) : undefined,
  };
  const { t } = speech;
  return (
    <DeskContext.Provider value={desk}>
      <main class="page">
        {shown.kind === "waiting" && (
          <p class="soft" role="status">
            {t("wait")}
          </p>
        )}
        {shown.kind === "cancelled" && <p class="note">{t("cancelled")}</p>}
        {shown.kind === "failed" && (
          <div class="note note-bad" role="alert">
            <strong>{t("failed")}</strong>
            <p lang="en">{shown.words}</p>
          </div>
        )}
        {screens.map((screen, index) => {
          const View = VIEWS[screen.view];
          // Screens below stay as they are, so that going back finds them so.
          return (
            <div key={keyOf(screen)} class="screen" hidden={index < screens.length - 1}>
              {View && <View screen={screen} />}
            </div>
          );
        })}
      </main>
    </DeskContext.Provider>
  );
}
