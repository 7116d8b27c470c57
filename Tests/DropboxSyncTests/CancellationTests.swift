import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests that canceled waits end immediately, and that the awaited operations continue for other callers.
@Suite(.timeLimit(.minutes(10)))
struct CancellationTests {
    /// Suspends requests of a route, and reports when the first one is received.
    private func hold(
        _ routes: Set<String>, of device: Device
    ) -> (arrived: AsyncStream<Void>, letGo: @Sendable () -> Void) {
        let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
        let gate = Promise<Void>()
        device.connection.setRequestDelay { name in
            guard routes.contains(name) else { return }
            arrived.yield()
            _ = try? await gate.value()
        }
        return (arrivals, { gate.fulfill(.success(())) })
    }

    @Test func cancelledReadEndsWhileTheDownloadContinuesForOthers() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try emulator.account("ada").put("/a", "content")
            try await device.waitUntilSynced()
            let (arrived, letGo) = hold(["download"], of: device)
            let file = try await device.filesystem.open(.at("/a"))
            let impatient = Task { try await file.readString() }
            let patient = Task { try await file.readString() }
            for await _ in arrived { break }
            impatient.cancel()
            await expect(.cancelled) { _ = try await impatient.value }
            letGo()
            #expect(try await patient.value == "content")
        }
    }

    @Test func closingTheFileEndsWaitingReadsAndCancelsTheDownload() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try emulator.account("ada").put("/a", "content")
            try await device.waitUntilSynced()
            let (arrived, letGo) = hold(["download"], of: device)
            defer { letGo() }
            let file = try await device.filesystem.open(.at("/a"))
            let reader = Task { try await file.readString() }
            for await _ in arrived { break }
            file.close()
            await expect(.closed) { _ = try await reader.value }
            #expect(try device.engine.state.withLock { $0.downloads.isEmpty })
            // Opening the file again downloads it.
            device.connection.setRequestDelay(nil)
            let again = try await device.filesystem.open(.at("/a"))
            #expect(try await again.readString() == "content")
        }
    }

    @Test func cancellationEndsTheWaitForTheFirstSync() async throws {
        try await withDevices(0) { emulator, _ in
            let line = FlakyConnection()
            let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
            let gate = Promise<Void>()
            line.setRequestDelay { _ in
                arrived.yield()
                _ = try? await gate.value()
            }
            let client = DropboxClient(
                transportClient: DropboxTransportClientImpl(
                    authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: emulator.accessToken)),
                    configuration: .init { $0.baseHosts = BaseHosts(server: emulator.url.absoluteString) },
                    transport: line))
            let folder = try TemporaryDirectory()
            let filesystem = try await Filesystem(directory: folder.url, client: client)
            defer { filesystem.shutDown() }
            for await _ in arrivals { break }
            let waits: [Task<Void, any Error>] = [
                Task { _ = try await filesystem.listFolder(.root) },
                Task { try await filesystem.createFolder(at: .at("/folder")) },
                Task { _ = try await filesystem.fetchShareLink(for: .at("/a")) },
                Task { try await filesystem.confirmHeldDeletions() },
            ]
            for wait in waits { wait.cancel() }
            for wait in waits { await expect(.cancelled) { try await wait.value } }
            gate.fulfill(.success(()))
            #expect(try await filesystem.listFolder(.root).isEmpty)
        }
    }

    @Test func cancellationEndsTheWaitForTheUploadOfASharedItem() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try await device.waitUntilSynced()
            let (arrived, letGo) = hold(UploadRoutes.all, of: device)
            let file = try await device.filesystem.create(.at("/a"))
            try await file.write("content")
            let link = Task { try await device.filesystem.fetchShareLink(for: .at("/a")) }
            for await _ in arrived { break }
            link.cancel()
            await expect(.cancelled) { _ = try await link.value }
            letGo()
            try await device.waitUntilSynced()
            #expect(try emulator.account("ada").read("/a") == Data("content".utf8))
        }
    }

    @Test func cancellationEndsTheWaitForASignal() async {
        let rest = Task { await WakeSignal().wait(upTo: nil, clock: .system) }
        rest.cancel()
        await rest.value
    }
}
