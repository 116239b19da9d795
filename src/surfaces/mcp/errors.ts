import {
  type CallToolResult,
  type JSONRPCMessage,
  type McpServer,
  ProtocolError,
  type Transport,
} from "@modelcontextprotocol/server";
import type { TravelError, TravelErrorCode } from "../../domain/errors.ts";
import { fieldName, isRecord } from "../../tools/json.ts";
import { errorData } from "../error-data.ts";
import type { Era } from "./connection.ts";

const INVALID_PARAMS = -32602;
const INTERNAL = -32603;
const NOT_FOUND = -32001;
const BUSINESS_RULE = -32002;

const RPC_CODES: Readonly<Record<TravelErrorCode, number>> = {
  invalid: INVALID_PARAMS,
  not_found: NOT_FOUND,
  rule: BUSINESS_RULE,
  conflict: BUSINESS_RULE,
  unavailable: INTERNAL,
  timeout: INTERNAL,
  internal: INTERNAL,
};

/** Marks error data whose code the SDK would rewrite. A symbol never reaches the wire. */
const WIRE_CODE = Symbol("wayfare.wireCode");

/**
 * As a JSON-RPC error. The 2026 revision forbids -32002, so there a business rule is -32602 with
 * the same data; the SDK does the same to 2025 wires, which `rewriteErrors` undoes.
 */
export function rpcError(error: TravelError, era: Era): ProtocolError {
  const data = errorData(error);
  const code = RPC_CODES[error.code];
  const message = sayAll(error);
  if (code !== BUSINESS_RULE) return new ProtocolError(code, message, data);
  return new ProtocolError(
    INVALID_PARAMS,
    message,
    era === "legacy" ? { ...data, [WIRE_CODE]: code } : data,
  );
}

/** The code that a 2025 wire shows for an error with this code and data. */
export function legacyCode(code: number, data: unknown): number {
  if (typeof data !== "object" || data === null || !(WIRE_CODE in data)) return code;
  return typeof data[WIRE_CODE] === "number" ? data[WIRE_CODE] : code;
}

/** Most hosts show a model the message alone, so it also says what to do. */
function sayAll({ message, details: { hint } }: TravelError): string {
  if (hint === undefined) return message;
  return /[.!?…]$/.test(message) ? `${message} ${hint}` : `${message}. ${hint}`;
}

/**
 * As a tool result. Details go to the text and `_meta`: clients hold `structuredContent` against
 * the output schema even when the result is an error.
 */
export function errorResult(error: TravelError): CallToolResult {
  const data = errorData(error);
  const { hint } = error.details;
  const lines = [error.message, ...(hint === undefined ? [] : [hint]), JSON.stringify(data)];
  return {
    isError: true,
    content: [{ type: "text", text: lines.join("\n") }],
    _meta: { "wayfare/error": data },
  };
}

/**
 * Changes errors on their way out: lets -32002 out on a 2025 wire, where the SDK turns it into
 * -32602, and puts what its schemas say of malformed parameters into words.
 */
export function rewriteErrors(server: McpServer): void {
  const connect = server.connect.bind(server);
  server.connect = (transport: Transport) => {
    const send = transport.send.bind(transport);
    transport.send = (message, options) => send(rewritten(message), options);
    return connect(transport);
  };
}

function rewritten(message: JSONRPCMessage): JSONRPCMessage {
  if (!("error" in message)) return message;
  const { error } = message;
  const own = error.data === undefined ? malformedParams(error.message) : undefined;
  if (own) return { ...message, error: own };
  const code = legacyCode(error.code, error.data);
  return code === error.code ? message : { ...message, error: { ...error, code } };
}

/** The SDK sends the issues of a schema as JSON, under -32603 or behind a few words. */
const ISSUES = /^(?:Invalid \S+ request: )?(\[\s*\{[\s\S]*\])$/;

function malformedParams(text: string) {
  const json = ISSUES.exec(text)?.[1];
  if (json === undefined) return undefined;
  try {
    const issues: unknown = JSON.parse(json);
    const first: unknown = Array.isArray(issues) ? issues[0] : undefined;
    if (!isRecord(first) || !Array.isArray(first["path"])) return undefined;
    const field = fieldName(first["path"].map(String)) || "params";
    const message = `${field} ${faultOf(String(first["message"]))}`;
    return {
      code: INVALID_PARAMS,
      message,
      data: { kind: "invalid", reason: "invalid_params", field },
    };
  } catch {
    return undefined;
  }
}

function faultOf(message: string): string {
  const [, expected, received] = /expected (\w+), received (\w+)/.exec(message) ?? [];
  if (received === "undefined") return "is required";
  if (expected === undefined) return "is not what the protocol allows there";
  return `must be of type ${expected}, not ${received}`;
}
