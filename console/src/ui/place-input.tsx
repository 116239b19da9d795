import { useEffect, useId, useState } from "preact/hooks";
import { get, queryOf } from "../api/client.ts";
import type { PlaceSuggestion } from "../api/types.ts";
import { useSpeech } from "../i18n/language.tsx";
import { announce } from "../state/announce.ts";
import type { ControlIds } from "./field.tsx";

interface PlaceInputProps extends Partial<ControlIds> {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly required?: boolean;
}

const PAUSE_MS = 150;

/** A place code, found by typing a name: the combobox pattern, with the list under the field. */
export function PlaceInput({ value, onChange, required, ...ids }: PlaceInputProps) {
  const { t } = useSpeech();
  const listId = useId();
  const [hits, setHits] = useState<readonly PlaceSuggestion[]>([]);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  useEffect(() => {
    if (!open || value.trim().length < 2) return setHits([]);
    const aborter = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { places } = await get<{ places: PlaceSuggestion[] }>(
          `/places${queryOf({ q: value })}`,
          aborter.signal,
        );
        const codes = places.map(({ code }) => code);
        setHits(places.filter(({ code }, index) => codes.indexOf(code) === index));
        setActive(-1);
        announce(t("place.results", { n: places.length }));
      } catch {
        // Completion is a help; a code can be typed without it.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [value, open, t]);

  function choose(hit: PlaceSuggestion): void {
    onChange(hit.code);
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!open || hits.length === 0) return;
    const hit = hits[active];
    if (event.key === "ArrowDown") setActive((active + 1) % hits.length);
    else if (event.key === "ArrowUp") setActive((active - 1 + hits.length) % hits.length);
    else if (event.key === "Enter" && hit) choose(hit);
    else if (event.key === "Escape" && open) {
      event.preventDefault();
      setOpen(false);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const shown = open && hits.length > 0;
  return (
    <div class="combo">
      <input
        {...ids}
        type="text"
        role="combobox"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        placeholder={t("place.hint")}
        required={required}
        value={value}
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        onInput={(event) => {
          onChange(event.currentTarget.value);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div
        id={listId}
        class="combo-list"
        role="listbox"
        aria-label={t("place.hint")}
        hidden={!shown}
      >
        {hits.map((hit, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, as the pattern asks
          <div
            key={hit.code}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            class="combo-option"
            // Before the field loses the focus, and with it the list.
            onMouseDown={(event) => {
              event.preventDefault();
              choose(hit);
            }}
          >
            <b>{hit.code}</b> <span>{hit.label}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
