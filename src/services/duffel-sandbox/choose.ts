import type { AccountDeps } from "./deps.ts";
import { bagExtras, type Extra, readExtraId } from "./extras.ts";
import { fault } from "./faults.ts";
import type { Offer } from "./model.ts";
import { type Seat, seatMapsOf } from "./seat-map.ts";

export interface ChosenExtra {
  readonly id: string;
  readonly quantity: number;
}

export interface PricedExtra {
  readonly extra: Extra;
  readonly quantity: number;
}

export interface ExtrasChoice {
  readonly chosen: readonly ChosenExtra[];
  /** Where they stand in the request, for errors. */
  readonly pointer: string;
  /** The bags that can be had; all of the offer's when absent. */
  readonly onSale?: readonly Extra[];
}

/** What the ids name, if it can be had with this offer and in this number. */
export async function chooseExtras(
  deps: AccountDeps,
  offer: Offer,
  { chosen, pointer, onSale = bagExtras(offer) }: ExtrasChoice,
): Promise<PricedExtra[]> {
  if (chosen.length === 0) return [];
  const bags = new Map(onSale.map((extra) => [extra.id, extra]));
  const wantsSeat = chosen.some(({ id }) => readExtraId(offer, id)?.kind === "seat");
  const seats = wantsSeat ? await openSeats(deps, offer) : new Map<string, Extra>();
  const seen = new Set<string>();
  return chosen.map(({ id, quantity }, index) => {
    const at = `${pointer}/${index}`;
    const extra = bags.get(id) ?? seats.get(id);
    if (!extra) {
      const known = readExtraId(offer, id)?.kind === "seat";
      throw known
        ? fault("ancillary_service_not_available", "This seat is not available any more.", at)
        : fault("validation_inclusion", "is not a service of the selected offer", `${at}/id`);
    }
    if (quantity > extra.most || seen.has(id)) {
      throw fault("validation_inclusion", `must be at most ${extra.most}`, `${at}/quantity`);
    }
    const sitting = `${extra.travellerId} ${extra.segmentIds.join()} seat`;
    if (extra.kind === "seat" && seen.has(sitting)) {
      throw fault("validation_inclusion", "is a second seat for the same passenger", `${at}/id`);
    }
    seen.add(id).add(extra.kind === "seat" ? sitting : id);
    return { extra, quantity };
  });
}

async function openSeats(deps: AccountDeps, offer: Offer): Promise<Map<string, Extra>> {
  const maps = await seatMapsOf(deps, offer);
  const seats = maps
    .flatMap(({ rows }) => rows.flat(2))
    .filter((element): element is Seat => element.kind === "seat");
  return new Map(seats.flatMap(({ extras }) => extras.map((extra) => [extra.id, extra])));
}
