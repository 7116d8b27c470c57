import DropboxConcurrency
import DropboxCore
import DropboxSQLite
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator
@testable import DropboxSync

/// Tests uploads that share requests.
@Suite(.timeLimit(.minutes(10)))
struct UploadBatchTests {
    /// The requests of a device, and how they fail.
    private final class Requests: Sendable {
        private let routes = Locked<[String: Int]>([:])

        init(of device: Device, failing failure: @escaping @Sendable (String, Int, String) -> FlakyConnection.Failure?)
        {
            device.connection.setRejection { [routes] route, argument in
                let count = routes.withLock { routes in
                    routes[route, default: 0] += 1
                    return routes[route] ?? 0
                }
                return failure(route, count, argument)
            }
        }

        func count(_ route: String) -> Int { routes.withLock { $0[route] ?? 0 } }
    }

    /// Runs `body` with a driven device that uploads small files in batches, and the files `/0` to `/4` that aren't sent
    /// yet.
    private func withUnsentFiles(_ body: (DropboxEmulator, Device) async throws -> Void) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let device = devices[0]
            try await device.runUntilIdle()
            for number in 0..<5 { try await write("content \(number)", to: "/\(number)", on: device) }
            try await body(emulator, device)
        }
    }

    private func write(_ text: String, to path: String, on device: Device) async throws {
        let file = try await device.filesystem.create(.at(path))
        try await file.write(text)
        file.close()
    }

    private func expectAllFiles(_ emulator: DropboxEmulator, _ device: Device) throws {
        let account = try emulator.account("ada")
        for number in 0..<5 { #expect(try account.read("/\(number)") == Data("content \(number)".utf8)) }
        #expect(try account.list().count == 5)
        #expect(try device.engine.store.read { try $0.isQueueEmpty })
        // Nothing was uploaded twice.
        #expect(try emulator.store.read { try $0.value("SELECT count(*) FROM revisions", as: Int.self) } == 5)
    }

    @Test func smallFilesShareRequests() async throws {
        try await withUnsentFiles { emulator, device in
            let requests = Requests(of: device) { _, _, _ in nil }
            try await device.runUntilIdle()
            try expectAllFiles(emulator, device)
            #expect(requests.count("upload") == 0)
            for route in ["start_batch", "append_batch", "finish_batch_v2"] { #expect(requests.count(route) == 1) }
        }
    }

    @Test func filesThatAreWrittenDuringAnUploadShareRequests() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try await device.waitUntilSynced()
            let requests = Requests(of: device) { _, _, _ in nil }
            let (isUploading, gate) = (Promise<Void>(), Promise<Void>())
            device.connection.setRequestDelay { route in
                guard route == "upload" else { return }
                isUploading.fulfill(.success(()))
                _ = try? await gate.value()
            }
            for number in 0..<100 {
                // An empty file, to which content is written later, could be sent before.
                let content = Data("content \(number)".utf8)
                try await device.filesystem.create(.at("/\(number)"), contents: content).close()
                // Otherwise, the first request could start after further files.
                if number == 0 { try await isUploading.value() }
            }
            gate.fulfill(.success(()))
            try await device.waitUntilSynced()
            let account = try emulator.account("ada")
            for number in 0..<100 { #expect(try account.read("/\(number)") == Data("content \(number)".utf8)) }
            #expect(requests.count("upload") == 1)
            #expect(requests.count("finish_batch_v2") == 1)
        }
    }

    @Test func lostResponseToTheCommitUploadsNothingTwice() async throws {
        try await withUnsentFiles { emulator, device in
            let requests = Requests(of: device) { route, count, _ in
                route == "finish_batch_v2" && count == 1 ? .loseResponse : nil
            }
            await #expect(throws: SyncError.self) { try await device.runUntilIdle() }
            try await device.runUntilIdle()
            try expectAllFiles(emulator, device)
            #expect(requests.count("finish_batch_v2") == 1)
        }
    }

    @Test(arguments: ["start_batch", "append_batch", "finish_batch_v2"])
    func lostRequestIsRepeated(_ lost: String) async throws {
        try await withUnsentFiles { emulator, device in
            let requests = Requests(of: device) { route, count, _ in route == lost && count == 1 ? .reset : nil }
            await #expect(throws: SyncError.self) { try await device.runUntilIdle() }
            try await device.runUntilIdle()
            try expectAllFiles(emulator, device)
            #expect(requests.count("finish_batch_v2") == (lost == "finish_batch_v2" ? 2 : 1))
        }
    }

    @Test func crashBetweenCommitAndSavingUploadsNothingTwice() async throws {
        try await withUnsentFiles { emulator, device in
            let engine = try device.engine
            while engine.state.withLock({ !$0.batches.values.contains(where: \.isFinished) }) {
                #expect(try await device.step())
            }
            try device.restart()
            try await device.runUntilIdle()
            try expectAllFiles(emulator, device)
        }
    }

    @Test func conflictInABatchConcernsOneFile() async throws {
        try await withDevices(2, isDriven: true) { emulator, devices in
            let (device, other) = (devices[0], devices[1])
            try await other.runUntilIdle()
            try await write("original", to: "/a", on: other)
            try await other.runUntilIdle()
            try await device.runUntilIdle()
            let theirs = try await other.filesystem.open(.at("/a"))
            try await theirs.write("theirs")
            theirs.close()
            try await other.runUntilIdle()
            let ours = try await device.filesystem.open(.at("/a"), startsDownload: false)
            try await ours.write("ours")
            ours.close()
            for name in ["b", "c", "d"] { try await write(name, to: "/\(name)", on: device) }
            let requests = Requests(of: device) { _, _, _ in nil }
            // The change of the other device isn't known when the batch is sent.
            while try await device.step() {}
            let account = try emulator.account("ada")
            #expect(requests.count("append_batch") == 1)
            #expect(try account.list() == ["/a", "/a (conflicted copy)", "/b", "/c", "/d"])
            #expect(try account.read("/a") == Data("theirs".utf8))
            #expect(try account.read("/a (conflicted copy)") == Data("ours".utf8))
        }
    }

    @Test func fileThatMakesItsBatchFailStopsNoOthers() async throws {
        try await withUnsentFiles { emulator, device in
            _ = Requests(of: device) { route, _, argument in
                UploadRoutes.committing.contains(route) && argument.contains("/3") ? .status(500) : nil
            }
            for _ in 0..<10 {
                device.advanceClock(by: .seconds(100))
                do { try await device.runUntilIdle() } catch is SyncError {}
            }
            #expect(try emulator.account("ada").list() == ["/0", "/1", "/2", "/4"])
            let status = try device.filesystem.status
            #expect(status.upload.error?.code == .server)
        }
    }

    @Test func damagedContentInABatchIsNotSent() async throws {
        try await withUnsentFiles { emulator, device in
            let store = try device.engine.store
            let path = try SyncPath.at("/3")
            let file = try store.read { tree in
                try tree.lookUp(path).flatMap { try tree.unsentContent(of: $0.key) }?.file
            }
            try Data("something".utf8).write(to: store.contents.url(of: try #require(file)))
            try await device.runUntilIdle()
            #expect(try emulator.account("ada").list() == ["/0", "/1", "/2", "/4"])
            #expect(try device.filesystem.quarantinedFiles.count == 1)
        }
    }

    @Test func contentThatIsTooLargeForTheQuotaIsReplacedByALaterOne() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let device = devices[0]
            try await device.runUntilIdle()
            device.connection.setRejection { route, argument in
                guard route == "upload", argument.contains("/large") else { return nil }
                let reason = #"{".tag": "insufficient_space"}"#
                return .respond(
                    409,
                    #"{"error_summary": "path/", "error": {".tag": "path", "reason": \#(reason), "upload_session_id": "s"}}"#
                )
            }
            try await write(String(repeating: "x", count: 50), to: "/large", on: device)
            try await device.runUntilIdle()
            let file = try await device.filesystem.create(.at("/a"))
            try await file.write(String(repeating: "x", count: 100))
            try await file.write("small")
            file.close()
            try await write("other", to: "/b", on: device)
            try await device.runUntilIdle()
            #expect(try emulator.account("ada").list() == ["/a", "/b"])
            #expect(try emulator.account("ada").read("/a") == Data("small".utf8))
        }
    }

    @Test func deletionAfterABatchStartedIsSentAfterIt() async throws {
        try await withUnsentFiles { emulator, device in
            #expect(try await device.step())
            #expect(try device.engine.state.withLock { $0.uploads.count } == 5)
            try await device.filesystem.delete(.at("/3"))
            try await device.runUntilIdle()
            #expect(try emulator.account("ada").list() == ["/0", "/1", "/2", "/4"])
        }
    }
}
