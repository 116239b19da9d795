import { TravelError } from "../domain/errors.ts";

/** Where a page ended; the id tells apart what was made in one millisecond. */
export interface PageEnd {
  readonly createdAt: number;
  readonly id: string;
}

export function encodeCursor(end: PageEnd): string {
  return Buffer.from(`${end.createdAt} ${end.id}`).toString("base64url");
}

export function decodeCursor(cursor: string): PageEnd {
  const match = /^(\d{1,16}) (.+)$/.exec(Buffer.from(cursor, "base64url").toString());
  const [, createdAt, id] = match ?? [];
  if (createdAt === undefined || id === undefined) {
    throw new TravelError("invalid", "This cursor is not one that was given out.", {
      reason: "bad_cursor",
      field: "cursor",
      value: cursor,
      hint: "Send the cursor of the previous page unchanged, or none to start over.",
    });
  }
  return { createdAt: Number(createdAt), id };
}
