import { TravelError } from "../../../domain/errors.ts";
import { lazily } from "../../../memory/lazily.ts";
import type { NodeBus } from "../../shared.ts";
import type { Client } from "../connect.ts";
import type { Engine } from "../engine.ts";
import { unavailable } from "../failure.ts";

type Listener = (message: string) => void;

/** Channels of the server, all of them on one connection that does nothing but listen. */
export function valkeyBus(
  { connection, inTime, send }: Engine,
  onListenerError: (error: unknown) => void = () => {},
): NodeBus {
  const channels = new Map<string, Set<{ readonly listener: Listener }>>();

  /** One connection, also when the first attempts to have it fail. */
  const ear = lazily(async (): Promise<Client> => {
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
      await inTime(ear().then((client) => client.subscribe(channel)));
    } catch (error) {
      throw error instanceof TravelError ? error : unavailable(undefined, error);
    }
  }

  return {
    async publish(channel, message) {
      await send("PUBLISH", channel, message);
    },
    async subscribe(channel, listener) {
      // An object of its own, so that the same function may subscribe twice. Known before the server
      // is asked, so that whoever leaves meanwhile leaves the channel open.
      const subscription = { listener };
      const known = channels.get(channel) ?? new Set();
      channels.set(channel, known.add(subscription));

      /** Whether nobody listens any more. */
      function leave(): boolean {
        return known.delete(subscription) && known.size === 0 && channels.delete(channel);
      }
      try {
        await open(channel);
      } catch (error) {
        leave();
        throw error;
      }
      return async () => {
        // The server takes it before any later subscription. One that is away is told nothing: its
        // news find no listener.
        if (leave())
          await inTime(ear().then((client) => client.unsubscribe(channel))).catch(() => {});
      };
    },
  };
}
