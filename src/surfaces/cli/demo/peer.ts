import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { TravelError } from "../../../domain/errors.ts";

/** A tool's answer: words for people, data for programs. */
export interface Answer {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The smallest MCP client that a demonstration needs: one server process, one call at a time. */
export interface Peer {
  call(tool: string, args: Readonly<Record<string, unknown>>): Promise<Answer>;
  close(): Promise<number | null>;
}

interface Reply {
  readonly id?: number;
  readonly result?: {
    readonly content?: readonly { readonly text?: string }[];
    readonly structuredContent?: Readonly<Record<string, unknown>>;
  };
  readonly error?: { readonly message: string };
}

/** Starts a server over stdio and shakes hands with it. */
export async function startPeer(
  command: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Peer> {
  const [program = "", ...args] = command;
  const child = spawn(program, args, { env, stdio: ["pipe", "pipe", "inherit"] });
  const waiting = new Map<number, (reply: Reply) => void>();
  let lastId = 0;

  createInterface({ input: child.stdout }).on("line", (line) => {
    const reply: Reply = JSON.parse(line);
    if (reply.id === undefined) return;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  const exited = new Promise<number | null>((resolve) => {
    child.on("exit", (code) => {
      for (const answer of waiting.values()) answer({ error: { message: "The server ended" } });
      resolve(code);
    });
  });

  function send(message: Readonly<Record<string, unknown>>): void {
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  }

  async function request(method: string, params: unknown): Promise<Reply> {
    const id = ++lastId;
    const reply = new Promise<Reply>((resolve) => waiting.set(id, resolve));
    send({ id, method, params });
    return reply;
  }

  const hello = await request("initialize", {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "wayfare-demo", version: "1" },
  });
  if (hello.error) throw refused(hello.error.message);
  send({ method: "notifications/initialized" });

  return {
    async call(tool, args) {
      const { result, error } = await request("tools/call", { name: tool, arguments: args });
      if (error) throw refused(`${tool}: ${error.message}`);
      return {
        text: result?.content?.map(({ text = "" }) => text).join("\n") ?? "",
        data: result?.structuredContent ?? {},
      };
    },
    close() {
      child.stdin.end();
      return exited;
    },
  };
}

function refused(message: string): TravelError {
  return new TravelError("unavailable", message, { reason: "demo_failed" });
}
