import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
  onwarn(warning, handler) {
    if (warning.code.startsWith("a11y")) throw new Error(`${warning.filename}: ${warning.message}`);
    handler(warning);
  },
};
