import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { z } from "zod";
import { NewWorlds } from "../../domain/contracts/gym/harness.ts";
import { TravelError } from "../../domain/errors.ts";
import { readGiven } from "../../gym/given.ts";
import type { Gym } from "../../gym/gym.ts";
import { scriptedTraveller, type Traveller } from "../../gym/runs/traveller.ts";
import { briefingOf } from "../../gym/task-world.ts";
import type { World } from "../../gym/world.ts";
import { publishedTools } from "../../tools/published.ts";
import { acceptWebSocket } from "./websocket.ts";

/**
 * The environment protocol of trainers: a socket is an episode at a time, in a world of its own, by
 * messages `reset`, `step`, `state` and `close`. A step calls a tool, or says something to the
 * traveller; the episode is done, and rewarded, when the traveller has nothing to add.
 */
export function environmentUpgrade({ gym, token }: { readonly gym: Gym; readonly token: string }) {
  return (request: IncomingMessage, socket: Duplex): void => {
    const [, shown = ""] = /^\/gym\/openenv\/([^/]+)\/ws$/.exec(request.url ?? "") ?? [];
    const peer =
      shown === token
        ? acceptWebSocket(request, socket, ({ send, close }) => {
            const episodes = episodesOn(gym);
            // One message after the other: a step begins when the one before it has ended.
            let last: Promise<unknown> = Promise.resolve();
            return {
              message(text) {
                last = last.then(async () => {
                  const answer = await episodes.answer(text);
                  if (answer) send(JSON.stringify(answer));
                  else close();
                });
              },
              closed: () => void last.then(episodes.end),
            };
          })
        : undefined;
    if (!peer)
      socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  };
}

const Message = z.discriminatedUnion("type", [
  z.object({ type: z.literal("reset"), data: z.record(z.string(), z.unknown()).default({}) }),
  z.object({ type: z.literal("step"), data: z.record(z.string(), z.unknown()) }),
  z.object({ type: z.literal("state") }),
  z.object({ type: z.literal("close") }),
]);

const Resetting = z.looseObject({
  seed: z.union([z.string(), z.number()]).optional(),
  episode_id: z.string().optional(),
});

const Action = z.union([
  z.object({ type: z.literal("list_tools") }),
  z.object({ type: z.literal("say"), text: z.string() }),
  z.object({
    type: z.literal("call_tool").default("call_tool"),
    tool_name: z.string(),
    arguments: z.record(z.string(), z.unknown()).default({}),
  }),
]);

const DOCS = "docs/gym.md has the messages.";
const MESSAGE = { name: "message", reason: "invalid_message", hint: DOCS };
const DATA = { ...MESSAGE, name: "data" };

interface Episode {
  readonly id: string;
  readonly world: World;
  readonly traveller: Traveller | undefined;
  readonly said: string[];
  steps: number;
  done: boolean;
}

function episodesOn(gym: Gym) {
  let episode: Episode | undefined;

  async function end(): Promise<void> {
    const ended = episode;
    episode = undefined;
    if (ended) await gym.remove(ended.world.terms.id).catch(() => {});
  }

  async function reset(data: unknown): Promise<object> {
    const { seed, episode_id: id = randomUUID(), ...wanted } = readGiven(Resetting, data, DATA);
    const text = seed === undefined ? {} : { seed: String(seed) };
    const [world] = await gym.create(readGiven(NewWorlds, { ...wanted, ...text }, DATA));
    if (!world) throw new Error("one world was asked for");
    await end();
    const { task } = world.terms;
    const briefing = task && briefingOf(task);
    const traveller = briefing && scriptedTraveller(briefing);
    episode = { id, world, traveller, said: [], steps: 0, done: false };
    const now = new Date(world.now).toISOString();
    return observed({ now, ...(briefing && { says: briefing.says, policy: briefing.policy }) });
  }

  async function step(data: unknown): Promise<object> {
    if (!episode) throw over("There is no episode: send reset first");
    if (episode.done) throw over("The episode is over: send reset");
    const action = readGiven(Action, data, DATA);
    if (action.type === "list_tools") {
      return observed({ tools: toolsOf(episode.world) });
    }
    episode.steps += 1;
    if (action.type === "say") return await say(episode, action.text);
    const { tool_name: tool, arguments: args } = action;
    // For clients that know nothing but tools.
    if (tool === "say") return await say(episode, String(args["text"] ?? ""));
    try {
      const { output, text } = await gym.call(episode.world.terms.id, tool, args);
      return observed({ tool_name: tool, result: output, text, error: null });
    } catch (error) {
      if (!(error instanceof TravelError)) throw error;
      const { message, code, details } = error;
      const { reason, hint } = details;
      const refused = { error_type: code, message, reason, ...(hint !== undefined && { hint }) };
      return observed({ tool_name: tool, result: null, error: refused });
    }
  }

  async function say(current: Episode, text: string): Promise<object> {
    current.said.push(text);
    const reply = await current.traveller?.reply(text);
    if (reply !== undefined) return observed({ says: reply });
    current.done = true;
    if (!current.world.terms.task) return observed({ says: null }, { done: true });
    const { id } = current.world.terms;
    const { reward, verdicts } = await gym.grade(id, { said: current.said });
    return observed({ says: null, verdicts }, { done: true, reward });
  }

  function state(): object {
    const { id, steps, done, world } = episode ?? {};
    return {
      type: "state",
      data: {
        episode_id: id ?? null,
        step_count: steps ?? 0,
        done: done ?? false,
        world: world?.terms.id ?? null,
        task: world?.terms.task?.task.id ?? null,
      },
    };
  }

  return {
    end,
    /** Undefined where the socket is to be closed. */
    async answer(text: string): Promise<object | undefined> {
      try {
        const message = readGiven(Message, JSON.parse(text), MESSAGE);
        if (message.type === "close") return undefined;
        if (message.type === "state") return state();
        return await (message.type === "reset" ? reset(message.data) : step(message.data));
      } catch (error) {
        const known = error instanceof TravelError ? error : undefined;
        const unread = error instanceof SyntaxError;
        const message = known?.message ?? (unread ? "The message is not JSON" : "It failed");
        return {
          type: "error",
          data: { message, code: known?.details.reason ?? "invalid_message" },
        };
      }
    },
  };
}

function observed(observation: object, { reward = 0, done = false } = {}): object {
  return {
    type: "observation",
    data: { observation: { ...observation, reward, done }, reward, done },
  };
}

function toolsOf({ terms }: World): readonly object[] {
  return publishedTools
    .filter(({ toolset }) => terms.toolsets?.includes(toolset) ?? true)
    .map(({ name, description, inputSchema }) => ({
      name,
      description,
      input_schema: inputSchema("portable"),
    }));
}

function over(message: string): TravelError {
  return new TravelError("rule", message, { reason: "no_episode" });
}
