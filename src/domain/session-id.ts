const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** A session id as it is kept, or undefined where the text is none. */
export function readSessionId(text: string): string | undefined {
  return UUID_V4.test(text) ? text.toLowerCase() : undefined;
}

/**
 * A random UUID that begins with the time (Unix milliseconds). Sessions made one after another then
 * stand next to each other where they are kept, and many bookings touch one page of a file instead
 * of one each; 74 random bits are left, which cannot be guessed.
 */
export function sessionHandle(uuid: string, at: number): string {
  const time = Math.floor(at).toString(16).padStart(12, "0").slice(-12);
  return `${time.slice(0, 8)}-${time.slice(8)}${uuid.slice(13)}`;
}

/** The same for a clock that stands still, where a number keeps handles in the order they were made. */
export function numberedHandle(uuid: string, at: number, number: number): string {
  const handle = sessionHandle(uuid, at);
  const digits = number.toString(16).padStart(6, "0").slice(-6);
  // The version's digit and the variant's stay: `…-4nnn-8nnn-…`.
  return `${handle.slice(0, 15)}${digits.slice(0, 3)}${handle.slice(18, 20)}${digits.slice(3)}${handle.slice(23)}`;
}

/** Clocks of several nodes may differ by so much. */
const SKEW_MS = 5_000;

/**
 * When the session of a handle began, as the handle itself says; undefined for an id that says
 * nothing of the kind, or whose session would have run out by `now`.
 */
export function handleBegan(id: string, now: number, ttlMs: number): number | undefined {
  const handle = readSessionId(id);
  if (handle === undefined) return undefined;
  const began = Number.parseInt(handle.slice(0, 8) + handle.slice(9, 13), 16);
  return began <= now + SKEW_MS && began > now - ttlMs ? Math.min(began, now) : undefined;
}
