import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deaf } from "../src/lib/deaf";

let now: number;
beforeEach(() => {
  now = 1_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => document.body.replaceChildren());

test("a dialog that a deaf group holds is none of its buttons", () => {
  document.body.innerHTML =
    "<div><button id='near'></button><dialog open><button id='far'></button></dialog></div>";
  const heard: string[] = [];
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", () => heard.push(button.id));
  const group = document.querySelector("div") ?? expect.fail("it stands there");
  deaf(() => "something")(group);
  now += 100;
  for (const button of document.querySelectorAll("button"))
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  expect(heard).toEqual(["far"]);
});
