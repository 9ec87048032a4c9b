import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import Modal from "../src/parts/Modal.svelte";

let closed: number;
let opener: HTMLButtonElement;
let modal: Record<string, unknown>;
let dialog: HTMLDialogElement;

beforeEach(() => {
  closed = 0;
  opener = document.createElement("button");
  document.body.replaceChildren(opener);
  opener.focus();
  const children = createRawSnippet(() => ({ render: () => "<input />" }));
  const close = (): void => {
    closed += 1;
    // As the pages do: a dialog that is closed is shown no more.
    void unmount(modal);
  };
  modal = mount(Modal, { target: document.body, props: { title: "Menu", close, children } });
  flushSync();
  dialog = document.querySelector("dialog") as HTMLDialogElement;
});

function click(from: Element, to: Element): void {
  from.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  to.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

test("whoever closes a dialog with its button is back where they were", async () => {
  const button = dialog.querySelector("button") as HTMLButtonElement;
  button.focus();
  button.click();
  expect(closed).toBe(1);
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

test("text that is selected beyond the edge of a dialog does not close it", () => {
  const field = dialog.querySelector("input") as HTMLInputElement;
  click(field, dialog);
  expect(closed).toBe(0);
  click(dialog, dialog);
  expect(closed).toBe(1);
});
