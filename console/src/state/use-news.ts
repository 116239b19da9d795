import { useEffect, useRef, useState } from "preact/hooks";
import { get } from "../api/client.ts";
import { onHint } from "../api/events.ts";
import type { RequestPage, RequestSummary } from "../api/types.ts";

const LOOK_AT = 20;
/** Several hints in a row are one look. */
const GATHER_MS = 300;

/** A request is news again when the traveller adds to it. */
function nameOf({ id, turn }: RequestSummary): string {
  return `${id} ${turn.since}`;
}

/**
 * How many requests wait for an operator, on whichever view the page is; calls back with those that were
 * not waiting a moment ago.
 */
export function useNews(onNews: (requests: readonly RequestSummary[]) => void): number {
  const [waiting, setWaiting] = useState(0);
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(() => {
    /** Undefined before the first look: what waits then is no news. */
    let known: ReadonlySet<string> | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const aborter = new AbortController();

    async function look(): Promise<void> {
      timer = undefined;
      const query = `/requests?state=draft_pending_operator&limit=${LOOK_AT}`;
      const page = await get<RequestPage>(query, aborter.signal).catch(() => undefined);
      if (!page) return;
      setWaiting(page.counts.draft_pending_operator);
      const before = known;
      known = new Set([...(before ?? []), ...page.requests.map(nameOf)]);
      const news = page.requests.filter((request) => before && !before.has(nameOf(request)));
      if (news.length > 0) latest.current(news);
    }

    void look();
    const end = onHint(({ kind }) => {
      if (kind !== "booking") timer ??= setTimeout(() => void look(), GATHER_MS);
    });
    return () => {
      end();
      clearTimeout(timer);
      aborter.abort();
    };
  }, []);
  return waiting;
}
