import { render } from "preact";
import { App } from "./app.tsx";
import { preferredLanguage, speak } from "./i18n/language.tsx";
import { keepScroll } from "./state/scroll.ts";
import { applyTheme } from "./state/theme.ts";
import "@fontsource-variable/geist/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/forms.css";
import "./styles/shell.css";
import "./styles/desk.css";
import "./styles/bookings.css";

applyTheme();
keepScroll();
await speak(preferredLanguage());
const root = document.getElementById("app");
if (root) render(<App />, root);
