import { useEffect, useRef, useState } from "preact/hooks";
import { get, queryOf } from "../api/client.ts";
import { onHint } from "../api/events.ts";
import type { RequestPage, RequestSummary } from "../api/types.ts";
import { paced } from "./paced.ts";

const LOOK_AT = 20;
/** Between two looks, however many hints come. */
const REST_MS = 300;

/** A request is news again when the traveller adds to it. */
function nameOf({ id, wroteAt }: RequestSummary): string {
  return `${id} ${wroteAt}`;
}

export interface News {
  /** Those that wait and did not a moment ago. */
  readonly waiting: readonly RequestSummary[];
  /** Those that a colleague has given to this operator. */
  readonly given: readonly RequestSummary[];
}

function giftOf({ id, givenBy }: RequestSummary): string {
  return `${id} from ${givenBy}`;
}

/**
 * How many requests wait for an operator, on whichever view the page is; calls back with what is
 * new there, or newly given to this operator.
 */
export function useNews(me: string, onNews: (news: News) => void): number {
  const [waiting, setWaiting] = useState(0);
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(() => {
    /** Undefined before the first look: what waits then is no news. */
    let known: ReadonlySet<string> | undefined;
    const aborter = new AbortController();

    async function look(): Promise<void> {
      const read = (query: Readonly<Record<string, string>>) =>
        get<RequestPage>(
          `/requests${queryOf({ ...query, limit: `${LOOK_AT}` })}`,
          aborter.signal,
        ).catch(() => undefined);
      const [page, mine] = await Promise.all([
        read({ state: "draft_pending_operator" }),
        read({ assignee: me }),
      ]);
      if (!page || !mine) return;
      setWaiting(page.counts.draft_pending_operator);
      const before = known;
      const held = mine.requests.filter(({ givenBy }) => givenBy !== undefined);
      known = new Set([...(before ?? []), ...page.requests.map(nameOf), ...held.map(giftOf)]);
      const news = {
        waiting: page.requests.filter((request) => before && !before.has(nameOf(request))),
        given: held.filter((request) => before && !before.has(giftOf(request))),
      };
      if (news.waiting.length + news.given.length > 0) latest.current(news);
    }

    const looks = paced(look, REST_MS);
    looks.ask();
    const end = onHint(({ kind }) => {
      if (kind !== "booking") looks.ask();
    });
    return () => {
      end();
      looks.stop();
      aborter.abort();
    };
  }, [me]);
  return waiting;
}
