import Foundation
import DropboxConcurrency
import SwiftyDropbox

/// A service that moves files in a background session, to be killed at any moment: at each start it reconnects what an
/// earlier process left, starts the jobs that no process has started, and exits when the outcome of every job is in its log.
///
///     DropboxBackgroundWorker SERVER TOKEN FOLDER JOBS
///     DropboxBackgroundWorker SERVER TOKEN FOLDER batch
///
/// Even jobs upload `FOLDER/up/N.bin` to `/up/N.bin`, odd ones download `/down/N.bin` to `FOLDER/down/N.bin`. It prints a
/// character for each thing that happens, so that the test that kills it can count.
@main struct DropboxBackgroundWorker {
    /// A line for each outcome; the last is on the disk before its handler returns.
    private final class Log: Sendable {
        private let file: URL
        private let waiting: Locked<Set<Int>>

        init(_ file: URL, jobs: Int) throws {
            self.file = file
            let text =
                FileManager.default.fileExists(atPath: file.path) ? try String(contentsOf: file, encoding: .utf8) : ""
            let told = text.split(separator: "\n").compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
            waiting = Locked(Set(0..<jobs).subtracting(told))
        }

        var missing: Set<Int> { waiting.withLock { $0 } }

        func tell(_ job: Int?, _ outcome: String) {
            let line = Data("\(job.map(String.init) ?? "-") \(outcome)\n".utf8)
            let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
            _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            fsync(descriptor)
            close(descriptor)
            DropboxBackgroundWorker.mark("c")
            waiting.withLock { waiting in
                if let job { waiting.remove(job) }
            }
        }
    }

    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 5 else { return print("see the source for the arguments") }
        let folder = URL(fileURLWithPath: arguments[3])
        guard let jobs = Int(arguments[4]) else {
            return try await BatchService.run(client(server: arguments[1], token: arguments[2], folder), folder)
        }
        let (all, done) = AsyncStream.makeStream(of: Void.self)
        let log = try Log(folder.appendingPathComponent("log"), jobs: jobs)
        let client = client(server: arguments[1], token: arguments[2], folder)
        client.didFinishBackgroundEvents = { if log.missing.isEmpty { done.finish() } }
        var begun: Set<Int> = []
        for found in await client.getAllRequests() {
            switch found {
            case .success(.files_upload(let request)):
                if let job = job(of: request.clientPersistedString) { begun.insert(job) }
                follow(request, log)
            case .success(.files_download(let request)):
                if let job = job(of: request.clientPersistedString) { begun.insert(job) }
                follow(request, log)
            default: log.tell(nil, "\(found)")
            }
        }
        for job in log.missing.subtracting(begun).sorted() {
            let file = folder.appendingPathComponent(job % 2 == 0 ? "up" : "down").appendingPathComponent("\(job).bin")
            if job % 2 == 1 {
                follow(
                    client.files.download(path: "/down/\(job).bin", overwrite: job % 4 == 1, destination: file)
                        .persistingString(string: text(of: job)), log)
            } else if job % 6 == 0 {
                follow(
                    client.files.upload(path: "/up/\(job).bin", autorename: true, input: try Data(contentsOf: file))
                        .persistingString(string: text(of: job)), log)
            } else {
                follow(
                    client.files.upload(path: "/up/\(job).bin", autorename: true, input: file)
                        .persistingString(string: text(of: job)), log)
            }
        }
        for await _ in all {}
        mark("!")
    }

    /// The text that is stored with the request of a job, and that must be restored unchanged.
    private static func text(of job: Int) -> String { "\(job) \"ü\"\\\n\u{1F98A}" }

    /// The job that a request is for; `nil` where it has another text than it was given.
    private static func job(of text: String?) -> Int? {
        guard let job = text?.split(separator: " ").first.flatMap({ Int($0) }), text == self.text(of: job) else {
            return nil
        }
        return job
    }

    /// Reports an event immediately, past all buffers.
    static func mark(_ event: Unicode.Scalar) {
        var byte = UInt8(truncatingIfNeeded: event.value)
        _ = write(STDOUT_FILENO, &byte, 1)
    }

    private static func client(server: String, token: String, _ folder: URL) -> DropboxClient {
        var session = NetworkSessionConfiguration.background(withIdentifier: "worker")
        session.backgroundDirectory = folder.appendingPathComponent("sessions")
        return DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: token)),
                configuration: .init {
                    $0.baseHosts = BaseHosts(server: server)
                    $0.session = session
                    $0.bandwidthLimiter = BandwidthLimiter(
                        uploadBytesPerSecond: 16 << 20, downloadBytesPerSecond: 8 << 20)
                }))
    }

    private static let queue = DispatchQueue(label: "worker")

    private static func follow(
        _ request: UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer>, _ log: Log
    ) {
        let job = job(of: request.clientPersistedString)
        request.progress(queue: queue) { _ in mark("p") }
            .response(queue: queue) { metadata, error in
                log.tell(job, metadata?.contentHash ?? "\(error.map { "\($0)" } ?? "")")
            }
    }

    private static func follow(
        _ request: DownloadRequestFile<Files.FileMetadataSerializer, Files.DownloadErrorSerializer>, _ log: Log
    ) {
        let job = job(of: request.clientPersistedString)
        request.progress(queue: queue) { _ in mark("p") }
            .response(queue: queue) { downloaded, error in
                log.tell(job, downloaded?.0.contentHash ?? "\(error.map { "\($0)" } ?? "")")
            }
    }
}
