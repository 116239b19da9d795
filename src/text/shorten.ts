/** Of a name or value that a caller sent, a message, a header or a log line shows so much. */
const SHOWN = 200;

const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A text of the caller's, fit to be shown: cut to `longest` characters, and without halves of
 * surrogate pairs, which neither UTF-8 nor `encodeURIComponent` can write.
 */
export function shorten(text: string, longest = SHOWN): string {
  const cut = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return cut.replace(LONE_SURROGATE, "\ufffd");
}

/** The same of any value. An object that would take more room than a text is shown as its JSON, cut. */
export function shortenValue(value: unknown, longest = SHOWN): unknown {
  if (typeof value === "string") return shorten(value, longest);
  if (typeof value !== "object" || value === null) return value;
  const json = jsonOf(value);
  if (json === undefined) return "nested too deeply to be shown";
  return json.length > longest ? shorten(json, longest) : value;
}

/** Undefined for what is nested so deeply that writing it down overflows the stack. */
function jsonOf(value: object): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
