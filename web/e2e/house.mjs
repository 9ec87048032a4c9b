/** Where the tests of one file play: a server and a browser, there before the first and gone after the last. */
import { after, before } from "node:test";
import { launch, person } from "./browser.mjs";
import { startServer } from "./server.mjs";

export function openHouse() {
  let server;
  let browser;
  before(async () => {
    server = await startServer();
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    get url() {
      return server.url;
    },
    /** Somebody with a browser of their own; see `person`. */
    person: (wishes) => person(browser, wishes),
    /** The same server again, with all it had kept. */
    restart: async () => {
      server = await server.restart();
    },
    /** Another server, which has kept nothing and begins with the same luck. */
    renew: async () => {
      await server.stop();
      server = await startServer();
    },
  };
}
