// How the page's code is laid out, in web/ and in the boxes' folders; check.py runs it from the root of the project.
import * as svelte from "prettier-plugin-svelte";
import * as styles from "./styles.js";

export default {
  printWidth: 140,
  objectWrap: "collapse",
  bracketSameLine: true,
  plugins: [svelte, styles],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
