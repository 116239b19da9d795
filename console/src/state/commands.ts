import { useEffect } from "preact/hooks";
import type { IconName } from "../ui/icon.tsx";
import { createStore } from "./store.ts";

/** Something that can be done now, by its name. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly mark: IconName;
  readonly run: () => void;
}

/** What the view that is shown adds to the commands there are everywhere. */
export const viewCommands = createStore<readonly Command[]>([]);

/** Offers commands for as long as the view is shown. */
export function useCommands(commands: readonly Command[]): void {
  const names = commands.map(({ id, label }) => `${id} ${label}`).join("\n");
  useEffect(() => {
    viewCommands.set(commands);
    return () => viewCommands.set([]);
    // The same names do the same, with what the view knows by then.
  }, [names]);
}
