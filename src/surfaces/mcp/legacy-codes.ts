import type { JSONRPCMessage, McpServer, Transport } from "@modelcontextprotocol/server";
import { legacyCode } from "./errors.ts";

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
