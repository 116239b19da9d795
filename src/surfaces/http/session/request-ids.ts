import type { JSONRPCMessage, RequestId, Transport } from "@modelcontextprotocol/server";
import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
} from "@modelcontextprotocol/server";
import { isRecord } from "../../../tools/json.ts";

/**
 * Numbers of requests from server to client begin anew with every instance. A mark in front keeps
 * an answer to an instance that is gone from being taken for an answer to this one.
 */
export function markRequests(transport: Transport, mark: string): void {
  const send = transport.send.bind(transport);
  transport.send = (message, options) => send(marked(message, mark), options);
}

function marked(message: JSONRPCMessage, mark: string): JSONRPCMessage {
  if (isJSONRPCRequest(message)) return { ...message, id: `${mark}:${message.id}` };
  if (!isJSONRPCNotification(message) || message.method !== "notifications/cancelled") {
    return message;
  }
  const id = message.params?.["requestId"];
  if (id === undefined) return message;
  return { ...message, params: { ...message.params, requestId: `${mark}:${String(id)}` } };
}

/** A posted message with the marks taken off its answers; `undefined` when none is for this node. */
export function unmarked(body: unknown, mark: string): unknown {
  if (!Array.isArray(body)) return isAnswer(body) ? unmarkedAnswer(body, mark) : body;
  const ours = body
    .map((message: unknown) => (isAnswer(message) ? unmarkedAnswer(message, mark) : message))
    .filter((message) => message !== undefined);
  return ours.length > 0 || body.length === 0 ? ours : undefined;
}

function isAnswer(message: unknown): message is Readonly<Record<string, unknown>> {
  return isRecord(message) && !("method" in message) && "id" in message;
}

function unmarkedAnswer(message: Readonly<Record<string, unknown>>, mark: string): unknown {
  const id = message["id"];
  if (typeof id !== "string" || !id.startsWith(`${mark}:`)) return undefined;
  const own: RequestId = Number(id.slice(mark.length + 1));
  return Number.isInteger(own) ? { ...message, id: own } : undefined;
}

/** An answer, and the mark of the node that waits for it. */
export interface MarkedAnswer {
  readonly mark: string;
  readonly message: JSONRPCMessage;
}

/** The answers in a posted message that are for other nodes. */
export function answersToOthers(body: unknown, mark: string): readonly MarkedAnswer[] {
  const messages: readonly unknown[] = Array.isArray(body) ? body : [body];
  return messages.flatMap((message) => {
    if (!isJSONRPCResultResponse(message) && !isJSONRPCErrorResponse(message)) return [];
    const other = /^([0-9a-f]{1,16}):\d+$/.exec(String(message.id))?.[1];
    return other === undefined || other === mark ? [] : [{ mark: other, message }];
  });
}
