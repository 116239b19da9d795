import { airports } from "../src/world/places/airports.ts";
import { countries } from "../src/world/places/countries.ts";

/** Countries with airports whose Azerbaijani names differ from the English ones, in the form that `namesIn` reads. */
export function azerbaijani(): string {
  const [short, long] = (["short", "long"] as const).map(
    (style) => new Intl.DisplayNames("az", { type: "region", style }),
  );
  const served = new Set(airports.map(({ country }) => country));
  const list = countries.flatMap(({ code, name }) => {
    const brief = short?.of(code) ?? name;
    // Letters alone (`BK` of the United Kingdom) are no name.
    const own = brief.length < 4 ? (long?.of(code) ?? name) : brief;
    return served.has(code) && own !== name ? [{ code, own }] : [];
  });
  const letters = new Map<string, string>();
  for (const { code } of list) {
    const [first = "", second = ""] = code;
    letters.set(first, (letters.get(first) ?? first) + second.toLowerCase());
  }
  return `${[...letters.values()].join("")}:${list.map(({ own }) => own).join("|")}`;
}
