import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { createInterface } from "node:readline";

export interface WireReply {
  readonly id?: number;
  readonly result?: {
    readonly structuredContent?: Readonly<Record<string, unknown>>;
    readonly content?: readonly { readonly text?: string }[];
  };
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** A server over stdio, spoken to line by line, so that a test can kill it in mid-sentence. */
export interface Wire {
  readonly child: ChildProcess;
  /** Resolves to undefined when the server dies first. */
  request(method: string, params: unknown): Promise<WireReply | undefined>;
  call(tool: string, args: unknown): Promise<WireReply | undefined>;
  /** Resolves with the answer to the first call, or when the server dies before it. */
  readonly answered: Promise<void>;
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Opening takes most of it. */
const OF_ITS_START_MS = 400;
/** Dozens of calls: what comes later is like them. */
const OF_ITS_WORK_MS = 100;

/**
 * Kills a server at a random instant: every other time right from its start, so that opening is cut
 * off too, and else from its first answer, so that a slow machine does not leave only those.
 */
export async function killAtRandom(wire: Wire, turn: number): Promise<void> {
  const isAtWork = turn % 2 === 1;
  if (isAtWork) await wire.answered;
  const within = randomInt(isAtWork ? OF_ITS_WORK_MS : OF_ITS_START_MS);
  await new Promise((resolve) => setTimeout(resolve, within));
  wire.child.kill("SIGKILL");
  const { signal } = await wire.exited;
  if (signal !== "SIGKILL") throw new Error(`The server ended by itself (${signal})`);
}

export async function openWire(
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Wire> {
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, LOG_LEVEL: "silent", ...env },
    stdio: ["pipe", "pipe", "ignore"],
  });
  const waiting = new Map<number, (reply: WireReply | undefined) => void>();
  let lastId = 0;
  let dead = false;
  // Writing to a server that was just killed is part of the game.
  child.stdin.on("error", () => {});
  createInterface({ input: child.stdout }).on("line", (line) => {
    const reply: WireReply = JSON.parse(line);
    if (reply.id === undefined) return;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.on("close", (code, signal) => {
      dead = true;
      for (const settle of waiting.values()) settle(undefined);
      resolve({ code, signal });
    });
  });

  const send = (message: object) =>
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);

  async function request(method: string, params: unknown): Promise<WireReply | undefined> {
    if (dead) return undefined;
    const id = ++lastId;
    const reply = new Promise<WireReply | undefined>((resolve) => waiting.set(id, resolve));
    send({ id, method, params });
    return reply;
  }

  await request("initialize", {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "test", version: "1" },
  });
  send({ method: "notifications/initialized" });
  let tell = () => {};
  const answered = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return {
    child,
    request,
    async call(tool, args) {
      const reply = await request("tools/call", { name: tool, arguments: args });
      tell();
      return reply;
    },
    answered,
    exited,
  };
}
