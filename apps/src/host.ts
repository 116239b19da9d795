import {
  isObject,
  type JsonObject,
  numberOf,
  textOf,
} from "../../console/src/answers/read-json.ts";

/** The tallest that a view grows beside a conversation. */
const INLINE_HEIGHT = 560;

export const LANGUAGES = ["en", "az", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a view goes by of what its host told. */
export interface Host {
  readonly language: Language;
  /** Where the reader is; by default where the browser thinks. */
  readonly timeZone: string | undefined;
  readonly fullscreen: boolean;
  readonly canFullscreen: boolean;
  /** Pixels that the page should fit into; none where it has a screen of its own. */
  readonly height: number | undefined;
  readonly tool: string;
}

export function hostOf(context: JsonObject): Host {
  const tag = textOf(context["locale"]).slice(0, 2).toLowerCase();
  const room = isObject(context["containerDimensions"]) ? context["containerDimensions"] : {};
  const given = numberOf(room["maxHeight"]) || numberOf(room["height"]);
  const fullscreen = context["displayMode"] === "fullscreen";
  const modes = context["availableDisplayModes"];
  const info = isObject(context["toolInfo"]) ? context["toolInfo"]["tool"] : undefined;
  return {
    language: LANGUAGES.find((language) => language === tag) ?? "en",
    timeZone: textOf(context["timeZone"]) || undefined,
    fullscreen,
    canFullscreen: Array.isArray(modes) && modes.includes("fullscreen"),
    height: fullscreen ? undefined : Math.min(given || INLINE_HEIGHT, INLINE_HEIGHT),
    tool: isObject(info) ? textOf(info["name"]) : "",
  };
}

/** Makes the page look like its host: appearance, colours, fonts, room at the edges. */
export function dress(context: JsonObject): void {
  const { documentElement: root } = document;
  const theme = textOf(context["theme"]);
  if (theme === "light" || theme === "dark") root.dataset["theme"] = theme;
  root.lang = hostOf(context).language;
  const styles = isObject(context["styles"]) ? context["styles"] : {};
  const variables = isObject(styles["variables"]) ? styles["variables"] : {};
  for (const [name, value] of Object.entries(variables)) {
    if (name.startsWith("--") && typeof value === "string") root.style.setProperty(name, value);
  }
  const css = isObject(styles["css"]) ? styles["css"] : {};
  const fonts = textOf(css["fonts"]);
  if (fonts !== "") styleElement().textContent = fonts;
  const insets = isObject(context["safeAreaInsets"]) ? context["safeAreaInsets"] : {};
  for (const side of ["top", "right", "bottom", "left"]) {
    root.style.setProperty(`--inset-${side}`, `${numberOf(insets[side])}px`);
  }
}

function styleElement(): HTMLStyleElement {
  const known = document.querySelector<HTMLStyleElement>("style#host-fonts");
  if (known) return known;
  const element = document.createElement("style");
  element.id = "host-fonts";
  document.head.append(element);
  return element;
}
