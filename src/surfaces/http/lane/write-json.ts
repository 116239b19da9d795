import type { CallToolResult } from "@modelcontextprotocol/server";
import { remembering } from "../../../text/frozen.ts";
import { isRecord } from "../../../tools/json.ts";

const textOf = remembering((item: object) => JSON.stringify(item));

/**
 * The JSON of a tool's result. Items of its lists that are frozen are shown again and again, as the
 * flights of a route are, and are written out once.
 */
export function writeResult({ structuredContent, ...result }: CallToolResult): string {
  const rest = JSON.stringify(result);
  if (!isRecord(structuredContent)) return rest;
  return `${rest.slice(0, -1)},"structuredContent":${writeOutput(structuredContent)}}`;
}

function writeOutput(output: Readonly<Record<string, unknown>>): string {
  let text = "";
  for (const name in output) {
    const value = output[name];
    const json = Array.isArray(value) ? writeList(value) : JSON.stringify(value);
    if (json !== undefined) text += `${text === "" ? "" : ","}${JSON.stringify(name)}:${json}`;
  }
  return `{${text}}`;
}

function writeList(items: readonly unknown[]): string {
  if (!Object.isFrozen(items[0])) return JSON.stringify(items);
  return `[${items.map((item) => (isRecord(item) ? textOf(item) : (JSON.stringify(item) ?? "null"))).join(",")}]`;
}
