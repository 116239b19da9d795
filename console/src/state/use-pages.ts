import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { get } from "../api/client.ts";
import type { Hint } from "../api/events.ts";
import { type Resource, useResource } from "./use-resource.ts";

/** A list that the server gives in pages. */
interface Page {
  readonly total: number;
  readonly cursor?: string;
  /** The server is still reading: more is there in a moment. */
  readonly partial?: true;
}

const LOOK_AGAIN_MS = 500;

export interface Pages<P extends Page, T> extends Resource<P> {
  readonly items: readonly T[];
  /** Absent on the last page. */
  readonly more?: () => void;
}

interface Paging<P, T> {
  readonly itemsOf: (page: P) => readonly T[];
  readonly idOf: (item: T) => string;
  readonly concerns: (hint: Hint) => boolean;
}

/** The first page is live; what was asked for beyond it stays as it was, until the list changes. */
export function usePages<P extends Page, T>(path: string, paging: Paging<P, T>): Pages<P, T> {
  const first = useResource<P>(path, paging.concerns);
  const [later, setLater] = useState<readonly P[]>([]);
  useEffect(() => setLater([]), [path]);
  useEffect(() => {
    if (!first.data?.partial) return;
    const timer = setTimeout(first.reload, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [first.data, first.reload]);

  // Another search shows what was found before until it knows better: no flash of emptiness.
  const before = useRef<P | undefined>(undefined);
  if (first.data) before.current = first.data;
  const data = first.data ?? (first.problem ? undefined : before.current);

  const pages = data ? [data, ...later] : [];
  const cursor = pages.at(-1)?.cursor;
  const current = useRef(path);
  current.current = path;
  const more = useCallback(() => {
    if (cursor === undefined) return;
    const address = `${path}${path.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(cursor)}`;
    get<P>(address).then(
      // Of a list that has been left for another by now, it would stand in the wrong one.
      (page) => current.current === path && setLater((known) => [...known, page]),
      // The button stays; pressing it again tries again.
      () => undefined,
    );
  }, [path, cursor]);

  const byId = new Map<string, T>();
  for (const item of pages.flatMap(paging.itemsOf)) {
    const id = paging.idOf(item);
    // What moved from one page to the next is listed once, as the live page has it.
    if (!byId.has(id)) byId.set(id, item);
  }
  return { ...first, data, items: [...byId.values()], ...(cursor !== undefined && { more }) };
}
