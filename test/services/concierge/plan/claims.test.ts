import { expect, test } from "vitest";
import type { CatalogueDestination, Category } from "../../../../src/domain/catalogue.ts";
import { distanceKm } from "../../../../src/domain/geo.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { hotelsIn } from "../../../../src/world/hotels/hotels.ts";
import { findTown } from "../../../../src/world/hotels/towns.ts";
import { seedFrom } from "../../../../src/world/random.ts";
import { openPlanner } from "./support.ts";

const { deps, catalogue } = await openPlanner();
const destinations = catalogue.files.flatMap((file) => file.destinations);

/** What hotels of any world may say: the dice fall otherwise with every seed. */
const SEEDS = [1, 2, 3];
/** Who stays "at the lifts" walks there, and "at the beach" is in the town or its suburbs. */
const KM_TO_LIFTS = 7;
const KM_TO_BEACH = 16;

function saysSo(place: string, what: RegExp): boolean {
  return SEEDS.some((seed) => hotelsIn(seed, place).some(({ distance }) => what.test(distance)));
}

/** Kilometres to the nearest place of a kind that the catalogue has there. */
function kmTo(destination: CatalogueDestination, kind: Category): number {
  const town = findTown(destination.place) ?? destination;
  const places = destination.places.filter(({ categories }) => categories.includes(kind));
  return Math.min(
    ...places.flatMap((place) => [distanceKm(destination, place), distanceKm(town, place)]),
  );
}

function slugsWhere(is: (destination: CatalogueDestination) => boolean): readonly string[] {
  return destinations.filter(is).map(({ slug }) => slug);
}

test("hotels stand at the lifts only where the catalogue has a slope beside the town", () => {
  expect(
    slugsWhere((one) => saysSo(one.place, /the lifts/) && kmTo(one, "ski") > KM_TO_LIFTS),
  ).toEqual([]);
});

test("hotels stand at a beach only where the catalogue has one in or near the town", () => {
  expect(
    slugsWhere((one) => saysSo(one.place, /the beach/) && kmTo(one, "beach") > KM_TO_BEACH),
  ).toEqual([]);
});

test("a beach resort has hotels at its beach", () => {
  expect(
    slugsWhere(({ place, categories }) => categories[0] === "beach" && !saysSo(place, /the beach/)),
  ).toEqual([]);
});

test("guests of a ski room come to a place with snow", () => {
  expect(
    slugsWhere(
      (one) =>
        hotelsIn(1, one.place).some(({ amenities }) => amenities.includes("Ski room")) &&
        !one.places.some(({ categories }) => categories.includes("ski")),
    ),
  ).toEqual([]);
});

test("a lodge in a park is not measured from a centre that no park has", () => {
  const parks =
    /^(?:serengeti|ngorongoro|maasai-mara|amboseli|etosha|sossusvlei|plitvice|yosemite)$/;
  expect(slugsWhere(({ slug, place }) => parks.test(slug) && saysSo(place, /centre/))).toEqual([]);
});

test("pilgrims read how far their hotel really is from the sanctuary", async () => {
  for (const [query, slug, sanctuary] of [
    ["Pilgrimage to Mashhad, 4 days in April", "mashhad", "imam-reza-shrine"],
    ["Pilgrimage to Lourdes, 3 days in May", "lourdes", "grotto-massabielle"],
  ] as const) {
    const { lodgings } = await tripFor(deps, { query, lang: "en" });
    const [lodging] = lodgings;
    const spot = destinations.find((one) => one.slug === slug);
    const shrine = spot?.places.find((one) => one.slug === sanctuary);
    const hotel = hotelsIn(seedFrom("fixed"), spot?.place ?? "").find(
      ({ name }) => name === lodging?.name,
    );
    const [, number, unit] =
      /^([\d.]+) (m|km) from the sanctuary$/.exec(lodging?.distance ?? "") ?? [];
    const said = Number(number) / (unit === "m" ? 1000 : 1);
    expect(hotel && shrine && Math.abs(distanceKm(hotel, shrine) - said), query).toBeLessThan(0.1);
  }
});
