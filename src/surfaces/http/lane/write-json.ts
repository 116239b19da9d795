import type { CallToolResult } from "@modelcontextprotocol/server";
import { remembered } from "../../../memory/bounded-cache.ts";
import { isReused, onceIfReused, type Reused } from "../../../memory/reused.ts";
import { writtenJson } from "../../../memory/written-json.ts";
import { isRecord } from "../../../tools/json.ts";
import { type Counted, CountedText, counted } from "./counted-text.ts";

/** Names are our own schemas', a few hundred in all. */
const nameOf = remembered(1000, (name) => `${JSON.stringify(name)}:`);
const jsonOf = onceIfReused((item: object) => counted(JSON.stringify(item)));

/** The content that was last written about a reused object. */
const lastContent = new WeakMap<object, { readonly text: string; readonly json: Counted }>();

/**
 * The JSON-RPC message of a result. Of the reused part, such as the flights of a route or a booking,
 * the JSON is written once, and so is the JSON of the text about it. `last` are members of the
 * result that are written already.
 */
export function writeResult(
  id: string | number,
  { content, structuredContent, isError, _meta }: CallToolResult,
  part: Reused<object> | undefined,
  last = "",
): Counted {
  const message = new CountedText();
  message.add('{"result":{"content":');
  message.addCounted(writeContent(content, part));
  if (isRecord(structuredContent)) {
    message.add(',"structuredContent":');
    addOutput(message, structuredContent, part);
  }
  if (isError !== undefined) message.add(`,"isError":${isError}`);
  if (_meta !== undefined) message.add(`,"_meta":${JSON.stringify(_meta)}`);
  message.add(`${last}},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`);
  return message;
}

/** A tool's output as JSON. */
export function writeOutput(
  output: Readonly<Record<string, unknown>>,
  part: Reused<object> | undefined,
): Counted {
  const text = new CountedText();
  addOutput(text, output, part);
  return text;
}

function writeContent(content: CallToolResult["content"], part: object | undefined): Counted {
  const [only, more] = content;
  if (!part || only?.type !== "text" || more) return counted(JSON.stringify(content));
  const last = lastContent.get(part);
  if (last?.text === only.text) return last.json;
  const json = counted(JSON.stringify(content));
  lastContent.set(part, { text: only.text, json });
  return json;
}

function addOutput(
  to: CountedText,
  output: Readonly<Record<string, unknown>>,
  part: Reused<object> | undefined,
): void {
  if (output === part) to.addCounted(jsonOf(output));
  // Field by field takes longer by half, and is for those of which some are written already.
  else if (part || Object.values(output).some(hasReused)) addFields(to, output, part);
  else to.addCounted(counted(writtenJson(output)));
}

function addFields(
  to: CountedText,
  output: Readonly<Record<string, unknown>>,
  part: Reused<object> | undefined,
): void {
  let before = "{";
  for (const name in output) {
    const value = output[name];
    if (Array.isArray(value)) {
      to.add(before + nameOf(name));
      addList(to, value, part);
    } else {
      const json = JSON.stringify(value);
      if (json === undefined) continue;
      to.add(before + nameOf(name) + json);
    }
    before = ",";
  }
  to.add(before === "{" ? "{}" : "}");
}

/** A list that is new may still have reused items, as the flights of a day that has begun are. */
function addList(
  to: CountedText,
  items: readonly unknown[],
  part: Reused<object> | undefined,
): void {
  if (items === part) to.addCounted(jsonOf(items));
  else if (hasReused(items)) addItems(to, items);
  else to.addCounted(counted(JSON.stringify(items)));
}

function addItems(to: CountedText, items: readonly unknown[]): void {
  let before = "[";
  for (const item of items) {
    to.add(before);
    if (isRecord(item)) to.addCounted(jsonOf(item));
    else to.add(JSON.stringify(item) ?? "null");
    before = ",";
  }
  to.add("]");
}

function hasReused(value: unknown): boolean {
  return Array.isArray(value) && isRecord(value[0]) && isReused(value[0]);
}
