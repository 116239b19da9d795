import type { Cabin } from "../../domain/travel.ts";
import type { AccountDeps, SandboxDeps } from "./deps.ts";
import { type Extra, extraId } from "./extras.ts";
import { lettersOf, readId, writeId } from "./ids.ts";
import type { Offer, Segment } from "./model.ts";
import { readOfferQuietly } from "./offers.ts";
import { flightKey, takenSeats } from "./seats.ts";

export interface Seat {
  readonly kind: "seat";
  readonly designator: string;
  readonly name?: string;
  readonly disclosures: readonly string[];
  /** One for each traveller that may take it; empty where it is taken. */
  readonly extras: readonly Extra[];
}

export type SeatElement = Seat | { readonly kind: "exit_row" | "lavatory" | "galley" | "empty" };

export interface SeatMap {
  readonly id: string;
  readonly sliceId: string;
  readonly segmentId: string;
  readonly cabin: Cabin;
  readonly aisles: number;
  readonly wings: { readonly first: number; readonly last: number };
  /** Row by row, then section by section. */
  readonly rows: readonly (readonly (readonly SeatElement[])[])[];
}

const LETTERS = "ABCDEFGHJK";
const TEST_CABIN = { seats: 192, blocks: [3, 3] };
/** Of the test airline's seats, so many can be had. */
const TEST_OPEN = 76;
const TEST_SEAT = 2000;
const FIRST_ROW: Readonly<Record<Cabin, number>> = {
  first: 1,
  business: 5,
  premium_economy: 16,
  economy: 22,
};
const FRONT_ROWS = 4;
const OPEN_SHARE = 0.4;

/** A map for every segment; those of a flight of the world leave out what was sold here. */
export async function seatMaps(deps: AccountDeps, offerId: string): Promise<SeatMap[]> {
  const offer = await readOfferQuietly(deps, offerId);
  return seatMapsOf(deps, offer);
}

export async function seatMapsOf(deps: SandboxDeps, offer: Offer): Promise<SeatMap[]> {
  if (offer.magic === "no_services") return [];
  const places = offer.slices.flatMap((slice, sliceAt) =>
    slice.segments.map((segment, segmentAt) => ({ slice, segment, sliceAt, segmentAt })),
  );
  return Promise.all(
    places.map(async ({ slice, segment, sliceAt, segmentAt }) => {
      const taken = offer.magic ? new Set<string>() : await takenSeats(deps, segment);
      const of = readId("off", offer.id, 2);
      const sell = (designator: string, price: number): Extra[] =>
        offer.travellers.flatMap((traveller, index) =>
          traveller.type === "infant" || !of
            ? []
            : {
                id: extraId(of.core.text, {
                  kind: "seat",
                  offerPlace: of.tail,
                  traveller: index,
                  slice: sliceAt,
                  segment: segmentAt,
                  row: Number(designator.slice(0, -1)),
                  letter: designator.slice(-1),
                }),
                kind: "seat",
                travellerId: traveller.id,
                segmentIds: [segment.id],
                price,
                most: 1,
                seat: designator,
              },
        );
      return {
        id: mapId(segment),
        sliceId: slice.id,
        segmentId: segment.id,
        ...layOut(deps, segment, { test: offer.magic !== undefined, taken, sell }),
      };
    }),
  );
}

function mapId({ id }: Segment): string {
  const read = readId("seg", id, 4);
  return read ? writeId("sea", read.core.text, read.tail) : id;
}

interface SeatSale {
  /** True for the test airline, which has a cabin of its own. */
  readonly test: boolean;
  readonly taken: ReadonlySet<string>;
  readonly sell: (designator: string, price: number) => Extra[];
}

function layOut(
  deps: SandboxDeps,
  segment: Segment,
  { test, taken, sell }: SeatSale,
): Pick<SeatMap, "cabin" | "aisles" | "wings" | "rows"> {
  const { cabin, carrier, aircraft } = segment;
  const { seats, blocks } = test ? TEST_CABIN : deps.atlas.cabin(carrier, aircraft, cabin);
  const abreast = blocks.reduce((sum, block) => sum + block, 0);
  const count = abreast === 0 ? 0 : Math.ceil(seats / abreast);
  const exitRow = Math.floor(count / 2);
  const firstRow = test ? 1 : FIRST_ROW[cabin];
  const dice = lettersOf(flightKey(segment), 32);
  let serial = 0;

  const seatAt = (row: number, letter: string, inFront: boolean): SeatElement => {
    const index = serial++;
    if (index >= seats) return { kind: "empty" };
    const designator = `${firstRow + row}${letter}`;
    const exit = row === exitRow;
    const open = test
      ? Math.floor(((index + 1) * TEST_OPEN) / seats) > Math.floor((index * TEST_OPEN) / seats)
      : isOpen(dice, index) && !taken.has(designator);
    const price = test ? TEST_SEAT : seatPrice(cabin, inFront, exit);
    return {
      kind: "seat",
      designator,
      ...(exit && { name: "Exit row seat" }),
      disclosures: exit
        ? ["Do not seat children in exit row seats", "Passengers must be able to help"]
        : [],
      extras: open ? sell(designator, price) : [],
    };
  };

  const rows: SeatElement[][][] = [facilities(blocks)];
  for (let row = 0; row < count; row++) {
    if (row === exitRow && row > 0) rows.push(blocks.map(() => [{ kind: "exit_row" }]));
    let place = 0;
    rows.push(
      blocks.map((block) =>
        Array.from({ length: block }, () => seatAt(row, LETTERS.charAt(place++), row < FRONT_ROWS)),
      ),
    );
  }
  rows.push(facilities(blocks));
  const middle = Math.floor(rows.length / 2);
  const span = Math.max(1, Math.floor(rows.length / 8));
  return {
    cabin,
    aisles: Math.max(1, blocks.length - 1),
    wings: { first: Math.max(0, middle - span), last: Math.min(rows.length - 1, middle + span) },
    rows,
  };
}

function facilities(blocks: readonly number[]): SeatElement[][] {
  return blocks.map((_, index) => [{ kind: index === 0 ? "lavatory" : "galley" }]);
}

function seatPrice(cabin: Cabin, inFront: boolean, exit: boolean): number {
  if (cabin !== "economy") return 0;
  return exit ? 4500 : inFront ? 3000 : 1500;
}

/** By the flight alone, so that every search finds the same seats open. */
function isOpen(dice: string, index: number): boolean {
  const a = dice.charCodeAt(index % dice.length);
  const b = dice.charCodeAt((index * 7 + 3) % dice.length);
  return ((a * 31 + b * 17 + index * 13) % 100) / 100 < OPEN_SHARE;
}
