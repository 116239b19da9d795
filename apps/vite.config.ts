import { mkdir, writeFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { outline } from "./outline.ts";

const OUTPUT = new URL("../dist/apps/", import.meta.url);

/** The world's outline, computed when the page is built: the page carries no map library. */
function land(): Plugin {
  const name = "virtual:land";
  return {
    name: "land",
    resolveId: (id) => (id === name ? name : undefined),
    load: (id) => (id === name ? `export const rings = ${JSON.stringify(outline())};` : undefined),
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
  plugins: [land(), oneFile()],
  build: {
    write: false,
    target: ["chrome123", "firefox121", "safari17.5"],
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
