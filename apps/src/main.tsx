import { render } from "preact";
import "../../console/src/styles/tokens.css";
import "../../console/src/styles/base.css";
import "../../console/src/styles/controls.css";
import "./styles/host.css";
import "./styles/page.css";
import "./styles/tiles.css";
import "./styles/pictures.css";
import { isObject, type JsonObject } from "../../console/src/answers/read-json.ts";
import { type Bridge, connect, wordsOf } from "./bridge.ts";
import { dress, hostOf } from "./host.ts";
import { Page, type Shown } from "./page.tsx";
import { watchSize } from "./size.ts";

const root = document.querySelector("#app");
const view = document.documentElement.dataset["view"] ?? "flights";

let context: JsonObject = {};
let args: JsonObject = {};
let bridge: Bridge | undefined;
let shown: Shown = { kind: "waiting" };
let stopWatching = () => {};

function show(next: Shown = shown): void {
  shown = next;
  if (!root || !bridge) return;
  render(<Page bridge={bridge} host={hostOf(context)} shown={shown} />, root);
}

const hello = await connect({
  input(given) {
    args = given;
  },
  result(result) {
    const data = result["structuredContent"];
    if (result["isError"] === true || !isObject(data)) {
      show({ kind: "failed", words: wordsOf(result) });
    } else show({ kind: "answer", screen: { view, args, data } });
  },
  cancelled: () => show({ kind: "cancelled" }),
  context(changed) {
    context = { ...context, ...changed };
    dress(context);
    show();
  },
  teardown() {
    stopWatching();
    if (root) render(null, root);
  },
});
bridge = hello.bridge;
// What arrived during the handshake is newer.
context = { ...hello.context, ...context };
dress(context);
show();
stopWatching = watchSize(bridge.size);
