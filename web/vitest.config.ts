import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

/** Milliseconds: no verdict depends on them, they only end a test that hangs. */
const HANGS = 600_000;

export default mergeConfig(
  page,
  defineConfig({
    // the tests of a box's page lie beside the other tests of the box, outside of this folder
    resolve: { dedupe: ["vitest"] },
    test: {
      dir: "..",
      include: ["web/tests/**/*.test.ts", "tests/games/*/*.test.ts"],
      setupFiles: ["tests/device.ts"],
      testTimeout: HANGS,
      hookTimeout: HANGS,
    },
  }),
);
