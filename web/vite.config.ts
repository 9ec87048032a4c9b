import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const proxy = { "/api": { target: "http://127.0.0.1:8420", ws: true } };

/** Pictures and fonts are packed already. */
const PACKABLE = /\.(html|js|css|svg|json)$/;

/** Beside each file as small as it gets, once for everybody: the server compresses none of them. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      for (const file of files.filter((name) => PACKABLE.test(name))) {
        const path = join(folder, file);
        const plain = await readFile(path);
        const hint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } };
        const smaller = { br: brotliCompressSync(plain, hint), gz: gzipSync(plain, { level: 9 }) };
        for (const [end, bytes] of Object.entries(smaller)) {
          if (bytes.length < plain.length) await writeFile(`${path}.${end}`, bytes);
        }
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed()],
  server: { proxy },
  preview: { proxy },
  build: {
    target: "es2022",
    // A strict content policy allows files of our own, not data in addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["test/**/*.test.ts"],
  },
});
