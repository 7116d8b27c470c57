// Starts and controls the Dropbox emulator in tests. It needs Node.js 18 or newer, and `dbx-emulator` in the PATH.
//
//     const emulator = await Emulator.start();
//     await emulator.put("/notes/today.txt", "Buy milk");
//     await emulator.addFault({ effect: "rate_limit", route: "files/download", times: 1 });
//     …  // the code under test, with emulator.url and emulator.token
//     await emulator.expectCalls({ route: "files/download", path: "/notes/*", status: 200 });
//     await emulator.verifyFaults();
//     await emulator.stop();
//
// `run` runs any other operation of the admin API (Documentation/EmulatorAdminAPI.md).
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";

/** An operation failed. `status` is 400 for a wrong input, and 409 if an expectation isn't satisfied. */
export class EmulatorError extends Error {
  constructor(status, response) {
    super(response.error ?? `status ${status}`);
    this.name = "EmulatorError";
    this.status = status;
    this.response = response;
  }
}

/** A running emulator with its own port, which stores everything in memory unless `options` contain `--data`. */
export class Emulator {
  #process;
  #ended;

  static async start(options = [], program = process.env.DBX_EMULATOR ?? "dbx-emulator") {
    const emulator = new Emulator();
    // The emulator ends when its input ends, even if this process is killed.
    emulator.#process = spawn(program, ["--child", "--port", "0", ...options], { stdio: ["pipe", "pipe", "inherit"] });
    let failure;
    emulator.#ended = new Promise((resolve) => {
      emulator.#process.once("error", (error) => { failure = error; resolve(); });
      emulator.#process.once("close", resolve);
    });
    const lines = createInterface({ input: emulator.#process.stdout });
    const line = await Promise.race([
      new Promise((resolve) => lines.once("line", resolve)), emulator.#ended.then(() => "")]);
    [emulator.url, emulator.token] = line.split(" ");
    if (!emulator.token) throw new EmulatorError(0, { error: `${program} did not start${failure ? `: ${failure.message}` : ""}` });
    return emulator;
  }

  /** Stops the emulator. It prints the faults that no call met on the standard error. */
  async stop() {
    this.#process.stdin.end();
    await this.#ended;
  }

  /** Runs an operation of the admin API, and returns its result. */
  async run(operation, values = {}) {
    const response = await fetch(`${this.url}/emulator/${operation}`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(values) });
    const result = await response.json();
    if (!response.ok) throw new EmulatorError(response.status, result);
    return result;
  }

  // The whole state

  /** Returns everything to the first start: accounts, files, the clock, faults, and calls. */
  reset() { return this.run("reset"); }

  /** Takes a snapshot of the state under a name. */
  takeSnapshot(name) { return this.run("snapshots", { name }); }

  /** Replaces the state with a snapshot. Faults and calls don't change. */
  restoreSnapshot(name) { return this.run("snapshots/restore", { name }); }

  // Accounts and files

  /** Finds an account, or adds it. */
  account(name) { return this.run("accounts/get", { account: name }); }

  async accessToken(account, values = {}) {
    await this.account(account);
    return (await this.run("tokens/add", { account, ...values })).token;
  }

  /** Writes a file with a text or bytes. */
  put(path, content, account = "ada") {
    return this.run("files/put", { account, path, base64: Buffer.from(content).toString("base64") });
  }

  /** Returns the bytes of a file. */
  async read(path, account = "ada") {
    return Buffer.from((await this.run("files/read", { account, path })).base64, "base64");
  }

  /** Returns the paths of all items below a folder. */
  async list(path = "", account = "ada") {
    return (await this.run("files/list", { account, path, recursive: true })).entries.map((entry) => entry.path);
  }

  delete(path, account = "ada") { return this.run("files/delete", { account, path }); }
  advanceClock(seconds) { return this.run("clock/advance", { seconds }); }

  // Faults and calls

  /** Adds a fault, and returns its ID. */
  async addFault(fault) { return (await this.run("faults/add", fault)).id; }
  clearFaults() { return this.run("faults/clear"); }
  async loadScenario(file) { return this.run("scenarios/load", JSON.parse(await readFile(file, "utf8"))); }

  /** Throws an error if calls didn't meet a fault. */
  verifyFaults() { return this.run("faults/verify"); }

  async calls() { return (await this.run("calls/list")).calls; }

  /** Returns the first completed call that satisfies conditions, or `null` after `timeout_seconds`. */
  async waitForCall(conditions) { return (await this.run("calls/wait", conditions)).call; }

  /** Throws an error if the number of calls is wrong: `count`, `min` and `max`, or `never` (default: `min` 1). */
  expectCalls(conditions) { return this.run("calls/expect", conditions); }
}
