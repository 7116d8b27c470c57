import DropboxCore
import Foundation

/// Keeps all tokens as one text in one place, in a file for instance. It is read as a whole, and replaced as a whole under
/// a lock between processes, so several programs may share it.
public struct SerializedTokenStore: TokenStore {
    /// The place, for errors.
    let place: String
    /// Its lock is the one that is held.
    let lock: DurableFile
    let load: @Sendable () throws(TokenStoreError) -> Data?
    let save: @Sendable (Data) throws(TokenStoreError) -> Void
    let clear: @Sendable () throws(TokenStoreError) -> Void

    public func token(of uid: String) throws(TokenStoreError) -> DropboxAccessToken? { try document()[uid] }

    public func uids() throws(TokenStoreError) -> [String] { try document().tokens.keys.sorted() }

    public func store(_ token: DropboxAccessToken) throws(TokenStoreError) {
        try change { $0[token.uid] = token }
    }

    public func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) throws(TokenStoreError) -> Bool {
        var isReplaced = false
        try change { document in
            isReplaced = document[old.uid] == old
            if isReplaced { document[old.uid] = new }
        }
        return isReplaced
    }

    public func remove(_ uid: String) throws(TokenStoreError) {
        try change { $0[uid] = nil }
    }

    /// Forgets all tokens, also where the text cannot be read.
    public func removeAll() throws(TokenStoreError) {
        try locked(clear)
    }

    private func document() throws(TokenStoreError) -> TokenFile {
        try TokenFile(try load(), place: place)
    }

    /// Saves only what differs.
    private func change(_ body: (inout TokenFile) -> Void) throws(TokenStoreError) {
        try locked { () throws(TokenStoreError) in
            let document = try document()
            var changed = document
            body(&changed)
            guard changed != document else { return }
            if changed.tokens.isEmpty { try clear() } else { try save(changed.data(place: place)) }
        }
    }

    private func locked(_ body: () throws(TokenStoreError) -> Void) throws(TokenStoreError) {
        try lock.withLock(body, failed: { TokenStoreError($0) })
    }
}

extension SerializedTokenStore {
    /// A store in a file that only its owner can read. Neither the file nor its folder need to exist. Where it is a link, the
    /// tokens are in the file that the link leads to.
    public init(file url: URL) {
        let file = DurableFile(url.resolvingSymlinksInPath())
        self.init(
            place: url.path, lock: file,
            load: { () throws(TokenStoreError) in
                try Self.mapping { () throws(FileError) in try file.read() }
            },
            save: { data throws(TokenStoreError) in
                try Self.mapping { () throws(FileError) in try file.replace(with: data) }
            },
            clear: { () throws(TokenStoreError) in
                try Self.mapping { () throws(FileError) in try file.remove() }
            })
    }

    /// The failure of a file as that of a store.
    private static func mapping<Result>(_ body: () throws(FileError) -> Result) throws(TokenStoreError) -> Result {
        do throws(FileError) { return try body() } catch { throw TokenStoreError(error) }
    }
}

extension TokenStoreError {
    init(_ failure: FileError) { self.init("the token store fails: \(failure)") }
}
