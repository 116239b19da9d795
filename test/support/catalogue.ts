import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const text = (en: string) => ({ en, az: `${en} (az)`, ru: `${en} (ru)` });

/** One small country in the form of a catalogue file; tests change what matters to them. */
export function catalogueFile(slug = "tbilisi") {
  return {
    country: "GE",
    country_name: text("Georgia"),
    destinations: [
      {
        slug,
        name: text("Tbilisi"),
        city: text("Tbilisi"),
        place: "TBS",
        lat: 41.7,
        lon: 44.8,
        short_description: text("Old capital."),
        categories: ["culture", "food"],
        months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        budget_from: 600,
        days: [3, 5],
        daily: { food: 20, transport: 5 },
        tip: text("Carry cash."),
        places: [
          {
            slug: "narikala",
            name: text("Narikala"),
            text: text("Climb to Narikala."),
            categories: ["history"],
            parts: ["morning"],
            cost: 0,
            lat: 41.7,
            lon: 44.8,
          },
        ],
      },
    ],
    tours: [
      {
        slug: `${slug}-tour`,
        title: text("A tour"),
        destinations: [slug],
        category: "culture",
        days: 5,
        price_from: 750,
        includes: { en: ["hotels"], az: ["otellər"], ru: ["отели"] },
      },
    ],
    excursions: [
      {
        slug: `${slug}-walk`,
        title: text("A walk"),
        destination: slug,
        categories: ["walking"],
        hours: 3,
        price_from: 25,
        text: text("Walk the old town."),
      },
    ],
  };
}

/** A folder with these files, gone after the test. */
export async function catalogueFolder(files: Readonly<Record<string, unknown>>) {
  const path = await mkdtemp(join(tmpdir(), "wayfare-catalogue-"));
  for (const [name, content] of Object.entries(files)) {
    const written = typeof content === "string" ? content : JSON.stringify(content, undefined, 2);
    await writeFile(join(path, name), written);
  }
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
