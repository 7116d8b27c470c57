import DropboxSync
import Foundation
import SwiftyDropbox

/// The filesystem that `dbx fs` opens: that of an account, or that of an emulator.
struct FilesystemSource: Sendable {
    private enum Kind: Sendable {
        case demo
        case account(AccountOptions, folder: URL)
    }

    private let kind: Kind
    /// Whether the user chose the directory, which may therefore belong to another account.
    private let hasChosenFolder: Bool

    /// The options that select the filesystem.
    struct Options {
        fileprivate let isDemo: Bool
        fileprivate let folder: URL?
        fileprivate let account: AccountOptions

        init(_ arguments: inout Arguments) throws(CommandError) {
            isDemo = arguments.flag("demo", "use a temporary Dropbox with sample files")
            folder = arguments.file(
                "folder", "DIR",
                "store the filesystem in DIR (required with a token); each account needs its own directory")
            account = try AccountOptions(&arguments, .sync)
        }
    }

    init(_ options: Options) throws(CommandError) {
        hasChosenFolder = options.folder != nil
        if options.isDemo {
            if options.folder != nil { throw .usage("--folder and --demo cannot be combined") }
            kind = .demo
        } else if let folder = options.folder {
            kind = .account(options.account, folder: folder)
        } else if let folder = try options.account.filesystemDirectory() {
            kind = .account(options.account, folder: folder)
        } else {
            throw .usage(
                """
                missing directory of the filesystem: a token, a member, or another root requires \
                --folder DIR
                """)
        }
    }

    /// The longest time that the server may ask to wait, or `nil` if there is no limit.
    var maximumWait: Duration? {
        guard case .account(let account, _) = kind, !account.patience.isUnlimited else { return nil }
        return .seconds(account.patience.seconds)
    }

    typealias Work = (Filesystem) async throws(CommandError) -> ExitStatus
    typealias ReadOnlyWork = (FilesystemReader) async throws(CommandError) -> ExitStatus

    /// Opens the filesystem, runs a closure, and shuts down the filesystem.
    ///
    /// - Parameters:
    ///   - terminal: The terminal of the log.
    ///   - waits: Whether to wait for the server.
    ///   - work: The closure.
    ///   - readOnlyWork: A closure to run instead if another process has the filesystem open, or `nil` to throw an error
    ///     then.
    func withFilesystem(
        _ terminal: Terminal, waits: Bool, _ work: Work, readOnlyWork: ReadOnlyWork?
    ) async throws(CommandError) -> ExitStatus {
        switch kind {
        case .demo:
            try await withDemo { client, folder throws(CommandError) in
                try await use(client, folder, terminal, work, nil)
            }
        case .account(let account, let folder):
            try await account.withClient(terminal, isInBackground: true) { client throws(CommandError) in
                if hasChosenFolder {
                    let owner = FilesystemOwner(of: folder, clock: terminal.clock)
                    try await owner.check(client, try account.fingerprint(client), waits: waits)
                }
                return try await use(client, folder, terminal, work, readOnlyWork)
            }
        }
    }

    private func use(
        _ client: DropboxClient, _ folder: URL, _ terminal: Terminal, _ work: Work, _ reading: ReadOnlyWork?
    ) async throws(CommandError) -> ExitStatus {
        let filesystem: Filesystem
        var configuration = Filesystem.Configuration()
        if !terminal.isInteractive {
            configuration.onSentChange = { terminal.printStatus($0.userMessage) }
        }
        do throws(SyncError) {
            filesystem = try await Filesystem(directory: folder, client: client, configuration: configuration)
        } catch {
            guard error.code == .badState else {
                throw .filesystem("cannot open the filesystem in \(folder.path)", error)
            }
            guard let reading else {
                throw .failure(
                    """
                    the filesystem of this account is open in another process; stop that process first \
                    (\(folder.path))
                    """)
            }
            let reader: FilesystemReader
            do throws(SyncError) { reader = try await FilesystemReader(directory: folder) } catch {
                throw .filesystem("cannot read the filesystem in \(folder.path)", error)
            }
            return try await reading(reader)
        }
        defer { filesystem.shutDown() }
        return try await work(filesystem)
    }

    private func withDemo(
        _ work: (DropboxClient, URL) async throws(CommandError) -> ExitStatus
    ) async throws(CommandError) -> ExitStatus {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dbx-fs-\(UUID().uuidString)")
        let emulator = try await ChildEmulator.start()
        let client = emulator.client()
        let result: Result<ExitStatus, CommandError>
        do throws(CommandError) {
            try await Self.uploadSampleFiles(client)
            result = .success(try await work(client, folder))
        } catch { result = .failure(error) }
        client.shutdown()
        await emulator.stop()
        do { try FileManager.default.removeItem(at: folder) } catch {
            if case .success = result { throw .failure("cannot remove \(folder.path)", error) }
        }
        return try result.get()
    }

    private static func uploadSampleFiles(_ client: DropboxClient) async throws(CommandError) {
        for (path, text) in sampleFiles {
            do { _ = try await client.files.upload(path: path, input: Data(text.utf8)).response() } catch {
                throw .failure("cannot create \(path)", error)
            }
        }
    }

    private static let sampleFiles = [
        ("/Welcome.txt", "This Dropbox is deleted when the program exits.\n"),
        ("/Notes/Shopping.txt", "Milk\nBread\n"),
        ("/Notes/Ideas.txt", "A filesystem that works offline\n"),
    ]
}
