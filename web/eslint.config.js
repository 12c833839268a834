// What the page's code must keep, in web/ and in the boxes' folders; check.py runs it from the root of the project.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["web/node_modules/", "src/brelan/static/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      "no-undef": "off", // TypeScript knows better, in components too (svelte-check)
      "max-len": ["error", { code: 140 }],
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space that Svelte would drop at the edge of a block
    },
  },
  { files: ["web/src/lib/protocol.ts"], rules: { "max-len": "off" } }, // written by brelan.server.types
);
