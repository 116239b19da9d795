import { TravelError } from "../../../domain/errors.ts";
import { lazily } from "../../../memory/lazily.ts";
import type { NodeBus } from "../../shared.ts";
import type { Client } from "../connect.ts";
import type { Engine } from "../engine.ts";
import { unavailable } from "../failure.ts";

type Listener = (message: string) => void;

/** Channels of the server, all of them on one connection that does nothing but listen. */
export function valkeyBus(
  { connection, send }: Engine,
  onListenerError: (error: unknown) => void = () => {},
): NodeBus {
  const channels = new Map<string, Set<{ readonly listener: Listener }>>();

  /** One connection, also when the first attempts to have it fail. */
  const listener = lazily(async (): Promise<Client> => {
    const client = await connection.listener();
    client.on("message", (channel: string, message: string) => {
      for (const { listener } of channels.get(channel) ?? []) {
        try {
          listener(message);
        } catch (error) {
          onListenerError(error);
        }
      }
    });
    return client;
  });

  async function open(channel: string): Promise<void> {
    try {
      // The client subscribes again by itself when it has reconnected.
      await (await listener()).subscribe(channel);
    } catch (error) {
      throw error instanceof TravelError ? error : unavailable(undefined, error);
    }
  }

  return {
    async publish(channel, message) {
      await send("PUBLISH", channel, message);
    },
    async subscribe(channel, listener) {
      await open(channel);
      const known = channels.get(channel) ?? new Set();
      channels.set(channel, known);
      // An object of its own, so that the same function may subscribe twice.
      const subscription = { listener };
      known.add(subscription);
      return async () => {
        known.delete(subscription);
      };
    },
  };
}
