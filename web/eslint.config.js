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
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
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
      // State is replaced as a whole here, never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["e2e/**"], rules: { "no-console": "off" } },
);
