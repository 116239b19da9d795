import {
  type CatalogueExcursion,
  type CataloguePlace,
  PARTS_OF_DAY,
  type PartOfDay,
} from "../../../../domain/catalogue.ts";
import type { Spot } from "../atlas/atlas.ts";
import type { Beside, FilledDay, Slot, Slots } from "../days/slots.ts";
import { THEMES } from "../route/theme.ts";
import type { Trip } from "../trip.ts";
import { EXTRA_KINDS } from "../wording/extra-words.ts";

/** What a changed plan was made of, in letters: its wish alone would make another. */
export interface Codes {
  /** Numbers of the flights. */
  readonly flights: readonly string[];
  /** Of the house of each stay; empty where there is none. */
  readonly houses: readonly string[];
  readonly days: readonly string[];
}

/** What a day holds beside its ways. */
export interface DayTold {
  readonly slots: Slots;
  readonly beside: FilledDay["beside"];
}

const LETTERS = 36;
const CODE = 3;

/** Three letters that tell the things of a city, or its hotels, from each other. */
export function codeOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 131 + (letter.codePointAt(0) ?? 0)) % LETTERS ** CODE;
  return sum.toString(LETTERS).padStart(CODE, "0");
}

export function codesOf({ frame, lodgings, days }: Trip): Codes {
  const ways = [frame.arrival, ...frame.transfers, frame.departure];
  return {
    flights: ways.flatMap(({ flight }) => flight?.number ?? []),
    houses: lodgings.map(({ name }) => (name === undefined ? "" : codeOf(name))),
    days: days.map(dayCode),
  };
}

const WHEN = ["before", "after"] as const;
const FOR = ["rest", "work", "ski", "new-year"] as const;
/** A sight beside a way that has none. */
const NONE = "___";

/** The three parts of a day one after the other, then what stands beside its ways. */
function dayCode({ slots, beside }: FilledDay): string {
  const besides = PARTS_OF_DAY.flatMap((part, at) => {
    const one = beside[part];
    if (!one) return [];
    const what = one.for === undefined ? 0 : FOR.indexOf(one.for) + 1;
    return [`b${at}${WHEN.indexOf(one.when)}${what}${one.place ? codeOf(one.place.slug) : NONE}`];
  });
  return [...PARTS_OF_DAY.map((part) => slotCode(slots[part])), ...besides].join("");
}

function slotCode(slot: Slot): string {
  switch (slot.kind) {
    case "free":
      return "f";
    case "place":
      return `p${codeOf(slot.place.slug)}`;
    case "outside":
      return `o${codeOf(slot.place.slug)}`;
    case "excursion":
      return `e${codeOf(slot.excursion.slug)}`;
    case "place-on":
    case "excursion-on":
      return "n";
    case "again": {
      const idea = slot.idea.toString(LETTERS).padStart(2, "0");
      const half = slot.half + (slot.alone ? 2 : 0);
      return `a${codeOf(slot.place.slug)}${THEMES.indexOf(slot.theme)}${idea}${half}`;
    }
    case "extra":
      return `x${EXTRA_KINDS.indexOf(slot.wish).toString(LETTERS).padStart(2, "0")}`;
    default:
      return "-";
  }
}

const PIECE = /[fn-]|[poe]\w{3}|a\w{3}\d\w\w\d|x\w\w|b\d\d\d\w{3}/g;

/** What the code of a day says, by the things of its city. */
export function dayTold(code: string, { destination, excursions }: Spot): DayTold {
  const slots: Slots = {};
  const beside: Partial<Record<PartOfDay, Beside>> = {};
  const parts: PartOfDay[] = [...PARTS_OF_DAY];
  const things = { places: destination.places, excursions };
  let before: Slot | undefined;
  for (const [piece] of code.matchAll(PIECE)) {
    if (piece.startsWith("b")) {
      const part = PARTS_OF_DAY[Number(piece[1])];
      const one = besideTold(piece, things);
      if (part && one) beside[part] = one;
      continue;
    }
    const part = parts.shift();
    const slot = piece === "n" ? onward(before) : slotTold(piece, things);
    if (part && slot) slots[part] = slot;
    before = slot ?? before;
  }
  return { slots, beside };
}

interface Things {
  readonly places: readonly CataloguePlace[];
  readonly excursions: readonly CatalogueExcursion[];
}

function besideTold(piece: string, { places }: Things): Beside | undefined {
  const when = WHEN[Number(piece[2])];
  const what = FOR[Number(piece[3]) - 1];
  const place = byCode(places, piece.slice(4));
  return when && { when, ...(place && { place }), ...(what && { for: what }) };
}

function onward(before: Slot | undefined): Slot | undefined {
  if (before?.kind === "place") return { kind: "place-on", place: before.place };
  if (before?.kind !== "excursion") return before;
  return { kind: "excursion-on", excursion: before.excursion };
}

function slotTold(piece: string, { places, excursions }: Things): Slot | undefined {
  const code = piece.slice(1, 1 + CODE);
  const place = byCode(places, code);
  const excursion = byCode(excursions, code);
  const theme = THEMES[Number(piece[1 + CODE])];
  const extra = EXTRA_KINDS[Number.parseInt(piece.slice(1), LETTERS)];
  switch (piece[0]) {
    case "f":
      return { kind: "free" };
    case "p":
      return place && { kind: "place", place };
    case "o":
      return place && { kind: "outside", place };
    case "e":
      return excursion && { kind: "excursion", excursion };
    case "x":
      return extra && { kind: "extra", wish: extra };
    case "a": {
      const idea = Number.parseInt(piece.slice(2 + CODE, 4 + CODE), LETTERS);
      const half = Number(piece[4 + CODE]);
      const alone = half >= 2;
      return (
        place &&
        theme && {
          kind: "again",
          place,
          theme,
          idea,
          half: half % 2 === 0 ? 0 : 1,
          ...(alone && { alone }),
        }
      );
    }
    default:
      return undefined;
  }
}

function byCode<T extends { readonly slug: string }>(
  things: readonly T[],
  code: string,
): T | undefined {
  return things.find(({ slug }) => codeOf(slug) === code);
}
