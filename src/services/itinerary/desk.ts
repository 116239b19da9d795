import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { MS_PER_DAY } from "../../domain/dates.ts";
import { BOOKING } from "../../stores/records.ts";
import type { Places } from "../../suppliers/types.ts";
import { type CityNames, placesIn } from "../city-names.ts";
import type { GdsDesk } from "../gds/desk.ts";
import { calendarOf } from "./calendar.ts";
import { type Handout, handoutOf, type Wish } from "./handout.ts";
import { type ItineraryLink, type LinkDeps, type Opened, openLink } from "./links.ts";
import { dayWords } from "./when.ts";
import { WORDS } from "./words.ts";

export interface ItineraryDeps extends LinkDeps {
  readonly gds: Pick<GdsDesk, "retrieveBooking">;
  readonly places: Places;
  readonly cityNames: CityNames;
  readonly agency?: Agency | undefined;
}

/** Who sends itineraries, and where they are reached. */
export interface Agency {
  readonly name?: string;
  readonly contact?: string;
}

/** An itinerary that can be given away: on a page, and as a calendar. */
export interface Itinerary {
  readonly handout: Handout;
  readonly calendar: string;
  readonly agency?: Agency | undefined;
  /** The last day on which its link opens, in words; absent where no link shows it. */
  readonly until?: string;
}

/** What a token shows. */
export type Shown =
  | { readonly state: "open"; readonly itinerary: Itinerary }
  | Exclude<Opened, { readonly state: "open" }>;

export type ItineraryDesk = ReturnType<typeof itineraryDesk>;

/** Itineraries as travellers see them. */
export function itineraryDesk(deps: ItineraryDeps) {
  const { records, gds, places, cityNames, now, agency } = deps;

  /** A booking with what its airlines did to it; its links let nothing else be seen. */
  async function read(pnr: string): Promise<Pnr> {
    return await gds.retrieveBooking({ pnr }, { transport: "http", operator: "itinerary" });
  }

  async function itinerary(pnr: string, wish: Wish, link?: ItineraryLink): Promise<Itinerary> {
    const booking = await read(pnr);
    const stored = await records.get(BOOKING, pnr);
    const handout = handoutOf(booking, placesIn(places, await cityNames(), wish.lang), wish);
    const calendar = calendarOf(handout, {
      sequence: stored?.version ?? 0,
      modifiedAt: booking.lastModified,
      now: now(),
    });
    if (!link) return { handout, calendar, agency };
    const last = new Date(link.endsAt - MS_PER_DAY / 2 - 1).toISOString();
    return { handout, calendar, agency, until: dayWords(WORDS[wish.lang], last) };
  }

  return {
    itinerary,
    /** What a traveller's token shows; undefined for one that was never given out. */
    async shared(token: string): Promise<Shown | undefined> {
      const opened = await openLink(deps, token);
      if (opened?.state !== "open") return opened;
      const { pnr, link } = opened;
      return { state: "open", itinerary: await itinerary(pnr, link, link) };
    },
  };
}
