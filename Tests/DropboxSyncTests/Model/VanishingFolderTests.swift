import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Randomized tests of edits in a folder that another client removes, moves, or renames meanwhile: no content that the
/// device acknowledged is lost, whatever its size and the order of events.
///
/// The environment variables SYNC_VANISHING_RUNS and SYNC_MODEL_SEED set the number of runs (30 by default), and the
/// first seed.
@Suite(.timeLimit(.minutes(60))) struct VanishingFolderTests {
    @Test func contentSurvivesTheEndOfItsFolder() async throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["SYNC_VANISHING_RUNS"].flatMap(UInt64.init) ?? 30
        let first = environment["SYNC_MODEL_SEED"].flatMap(UInt64.init) ?? .random(in: 1...1 << 32)
        var failures = 0
        for seed in first..<first + count where failures < 5 {
            do {
                try await VanishingFolderRun.run(seed: seed)
            } catch {
                Issue.record(error)
                failures += 1
            }
        }
    }
}

/// One run: a device edits a file in a folder, and another client changes that folder. The seed determines the run.
private struct VanishingFolderRun {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private enum Event: CaseIterable {
        case edit, secondEdit, removal
    }

    private let seed: UInt64
    private let device: Device
    private let account: EmulatedAccount
    private let otherClient: DropboxClient
    private let emulator: DropboxEmulator
    private var random: SeededRandomNumberGenerator
    private let path = "/folder/inner/file"
    /// The acknowledged content that must be in Dropbox at the end.
    private var content: String?
    /// The content that the device wrote last. Writing the same content again is no change.
    private var written: String?
    private var log: [String] = []

    static func run(seed: UInt64) async throws {
        try await withDevices(1, isDriven: true, seed: seed) { emulator, devices in
            var run = VanishingFolderRun(seed, devices[0], emulator, try emulator.account("ada"))
            do {
                try await run.perform()
            } catch {
                throw Failure(description: "seed \(seed): \(error)\n" + run.log.joined(separator: "\n"))
            }
        }
    }

    private init(_ seed: UInt64, _ device: Device, _ emulator: DropboxEmulator, _ account: EmulatedAccount) {
        self.seed = seed
        self.device = device
        self.emulator = emulator
        self.account = account
        otherClient = DropboxClient(
            accessToken: emulator.accessToken, baseHosts: BaseHosts(server: emulator.url.absoluteString))
        random = SeededRandomNumberGenerator(seed: seed)
    }

    private mutating func perform() async throws {
        try account.put("/other", "other")
        let isKnown = chance(80)
        if !isKnown { try await device.runUntilIdle() }
        if chance(70) {
            try account.put(path, "original")
        } else {
            try account.createFolder("/folder/inner")
        }
        if isKnown { try await device.runUntilIdle() }
        let generator = Locked(SeededRandomNumberGenerator(seed: seed &+ 1))
        device.setStepChooser { count in generator.withLock { Int.random(in: 0..<count, using: &$0) } }
        for event in Event.allCases.shuffled(using: &random) {
            try await perform(event)
            for _ in 0..<Int.random(in: 0...6, using: &random) { try await step() }
        }
        device.setStepChooser(nil)
        device.connection.setFailure(nil)
        // Requests that have failed are reported first.
        for _ in 0..<10 { try await step() }
        for _ in 0..<4 {
            device.advanceClock(by: .seconds(3600))
            try await device.runUntilIdle()
            await device.connection.deliverLate()
        }
        try await checkEnd()
    }

    private mutating func perform(_ event: Event) async throws {
        switch event {
        case .edit: try await edit()
        case .secondEdit: if chance(40) { try await edit() }
        case .removal: try await removeFolder()
        }
        if chance(30) {
            let failure: FlakyConnection.Failure = chance(60) ? .loseResponse : chance(50) ? .arriveLate : .reset
            note("one request fails: \(failure)")
            let isOver = Locked(false)
            device.connection.setFailure { route in
                guard failure.applies(to: route), !isOver.withLock({ $0 }) else { return nil }
                isOver.withLock { $0 = true }
                return failure
            }
        }
    }

    // MARK: The device

    /// Creates, replaces, or writes the file. The content that it had is given up.
    private mutating func edit() async throws {
        let text = String(repeating: "x", count: [0, 0, 1, 5_000][Int.random(in: 0..<4, using: &random)])
        // A new file is empty, with or without a write.
        var isWritten = !text.isEmpty || chance(50)
        var isChange = true
        do {
            let filesystem = try device.filesystem
            let file: File
            if chance(50) {
                do { try await filesystem.delete(.at(path)) } catch let error as SyncError where error.code == .notFound
                {}
                content = nil
                try await createFolders()
                file = try await filesystem.create(.at(path))
                note("replaces the file, with \(text.count) bytes")
            } else {
                do {
                    file = try await filesystem.open(.at(path), startsDownload: false)
                    note("writes \(text.count) bytes")
                    isWritten = true
                    isChange = false
                } catch let error as SyncError where error.code == .notFound {
                    try await createFolders()
                    file = try await filesystem.create(.at(path))
                    note("creates the file, with \(text.count) bytes")
                }
            }
            defer { file.close() }
            if isWritten { try await file.write(text) }
            if !isChange, text == written { return }
            (content, written) = (text, text)
        } catch let error as SyncError {
            note("  \(error)")
        }
    }

    private func createFolders() async throws {
        for folder in ["/folder", "/folder/inner"] {
            do { try await device.filesystem.createFolder(at: .at(folder)) } catch let error as SyncError
                where error.code == .exists
            {}
        }
    }

    private mutating func step() async throws {
        do {
            let isStep = try await device.step()
            note(isStep ? "step" : "nothing to do")
        } catch {
            note("  \(error)")
        }
        let violations = try device.filesystem.core.store.read { try $0.violations() }
        if !violations.isEmpty { throw failure("violates: " + violations.joined(separator: "; ")) }
    }

    // MARK: The other client

    private mutating func removeFolder() async throws {
        switch Int.random(in: 0..<7, using: &random) {
        case 0...2:
            note("another client deletes /folder")
            try await delete("/folder")
        case 3:
            note("another client deletes /folder/inner")
            try await delete("/folder/inner")
        case 4:
            note("another client deletes /folder, and creates it again")
            try await delete("/folder")
            try account.createFolder("/folder")
        case 5:
            note("another client puts a file in place of /folder")
            try await delete("/folder")
            try account.put("/folder", "in the way")
        default:
            note("another client moves /folder")
            _ = try await otherClient.files.moveV2(fromPath: "/folder", toPath: chance(50) ? "/moved" : "/FOLDER")
                .response()
        }
    }

    /// Deletes a folder. Content that is in it by then is deleted on purpose.
    private mutating func delete(_ folder: String) async throws {
        let hash = content.map { ContentHash.hash(of: Data($0.utf8)) }
        let tree = try await RemoteSnapshot(emulator, otherClient).tree
        try account.delete(folder)
        let isThere = tree.contains { $0.key.lowercased().hasPrefix(folder + "/") && $0.value == hash }
        if isThere { content = nil }
        note("  with\(isThere ? "" : "out") the content")
    }

    // MARK: The end

    private func checkEnd() async throws {
        let server = try await RemoteSnapshot(emulator, otherClient).tree
        let (tree, unsent) = try device.filesystem.core.store.read { (try $0.listing(), try $0.unsent()) }
        if !unsent.isEmpty { throw failure("unsent: \(unsent.joined(separator: "; "))") }
        if tree != server { throw failure("the device has \(tree), and the server has \(server)") }
        if server["/other"] == nil { throw failure("an unrelated file is gone") }
        guard let content else { return }
        let hash = ContentHash.hash(of: Data(content.utf8))
        if !server.values.contains(hash) { throw failure("\(content.count) bytes are lost; the server has \(server)") }
    }

    private func failure(_ text: String) -> Failure { Failure(description: text) }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private mutating func note(_ line: String) { log.append(line) }
}

extension FlakyConnection.Failure {
    /// Whether a request to a route can fail in this way.
    fileprivate func applies(to route: String) -> Bool {
        if case .arriveLate = self { UploadRoutes.committing.contains(route) } else { true }
    }
}
