import type { ComponentChildren } from "preact";
import { IconButton } from "../../../console/src/ui/button.tsx";
import { useDesk } from "../desk.tsx";

interface HeadProps {
  readonly title: ComponentChildren;
  readonly detail?: ComponentChildren;
  /** Where it is not the screen before: what this part of a screen goes back to. */
  readonly back?: (() => void) | undefined;
  readonly children?: ComponentChildren;
}

/** The title of what is shown, the way back from it and to a full screen. */
export function Head({ title, detail, back, children }: HeadProps) {
  const { t, host, bridge, back: leave } = useDesk();
  const goBack = back ?? leave;
  return (
    <header class="head">
      {goBack && <IconButton mark="back" label={t("back")} onClick={goBack} />}
      <div class="head-words">
        <h1>{title}</h1>
        {detail && <p class="soft">{detail}</p>}
      </div>
      {children}
      {host.canFullscreen && (
        <button
          type="button"
          class="icon-button"
          aria-label={t(host.fullscreen ? "narrow" : "wide")}
          title={t(host.fullscreen ? "narrow" : "wide")}
          onClick={() => bridge.display(host.fullscreen ? "inline" : "fullscreen")}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path
              d={
                host.fullscreen
                  ? "M9 4v5H4M15 20v-5h5M15 4v5h5M9 20v-5H4"
                  : "M4 9V4h5M20 15v5h-5M20 9V4h-5M4 15v5h5"
              }
            />
          </svg>
        </button>
      )}
    </header>
  );
}
