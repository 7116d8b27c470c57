import AppleFoundation
import Darwin
import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation
import Testing
import UIKit
@testable import DropboxBackground
@testable import DropboxSync
@testable import DropboxTransfer

/// Files while the device is locked, in an app whose own files are readable only while the device is unlocked.
@Suite(.timeLimit(.minutes(10))) struct DataProtectionTests {
    private let process: AppProcess
    private let server = DropboxDouble()
    private var folder: String { process.directory.url.path }

    init() throws {
        process = try AppProcess(server.start())
        #expect(DataProtection.setClass(.complete, of: process.directory.url.path))
    }

    private func lock(_ state: DataProtection.DeviceState = .locked) { DataProtection.lock(folder, state) }

    private func unlock() { DataProtection.unlock(folder) }

    @Test func appsOwnFileIsUnreadableWhileTheDeviceIsLocked() throws {
        let file = process.directory.url.appendingPathComponent("file")
        try Data("content".utf8).write(to: file)
        lock()
        #expect(throws: (any Error).self) { try DurableFile(file).read() }
        #expect(FileManager.default.contents(atPath: file.path) == nil)
        unlock()
        #expect(try DurableFile(file).read() == Data("content".utf8))
    }

    @Test func uploadCompletesWhileTheDeviceIsLocked() async throws {
        let upload = FilesRoutes(client: process.launch()).upload(path: "/file", input: Data("data".utf8))
        let response = Task { try await upload.response() }
        await server.nextRequest()
        lock()
        defer { unlock() }
        server.answer()
        #expect(try await response.value.name == "file")
        #expect(server.paths == ["upload"])
    }

    @Test func downloadCompletesWhileTheDeviceIsLocked() async throws {
        let destination = process.directory.url.appendingPathComponent("copy")
        let download = FilesRoutes(client: process.launch()).download(path: "/file", destination: destination)
        let response = Task { try await download.response() }
        await server.nextRequest()
        lock()
        server.answer()
        #expect(try await response.value.0.name == "file")
        unlock()
        #expect(try Data(contentsOf: destination) == DropboxDouble.content)
        #expect(server.paths == ["download"])
    }

    /// The system launches the app for the results while the device is locked.
    @Test func transferIsFoundWhileTheDeviceIsLocked() async throws {
        FilesRoutes(client: process.launch()).upload(path: "/file", input: Data("data".utf8)).response { _, _ in }
        await server.nextRequest()
        process.terminate()
        lock()
        defer { unlock() }
        server.answer()
        await process.service.performTasks(process.session)
        let found = try #require(try await process.launch().backgroundTransfers().first?.get())
        #expect(try await found.upload(Files.upload).response().name == "file")
        #expect(server.paths == ["upload"])
    }

    /// After a restart of the device, no file can be read until the user unlocks it.
    @Test func transferSurvivesALaunchBeforeTheFirstUnlock() async throws {
        FilesRoutes(client: process.launch()).upload(path: "/file", input: Data("data".utf8)).response { _, _ in }
        await server.nextRequest()
        process.terminate()
        lock(.beforeFirstUnlock)
        let client = process.launch()
        let results = await client.backgroundTransfers()
        #expect(results.allSatisfy { if case .failure = $0 { true } else { false } } && !results.isEmpty)
        await #expect(throws: (any Error).self) {
            try await FilesRoutes(client: client).upload(path: "/other", input: Data("data".utf8)).response()
        }
        unlock()
        let found = try #require(try await client.backgroundTransfers().first?.get())
        server.answer()
        #expect(try await found.upload(Files.upload).response().name == "file")
        #expect(server.paths == ["upload"])
    }

    // MARK: Batches

    private func batch(_ files: [URL], maximumBackoff: Duration = .seconds(60)) -> BatchUploadTask {
        var limits = BatchUploadOptions().limits
        (limits.initialBackoff, limits.maximumBackoff) = (.milliseconds(1), maximumBackoff)
        let uploads = files.map { ($0, Files.CommitInfo(path: "/\($0.lastPathComponent)")) }
        return FilesRoutes(client: process.launch()).batchUploadTask(
            Dictionary(uniqueKeysWithValues: uploads), limits: limits)
    }

    /// Waits until the app could not open a file.
    private func waitForDenial(of file: URL, count: Int = 1) async throws {
        try await wait { DataProtection.denialCount(of: file.path) >= count }
    }

    /// Unlocks the device, which the system reports to the app.
    private func unlockAndNotify() {
        unlock()
        NotificationCenter.default.post(name: UIApplication.protectedDataDidBecomeAvailableNotification, object: nil)
    }

    @Test func batchWaitsUntilTheDeviceIsUnlocked() async throws {
        let file = try process.source(4)
        lock()
        let batch = batch([file])
        async let result = batch.result()
        // The attempt, and the check before the wait.
        try await waitForDenial(of: file, count: 2)
        #expect(server.paths.isEmpty)
        unlockAndNotify()
        await server.nextRequest()
        server.answer()
        #expect(await result.failed.isEmpty)
        #expect(server.paths == ["upload_session/start", "upload_session/finish_batch_v2", "get_metadata"])
    }

    /// The system reports the unlocking to apps, but not to extensions.
    @Test func batchTriesAgainWithoutANotification() async throws {
        let file = try process.source(4)
        lock()
        let batch = batch([file], maximumBackoff: .milliseconds(1))
        async let result = batch.result()
        try await waitForDenial(of: file, count: 8)
        unlock()
        await server.nextRequest()
        server.answer()
        #expect(await result.failed.isEmpty)
    }

    @Test func batchThatWaitsContinuesInTheNextProcess() async throws {
        let file = try process.source(4)
        lock()
        batch([file]).response { _, _, _ in }
        try await waitForDenial(of: file)
        process.terminate()
        unlock()
        let found = try #require(try await process.launch().backgroundTransfers().first?.get())
        let continued = found.batchUpload()
        async let result = continued.result()
        await server.nextRequest()
        server.answer()
        #expect(await result.failed.isEmpty)
    }

    /// The app calls the system's completion handler while a batch waits for the user.
    @Test func batchThatWaitsDoesNotDelayTheSuspension() async throws {
        let file = try process.source(4)
        lock()
        defer { unlock() }
        let batch = batch([file])
        async let result = batch.result()
        try await waitForDenial(of: file, count: 2)
        await process.launch().settle()
        batch.cancel()
        _ = await result
    }

    @Test func batchThatWaitsForTheUserCanBeCanceled() async throws {
        let file = try process.source(4)
        lock()
        defer { unlock() }
        let batch = batch([file])
        async let result = batch.result()
        try await waitForDenial(of: file)
        batch.cancel()
        #expect(await result.failed.values.allSatisfy(\.isCancellation))
    }

    @Test func filesystemAndJournalAreUsableWhileTheDeviceIsLocked() async throws {
        let folder = process.directory.url
        let cache = try ContentCache(folder.appendingPathComponent("contents"))
        let source = folder.appendingPathComponent("source")
        try Data("content".utf8).write(to: source)
        let journal = folder.appendingPathComponent("journal/1.json")
        try await JournalFile.store("1", of: source, in: journal)
        lock()
        defer { unlock() }
        try await JournalFile.store("2", of: source, in: journal)
        #expect(try await JournalFile.session(of: source, in: journal) == "2")
        let content = try cache.store(Data("content".utf8))
        #expect(FileManager.default.contents(atPath: cache.url(of: content.file, .part).path) == Data("content".utf8))
    }
}
