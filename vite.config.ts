import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, normalizePath } from "vite";
import manifest from "./package.json" with { type: "json" };

const SRC = normalizePath(fileURLToPath(new URL("./src/", import.meta.url)));

/** What a module of ours is called below src/; undefined for one of a package. */
function ownName(file: string): string | undefined {
  return file.startsWith(SRC) ? file.slice(SRC.length) : undefined;
}

/** A file is called after the module that it is for, so that a stack trace says where it leads. */
function fileName(module: string): string {
  const [, source = module] = /\/node_modules\/@?([^/]+)/.exec(module) ?? [];
  const name = ownName(module)?.replace(/\.ts$/, "") ?? source;
  return `${name.replaceAll("/", "-")}.js`;
}

/** One letter beyond ASCII would have Node keep all of a file's text in two bytes a letter. */
function shipped(code: string): string {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return code
    .replace(/[^\0-\x7f]/g, escaped)
    .replace(/^(import .* from ".*\.json");$/gm, '$1 with { type: "json" };');
}

/**
 * The server, as some dozens of files instead of a thousand: each module that Node loads by itself
 * costs start-up time and memory, however small it is, and most of what the packages named here hold
 * is never called.
 */
export default defineConfig({
  publicDir: false,
  ssr: {
    noExternal: ["@modelcontextprotocol/server", "@modelcontextprotocol/core", "minisearch", "zod"],
  },
  plugins: [
    {
      name: "wayfare",
      enforce: "pre",
      // Tables stay files: JSON leaves nothing in memory but its values, a module its text as well.
      resolveId(id, importer) {
        if (importer === undefined || !id.endsWith(".json")) return undefined;
        const name = ownName(normalizePath(resolve(dirname(importer), id)));
        return name === undefined ? undefined : { id: `./${name}`, external: true };
      },
      // All files lie in dist/ itself; what a module finds beside itself is where it is in src/.
      transform(code, module) {
        const name = ownName(module);
        if (name === undefined) return undefined;
        const own = `new URL("./${name}", import.meta.url).href`;
        return { code: code.replaceAll("import.meta.url", own), map: null };
      },
      generateBundle(_, files) {
        for (const file of Object.values(files)) {
          if (file.type === "chunk") file.code = shipped(file.code);
        }
      },
    },
  ],
  build: {
    ssr: true,
    outDir: "dist",
    emptyOutDir: false,
    target: "node20.19",
    license: { fileName: "licences.md" },
    rolldownOptions: {
      // Others are looked up where they are installed; these may be missing.
      external: Object.keys(manifest.optionalDependencies),
      input: { main: "src/main.ts", library: "src/library.ts" },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: ({ facadeModuleId, moduleIds }) =>
          fileName(facadeModuleId ?? moduleIds.at(-1) ?? ""),
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
});
