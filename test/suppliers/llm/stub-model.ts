import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface Asked {
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

export interface StubModel {
  readonly baseUrl: string;
  /** Every request so far. */
  readonly asked: Asked[];
  close(): Promise<void>;
}

/** Leaves the caller waiting. */
export const SILENCE = Symbol("no answer");

/** How the server answers. */
export type Reply =
  | { readonly status: number; readonly body: string; readonly location?: string }
  | typeof SILENCE;

/** A real HTTP server in the place of a language model. */
export async function stubModel(answer: (asked: Asked) => Reply | string): Promise<StubModel> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const one: Asked = {
      url: request.url ?? "",
      authorization: request.headers.authorization,
      body: JSON.parse((await textOf(request)) || "null"),
    };
    asked.push(one);
    const given = answer(one);
    const reply = typeof given === "string" ? completion(given) : given;
    if (reply === SILENCE) return;
    response.writeHead(reply.status, {
      "content-type": "application/json",
      ...(reply.location !== undefined && { location: reply.location }),
    });
    response.end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo = addressOf(server.address());
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === "string") throw new Error("not listening");
  return address;
}

function completion(content: string): Reply {
  const body = JSON.stringify({ choices: [{ message: { role: "assistant", content } }] });
  return { status: 200, body };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += String(part);
  return text;
}
