import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type {
  ListResourcesResult,
  ListToolsResult,
  ReadResourceResult,
} from "@modelcontextprotocol/server";

/** The views, each with what it shows. */
const VIEWS = {
  flights: "Flights found, to filter, compare and choose from",
  stay: "Hotels and cars found, to filter and choose from",
  seats: "The seats of a flight, to choose one for every passenger",
  booking: "A booking: itinerary, money, status, changes",
  pricecheck: "What sellers ask for a flight, beside the price that was seen",
  trip: "A trip: days, map, budget",
  request: "A request to the agency, and what it answered",
} as const;
type View = keyof typeof VIEWS;

/** Which view shows the answers of a tool. What is not here is text in every host. */
const VIEW_OF: Readonly<Record<string, View>> = {
  searchFlights: "flights",
  search_flights: "flights",
  fare_calendar: "flights",
  searchHotels: "stay",
  searchCars: "stay",
  getSeatMap: "seats",
  bookFlight: "booking",
  bookHotel: "booking",
  bookCar: "booking",
  retrieveBooking: "booking",
  cancelBooking: "booking",
  ticketBooking: "booking",
  quoteChange: "booking",
  confirmChange: "booking",
  quoteCancellation: "booking",
  respondToDisruption: "booking",
  getFlightStatus: "booking",
  flight_pricecheck: "pricecheck",
  plan_trip: "trip",
  calculate_budget: "trip",
  explore_fares: "trip",
  create_travel_request: "request",
  request_vip_manager: "request",
  get_travel_request: "request",
  add_to_travel_request: "request",
};

/** One page holds every view, and its root names the one to show: the disk has it once. */
const PAGE = fileURLToPath(new URL("../../../dist/apps/view.html.br", import.meta.url));
const ROOT = "<html ";
const HASH_LENGTH = 8;
/** No `csp`: a host's default forbids every connection, and the views need none. */
const META = { ui: { prefersBorder: false } };

let version: Promise<string | undefined> | undefined;

/** Read for each use, and not kept: a host reads it once and caches it by its address. */
async function readPage(): Promise<string | undefined> {
  try {
    return (await promisify(brotliDecompress)(await readFile(PAGE))).toString("utf8");
  } catch {
    // Run from the sources, before a build: then there are no views.
    return undefined;
  }
}

/** What tells this build's page from others, in every address. */
function pageVersion(): Promise<string | undefined> {
  version ??= readPage().then((page) => {
    if (page === undefined) version = undefined;
    else return createHash("sha256").update(page).digest("hex").slice(0, HASH_LENGTH);
  });
  return version;
}

const addressOf = (view: View, hash: string) => `ui://wayfare/${view}/${hash}`;

/** The list of tools, each naming its view in the extension's key and in the older flat one. */
export async function withViews(plain: ListToolsResult): Promise<ListToolsResult> {
  const hash = await pageVersion();
  if (hash === undefined) return plain;
  return {
    ...plain,
    tools: plain.tools.map((tool) => {
      const view = VIEW_OF[tool.name];
      if (!view) return tool;
      const resourceUri = addressOf(view, hash);
      return { ...tool, _meta: { ui: { resourceUri }, "ui/resourceUri": resourceUri } };
    }),
  };
}

export async function viewResources(mimeType: string): Promise<ListResourcesResult["resources"]> {
  const hash = await pageVersion();
  if (hash === undefined) return [];
  return viewNames().map((view) => ({
    uri: addressOf(view, hash),
    name: `view-${view}`,
    description: VIEWS[view],
    mimeType,
    _meta: META,
  }));
}

/** A view by its address. One with the hash of an older build gets today's page: a host may ask late. */
export async function readView(
  uri: string,
  mimeType: string,
): Promise<ReadResourceResult | undefined> {
  const [, name] = /^ui:\/\/wayfare\/([a-z]+)\/[0-9a-f]+$/.exec(uri) ?? [];
  const view = viewNames().find((known) => known === name);
  const page = view && (await readPage());
  if (!page) return undefined;
  const text = page.replace(ROOT, `${ROOT}data-view="${view}" `);
  return { contents: [{ uri, mimeType, text, _meta: META }] };
}

function viewNames(): readonly View[] {
  return Object.keys(VIEWS).filter((name): name is View => Object.hasOwn(VIEWS, name));
}
