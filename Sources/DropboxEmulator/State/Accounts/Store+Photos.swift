import Foundation
import DropboxSQLite

/// The photos that users show of themselves.
extension Store {
    static let photosSchema = """
        CREATE TABLE photos (
            account INTEGER PRIMARY KEY REFERENCES accounts, id TEXT NOT NULL UNIQUE, version INTEGER NOT NULL,
            data BLOB NOT NULL
        );
        """

    /// Gives an account another photo.
    func setPhoto(_ data: Data, of account: Int64) throws -> PhotoReference {
        let id = "dbaphid:" + minting.letters(35)
        let version = Int64(clock.now.timeIntervalSince1970 * 1000)
        try database.write { connection in
            try connection.execute(
                "INSERT OR REPLACE INTO photos VALUES (?, ?, ?, ?)", account, id, version, data)
        }
        return PhotoReference(id: id, version: version)
    }

    func removePhoto(of account: Int64) throws {
        try database.write { try $0.execute("DELETE FROM photos WHERE account = ?", account) }
    }

    /// The photo with an id, or that of the account with it.
    func photo(_ id: String) throws -> Data? {
        let query = """
            SELECT p.data FROM photos p JOIN accounts a ON a.number = p.account WHERE p.id = ?1 OR a.id = ?1
            """
        return try read { try $0.value(query, id) }
    }
}

/// Which photo an account has.
struct PhotoReference: Sendable, Hashable {
    /// `dbaphid:` and 35 characters.
    var id: String
    var version: Int64
}
