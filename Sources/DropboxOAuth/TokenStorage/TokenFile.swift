import DropboxCore
import Foundation

/// All tokens of a program as one text: what is in the file, or in one item of a keyring.
struct TokenFile: Codable, Equatable {
    /// Later forms get a higher number.
    private static let currentVersion = 1

    private var version = Self.currentVersion
    private(set) var tokens: [String: DropboxAccessToken] = [:]

    /// No tokens.
    init() {}

    /// Reads a document. Nothing, and an empty text, are a document without tokens.
    /// - Parameter place: where it comes from, for the error.
    init(_ data: Data?, place: String) throws(TokenStoreError) {
        guard let data, !data.isEmpty else { return }
        do { self = try JSONDecoder().decode(TokenFile.self, from: data) } catch {
            // The error of the decoder may quote what it read.
            throw TokenStoreError("\(place) is damaged; delete it and sign in again")
        }
        guard version <= Self.currentVersion else {
            throw TokenStoreError("\(place) was written by a later version of this program")
        }
    }

    subscript(uid: String) -> DropboxAccessToken? {
        get { tokens[uid] }
        set { tokens[uid] = newValue }
    }

    /// The document as text.
    func data(place: String) throws(TokenStoreError) -> Data {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
            return try encoder.encode(self)
        } catch {
            throw TokenStoreError("the tokens for \(place) cannot be written as JSON")
        }
    }
}
