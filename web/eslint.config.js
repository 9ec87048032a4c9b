import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist", "node_modules", "src/generated", "public"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "no-console": "error",
      eqeqeq: "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    // Our router is a click on the document: addresses stay ordinary ones.
    rules: {
      "svelte/no-navigation-without-resolve": "off",
      "@typescript-eslint/no-unused-expressions": "off",
    },
  },
  { files: ["e2e/**"], rules: { "no-console": "off" } },
);
