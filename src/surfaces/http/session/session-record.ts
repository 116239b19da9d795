import { randomUUID } from "node:crypto";
import { boundedCache } from "../../../memory/bounded-cache.ts";
import { deepFreeze } from "../../../memory/reused.ts";
import { isRecord } from "../../../tools/json.ts";
import { MAX_SUBSCRIPTIONS } from "../../mcp/subscriptions.ts";

/** What it takes to serve a session again after its connection to this process is gone. */
export interface SessionRecord {
  /** The parameters of `initialize`, as the client sent them. */
  readonly init: Readonly<Record<string, unknown>>;
  /** The desk it was opened at, when it was one alone. */
  readonly toolset?: string;
  readonly logLevel?: string;
  readonly subscriptions: readonly string[];
  /** Grows with every change, so that what was read earlier is never taken for newer. */
  readonly revision: number;
}

export function writeRecord(record: SessionRecord): string {
  return JSON.stringify(record);
}

const RECORDS_REMEMBERED = 500;
const LONGEST_REMEMBERED = 2_000;

/** Every request of a session reads its record, which hardly ever changes. */
const known = boundedCache<string, SessionRecord>(RECORDS_REMEMBERED);

/** `undefined` for a session that was not opened over HTTP. */
export function readRecord(data: string | undefined): SessionRecord | undefined {
  if (data === undefined) return undefined;
  const remembered = known.get(data);
  if (remembered) return remembered;
  const record = parseRecord(data);
  return record && data.length <= LONGEST_REMEMBERED ? known.set(data, deepFreeze(record)) : record;
}

function parseRecord(data: string): SessionRecord | undefined {
  const read: unknown = JSON.parse(data);
  if (!isRecord(read) || !isRecord(read["init"])) return undefined;
  const { init, toolset, logLevel, subscriptions, revision } = read;
  return {
    init,
    ...(typeof toolset === "string" && { toolset }),
    ...(typeof logLevel === "string" && { logLevel }),
    subscriptions: Array.isArray(subscriptions)
      ? subscriptions.filter((uri) => typeof uri === "string")
      : [],
    revision: typeof revision === "number" ? revision : 0,
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

/** Whether `noted` may have something to do with a message. */
export function concernsRecord(message: unknown): boolean {
  return (
    isRecord(message) &&
    /^(logging\/setLevel|resources\/(un)?subscribe)$/.test(String(message["method"]))
  );
}

/** The messages that bring a new server into the state of the one that was lost. */
export function replay(record: SessionRecord): readonly object[] {
  return [
    { jsonrpc: "2.0", id: replayId(), method: "initialize", params: record.init },
    { jsonrpc: "2.0", method: "notifications/initialized" },
    ...difference({ ...record, logLevel: "", subscriptions: [] }, record),
  ];
}

/** The messages that bring a server from one state of its session to another. */
export function difference(from: SessionRecord, to: SessionRecord): readonly object[] {
  const known = new Set(from.subscriptions);
  const wanted = new Set(to.subscriptions);
  const requests = [
    ...(to.logLevel === undefined || to.logLevel === from.logLevel
      ? []
      : [{ method: "logging/setLevel", params: { level: to.logLevel } }]),
    ...from.subscriptions
      .filter((uri) => !wanted.has(uri))
      .map((uri) => ({ method: "resources/unsubscribe", params: { uri } })),
    ...to.subscriptions
      .filter((uri) => !known.has(uri))
      .map((uri) => ({ method: "resources/subscribe", params: { uri } })),
  ];
  return requests.map((request) => ({ jsonrpc: "2.0", id: replayId(), ...request }));
}

const REPLAY = "wayfare-replay-";

function replayId(): string {
  return REPLAY + randomUUID();
}

/** Whether a message answers a replayed request, which no client waits for. */
export function isReplay(message: object): boolean {
  return "id" in message && typeof message.id === "string" && message.id.startsWith(REPLAY);
}
