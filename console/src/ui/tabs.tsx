import type { ComponentChildren } from "preact";
import { useId, useRef, useState } from "preact/hooks";

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: () => ComponentChildren;
}

/** Tabs by the book: one stop for the Tab key, arrows between them. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const current = tabs.find(({ id }) => id === chosen) ?? tabs[0];

  function move(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const index = tabs.findIndex(({ id }) => id === current?.id);
    const next = (index + step + tabs.length) % tabs.length;
    setChosen(tabs[next]?.id);
    row.current?.querySelectorAll("button")[next]?.focus();
    event.preventDefault();
  }

  return (
    <div class="tabs">
      <div ref={row} class="tabs-row" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === current?.id}
            aria-controls={`${base}-panel`}
            tabIndex={id === current?.id ? 0 : -1}
            onClick={() => setChosen(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        id={`${base}-panel`}
        class="tabs-panel"
        role="tabpanel"
        aria-labelledby={`${base}-${current?.id}`}
      >
        {current?.content()}
      </div>
    </div>
  );
}
