import "@fontsource/atkinson-hyperlegible/400.css";
import "@fontsource/atkinson-hyperlegible/700.css";
import "./page.css"; // before any part's own styles, whenever these come
import { mount } from "svelte";
import App from "./App.svelte";
import { watchForRenewal } from "./lib/renewed";

watchForRenewal();

const target = document.getElementById("page");
if (target) mount(App, { target });
