import { mount } from "svelte";
import icons from "./icons.svg?raw";
import App from "./App.svelte";
import { putSheet } from "./lib/shelf.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/scene.css";
import "./styles/table.css";
import "./styles/pages.css";

putSheet(icons);
const target = document.querySelector("#app");
if (target) mount(App, { target });
