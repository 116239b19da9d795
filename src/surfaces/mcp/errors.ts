import {
  type CallToolResult,
  type JSONRPCMessage,
  type McpServer,
  ProtocolError,
  type Transport,
} from "@modelcontextprotocol/server";
import type { TravelError, TravelErrorCode } from "../../domain/errors.ts";
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
 * the same data; the SDK does the same to 2025 wires, which `sendRealCodes` undoes.
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

/** Lets -32002 out on a 2025 wire, where the SDK turns it into -32602. */
export function sendRealCodes(server: McpServer): void {
  const connect = server.connect.bind(server);
  server.connect = (transport: Transport) => {
    const send = transport.send.bind(transport);
    transport.send = (message, options) => send(withRealCode(message), options);
    return connect(transport);
  };
}

function withRealCode(message: JSONRPCMessage): JSONRPCMessage {
  if (!("error" in message)) return message;
  const code = legacyCode(message.error.code, message.error.data);
  return code === message.error.code ? message : { ...message, error: { ...message.error, code } };
}
