import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { Identity, Refusal } from "../../../../src/surfaces/http/admission/guards.ts";

/** A request with these headers, from this machine. */
export function requestWith(
  headers: Readonly<Record<string, string>>,
  remoteAddress = "127.0.0.1",
): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, { host: "travel.example.com", ...headers });
  return request;
}

export function refusalOf(outcome: Identity | Refusal): Refusal {
  if (!("status" in outcome)) throw new Error(`Let in ${outcome.principal}`);
  return outcome;
}
