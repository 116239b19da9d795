import { LANGUAGES } from "../../domain/catalogue.ts";
import { lazily } from "../../memory/lazily.ts";
import type { Places, Sight, Sights } from "../types.ts";
import { loadCatalogue } from "./load.ts";

const NAMED = 4;

interface NamedSight extends Sight {
  readonly cityCode: string;
  /** In every language, folded. */
  readonly names: readonly string[];
}

/** The sights of the concierge's catalogue, which is read with the first question. */
export function catalogueSights({
  folder,
  places,
}: {
  readonly folder: string;
  readonly places: Places;
}): Sights {
  const all = lazily(async (): Promise<readonly NamedSight[]> => {
    const hasHotels = (code: string) => places.find(code) !== undefined;
    const { files } = await loadCatalogue({ folder, hasHotels });
    return files.flatMap(({ destinations }) =>
      destinations.flatMap((destination) =>
        destination.places.map(({ name, lat, lon }) => ({
          cityCode: places.find(destination.place)?.cityCode ?? destination.place,
          name: name.en,
          names: LANGUAGES.map((language) => folded(name[language])),
          lat,
          lon,
        })),
      ),
    );
  });

  return {
    async find(cityCode, text) {
      const typed = folded(text);
      const here = (await all()).filter((sight) => sight.cityCode === cityCode);
      const exact = here.find(({ names }) => names.includes(typed));
      const part = typed.length < 3 ? undefined : here.find(({ names }) => named(names, typed));
      return exact ?? part ?? here.slice(0, NAMED).map(({ name }) => name);
    },
  };
}

/** "louvre" is the Louvre Museum, "the Louvre museum in Paris" too. */
function named(names: readonly string[], typed: string): boolean {
  return names.some((name) => name.includes(typed) || typed.includes(name));
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
