import AppleFoundation
import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation
@testable import DropboxBackground
@testable import DropboxHTTP

/// The processes of an app with a background session, one after the other.
final class AppProcess: Sendable {
    let session = UUID().uuidString
    let directory: TemporaryDirectory
    private let server: URL

    /// - Parameter server: The server of Dropbox.
    init(_ server: URL) throws {
        self.server = server
        directory = try TemporaryDirectory()
    }

    var service: TransferService { .shared }

    /// Starts a process, or creates another client in it.
    func launch(
        _ configure: (inout DropboxTransportClientImpl.Configuration) -> Void = { _ in }
    ) -> DropboxTransportClientImpl {
        var configuration = DropboxTransportClientImpl.Configuration()
        configuration.baseHosts = BaseHosts(server: server.absoluteString)
        configuration.session = .background(withIdentifier: session)
        configuration.session.backgroundDirectory = directory.url
        configure(&configuration)
        return DropboxTransportClientImpl(
            authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "token")),
            configuration: configuration)
    }

    /// Terminates the process. Its transfers continue.
    func terminate() {
        service.terminateApp(session)
        BackgroundSession.sessions.withLock { sessions in
            sessions = sessions.filter { !$0.key.hasPrefix(session) }
        }
        SystemSession.sessions.withLock { $0[session] = nil }
        BackgroundSession.Lease.lockedPaths.withLock { paths in paths = paths.filter { !$0.hasSuffix(session) } }
    }

    /// Starts an upload, which the system finishes after the process was terminated.
    func leaveFinishedUpload(_ server: DropboxDouble) async throws {
        FilesRoutes(client: launch()).upload(path: "/file", input: try source(4)).response { _, _ in }
        await server.nextRequest()
        terminate()
        server.answer()
        await service.performTasks(session)
    }

    /// The session that the clients of this process share.
    var sharedSession: BackgroundSession? {
        BackgroundSession.sessions.withLock { sessions in
            sessions.first { $0.key.hasPrefix(session) }?.value.session
        }
    }

    /// Waits until the system has delivered all events to the process.
    func deliverEvents() async {
        await withCheckedContinuation { continuation in
            SystemSession.sessions.withLock { $0[session] }?.session.getAllTasks { _ in continuation.resume() }
        }
    }

    /// Creates a file to upload.
    func source(_ size: Int) throws -> URL {
        let file = directory.url.appendingPathComponent("source-\(UUID())")
        try Data(repeating: 1, count: size).write(to: file)
        return file
    }

    /// The names of the files of the session.
    var files: [String] {
        get throws {
            let folder = directory.url.appendingPathComponent("background/\(session)")
            guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        }
    }

    /// Whether the response of the session's transfer is on disk, or was delivered.
    var hasStoredResponse: Bool {
        guard let files = try? files else { return false }
        return files.contains { $0.hasSuffix(".response") } || !files.contains { $0.hasSuffix(".json") }
    }

    /// The mistakes of the app that the system has noticed.
    var mistakes: [String] { service.mistakes.filter { $0.contains(session) || $0.contains("invalidated") } }
}
