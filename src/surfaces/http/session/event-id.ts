/** What a client sends in `Last-Event-ID`, taken apart. */
export interface EventId {
  readonly stream: string;
  /** The process that sent the event. */
  readonly boot: string;
  /** Its place among the events: a number, or two where the storage gives it. */
  readonly at: string;
}

/** The stream of the server's own messages has this name in every session. */
export const STANDING_STREAM = "_GET_stream";

export function eventId({ stream, boot, at }: EventId): string {
  return `${stream}~${boot}~${at}`;
}

export function parseEventId(id: string): EventId | undefined {
  const [stream, boot, at, ...rest] = id.split("~");
  if (!stream || !boot || !at || !/^\d{1,16}(-\d{1,16})?$/.test(at) || rest.length > 0)
    return undefined;
  return { stream, boot, at };
}
