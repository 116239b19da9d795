import { defineConfig } from "vite";

/** Where `npm run dev -- serve --transport http` answers, for `npm run console:dev`. */
const SERVER = process.env["WAYFARE_URL"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  base: "/console/",
  build: {
    outDir: "../dist/console",
    emptyOutDir: true,
    target: ["chrome123", "firefox121", "safari17.5"],
    // The page's policy allows no data: addresses, and every browser that runs it can preload.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The fine outline of the world, in kB: loaded alone, for a map that looks closely.
    chunkSizeWarningLimit: 800,
    license: { fileName: "licences.md" },
  },
  server: {
    // The font lies beside this folder, in node_modules.
    fs: { allow: [".."] },
    // As an object it keeps the Host that the browser asked, by which the server knows its own page.
    proxy: { "/console/api": { target: SERVER } },
  },
});
