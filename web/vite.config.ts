import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:7377";

export default defineConfig({
  plugins: [svelte()],
  // the code of a box's page lies in the box's folder, outside of this one
  resolve: { alias: { "@": new URL("./src", import.meta.url).pathname }, dedupe: ["svelte"] },
  build: { outDir: "../src/brelan/static", emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  // code and style find each other wherever the room lies; the server writes the page's own addresses (`--root-path`)
  experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server, changeOrigin: true, headers: { origin: server } },
      "/live": { target: server.replace("http", "ws"), ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
});
