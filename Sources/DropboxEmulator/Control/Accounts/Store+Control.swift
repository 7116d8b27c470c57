import DropboxCore
import Foundation
import DropboxSQLite

// What the API has no routes for, and the control of the emulator needs.

extension Store {
    /// Changes what an account is.
    func change(_ account: UserAccount, _ body: (inout UserAccount) -> Void) throws {
        var account = account
        body(&account)
        let changed = account
        try database.write { connection in
            try connection.execute(
                "UPDATE accounts SET kind = ?, country = ?, locale = ?, quota = ? WHERE number = ?", changed.kind,
                changed.country, changed.locale, changed.quota, changed.number)
        }
    }

    func setEmailVerified(_ isVerified: Bool, of account: UserAccount) throws {
        try database.write { connection in
            try connection.execute(
                isVerified
                    ? "DELETE FROM unverified_emails WHERE account = ?"
                    : "INSERT OR IGNORE INTO unverified_emails VALUES (?)", account.number)
        }
    }

    /// Lets all access tokens of an account end now. Answers how many.
    func expireTokens(of account: UserAccount) throws -> Int {
        try database.write { connection in
            let chosen = """
                kind = 'access' AND grant_number IN (SELECT number FROM grants WHERE account = ?)
                    AND (expires IS NULL OR expires > ?)
                """
            let count = try connection.value(
                "SELECT count(*) FROM tokens WHERE \(chosen)", account.number, clock.now, as: Int.self)
            try connection.execute(
                "UPDATE tokens SET expires = ? WHERE \(chosen)", clock.now, account.number, clock.now)
            return count ?? 0
        }
    }

    /// Writes a file, in the place of what was there, and the folders above it.
    @discardableResult
    func put(_ content: some Sequence<Data>, at path: String, modified: Date? = nil, _ view: NamespaceView) throws
        -> Entry
    {
        let pins = self.content.makePins()
        var writer = BlockWriter(store: self.content, pins: pins)
        for piece in content { try writer.write(piece) }
        let commit = Commit(path: try PathReference(path), intent: .overwrite, clientModified: modified)
        return try self.commit(
            Upload(content: Content(blocks: try writer.finish().blocks), pins: pins), as: commit, view)
    }

    /// The whole content of a file.
    func bytes(at path: String, _ view: NamespaceView) throws -> Data {
        try content.bytes(of: file(at: try PathReference(path), view).content)
    }

    /// Everything in a folder, or in all folders below it as well.
    func contents(of path: String, isRecursive: Bool, _ view: NamespaceView) throws -> [Entry] {
        let options = ListingOptions(isRecursive: isRecursive)
        var page = try list(try PathReference(path), options, view)
        var entries = page.entries
        while page.hasMore {
            page = try list(after: page.cursor, view)
            entries += page.entries
        }
        // A listing of all folders below tells the folder itself as well.
        let key = path.split(separator: "/").reduce(into: "") { $0 += "/" + CaseFoldedName.key(String($1)) }
        return entries.filter { $0.seenPath != key }
    }
}

/// Copies a folder of this machine into an account.
struct FolderImport {
    let store: Store
    let view: NamespaceView

    /// Names that the service does not store are left out. Answers the number of files.
    @discardableResult
    func run(_ folder: URL, at path: String) throws -> Int {
        var count = 0
        let keys: Set<URLResourceKey> = [.isDirectoryKey, .isRegularFileKey, .contentModificationDateKey]
        let children = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))
        for child in children.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
            let name = child.lastPathComponent
            guard NameRules.validate(name) == .allowed else { continue }
            let values = try child.resourceValues(forKeys: keys)
            let place = path + "/" + name
            if values.isDirectory == true {
                if try isMissing(place) {
                    _ = try store.createFolder(at: try PathReference(place), isAutorenamed: false, view)
                }
                count += try run(child, at: place)
            } else if values.isRegularFile == true {
                let file = try FileHandle(forReadingFrom: child)
                defer { file.closeFile() }
                try store.put(FilePieces(file: file), at: place, modified: values.contentModificationDate, view)
                count += 1
            }
        }
        return count
    }

    private func isMissing(_ path: String) throws -> Bool {
        do {
            _ = try store.entry(at: try PathReference(path), view)
            return false
        } catch LookupFailure.notFound {
            return true
        }
    }
}

/// A file, a few MiB at a time.
private struct FilePieces: Sequence, IteratorProtocol {
    let file: FileHandle

    func next() -> Data? {
        let piece = file.readData(ofLength: 4 << 20)
        return piece.isEmpty ? nil : piece
    }
}
