import DropboxCore
import DropboxEmulator
import Foundation
import DropboxConcurrency
import DropboxTestSupport
import Testing

@testable import DropboxSync

/// Waits that are cancelled end at once, and what others wait for goes on.
@Suite(.timeLimit(.minutes(2)))
struct CancellationTests {
    /// Holds requests of a route up, and tells when the first one is there.
    private func hold(
        _ route: String, of device: Device
    ) -> (arrived: AsyncStream<Void>, letGo: @Sendable () -> Void) {
        let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
        let gate = Promise<Void>()
        device.line.gate { name in
            guard name == route else { return }
            arrived.yield()
            _ = try? await gate.value()
        }
        return (arrivals, { gate.fulfill(.success(())) })
    }

    @Test func aReadThatIsCancelledEndsAtOnceAndTheDownloadGoesOnForOthers() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try emulator.account("ada").put("/a", "content")
            try await device.settle()
            let (arrived, letGo) = hold("download", of: device)
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

    @Test func aReaderHearsAtOnceThatTheFileWasClosedAndItsDownloadIsBrokenOff() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try emulator.account("ada").put("/a", "content")
            try await device.settle()
            let (arrived, letGo) = hold("download", of: device)
            defer { letGo() }
            let file = try await device.filesystem.open(.at("/a"))
            let reader = Task { try await file.readString() }
            for await _ in arrived { break }
            file.close()
            await expect(.closed) { _ = try await reader.value }
            #expect(try device.engine.state.withLock { $0.downloads.isEmpty })
            // Whoever opens it again gets it.
            device.line.gate(nil)
            let again = try await device.filesystem.open(.at("/a"))
            #expect(try await again.readString() == "content")
        }
    }

    @Test func whoeverIsCancelledDoesNotWaitForTheFirstSync() async throws {
        try await withDevices(0) { emulator, _ in
            let line = Line()
            let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
            let gate = Promise<Void>()
            line.gate { _ in
                arrived.yield()
                _ = try? await gate.value()
            }
            let client = DropboxClient(
                transportClient: DropboxTransportClientImpl(
                    authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: emulator.accessToken)),
                    configuration: .init { $0.baseHosts = BaseHosts(server: emulator.url.absoluteString) },
                    transport: line))
            let folder = try TemporaryFolder()
            let filesystem = try await Filesystem(folder: folder.url, client: client)
            defer { filesystem.shutDown() }
            for await _ in arrivals { break }
            let waits: [Task<Void, any Error>] = [
                Task { _ = try await filesystem.listFolder(.root) },
                Task { try await filesystem.createFolder(at: .at("/folder")) },
                Task { _ = try await filesystem.shareLink(for: .at("/a")) },
                Task { try await filesystem.confirmHeldDeletions() },
            ]
            for wait in waits { wait.cancel() }
            for wait in waits { await expect(.cancelled) { try await wait.value } }
            gate.fulfill(.success(()))
            #expect(try await filesystem.listFolder(.root).isEmpty)
        }
    }

    @Test func whoeverIsCancelledDoesNotWaitForTheUploadOfWhatIsShared() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try await device.settle()
            let (arrived, letGo) = hold("upload", of: device)
            let file = try await device.filesystem.create(.at("/a"))
            try await file.write("content")
            let link = Task { try await device.filesystem.shareLink(for: .at("/a")) }
            for await _ in arrived { break }
            link.cancel()
            await expect(.cancelled) { _ = try await link.value }
            letGo()
            try await device.settle()
            #expect(try emulator.account("ada").read("/a") == Data("content".utf8))
        }
    }

    @Test func aRestEndsWhenItsTaskIsCancelled() async {
        let rest = Task { await WakeSignal().wait(upTo: nil, clock: .system) }
        rest.cancel()
        await rest.value
    }
}
