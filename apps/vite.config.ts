import { mkdir, writeFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { outline } from "./outline.ts";
import { az } from "./src/i18n/az.ts";
import { en } from "./src/i18n/en.ts";
import { ru } from "./src/i18n/ru.ts";
import { packed } from "./src/read/rings.ts";

const OUTPUT = new URL("../dist/apps/", import.meta.url);

/** The world's outline, computed when the page is built: the page carries no map library. */
function land(): Plugin {
  const name = "virtual:land";
  return {
    name: "land",
    resolveId: (id) => (id === name ? name : undefined),
    load: (id) =>
      id === name ? `export const land = ${JSON.stringify(packed(outline()))};` : undefined,
  };
}

/** Words of the other languages in the order of the English ones: the page carries the names of texts once. */
function words(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    transform(_code, id) {
      const language = /i18n\/(az|ru)\.ts$/.exec(id)?.[1];
      if (language === undefined) return undefined;
      const texts = new Map(Object.entries(language === "az" ? az : ru));
      const list = JSON.stringify(Object.keys(en).map((key) => texts.get(key)));
      return `import { en } from "./en.ts";
        const texts = ${list};
        export const ${language} = Object.fromEntries(Object.keys(en).map((key, at) => [key, texts[at]]));`;
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
  plugins: [land(), words(), icons(), oneFile()],
  build: {
    write: false,
    target: ["chrome123", "firefox121", "safari17.5"],
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
