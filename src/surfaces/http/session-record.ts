import { isRecord } from "../../tools/json.ts";
import { MAX_SUBSCRIPTIONS } from "../mcp/subscriptions.ts";

/** What it takes to serve a session again after its connection to this process is gone. */
export interface SessionRecord {
  /** The parameters of `initialize`, as the client sent them. */
  readonly init: Readonly<Record<string, unknown>>;
  /** The desk it was opened at, when it was one alone. */
  readonly toolset?: string;
  readonly logLevel?: string;
  readonly subscriptions: readonly string[];
}

export function writeRecord(record: SessionRecord): string {
  return JSON.stringify(record);
}

/** `undefined` for a session that was not opened over HTTP. */
export function readRecord(data: string | undefined): SessionRecord | undefined {
  if (data === undefined) return undefined;
  const read: unknown = JSON.parse(data);
  if (!isRecord(read) || !isRecord(read["init"])) return undefined;
  const { init, toolset, logLevel, subscriptions } = read;
  return {
    init,
    ...(typeof toolset === "string" && { toolset }),
    ...(typeof logLevel === "string" && { logLevel }),
    subscriptions: Array.isArray(subscriptions)
      ? subscriptions.filter((uri) => typeof uri === "string")
      : [],
  };
}

/** The record after a client's message; the same object when the message changes nothing. */
export function noted(record: SessionRecord, message: unknown): SessionRecord {
  if (!isRecord(message) || !isRecord(message["params"])) return record;
  const { uri, level } = message["params"];
  if (message["method"] === "logging/setLevel" && typeof level === "string") {
    return record.logLevel === level ? record : { ...record, logLevel: level };
  }
  if (typeof uri !== "string") return record;
  const others = record.subscriptions.filter((known) => known !== uri);
  if (message["method"] === "resources/unsubscribe") {
    return others.length === record.subscriptions.length
      ? record
      : { ...record, subscriptions: others };
  }
  if (message["method"] !== "resources/subscribe") return record;
  if (others.length < record.subscriptions.length) return record;
  if (others.length >= MAX_SUBSCRIPTIONS) return record;
  return { ...record, subscriptions: [...others, uri] };
}

/** The messages that bring a new server into the state of the one that was lost. */
export function replay(record: SessionRecord): readonly object[] {
  const requests = [
    ...(record.logLevel === undefined
      ? []
      : [{ method: "logging/setLevel", params: { level: record.logLevel } }]),
    ...record.subscriptions.map((uri) => ({ method: "resources/subscribe", params: { uri } })),
  ];
  return [
    { jsonrpc: "2.0", id: "replay", method: "initialize", params: record.init },
    { jsonrpc: "2.0", method: "notifications/initialized" },
    ...requests.map((request, index) => ({ jsonrpc: "2.0", id: `replay-${index}`, ...request })),
  ];
}
