import { useState } from "preact/hooks";
import { type JsonObject, numberOf, textOf } from "../../console/src/answers/read-json.ts";
import { type Screen, useDesk } from "./desk.tsx";

/** The longest page that searches give, and how many of them a filter looks through. */
const LONGEST = 50;
const MOST_PAGES = 6;

/** The session that an answer named: on the 2026 wire a later call must name it again. */
export function sessionOf(data: JsonObject): JsonObject {
  const sessionId = textOf(data["sessionId"]);
  return sessionId === "" ? {} : { sessionId };
}

/** The pages of a search: the first came with the view, others are fetched. */
export interface Found {
  readonly pages: readonly JsonObject[];
  readonly last: JsonObject;
  /** Fetches the next page; undefined on the last. */
  readonly more: (() => Promise<void>) | undefined;
  /** Fetches what is left, so that a filter does not miss what was not fetched yet. */
  readonly rest: () => Promise<void>;
}

export function useFound({ args, data }: Screen, tool: string): Found {
  const { bridge } = useDesk();
  const [pages, setPages] = useState<readonly JsonObject[]>([data]);
  const last = pages.at(-1) ?? data;
  const able = bridge.can("serverTools");
  const after = (page: JsonObject, options: JsonObject) =>
    bridge.call(tool, { ...args, ...sessionOf(page), ...options, cursor: page["nextCursor"] });

  async function rest(): Promise<void> {
    const all = [...pages];
    for (let page = last; able && page["nextCursor"] && all.length < MOST_PAGES; ) {
      page = await after(page, { limit: LONGEST });
      all.push(page);
    }
    setPages(all);
  }

  async function more(): Promise<void> {
    setPages([...pages, await after(last, {})]);
  }

  return { pages, last, more: able && last["nextCursor"] ? more : undefined, rest };
}

/** A filter over what was found: it looks through every page, and what it leaves has no more of them. */
export function useFilter<F extends string>(
  { last, more, rest }: Found,
  run: (work: () => Promise<void>) => void,
) {
  const [filter, setFilter] = useState<F | "all">("all");
  return {
    filter,
    choose(next: F | "all") {
      setFilter(next);
      if (next !== "all") run(rest);
    },
    paging: filter === "all" ? { total: numberOf(last["total"]), more } : {},
  };
}
