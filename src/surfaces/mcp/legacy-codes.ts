import type { JSONRPCMessage, McpServer, Transport } from "@modelcontextprotocol/server";
import { WIRE_CODE } from "./errors.ts";

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
  const { data } = message.error;
  if (typeof data !== "object" || data === null || !(WIRE_CODE in data)) return message;
  const code = data[WIRE_CODE];
  return typeof code === "number" ? { ...message, error: { ...message.error, code } } : message;
}
