import { fromBase62, readId, toBase62, writeId } from "./ids.ts";
import type { Offer, Slice, Traveller } from "./model.ts";

/** Something that can be bought with a flight. */
export interface Extra {
  readonly id: string;
  readonly kind: "checked" | "seat";
  readonly travellerId: string;
  readonly segmentIds: readonly string[];
  /** For one of them. */
  readonly price: number;
  readonly most: number;
  /** Kilograms. */
  readonly weight?: number;
  /** A designator, such as 12C. */
  readonly seat?: string;
}

/** What an extra's id says; the rest is worked out again. */
export interface ExtraKey {
  readonly kind: Extra["kind"];
  readonly offerPlace: string;
  readonly traveller: number;
  readonly slice: number;
  readonly segment: number;
  readonly row: number;
  readonly letter: string;
}

const KIND_LETTER = { checked: "b", seat: "s" } as const;
const KIND_OF: Readonly<Record<string, Extra["kind"]>> = { b: "checked", s: "seat" };
const TAIL_LENGTH = 9;
const TEST_BAG = 2000;

export function extraId(core: string, key: ExtraKey): string {
  const { kind, offerPlace, traveller, slice, segment, row, letter } = key;
  const where = [traveller, slice, segment].map((value) => toBase62(value, 1)).join("");
  const tail = `${offerPlace}${KIND_LETTER[kind]}${where}${toBase62(row, 2)}${letter}`;
  return writeId("ase", core, tail);
}

/** Undefined unless the id belongs to this offer. */
export function readExtraId(offer: Pick<Offer, "id">, id: string): ExtraKey | undefined {
  const read = readId("ase", id, TAIL_LENGTH);
  const of = readId("off", offer.id, 2);
  if (!read || !of || read.core.text !== of.core.text) return undefined;
  const { tail } = read;
  const kind = KIND_OF[tail.charAt(2)];
  if (!kind || tail.slice(0, 2) !== of.tail) return undefined;
  return {
    kind,
    offerPlace: of.tail,
    traveller: fromBase62(tail.charAt(3)),
    slice: fromBase62(tail.charAt(4)),
    segment: fromBase62(tail.charAt(5)),
    row: fromBase62(tail.slice(6, 8)),
    letter: tail.charAt(8),
  };
}

/** Bags that can be added, slice by slice, for every traveller with a seat. */
export function bagExtras(offer: Pick<Offer, "id" | "slices" | "travellers" | "magic">): Extra[] {
  if (offer.magic === "no_services") return [];
  const read = readId("off", offer.id, 2);
  if (!read) return [];
  return offer.slices.flatMap((slice, at) =>
    offer.travellers.flatMap((traveller, index) =>
      traveller.type === "infant"
        ? []
        : {
            ...bagFor(slice, traveller, offer.magic !== undefined),
            id: extraId(read.core.text, {
              kind: "checked",
              offerPlace: read.tail,
              traveller: index,
              slice: at,
              segment: 0,
              row: 0,
              letter: "0",
            }),
          },
    ),
  );
}

function bagFor(slice: Slice, traveller: Traveller, test: boolean): Omit<Extra, "id"> {
  return {
    kind: "checked",
    travellerId: traveller.id,
    segmentIds: slice.segments.map(({ id }) => id),
    price: slice.bagFee ?? TEST_BAG,
    most: test ? 1 : 2,
    weight: 23,
  };
}
