// Tests of an app that stores notes, with the emulator instead of Dropbox: node --test
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Emulator } from "./dropbox-emulator.mjs";

/** The app: it saves a note, and tries again if the server fails. */
async function save(emulator, name, text, { token = emulator.token, attempts = 3 } = {}) {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${emulator.url}/2/files/upload`, {
      method: "POST", body: text,
      headers: {
        Authorization: `Bearer ${token}`, "Content-Type": "application/octet-stream",
        "Dropbox-API-Arg": JSON.stringify({ path: `/notes/${name}`, mode: "overwrite" }) } });
    if (response.ok) return (await response.json()).path_display;
    await response.arrayBuffer();
    if (response.status < 500 || attempt === attempts) throw new Error(`status ${response.status}`);
  }
}

let emulator;
beforeEach(async () => { emulator = await Emulator.start(); });
afterEach(async () => {
  // The test passed for another reason if a fault never occurred.
  try { await emulator.verifyFaults(); } finally { await emulator.stop(); }
});

test("a note is saved", async () => {
  assert.equal(await save(emulator, "today.txt", "Buy milk"), "/notes/today.txt");
  assert.equal((await emulator.read("/notes/today.txt")).toString(), "Buy milk");
  assert.deepEqual(await emulator.list(), ["/notes", "/notes/today.txt"]);
  await emulator.expectCalls({ route: "files/upload", path: "/notes/*", argument: { mode: "overwrite" }, count: 1 });
});

test("saving tries again", async () => {
  await emulator.addFault({ route: "files/upload", name: "flaky upload", sequence: [{ effect: "server_error", times: 2 }] });
  await save(emulator, "today.txt", "Buy milk");
  await emulator.expectCalls({ route: "files/upload", status: 500, count: 2 });
  await emulator.expectCalls({ route: "files/upload", status: 200, count: 1 });
  await emulator.expectCalls({ route: "files/delete*", never: true });
});

test("each user has own notes", async () => {
  await save(emulator, "a.txt", "Grace's", { token: await emulator.accessToken("grace") });
  assert.deepEqual(await emulator.list("", "grace"), ["/notes", "/notes/a.txt"]);
  assert.deepEqual(await emulator.list(), []);
  assert.equal((await emulator.waitForCall({ route: "files/upload" })).account, "grace@example.com");
  assert.equal((await emulator.calls()).length, 1);
});

test("a state can be restored", async () => {
  await emulator.takeSnapshot("empty");
  await save(emulator, "today.txt", "Buy milk");
  await emulator.restoreSnapshot("empty");
  assert.deepEqual(await emulator.list(), []);
  await save(emulator, "today.txt", "Buy milk");
  await emulator.reset();
  assert.deepEqual(await emulator.list(), []);
});

test("mistakes are errors", async () => {
  await assert.rejects(emulator.addFault({ effect: "reset", route: "files/uplaod" }), /did you mean files\/upload/);
  await emulator.addFault({ effect: "reset", route: "files/download" });
  await assert.rejects(emulator.verifyFaults(), { status: 409, message: /0 calls matched/ });
  await emulator.clearFaults();
  await assert.rejects(emulator.expectCalls({ route: "files/upload" }), /expected a call of files\/upload, found 0/);
});

test("a program that doesn't exist is an error", async () => {
  await assert.rejects(Emulator.start([], "/nonexistent"), /did not start/);
});
