import { keepPreference, readPreference } from "./preference.ts";
import { createStore } from "./store.ts";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** `auto` follows the system. */
export const theme = createStore<Theme>(readPreference("theme", THEMES) ?? "auto");

export function chooseTheme(next: Theme): void {
  keepPreference("theme", next);
  theme.set(next);
  applyTheme();
}

export function applyTheme(): void {
  document.documentElement.dataset["theme"] = theme.get();
}
