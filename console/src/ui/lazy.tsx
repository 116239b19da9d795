import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useSpeech } from "../i18n/language.tsx";
import { connected } from "../state/connection.ts";
import { Button } from "./button.tsx";
import { Skeleton } from "./skeleton.tsx";

/** A component whose code is fetched when it is first shown. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;

  return function Lazy(props: P) {
    const [Shown, setShown] = useState(() => loaded);
    const { t } = useSpeech();
    const [failed, setFailed] = useState(false);
    const [round, setRound] = useState(0);
    useEffect(() => {
      if (Shown) return;
      setFailed(false);
      load().then(
        (component) => {
          loaded = component;
          setShown(() => component);
        },
        () => setFailed(true),
      );
    }, [Shown, round]);
    if (Shown) return <Shown {...props} />;
    if (!failed) return <Skeleton />;
    // A server that is there without this code is a newer one, whose page comes with a reload; what was typed is kept.
    const retry = () => (connected.get() ? location.reload() : setRound(round + 1));
    return (
      <div class="note note-bad" role="alert">
        <p>
          <strong>{t("error.part")}</strong>
        </p>
        <Button onClick={retry}>{t("common.retry")}</Button>
      </div>
    );
  };
}
