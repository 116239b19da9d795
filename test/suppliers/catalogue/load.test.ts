import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { CatalogueExcursion, CataloguePlace } from "../../../src/domain/catalogue.ts";
import { loadCatalogue, OWN_CATALOGUE } from "../../../src/suppliers/catalogue/load.ts";
import { catalogueFile, catalogueFolder } from "../../support/catalogue.ts";

const folders: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const remove of folders.splice(0)) await remove();
});

async function load(files: Readonly<Record<string, unknown>>) {
  const { path, remove } = await catalogueFolder(files);
  folders.push(remove);
  return loadCatalogue({ folder: path, hasHotels: (code) => code === "TBS" });
}

/** The faults that loading these files is refused with. */
async function faultsOf(files: Readonly<Record<string, unknown>>): Promise<unknown> {
  const error: unknown = await load(files).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    code: "unavailable",
    details: {
      reason: "catalogue_unusable",
      hint: expect.stringContaining("WAYFARE_CATALOGUE"),
    },
  });
  return Object(error).details.extra?.faults;
}

describe("a catalogue", () => {
  test("has every field of its places and excursions in one order, absent ones too", async () => {
    const { files } = await loadCatalogue({ folder: OWN_CATALOGUE, hasHotels: () => true });
    const shapes = (all: readonly object[]) => new Set(all.map((one) => Object.keys(one).join()));
    expect(
      shapes(files.flatMap(({ destinations }) => destinations.flatMap(({ places }) => places))),
    ).toEqual(new Set([Object.keys(CataloguePlace.shape).join()]));
    expect(shapes(files.flatMap(({ excursions }) => excursions))).toEqual(
      new Set([Object.keys(CatalogueExcursion.shape).join()]),
    );
  });

  test("is every .json file of its folder, in order of name", async () => {
    const { files } = await load({
      "b.json": { ...catalogueFile("batumi"), country: "BB" },
      "a.json": catalogueFile(),
      "notes.txt": "not ours",
    });
    expect(files.map(({ country }) => country)).toEqual(["GE", "BB"]);
    expect(files[0]?.destinations[0]).toMatchObject({ slug: "tbilisi", budget_from: 600 });
  });

  test("may have files without tours and excursions", async () => {
    const { tours: _, excursions: __, ...bare } = catalogueFile();
    const { files } = await load({ "a.json": bare });
    expect(files[0]).toMatchObject({ tours: [], excursions: [] });
  });

  test("that is not JSON is refused with the line and column", async () => {
    expect(await faultsOf({ "a.json": '{\n  "country": "GE",\n}' })).toEqual([
      "a.json:3:1 is not JSON",
    ]);
  });

  test("may begin with the mark that editors on Windows write", async () => {
    const { files } = await load({ "a.json": `\uFEFF${JSON.stringify(catalogueFile())}` });
    expect(files).toHaveLength(1);
  });

  test("that is something else than an object is refused by its line", async () => {
    expect(await faultsOf({ "a.json": "[]" })).toEqual([
      expect.stringMatching(/^a\.json:1 Invalid input: expected object/),
    ]);
  });

  test("with a file that cannot be read is refused with its name", async () => {
    const { path, remove } = await catalogueFolder({ "a.json": catalogueFile() });
    folders.push(remove);
    await mkdir(join(path, "folder.json"));
    await expect(loadCatalogue({ folder: path, hasHotels: () => true })).rejects.toMatchObject({
      code: "unavailable",
      details: {
        reason: "catalogue_unusable",
        extra: { faults: ["folder.json cannot be read (EISDIR)"] },
      },
    });
  });

  test("with a wrong, missing or unknown field is refused with file, line and name", async () => {
    const file = catalogueFile();
    const [destination] = file.destinations;
    const wrong = {
      ...file,
      destinations: [{ ...destination, lat: 99, budget: 5, tip: { en: "x", az: "y" } }],
    };
    const lines = JSON.stringify(wrong, undefined, 2).split("\n");
    const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
    expect(await faultsOf({ "ok.json": catalogueFile("ok"), "a.json": wrong })).toEqual([
      expect.stringMatching(`^a.json:${lineOf('"lat": 99')} destinations\\[0\\].lat: .*90`),
      expect.stringMatching(`^a.json:${lineOf('"tip"')} destinations\\[0\\].tip.ru: .*string`),
      expect.stringMatching(`^a.json:${lineOf('"budget": 5')} destinations\\[0\\].budget: .*key`),
    ]);
  });

  test("that names what nobody has, or what another has, is refused", async () => {
    const file = catalogueFile();
    const [destination] = file.destinations;
    const [tour] = file.tours;
    const [excursion] = file.excursions;
    const other = {
      ...file,
      destinations: [destination, { ...destination, slug: "kazbegi", place: "XXX", days: [5, 3] }],
      tours: [{ ...tour, slug: "new", destinations: ["tbilisi", "nowhere"] }],
      excursions: [excursion, { ...excursion, slug: "new", destination: "mars" }],
    };
    expect(await faultsOf({ "a.json": file, "b.json": other })).toEqual([
      expect.stringMatching(/^b.json:\d+ .*slug: another destination .*"tbilisi" \(a.json\)/),
      expect.stringMatching(/^b.json:\d+ destinations\[1\].place: "XXX"/),
      expect.stringMatching(/^b.json:\d+ destinations\[1\].days: must go from short to long/),
      expect.stringMatching(/^b.json:\d+ tours\[0\].destinations\[1\]: .*"nowhere"/),
      expect.stringMatching(/^b.json:\d+ excursions\[0\].slug: another excursion/),
      expect.stringMatching(/^b.json:\d+ excursions\[1\].destination: .*"mars"/),
    ]);
  });

  test("with a place twice in one town, or a list that is longer in one language, is refused", async () => {
    const file = catalogueFile();
    const [destination] = file.destinations;
    const [place] = destination?.places ?? [];
    const wrong = {
      ...file,
      destinations: [{ ...destination, places: [place, place] }],
      tours: file.tours.map((tour) => ({
        ...tour,
        includes: { ...tour.includes, en: ["hotels", "breakfast"] },
      })),
    };
    expect(await faultsOf({ "a.json": wrong })).toEqual([
      expect.stringMatching(/places\[1\].slug: another place of tbilisi/),
      expect.stringMatching(/tours\[0\].includes: .*every language/),
    ]);
  });

  test("with many faults names the first and counts the rest", async () => {
    const file = catalogueFile();
    const excursions = Array.from({ length: 14 }, (_, i) => ({
      ...file.excursions[0],
      slug: `x${i}`,
      destination: "mars",
    }));
    expect(await faultsOf({ "a.json": { ...file, excursions } })).toHaveLength(10);
    await expect(load({ "a.json": { ...file, excursions } })).rejects.toThrow(
      /14 faults.*and 4 more/,
    );
  });

  test("must be there", async () => {
    await faultsOf({ "notes.txt": "" });
    const gone = loadCatalogue({ folder: "/no/such/folder", hasHotels: () => true });
    await expect(gone).rejects.toThrow(/\/no\/such\/folder cannot be read \(ENOENT\)/);
  });
});
