import DropboxCore
import Foundation

/// Which accounts are linked, from the one that was linked first to the one that was linked last: a file in the folder
/// of an account manager.
struct AccountList: Sendable {
    struct Entry: Sendable, Codable {
        let userID: String
        var info: SyncAccountInfo?
        /// Whether it is being unlinked, and what was kept of it deleted.
        var isGoing: Bool?
    }

    let directory: URL
    private let file: DurableFile

    init(directory: URL) {
        self.directory = directory
        file = DurableFile(directory.appendingPathComponent("accounts.json"))
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

    /// Makes a list anew that is damaged, or missing although there are accounts: of the accounts that are kept here, those
    /// whose tokens there are. What was in its place is kept as `accounts.json.damaged`.
    func repair(_ userIDs: () throws -> [String]) throws {
        try file.withLock { () throws(any Error) in
            do {
                if try file.read() != nil {
                    _ = try entries()
                    return
                }
            } catch is DecodingError {
                let aside = file.url.appendingPathExtension("damaged")
                guard rename(file.url.path, aside.path) == 0 else { throw ContentCache.systemError(file.url) }
            }
            let kept = Set(try folders())
            if kept.isEmpty { return }
            let entries = try userIDs().filter { kept.contains(folder(of: $0).lastPathComponent) }
            try file.replace(with: try JSONEncoder().encode(entries.map { Entry(userID: $0) }))
        } failed: { failure in
            failure as any Error
        }
    }

    /// The names of the folders of accounts, listed or not.
    func folders() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory.path).filter { $0.hasPrefix(Self.prefix) }
    }

    /// Whose folder it is.
    func userID(ofFolder name: String) -> String { String(name.dropFirst(Self.prefix.count)) }

    private static let prefix = "account-"

    /// Where everything of an account is kept.
    func folder(of userID: String) -> URL {
        // A user id is a number; whatever else a token may say must not lead out of the folder.
        directory.appendingPathComponent(Self.prefix + userID.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }
}
