import type { RequestStatus } from "../api/types.ts";
import { createStore } from "./store.ts";

/** Which requests are listed, and in which order; texts as the server's query takes them. */
export interface Filters {
  readonly state: RequestStatus | "";
  readonly q: string;
  readonly assignee: string;
  readonly kind: string;
  readonly lang: string;
  readonly waiting: string;
  readonly destination: string;
  readonly from: string;
  readonly to: string;
  readonly tag: string;
  readonly sort: string;
}

const NONE: Filters = {
  state: "",
  q: "",
  assignee: "",
  kind: "",
  lang: "",
  waiting: "",
  destination: "",
  from: "",
  to: "",
  tag: "",
  sort: "",
};

/** Outlives a look at another view and a reload, not the tab: it may hold a traveller's name. */
const KEY = "wayfare.draft.filters";

/** What the list of requests is narrowed to, wherever that is decided. */
export const filters = createStore<Filters>(read());

export function narrow(part: Partial<Filters>): void {
  keep({ ...filters.get(), ...part });
}

/** Nothing but this. */
export function narrowTo(part: Partial<Filters>): void {
  keep({ ...NONE, ...part });
}

/** The filters of a saved view. */
export function filtersIn(query: string): Filters {
  const said = new URLSearchParams(query);
  const known = Object.keys(NONE).map((name) => [name, said.get(name) ?? ""]);
  return { ...NONE, ...Object.fromEntries(known) };
}

/** The tag by which operators call a request what others are by their kind. */
export function isVipTag(tag: string): boolean {
  return tag.toLowerCase() === "vip";
}

/** Whether anything is left out; an order leaves out nothing. */
export function isNarrowed({ sort: _, ...rest }: Filters): boolean {
  return Object.values(rest).some((value) => value !== "");
}

function keep(next: Filters): void {
  filters.set(next);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage it lives as long as the page.
  }
}

function read(): Filters {
  try {
    return { ...NONE, ...JSON.parse(sessionStorage.getItem(KEY) ?? "{}") };
  } catch {
    return NONE;
  }
}
