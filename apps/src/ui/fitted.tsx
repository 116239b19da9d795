import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useDesk } from "../desk.tsx";
import { contentHeight } from "../size.ts";
import { useWidth } from "./use-width.ts";

/** More than this on one page is no help, even on a screen of its own. */
const MOST = 12;
/** Pixels: in less than three lines nobody scrolls. */
const LEAST_ROOM = 72;

interface FittedProps<T> {
  readonly items: readonly T[];
  readonly render: (item: T, index: number) => ComponentChildren;
  /** How many there are in all, where not all are here yet. */
  readonly total?: number | undefined;
  /** Fetches more, where there are more. */
  readonly more?: (() => Promise<void>) | undefined;
  readonly label: string;
  readonly most?: number;
  /** In two columns where there is room. */
  readonly columns?: boolean;
}

/**
 * A list in pages of as many items as the frame has room for, so that nothing scrolls inside it, but
 * for the one item of a page that is taller than the frame.
 */
export function Fitted<T>({
  items,
  render,
  total,
  more,
  label,
  most = MOST,
  columns,
}: FittedProps<T>) {
  const { t, host } = useDesk();
  const [starts, setStarts] = useState<readonly number[]>([0]);
  const [size, setSize] = useState(most);
  /** How tall the list may be where one item alone is too tall; keeps the page inside its frame. */
  const [room, setRoom] = useState<number>();
  const [loading, setLoading] = useState(false);
  const width = useWidth();
  const list = useRef<HTMLUListElement>(null);
  const start = Math.min(starts.at(-1) ?? 0, Math.max(0, items.length - 1));
  const page = items.slice(start, start + size);
  const end = start + page.length;
  const all = Math.max(total ?? 0, items.length);

  // Another width or another page may have room for more, or for less.
  useLayoutEffect(() => {
    setSize(most);
    setRoom(undefined);
  }, [width, host.height, start, most]);
  useLayoutEffect(fit);
  // What is beside the list may grow without it: a confirmation, a refusal.
  const refit = useRef(fit);
  refit.current = fit;
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => refit.current());
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  function fit(): void {
    // A screen below another one has no height, and keeps its pages.
    if (host.height === undefined || page.length === 0 || !list.current?.offsetParent) return;
    const over = contentHeight() - host.height;
    if (over <= 0) return;
    if (page.length === 1) {
      const left = list.current.offsetHeight - over;
      if (left >= LEAST_ROOM) setRoom(left);
      return;
    }
    const each = list.current.offsetHeight / page.length;
    setSize(Math.max(1, page.length - Math.max(1, Math.floor(over / each))));
  }

  async function next(): Promise<void> {
    if (loading) return;
    if (end >= items.length && more) {
      setLoading(true);
      try {
        await more();
      } finally {
        setLoading(false);
      }
    }
    setStarts([...starts, end]);
  }

  const hasNext = end < items.length || (more !== undefined && end < all);
  return (
    <section class="fitted" aria-label={label}>
      <ul
        ref={list}
        class={columns ? "list list-columns" : "list"}
        style={{
          "--half": Math.ceil(page.length / 2),
          ...(room && { maxHeight: `${room}px`, overflowY: "auto" }),
        }}
        tabIndex={room && 0}
      >
        {page.map((item, index) => (
          <li key={start + index}>{render(item, start + index)}</li>
        ))}
      </ul>
      {(start > 0 || hasNext) && (
        <nav class="pager" aria-label={label}>
          <button
            type="button"
            class="chip"
            disabled={start === 0}
            onClick={() => setStarts(starts.length > 1 ? starts.slice(0, -1) : [0])}
          >
            {t("previous")}
          </button>
          <p class="soft" aria-live="polite">
            {loading
              ? t("loading")
              : t(page.length === 1 ? "shownOne" : "shown", {
                  from: start + 1,
                  to: end,
                  total: all,
                })}
          </p>
          <button
            type="button"
            class="chip"
            disabled={!hasNext}
            aria-busy={loading ? "true" : undefined}
            onClick={() => void next()}
          >
            {t("next")}
          </button>
        </nav>
      )}
    </section>
  );
}
