import type { CallToolResult } from "@modelcontextprotocol/server";
import { remembering } from "../../../memory/frozen.ts";
import { isRecord } from "../../../tools/json.ts";

const textOf = remembering((item: object) => JSON.stringify(item));
const listTextOf = remembering(joined);

/**
 * The members of a tool's result as JSON, without the braces around them, so that others can be
 * added. What is frozen is shown again and again, as the flights of a route are, or a booking, and
 * is written out once.
 */
export function writeMembers(result: CallToolResult): string {
  const { content, structuredContent, isError, _meta } = result;
  let text = `"content":${JSON.stringify(content)}`;
  if (isRecord(structuredContent)) {
    text += `,"structuredContent":${writeOutput(structuredContent)}`;
  }
  if (isError !== undefined) text += `,"isError":${isError}`;
  if (_meta !== undefined) text += `,"_meta":${JSON.stringify(_meta)}`;
  return text;
}

function writeOutput(output: Readonly<Record<string, unknown>>): string {
  if (Object.isFrozen(output)) return textOf(output);
  let text = "";
  for (const name in output) {
    const value = output[name];
    const json = Array.isArray(value) ? writeList(value) : JSON.stringify(value);
    if (json === undefined) continue;
    text += text === "" ? "{" : ",";
    text += `${JSON.stringify(name)}:${json}`;
  }
  return text === "" ? "{}" : `${text}}`;
}

function writeList(items: readonly unknown[]): string {
  if (Object.isFrozen(items)) return listTextOf(items);
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
