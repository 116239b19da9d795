import type { CatalogueText } from "../../../../domain/catalogue.ts";
import { beachesAskedFor } from "../days/missed.ts";
import { excursionsOf } from "../days/slots.ts";
import type { Trip } from "../trip.ts";
import type { Remark } from "./remarks.ts";

/** A stay that has nights which were said for a place that is only a day out from it. */
export interface DayOutInstead {
  readonly kind: "day-out-instead";
  readonly city: CatalogueText;
  readonly nights: number;
  readonly asked: number;
  readonly outing: CatalogueText;
}

/** Where the beds are, where that is not what was said. */
export function bedRemarks(trip: Trip): Remark[] {
  // The world has hotels by town; which house stands at a beach that was named is for the operator.
  const names = beachesAskedFor(trip);
  return [...(names.length > 0 ? [{ kind: "area", names } as const] : []), ...daysOutInstead(trip)];
}

/** "Barcelona, 3 nights; Sitges, 4 nights", where the catalogue has Sitges as a day out and no hotels there. */
function daysOutInstead({ wish, days, lodgings }: Trip): Remark[] {
  const { stays = [], things = [], spots } = wish;
  return stays.flatMap(({ spot, days: asked }): Remark[] => {
    const nights = lodgings
      .filter(({ stay }) => stay.spot === spot)
      .reduce((sum, { stay }) => sum + stay.nights, 0);
    const outing = days
      .filter((day) => day.spot === spot)
      .flatMap(excursionsOf)
      .find(({ slug }) => things.includes(slug));
    if (!outing || spots.length > 1 || nights <= asked) return [];
    const city = spot.destination.name;
    return [{ kind: "day-out-instead", city, nights, asked, outing: outing.title }];
  });
}
