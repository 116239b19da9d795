import type { ChangeRequest } from "../../../api/types.ts";

/** What a change asks for, as far as the operator has said it. */
export type ChangeWish = Omit<ChangeRequest, "pnr" | "sessionId" | "currency">;

/** What every form of the dialog is given. */
export interface WishProps {
  readonly wish: ChangeWish;
  readonly onChange: (part: Partial<ChangeWish>) => void;
}

/** A list without what it says of one thing, and with what it says now; undefined when nothing is left. */
export function inPlaceOf<T>(
  list: readonly T[] | undefined,
  isSame: (one: T) => boolean,
  next: T | undefined,
): T[] | undefined {
  const kept = (list ?? []).filter((one) => !isSame(one));
  if (next !== undefined) kept.push(next);
  return kept.length > 0 ? kept : undefined;
}

/** The wish with another offer for a part, or with none. */
export function replaced(
  wish: ChangeWish,
  part: string,
  id: string | undefined,
): Partial<ChangeWish> {
  const next = id === undefined ? undefined : { part, id };
  return { replace: inPlaceOf(wish.replace, (one) => one.part === part, next) };
}

export function chosenFor({ replace }: ChangeWish, part: string): string | undefined {
  return replace?.find((one) => one.part === part)?.id;
}
