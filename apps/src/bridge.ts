import {
  isObject,
  type JsonObject,
  objectsIn,
  textOf,
} from "../../console/src/answers/read-json.ts";

/** The revision of the extension that the messages below are of. */
const REVISION = "2026-01-26";
/** A host that says nothing for so long will not answer any more. */
const PATIENCE_MS = 60_000;
const METHOD_NOT_FOUND = -32_601;

/** A tool or a host said no; its own words are in English. */
export class Refusal extends Error {
  readonly hint: string;
  constructor(message: string, hint = "") {
    super(message);
    this.hint = hint;
  }
}

/** What a host tells of its own accord. */
export interface Heard {
  input(args: JsonObject): void;
  result(result: JsonObject): void;
  cancelled(): void;
  context(changed: JsonObject): void;
  teardown(): void;
}

/** What a view may ask of its host. */
export interface Bridge {
  /** Whether the host says that it does this for views: `serverTools`, `serverResources`. */
  can(capability: string): boolean;
  /** A tool's structured content; rejects with a `Refusal`. */
  call(name: string, args: JsonObject): Promise<JsonObject>;
  /** The text of a resource of the server. */
  read(uri: string): Promise<string>;
  /** Tells the model what is chosen now, in place of what it was told before. */
  tell(words: string): void;
  /** Says something in the conversation, as the person. */
  say(words: string): void;
  display(mode: "inline" | "fullscreen"): void;
  size(width: number, height: number): void;
}

interface Waiting {
  readonly resolve: (result: JsonObject) => void;
  readonly reject: (error: Error) => void;
}

/** Shakes hands with the host around this page. Written by hand: the official client is 60 KB. */
export async function connect(heard: Heard): Promise<{ bridge: Bridge; context: JsonObject }> {
  const host = window.parent;
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  const post = (message: object) => host.postMessage({ jsonrpc: "2.0", ...message }, "*");

  function request(method: string, params: JsonObject): Promise<JsonObject> {
    const id = ++lastId;
    return new Promise<JsonObject>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new Refusal("The host does not answer"));
      }, PATIENCE_MS);
      const settled = () => {
        clearTimeout(timer);
        waiting.delete(id);
      };
      waiting.set(id, {
        resolve(result) {
          settled();
          resolve(result);
        },
        reject(error) {
          settled();
          reject(error);
        },
      });
      post({ id, method, params });
    });
  }

  /** Something said besides: a host that does not take it is no trouble. */
  function aside(method: string, params: JsonObject): void {
    request(method, params).catch(() => {});
  }

  function answer(id: string | number, method: string): void {
    if (method === "ui/resource-teardown") heard.teardown();
    else if (method !== "ping") {
      post({ id, error: { code: METHOD_NOT_FOUND, message: `No method ${method}` } });
      return;
    }
    post({ id, result: {} });
  }

  window.addEventListener("message", ({ source, data }: MessageEvent<unknown>) => {
    if (source !== host || !isObject(data) || data["jsonrpc"] !== "2.0") return;
    const { id, method } = data;
    const params = isObject(data["params"]) ? data["params"] : {};
    if (typeof method !== "string") {
      const asked = typeof id === "number" ? waiting.get(id) : undefined;
      if (isObject(data["error"])) asked?.reject(refusalOf(data["error"]));
      else asked?.resolve(isObject(data["result"]) ? data["result"] : {});
    } else if (typeof id === "string" || typeof id === "number") answer(id, method);
    else if (method === "ui/notifications/tool-input") {
      heard.input(isObject(params["arguments"]) ? params["arguments"] : {});
    } else if (method === "ui/notifications/tool-result") heard.result(params);
    else if (method === "ui/notifications/tool-cancelled") heard.cancelled();
    else if (method === "ui/notifications/host-context-changed") heard.context(params);
  });

  const hello = await request("ui/initialize", {
    appInfo: { name: "wayfare", version: "1" },
    appCapabilities: { availableDisplayModes: ["inline", "fullscreen"] },
    protocolVersion: REVISION,
  });
  const able = isObject(hello["hostCapabilities"]) ? hello["hostCapabilities"] : {};
  post({ method: "ui/notifications/initialized", params: {} });

  const bridge: Bridge = {
    can: (capability) => isObject(able[capability]),
    async call(name, args) {
      const result = await request("tools/call", { name, arguments: args });
      if (result["isError"] === true) throw new Refusal(wordsOf(result));
      return isObject(result["structuredContent"]) ? result["structuredContent"] : {};
    },
    async read(uri) {
      const { contents } = await request("resources/read", { uri });
      return textOf(objectsIn(contents)[0]?.["text"]);
    },
    tell: (text) => aside("ui/update-model-context", { content: [{ type: "text", text }] }),
    say: (text) => aside("ui/message", { role: "user", content: [{ type: "text", text }] }),
    display: (mode) => aside("ui/request-display-mode", { mode }),
    size: (width, height) =>
      post({ method: "ui/notifications/size-changed", params: { width, height } }),
  };
  return { bridge, context: isObject(hello["hostContext"]) ? hello["hostContext"] : {} };
}

/** The words of a result, without the JSON that follows them in an error. */
export function wordsOf(result: JsonObject): string {
  const [first] = objectsIn(result["content"]);
  return textOf(first?.["text"]).split("\n{")[0] ?? "";
}

function refusalOf({ message, data }: JsonObject): Refusal {
  const hint = isObject(data) ? textOf(data["hint"]) : "";
  return new Refusal(textOf(message), hint);
}
