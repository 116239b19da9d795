import { mkdir, writeFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import type { Text } from "../console/src/i18n/en.ts";
import { BOOKING_SAYINGS } from "../console/src/said/bookings.ts";
import { SEARCH_SAYINGS } from "../console/src/said/searches.ts";
import { azerbaijani } from "./countries.ts";
import { outline } from "./outline.ts";
import { az } from "./src/i18n/az.ts";
import { en } from "./src/i18n/en.ts";
import { ru } from "./src/i18n/ru.ts";
import { packed } from "./src/read/rings.ts";
import { joined, latinised } from "./src/read/texts.ts";

const OUTPUT = new URL("../dist/apps/", import.meta.url);

/** What is computed when the page is built: the page carries no map library, and browsers no Azerbaijani names of countries. */
function made(): Plugin {
  const modules: Readonly<Record<string, () => string>> = {
    "virtual:land": () => `export const land = ${JSON.stringify(packed(outline()))};`,
    "virtual:countries": () => `export const azerbaijani = ${JSON.stringify(azerbaijani())};`,
  };
  return {
    name: "made",
    resolveId: (id) => (id in modules ? id : undefined),
    load: (id) => modules[id]?.(),
  };
}

/** Texts of the other languages in the order of the English ones, and sayings by language: alike beside alike is shorter. */
function words(): Plugin {
  const written = {
    bookings: { BOOKING_SAYINGS },
    searches: { SEARCH_SAYINGS },
  };
  const plain = (lines: readonly Text[]) => JSON.stringify(joined(lines));
  const russian = (lines: readonly Text[]) =>
    `cyrillic(${JSON.stringify(latinised(joined(lines)))})`;
  return {
    name: "words",
    enforce: "pre",
    transform(_code, id) {
      const language = /i18n\/(az|ru)\.ts$/.exec(id)?.[1];
      if (language !== undefined) {
        const texts = new Map(Object.entries(language === "az" ? az : ru));
        const list = Object.keys(en).map((key) => texts.get(key) ?? "");
        return `import { en } from "./en.ts";
          import { cyrillic, named } from "../read/texts.ts";
          export const ${language} = named(Object.keys(en), ${language === "az" ? plain(list) : russian(list)});`;
      }
      for (const [name, sayings] of Object.entries(
        Object.entries(written).find(([file]) => id.endsWith(`/said/${file}.ts`))?.[1] ?? {},
      )) {
        const column = (at: number) => sayings.map((saying) => saying[at] ?? "");
        return `import { cyrillic, sayingsOf } from "../../../apps/src/read/texts.ts";
          export const ${name} = sayingsOf(${plain(column(0))}, ${plain(column(1))}, ${russian(column(2))});`;
      }
      return undefined;
    },
  };
}

/** The console's icons that views show: the others stay out of the page. */
const ICONS = new Set(["back", "plane", "bed", "car"]);

function icons(): Plugin {
  return {
    name: "icons",
    enforce: "pre",
    transform: (code, id) =>
      id.endsWith("/ui/icon.tsx")
        ? code.replaceAll(/^ {2}(\w+):\s*"[^"]*",\n/gm, (line, name) =>
            ICONS.has(name) ? line : "",
          )
        : undefined,
  };
}

/** Rules for classes that the script names, with the properties that they use: the console has more. */
function worn(style: string, script: string): string {
  const isWord = (word: string) => new RegExp(`["'\` ]${word}["'\` ]`).test(script);
  const names = (name: string) => {
    const dash = name.lastIndexOf("-") + 1;
    const isPut = dash > 0 && script.includes(`${name.slice(0, dash)}\${`);
    return isWord(name) || (isPut && isWord(name.slice(dash)));
  };
  const rules = style.replaceAll(/([^{}]+)(\{[^{}]*\})/g, (_, selectors: string, body: string) => {
    const kept = selectors
      .split(",")
      .filter((one) => [...one.matchAll(/\.([a-z][\w-]*)/g)].every(([, name = ""]) => names(name)));
    return kept.length > 0 ? kept.join() + body : "";
  });
  const used = (name: string) =>
    (rules + script).includes(`var(${name})`) || (rules + script).includes(`var(${name},`);
  // Views give the console's colours other values in a later rule for all of the page.
  const last = new Map(
    [...rules.matchAll(/(?:^|\}):root\{[^{}]*\}/g)].flatMap(({ index, 0: rule }) =>
      [...rule.matchAll(/(--[\w-]+):/g)].map((one) => [one[1], index + one.index] as const),
    ),
  );
  return rules.replaceAll(/(--[\w-]+):[^;{}]*;/g, (whole, name: string, at: number) =>
    used(name) && at >= (last.get(name) ?? 0) ? whole : "",
  );
}

/** Makes one file of page, script and style: a host loads a view from a text, with no address. */
function oneFile(): Plugin {
  return {
    name: "one-file",
    enforce: "post",
    async generateBundle(_options, bundle) {
      let [page, script, style] = ["", "", ""];
      for (const [file, part] of Object.entries(bundle)) {
        if (part.type === "chunk") script += part.code;
        else if (file.endsWith(".css")) style += part.source;
        else if (file.endsWith(".html")) page = String(part.source);
        delete bundle[file];
      }
      style = worn(style, script);
      const bare = page
        .replace(/<script[^>]*src=[^>]*><\/script>|<link[^>]*stylesheet[^>]*>/g, "")
        .replace(/\n\s*/g, " ");
      // A function, because `$&` in a script would mean something in a replacement text.
      const whole = bare
        .replace("</head>", () => `<style>${style}</style></head>`)
        .replace(
          "</body>",
          () =>
            `<script type="module">${script.trim().replaceAll("</script", "<\\/script")}</script></body>`,
        );
      await mkdir(OUTPUT, { recursive: true });
      // Kept compressed: the package holds it as small as a host gets it.
      await writeFile(new URL("view.html.br", OUTPUT), brotliCompressSync(whole));
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [made(), words(), icons(), oneFile()],
  build: {
    write: false,
    target: ["chrome123", "firefox121", "safari17.5"],
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
