/** A server to test against: the one at ORRERY_URL, or one started for the occasion. */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const program = join(import.meta.dirname, "../../target/debug/orrery");
const START_WITHIN = 20_000;
/** All luck follows from this: a game that failed fails again. */
const SEED = "2849";
/** A host that may be called, and that nobody can reach. */
export const HOOKS = "chat.invalid";

/** Starts on a port and a database that exist already, if given: a restart of the same server. */
export async function startServer(again) {
  const given = process.env.ORRERY_URL;
  if (given) return { url: given.replace(/\/$/u, ""), stop: async () => {}, restart: null };
  const folder = again?.folder ?? (await mkdtemp(join(tmpdir(), "orrery-e2e-")));
  const listen = again ? new URL(again.url).host : "127.0.0.1:0";
  const child = spawn(process.env.ORRERY_PROGRAM ?? program, [
    "serve",
    "--listen",
    listen,
    "--data",
    join(folder, "orrery.db"),
    "--bot-pace",
    "0",
    "--foretold",
    SEED,
    "--webhook-host",
    HOOKS,
  ]);
  const url = await new Promise((resolve, reject) => {
    let told = "";
    const hear = (text) => {
      told += text;
      const found = /https?:\/\/[\w.:[\]]+/u.exec(told);
      if (found) resolve(found[0]);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("exit", (code) => reject(new Error(`the server ended with ${code}: ${told}`)));
    setTimeout(() => reject(new Error(`the server said no address: ${told}`)), START_WITHIN).unref();
  });
  const end = async () => {
    const gone = new Promise((resolve) => child.on("exit", resolve));
    child.removeAllListeners("exit");
    const ended = new Promise((resolve) => child.on("exit", resolve));
    child.kill("SIGTERM");
    await Promise.race([ended, gone]);
  };
  return {
    url,
    restart: async () => {
      await end();
      return startServer({ url, folder });
    },
    stop: async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
