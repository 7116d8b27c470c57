import DropboxCore
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests with an app that blocks as many threads as possible.
@Suite(.timeLimit(.minutes(5)))
struct StarvationTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let fileCount = 24

    @Test(arguments: ["tasks", "queues"])
    func engineServesReadersThatBlockAllThreads(of kind: String) async throws {
        try await withDevices(0) { emulator, _ in
            let folder = try TemporaryDirectory()
            let account = try emulator.account("ada")
            for number in 0..<Self.fileCount { try account.put("/\(number)", "content \(number)") }
            // Failed requests are retried, and the clock must not be blocked either.
            try emulator.faults.add(.serverError(status: 503), on: "files/download", times: 8)
            let command = try TestProgram.command(runningTest: "StarvationTests/reader")
            let (status, output) = try await Subprocess.run(
                command[0], Array(command[1...]),
                setting: [
                    "SYNC_STARVATION": kind, "SYNC_STARVATION_FOLDER": folder.url.path,
                    "SYNC_STARVATION_SERVER": emulator.url.absoluteString,
                    "SYNC_STARVATION_TOKEN": emulator.accessToken,
                ], errors: .merged)
            #expect(output.contains("#all read#"), "\(output.suffix(2_000))")
            #expect(status == 0)
        }
    }

    /// The process that blocks its threads.
    @Test(.enabled(if: environment["SYNC_STARVATION"] != nil))
    func reader() async throws {
        // The system terminates this process if it's blocked.
        alarm(120)
        let settings = Self.environment
        let client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(
                    LongLivedAccessTokenProvider(accessToken: settings["SYNC_STARVATION_TOKEN"] ?? "")),
                configuration: .init {
                    $0.baseHosts = BaseHosts(server: settings["SYNC_STARVATION_SERVER"] ?? "")
                }))
        let folder = URL(fileURLWithPath: settings["SYNC_STARVATION_FOLDER"] ?? "")
        let filesystem = try await Filesystem(directory: folder, client: client)
        var opened: [File] = []
        for number in 0..<Self.fileCount {
            opened.append(try await filesystem.open(.at("/\(number)"), startsDownload: false))
        }
        let files = opened
        if settings["SYNC_STARVATION"] == "tasks" {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (number, file) in files.enumerated() {
                    group.addTask {
                        let content = try Self.content(of: file)
                        #expect(content == "content \(number)")
                    }
                }
                try await group.waitForAll()
            }
        } else {
            // Far more than the number of threads for queues.
            let readers = DispatchGroup()
            for number in 0..<1_000 {
                let file = files[number % files.count]
                DispatchQueue.global().async(group: readers) {
                    let content = Result { try Self.content(of: file) }
                    if case .failure(let error) = content { Issue.record(error) }
                }
            }
            try await onThread { readers.wait() }
        }
        await filesystem.shutDown()
        print("#all read#")
    }

    /// Hides the blocking call from the compiler.
    private static func content(of file: File) throws -> String {
        while true {
            // Waiting readers receive each error, and the engine retries.
            let content = Result { try file.readString() }
            if case .failure(let error) = content, (error as? SyncError)?.code == .server { continue }
            return try content.get()
        }
    }
}
