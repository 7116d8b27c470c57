import DropboxEmulator
import Foundation
import SwiftyDropbox

// The snippets of Documentation/Emulator.md and Documentation/EmulatorAdminAPI.md, verbatim.

func emulated() async throws {
    let emulator = try await DropboxEmulator.start()
    let client = DropboxClient(
        accessToken: emulator.accessToken, baseHosts: BaseHosts(server: emulator.url.absoluteString))
    // …
    await emulator.stop()
    client.shutdown()
}

func addingAccounts(_ emulator: DropboxEmulator) throws -> String {
    let bob = try emulator.addAccount(.init("bob"))
    let token = try bob.token(scopes: ["files.metadata.read"])
    try emulator.account("ada").setQuota(2_000_000)
    try emulator.addTeam(.init("Engines", members: [.init("bob", role: .teamAdmin)]))
    return token
}

func changingFiles(_ emulator: DropboxEmulator) throws {
    let ada = try emulator.account("ada")
    try ada.put("/notes/today.txt", "Buy milk")
    print(try ada.list())
    print(try ada.read("/notes/today.txt").count)
    try ada.delete("/notes")
    try ada.resetCursors()
}

func advancingTheClock(_ emulator: DropboxEmulator) throws {
    emulator.clock.advance(by: .seconds(3600))
    try emulator.setPollsBeforeCompletion(3)
}

func restoringAState(_ emulator: DropboxEmulator, _ file: URL) async throws -> [DropboxEmulator] {
    let seeded = try emulator.snapshot()
    try emulator.account("ada").put("/draft.txt", "Buy milk")
    try emulator.restore(seeded)
    try seeded.save(to: file)
    let fork = try await emulator.fork()
    let copy = try await DropboxEmulator.start(from: DropboxEmulator.Snapshot(contentsOf: file))
    try emulator.reset()
    return [fork, copy]
}

func injectingFaults(_ emulator: DropboxEmulator) throws {
    let limit = try emulator.faults.add(.rateLimit(retryAfter: 3), on: "files/upload", times: 2)
    try emulator.faults.add(
        .reset(.after), on: "files/upload_session/finish", account: "ada", skipping: 1, times: 1)
    try emulator.faults.add(.serverError(), on: "files/upload", path: "/photos/*")
    emulator.faults.remove(limit)
    emulator.faults.removeAll()
}

func injectingASequence(_ emulator: DropboxEmulator) throws {
    try emulator.faults.add(
        .init(sequence: [.init(.serverError(), times: 2), .init(.latency(.seconds(3)))], on: "files/upload"))
}

func loadingAScenario(_ emulator: DropboxEmulator) throws {
    try emulator.faults.load(
        .init(name: "Bad network", seed: 42, [.init(.reset(), on: "files/*", probability: 0.1)]))
}

func expectingCalls(_ emulator: DropboxEmulator) throws {
    try emulator.calls.expect("check/user", status: 400, count: 1)
    try emulator.calls.expect("files/delete*", count: 0)
    try emulator.calls.expect(.init("check/user", count: 1...5))
}

func waitingForACall(_ emulator: DropboxEmulator) async {
    let call = await emulator.calls.waitForResponse { $0.route == "check/user" && $0.status == 400 }
    print(call?.duration ?? 0, call?.argument ?? "")
    for call in emulator.calls.all { print(call) }
}

func turningCallsIntoATest(_ emulator: DropboxEmulator) async throws -> String {
    let test = try await emulator.swiftTest(named: "importingNotes")
    return test
}

func sendingWebhooks(_ emulator: DropboxEmulator) async throws {
    try await emulator.webhooks.add("http://localhost:3000/dropbox", sendsChallenge: false)
    try emulator.webhooks.addFault(.wrongSignature, times: 1)
    try emulator.account("ada").put("/a.txt", "text")
    emulator.clock.advance(by: .seconds(1))
    let delivery = await emulator.webhooks.waitForDelivery { $0.attempt == 1 }
    print(delivery?.body ?? "", delivery?.error ?? "", try emulator.webhooks.all())
}
