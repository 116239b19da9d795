import type { CallToolResult } from "@modelcontextprotocol/server";
import { remembering } from "../../../memory/frozen.ts";
import { remembered } from "../../../memory/remembered.ts";
import { isRecord } from "../../../tools/json.ts";

/*
 * What is frozen is shown again and again, as the flights of a route are, or a booking: its JSON is
 * written once, and so is the JSON of what the answer says about it in words.
 */

/** Names are our own schemas', a few hundred in all. */
const nameOf = remembered(1000, (name) => `${JSON.stringify(name)}:`);
const textOf = remembering((item: object) => JSON.stringify(item));

/** The words said last about something frozen. */
const said = new WeakMap<object, { readonly text: string; readonly json: string }>();

/**
 * The members of a tool's result as JSON, without the braces around them, so that others can be
 * added.
 */
export function writeMembers(result: CallToolResult): string {
  const { content, structuredContent, isError, _meta } = result;
  let text = `"content":${writeContent(content, frozenPart(structuredContent))}`;
  if (isRecord(structuredContent)) {
    text += `,"structuredContent":${writeOutput(structuredContent)}`;
  }
  if (isError !== undefined) text += `,"isError":${isError}`;
  if (_meta !== undefined) text += `,"_meta":${JSON.stringify(_meta)}`;
  return text;
}

/** The JSON-RPC message of a result, of which the members are written already. */
export function writeResult(id: string | number, members: string): string {
  return `{"result":{${members}},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`;
}

function writeContent(content: CallToolResult["content"], about: object | undefined): string {
  const [only, more] = content;
  if (!about || only?.type !== "text" || more) return JSON.stringify(content);
  const known = said.get(about);
  if (known?.text === only.text) return known.json;
  const json = JSON.stringify(content);
  said.set(about, { text: only.text, json });
  return json;
}

/** The output itself, or the first of its lists that is frozen. */
function frozenPart(output: unknown): object | undefined {
  if (!isRecord(output)) return undefined;
  if (Object.isFrozen(output)) return output;
  for (const name in output) {
    const value = output[name];
    if (Array.isArray(value) && Object.isFrozen(value)) return value;
  }
  return undefined;
}

function writeOutput(output: Readonly<Record<string, unknown>>): string {
  if (Object.isFrozen(output)) return textOf(output);
  let text = "";
  for (const name in output) {
    const value = output[name];
    const json = Array.isArray(value) ? writeList(value) : JSON.stringify(value);
    if (json === undefined) continue;
    text += text === "" ? "{" : ",";
    text += nameOf(name) + json;
  }
  return text === "" ? "{}" : `${text}}`;
}

function writeList(items: readonly unknown[]): string {
  if (Object.isFrozen(items)) return textOf(items);
  return Object.isFrozen(items[0]) ? joined(items) : JSON.stringify(items);
}

function joined(items: readonly unknown[]): string {
  let text = "";
  for (const item of items) {
    text += text === "" ? "[" : ",";
    text += isRecord(item) ? textOf(item) : (JSON.stringify(item) ?? "null");
  }
  return text === "" ? "[]" : `${text}]`;
}
