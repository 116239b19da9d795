import type { ServerResponse } from "node:http";
import type { HeaderList } from "./reply.ts";

/** Begins an answer that is a stream of server-sent events. */
export function openEventStream(
  response: ServerResponse,
  cacheControl: string,
  more: HeaderList = [],
): void {
  response.writeHead(200, [
    "Content-Type",
    "text/event-stream",
    "Cache-Control",
    cacheControl,
    // nginx would otherwise collect events before it sends them on.
    "X-Accel-Buffering",
    "no",
    ...more,
  ]);
}

interface SseEvent {
  readonly event?: string;
  readonly id?: string;
  /** How long a client waits before it comes back, once the stream has ended. */
  readonly retryMs?: number;
  /** One line. */
  readonly data: string;
}

/** One event, as it is written to a stream. */
export function sseEvent({ data, ...facts }: SseEvent): string {
  return sseBeginning(facts) + data + SSE_END;
}

/** What comes before an event's data. */
export function sseBeginning({ event, id, retryMs }: Omit<SseEvent, "data">): string {
  let text = "";
  if (event !== undefined) text += `event: ${event}\n`;
  if (id !== undefined) text += `id: ${id}\n`;
  if (retryMs !== undefined) text += `retry: ${retryMs}\n`;
  return `${text}data: `;
}

/** What comes after it. */
export const SSE_END = "\n\n";
