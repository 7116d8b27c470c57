import DropboxSync
import Foundation

/// `dbx fs cat`: the content of a file.
struct FSCat: FilesystemReadAction {
    static let name = "cat"
    static let help = """
          cat PATH           the content of a file to standard output: the newest, or without a connection that in the cache
        """

    private let path: String

    init(_ arguments: inout Arguments) throws(CommandError) {
        path = try arguments.positional("Which file? cat takes a path.")
    }

    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus {
        let path = try SyncPath(typed: path)
        do {
            let file = try await session.filesystem.open(path)
            defer { file.close() }
            try await getNewest(file, session)
            try print(try await file.readHandle(), session.terminal)
        } catch {
            throw .filesystem("cannot read \(path)", error)
        }
        return .success
    }

    func run(_ reading: FilesystemSnapshot) async throws(CommandError) -> ExitStatus {
        let path = try SyncPath(typed: path)
        do {
            try print(try await reading.reader.readHandle(at: path), reading.terminal)
        } catch {
            throw .filesystem("cannot read \(path)", error)
        }
        return .success
    }

    private func print(_ content: FileHandle, _ terminal: Terminal) throws {
        while let bytes = try content.read(upToCount: 1 << 20), !bytes.isEmpty {
            try Task.checkCancellation()
            try terminal.print(bytes)
        }
    }

    /// Waits for the download of the newest version, if it is not here.
    private func getNewest(_ file: File, _ session: FSSession) async throws {
        let isCached = try file.status.isCached
        if session.patience != .none || !isCached {
            try await session.show(upTo: nil) { _ in
                // A file that cannot tell how it is getting on tells why when it is read.
                guard let status = try? file.newerStatus ?? file.status else { return true }
                return status.state != .downloading || status.error != nil
            }
        }
        guard let newer = try file.newerStatus else { return }
        if newer.isCached {
            try await file.update()
        } else {
            session.terminal.printStatus("This is not the newest version, which is not on this machine.")
        }
    }
}
