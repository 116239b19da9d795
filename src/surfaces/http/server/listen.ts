import type { Server } from "node:net";
import { isIPv6 } from "node:net";
import { TravelError } from "../../../domain/errors.ts";

/** Begins to listen; resolves to the origin that clients on this machine can use. */
export async function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, host, port)));
    server.listen({ host, port }, resolve);
  });
  const address = server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${bound}`;
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE") {
    return new TravelError("unavailable", `Port ${port} of ${host} is in use`, {
      reason: "port_in_use",
      field: "HTTP_PORT",
      value: port,
      hint: `Choose another one: --port ${port + 1}, or HTTP_PORT.`,
    });
  }
  if (error.code === "EACCES" || error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new TravelError("invalid", `Cannot listen on ${host}:${port}: ${error.code}`, {
      reason: "cannot_listen",
      field: "HTTP_HOST",
      value: host,
      hint: "HTTP_HOST must be an address of this machine, and low ports need privileges.",
    });
  }
  return error;
}
