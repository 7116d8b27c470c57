import DropboxEmulator
import DropboxSync
import Foundation
import SwiftyDropbox

/// Which filesystem `dbx fs` opens: that of an account, or that of an emulator in this process.
struct FilesystemSource: Sendable {
    static let help = """
          --demo             the filesystem of a Dropbox with a few files that is made for this run and goes with it
          --folder DIR       where the filesystem is kept; needed with a token. It belongs to one account
        \(AccountOptions.help)
        """

    private enum Kind: Sendable {
        case demo
        case account(AccountOptions, folder: URL)
    }

    private let kind: Kind

    init(_ arguments: inout Arguments) throws(CommandError) {
        let folder = try arguments.option("folder")
        if arguments.flag("demo") {
            if folder != nil { throw .usage("--folder does not go with --demo.") }
            kind = .demo
            return
        }
        let account = try AccountOptions(&arguments)
        if let folder {
            kind = .account(account, folder: URL(fileURLWithPath: folder))
        } else if let folder = try account.filesystemFolder() {
            kind = .account(account, folder: folder)
        } else {
            throw .usage("Where is the filesystem kept? A token needs --folder.")
        }
    }

    typealias Work = (Filesystem) async throws(CommandError) -> ExitStatus
    typealias Reading = (FilesystemReader) async throws(CommandError) -> ExitStatus

    /// Does `work` with the filesystem open, and shuts it down.
    ///
    /// - Parameter reading: what is done instead while another process has it open; nil where that is of no use.
    func withFilesystem(_ work: Work, reading: Reading?) async throws(CommandError) -> ExitStatus {
        switch kind {
        case .demo:
            try await withDemo { client, folder throws(CommandError) in try await use(client, folder, work, nil) }
        case .account(let account, let folder):
            try await account.withClient { client throws(CommandError) in
                try await use(client, folder, work, reading)
            }
        }
    }

    private func use(
        _ client: DropboxClient, _ folder: URL, _ work: Work, _ reading: Reading?
    ) async throws(CommandError) -> ExitStatus {
        let filesystem: Filesystem
        do throws(SyncError) {
            filesystem = try await Filesystem(folder: folder, client: client)
        } catch {
            guard error.code == .badState else {
                throw .filesystem("cannot open the filesystem in \(folder.path)", error)
            }
            guard let reading else {
                throw .failure(
                    """
                    another process has the filesystem of this account open; end that first (\(folder.path))
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
        let emulator: DropboxEmulator
        do {
            emulator = try await DropboxEmulator.start()
            for (path, text) in Self.sampleFiles { try emulator.account("ada").put(path, text) }
        } catch { throw .failure("the emulator did not start", error) }
        let client = DropboxClient(
            accessToken: emulator.accessToken, baseHosts: BaseHosts(server: emulator.url.absoluteString))
        let result: Result<ExitStatus, CommandError>
        do throws(CommandError) { result = .success(try await work(client, folder)) } catch { result = .failure(error) }
        client.shutdown()
        await emulator.stop()
        do { try FileManager.default.removeItem(at: folder) } catch {
            if case .success = result { throw .failure("cannot remove \(folder.path)", error) }
        }
        return try result.get()
    }

    private static let sampleFiles = [
        ("/Welcome.txt", "This Dropbox goes when the program ends.\n"),
        ("/Notes/Shopping.txt", "Milk\nBread\n"),
        ("/Notes/Ideas.txt", "A filesystem that works offline\n"),
    ]
}
