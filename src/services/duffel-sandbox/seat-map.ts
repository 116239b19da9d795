import type { SeatMap as DeskMap } from "../../domain/contracts/servicing/seats.ts";
import { TravelError } from "../../domain/errors.ts";
import { isMiddle } from "../../domain/rules/seat-price.ts";
import type { Cabin } from "../../domain/travel.ts";
import type { AccountDeps } from "./deps.ts";
import { accountCaller } from "./desk.ts";
import { type Extra, extraId } from "./extras.ts";
import { readId, writeId } from "./ids.ts";
import type { Offer, Segment, Slice } from "./model.ts";
import { readOfferQuietly } from "./offers.ts";

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

/** The test airline's only cabin: 32 rows of six, of which so many seats can be had. */
const TEST_CABIN = { columns: "ABC DEF", rows: 32, exit: 17 };
const TEST_OPEN = 76;
const TEST_SEAT = 2000;

/** A map for every segment whose seats can be chosen. */
export async function seatMaps(deps: AccountDeps, offerId: string): Promise<SeatMap[]> {
  return seatMapsOf(deps, await readOfferQuietly(deps, offerId));
}

export async function seatMapsOf(deps: AccountDeps, offer: Offer): Promise<SeatMap[]> {
  if (offer.magic === "no_services") return [];
  const places = offer.slices.flatMap((slice, sliceAt) =>
    slice.segments.map((segment, segmentAt) => ({ slice, segment, sliceAt, segmentAt })),
  );
  const maps = await Promise.all(
    places.map(async ({ slice, segment, sliceAt, segmentAt }) => {
      const cabin = offer.magic ? testCabin() : await worldCabin(deps, slice, segment);
      if (!cabin) return [];
      const sell = (seat: Sold) => extrasOf(offer, segment, { ...seat, sliceAt, segmentAt });
      return {
        id: mapId(segment),
        sliceId: slice.id,
        segmentId: segment.id,
        cabin: segment.cabin,
        ...layOut(cabin, sell),
      };
    }),
  );
  return maps.flat();
}

function mapId({ id }: Segment): string {
  const read = readId("seg", id, 4);
  return read ? writeId("sea", read.core.text, read.tail) : id;
}

/** A seat that is open, with what it costs. */
interface Sold {
  readonly row: number;
  readonly letter: string;
  readonly price: number;
  readonly exit: boolean;
}

interface Place {
  readonly sliceAt: number;
  readonly segmentAt: number;
}

/** The seat as a service for each traveller who may sit there; exits are for adults. */
function extrasOf(offer: Offer, segment: Segment, seat: Sold & Place): Extra[] {
  const of = readId("off", offer.id, 2);
  const { row, letter, price, exit, sliceAt, segmentAt } = seat;
  return offer.travellers.flatMap(({ id, type }, traveller) =>
    !of || type === "infant" || (exit && type !== "adult")
      ? []
      : {
          id: extraId(of.core.text, {
            kind: "seat",
            offerPlace: of.tail,
            traveller,
            slice: sliceAt,
            segment: segmentAt,
            row,
            letter,
          }),
          kind: "seat",
          travellerId: id,
          segmentIds: [segment.id],
          price,
          most: 1,
          seat: `${row}${letter}`,
        },
  );
}

/** A cabin as the desk shows it. */
type DeskCabin = Pick<DeskMap, "columns" | "rows">;

/** Undefined where the airline gives seats at check-in only. */
async function worldCabin(
  { gds, account }: AccountDeps,
  { journey }: Slice,
  { carrier, number }: Segment,
): Promise<DeskCabin | undefined> {
  if (journey === undefined) return undefined;
  try {
    const flightNumber = `${carrier}${number}`;
    return await gds.getSeatMap({ id: journey, flightNumber }, accountCaller(account));
  } catch (error) {
    if (error instanceof TravelError && error.code === "not_found") return undefined;
    throw error;
  }
}

function testCabin(): DeskCabin {
  const { columns, rows, exit } = TEST_CABIN;
  const letters = [...columns.replace(" ", "")];
  const seats = rows * letters.length;
  const isOpen = (at: number) =>
    Math.floor(((at + 1) * TEST_OPEN) / seats) > Math.floor((at * TEST_OPEN) / seats);
  return {
    columns,
    rows: Array.from({ length: rows }, (_, row) => {
      const open = letters.filter((__, at) => isOpen(row * letters.length + at)).join("");
      const taken = letters.filter((letter) => !open.includes(letter)).join("");
      return {
        row: row + 1,
        open,
        taken,
        price: TEST_SEAT,
        ...(row + 1 === exit && { exit: true }),
      };
    }),
  };
}

function layOut(
  { columns, rows: seated }: DeskCabin,
  sell: (seat: Sold) => Extra[],
): Pick<SeatMap, "aisles" | "wings" | "rows"> {
  const blocks = columns.split(" ");
  const rows: SeatElement[][][] = [facilities(blocks)];
  for (const one of seated) {
    const { row, exit = false, price, middlePrice = price } = one;
    if (exit) rows.push(blocks.map(() => [{ kind: "exit_row" }]));
    const seatAt = (letter: string): SeatElement => {
      const open = one.open.includes(letter);
      if (!open && !one.taken.includes(letter)) return { kind: "empty" };
      const cost = isMiddle(columns, letter) ? middlePrice : price;
      return {
        kind: "seat",
        designator: `${row}${letter}`,
        ...(exit && { name: "Exit row seat" }),
        disclosures: exit
          ? ["Do not seat children in exit row seats", "Passengers must be able to help"]
          : [],
        extras: open ? sell({ row, letter, price: cost, exit }) : [],
      };
    };
    rows.push(blocks.map((block) => [...block].map(seatAt)));
  }
  rows.push(facilities(blocks));
  const middle = Math.floor(rows.length / 2);
  const span = Math.max(1, Math.floor(rows.length / 8));
  return {
    aisles: Math.max(1, blocks.length - 1),
    wings: { first: Math.max(0, middle - span), last: Math.min(rows.length - 1, middle + span) },
    rows,
  };
}

function facilities(blocks: readonly string[]): SeatElement[][] {
  return blocks.map((_, index) => [{ kind: index === 0 ? "lavatory" : "galley" }]);
}
