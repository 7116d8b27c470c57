import Foundation
import DropboxSQLite

/// A browser, computer or phone that an account is signed in on.
struct Device: Sendable, Hashable {
    enum Kind: String, Sendable {
        case web
        case desktop
        case mobile

        /// What the ids of its sessions begin with.
        fileprivate var prefix: String {
            switch self {
            case .web: "dbwsid:"
            case .desktop: "dbdsid:"
            case .mobile: "dbmsid:"
            }
        }
    }

    var number: Int64 = 0
    var id = ""
    var account: Int64
    var kind: Kind
    /// `windows`, `mac`, `linux`, `iphone`, `ipad`, `android` and their like.
    var platform: String
    /// Name of the computer or phone; of a browser how it calls itself.
    var name: String
    /// The version of Dropbox on it.
    var version = ""
    /// The address that it was last used from.
    var address: String?
    var created = Date.distantPast
    var updated = Date.distantPast

    /// The browser of a web session, as far as it can be told from how it calls itself.
    var browser: String { String(name.prefix { $0 != "/" }) }
}

/// What accounts are signed in on.
extension Store {
    /// Signs an account in on a device; one that is known is used again.
    @discardableResult
    func signIn(_ device: Device) throws -> Device {
        let id = device.kind.prefix + minting.letters(35)
        return try database.write { connection in
            let now = clock.wholeSecond
            let query = """
                SELECT number FROM devices WHERE account = ? AND kind = ? AND platform = ? AND name = ?
                """
            let known = try connection.value(
                query, device.account, device.kind.rawValue, device.platform, device.name, as: Int64.self)
            if let known {
                try connection.execute(
                    "UPDATE devices SET updated = ?, address = ?, version = ? WHERE number = ?", now, device.address,
                    device.version, known)
            } else {
                try connection.execute(
                    """
                    INSERT INTO devices (id, account, kind, platform, name, version, address, created, updated)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                    id, device.account, device.kind.rawValue, device.platform, device.name, device.version,
                    device.address, now, now)
            }
            let number = known ?? connection.lastInsertedRowID
            let found = try connection.first(
                "SELECT \(Device.columns) FROM devices WHERE number = ?", number, make: Device.init)
            return found ?? device
        }
    }

    /// What an account is signed in on, the longest known first.
    func devices(of account: Int64) throws -> [Device] {
        let query = "SELECT \(Device.columns) FROM devices WHERE account = ? ORDER BY number"
        return try read { try $0.rows(query, account, make: Device.init) }
    }

    func signOut(_ device: Device) throws {
        try database.write { try $0.execute("DELETE FROM devices WHERE number = ?", device.number) }
    }
}

extension Device {
    fileprivate static let columns = "number, id, account, kind, platform, name, version, address, created, updated"

    fileprivate init(_ row: Row) {
        number = row[0] ?? 0
        id = row[1] ?? ""
        account = row[2] ?? 0
        kind = Kind(rawValue: row[3] ?? "") ?? .web
        platform = row[4] ?? ""
        name = row[5] ?? ""
        version = row[6] ?? ""
        address = row[7]
        created = row[8] ?? .distantPast
        updated = row[9] ?? .distantPast
    }
}
