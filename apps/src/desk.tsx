import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { JsonObject } from "../../console/src/answers/read-json.ts";
import { type Formats, formatsOf } from "../../console/src/format/formats.ts";
import { type Translate, translator } from "../../console/src/i18n/translate.ts";
import type { Bridge } from "./bridge.ts";
import type { Host, Language } from "./host.ts";
import { az } from "./i18n/az.ts";
import { en, type Key, type Words } from "./i18n/en.ts";
import { ru } from "./i18n/ru.ts";

/** What is shown: an answer of a tool, with what the tool was asked. */
export interface Screen {
  readonly view: string;
  readonly args: JsonObject;
  readonly data: JsonObject;
  /** Where choosing something is not a booking: what becomes of the chosen id. */
  readonly onChoose?: ((id: string) => Promise<void>) | undefined;
  /** The booking that what is chosen changes. */
  readonly changes?: string;
  readonly onSeats?: ((seats: readonly SeatWish[]) => void) | undefined;
}

export interface SeatWish {
  readonly passenger: string;
  readonly flightNumber: string;
  readonly seat: string;
  /** USD cents. */
  readonly price: number;
}

/** What every part of a view works with. */
export interface Desk {
  readonly bridge: Bridge;
  readonly host: Host;
  readonly language: Language;
  readonly t: Translate<Key>;
  readonly format: Formats & {
    /** A moment on the reader's clock. */
    instant(at: number | string): string;
    /** The same with the clock's zone: what must not be missed. */
    deadline(at: number | string): string;
  };
  /** Shows another answer in this frame; `back` returns from it. */
  open(screen: Screen): void;
  /** Shows another answer instead of this one, with nothing to go back to. */
  replace(screen: Screen): void;
  readonly back: (() => void) | undefined;
}

const WORDS: Readonly<Record<Language, Words>> = { en, az, ru };

/** How a language speaks to a reader in a zone. */
export function speechOf({ language, timeZone }: Host): Pick<Desk, "t" | "format"> {
  const format = formatsOf(language);
  function instant(at: number | string): string {
    const local = localTime(new Date(at), timeZone);
    return `${format.day(local)}, ${format.time(local)}`;
  }
  return {
    t: translator(WORDS[language], language),
    format: {
      ...format,
      instant,
      deadline: (at) => `${instant(at)} ${zoneName(new Date(at), timeZone)}`.trim(),
    },
  };
}

/** `2026-11-15T14:05` on the clocks of a zone. */
function localTime(date: Date, timeZone: string | undefined): string {
  const fields = { dateStyle: "short", timeStyle: "short" } as const;
  try {
    // Swedish writes dates as ISO 8601 does.
    return new Intl.DateTimeFormat("sv", { ...fields, timeZone }).format(date).replace(" ", "T");
  } catch {
    return date.toISOString();
  }
}

/** `GMT+4`: the zone that a time is in, as every language writes it. */
function zoneName(date: Date, timeZone: string | undefined): string {
  try {
    const format = new Intl.DateTimeFormat("en", { timeZoneName: "shortOffset", timeZone });
    const parts = format.formatToParts(date);
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  } catch {
    return "UTC";
  }
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("No host");
  return desk;
}
