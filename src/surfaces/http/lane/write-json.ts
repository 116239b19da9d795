import type { CallToolResult } from "@modelcontextprotocol/server";
import { remembered } from "../../../memory/bounded-cache.ts";
import { isReused, onceIfReused, type Reused } from "../../../memory/reused.ts";
import { writtenJson } from "../../../memory/written-json.ts";
import { isRecord } from "../../../tools/json.ts";

/** Names are our own schemas', a few hundred in all. */
const nameOf = remembered(1000, (name) => `${JSON.stringify(name)}:`);
const jsonOf = onceIfReused((item: object) => JSON.stringify(item));

/** The content that was last written about a reused object. */
const lastContent = new WeakMap<object, { readonly text: string; readonly json: string }>();

/**
 * The members of a tool's result as JSON, without the braces around them, so that others can be
 * added. Of the reused part, such as the flights of a route or a booking, the JSON is written once,
 * and so is the JSON of the text about it.
 */
export function writeMembers(
  { content, structuredContent, isError, _meta }: CallToolResult,
  part: Reused<object> | undefined,
): string {
  let text = `"content":${writeContent(content, part)}`;
  if (isRecord(structuredContent)) {
    text += `,"structuredContent":${writeOutput(structuredContent, part)}`;
  }
  if (isError !== undefined) text += `,"isError":${isError}`;
  if (_meta !== undefined) text += `,"_meta":${JSON.stringify(_meta)}`;
  return text;
}

/** The JSON-RPC message of a result, of which the members are written already. */
export function writeResult(id: string | number, members: string): string {
  return `{"result":{${members}},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`;
}

function writeContent(content: CallToolResult["content"], part: object | undefined): string {
  const [only, more] = content;
  if (!part || only?.type !== "text" || more) return JSON.stringify(content);
  const last = lastContent.get(part);
  if (last?.text === only.text) return last.json;
  const json = JSON.stringify(content);
  lastContent.set(part, { text: only.text, json });
  return json;
}

/** A tool's output as JSON. */
export function writeOutput(
  output: Readonly<Record<string, unknown>>,
  part: Reused<object> | undefined,
): string {
  if (output === part) return jsonOf(output);
  // Field by field takes longer by half, and is for those of which some are written already.
  if (!part && !Object.values(output).some(hasReused)) return writtenJson(output);
  let text = "";
  for (const name in output) {
    const value = output[name];
    const json = Array.isArray(value) ? writeList(value, part) : JSON.stringify(value);
    if (json === undefined) continue;
    text += text === "" ? "{" : ",";
    text += nameOf(name) + json;
  }
  return text === "" ? "{}" : `${text}}`;
}

/** A list that is new may still have reused items, as the flights of a day that has begun are. */
function writeList(items: readonly unknown[], part: Reused<object> | undefined): string {
  if (items === part) return jsonOf(items);
  return hasReused(items) ? joined(items) : JSON.stringify(items);
}

function hasReused(value: unknown): boolean {
  return Array.isArray(value) && isRecord(value[0]) && isReused(value[0]);
}

function joined(items: readonly unknown[]): string {
  let text = "";
  for (const item of items) {
    text += text === "" ? "[" : ",";
    text += isRecord(item) ? jsonOf(item) : (JSON.stringify(item) ?? "null");
  }
  return `${text}]`;
}
