import DropboxCore
import Foundation

/// Which accounts are linked, from the one that was linked first to the one that was linked last: a file in the folder
/// of an account manager.
struct AccountList: Sendable {
    struct Entry: Sendable, Codable {
        let userID: String
        var info: AccountInfo?
        /// Whether it is being unlinked, and what was kept of it deleted.
        var isGoing: Bool?
    }

    private let folder: URL
    private let file: DurableFile

    init(folder: URL) {
        self.folder = folder
        file = DurableFile(folder.appendingPathComponent("accounts.json"))
    }

    func entries() throws -> [Entry] {
        guard let data = try file.read() else { return [] }
        return try JSONDecoder().decode([Entry].self, from: data)
    }

    /// Changes the list. Other processes with the same folder wait meanwhile.
    func update(_ change: (inout [Entry]) -> Void) throws {
        try file.withLock { () throws(any Error) in
            var entries = try entries()
            change(&entries)
            try file.replace(with: try JSONEncoder().encode(entries))
        } failed: { failure in
            failure as any Error
        }
    }

    /// Where everything of an account is kept.
    func folder(of userID: String) -> URL {
        // A user id is a number; whatever else a token may say must not lead out of the folder.
        folder.appendingPathComponent("account-" + userID.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }
}
