import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const proxy = { "/api": { target: "http://127.0.0.1:8420", ws: true } };

export default defineConfig({
  plugins: [svelte()],
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
