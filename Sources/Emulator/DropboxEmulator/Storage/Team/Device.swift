import DropboxSQLite
import Foundation

/// A browser, computer or phone on which an account is signed in.
struct Device: Sendable, Hashable {
    enum Kind: String, Sendable {
        case web
        case desktop
        case mobile

        /// The prefix of session IDs.
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
    /// The platform, such as `windows`, `mac`, `linux`, `iphone`, `ipad` or `android`.
    var platform: String
    /// The name of the computer or phone, or the user agent of the browser.
    var name: String
    /// The version of the Dropbox client.
    var version = ""
    /// The IP address of the last use.
    var address: String?
    var created = Date.distantPast
    var updated = Date.distantPast

    /// The name of the browser, from its user agent.
    var browser: String { String(name.prefix { $0 != "/" }) }
}

/// The devices of accounts.
extension Store {
    /// Signs an account in on a device, or updates the existing session.
    @discardableResult
    func signIn(_ device: Device) throws -> Device {
        let id = device.kind.prefix + idGenerator.base64URLString(length: 35)
        return try transaction { connection in
            let now = clock.nowInWholeSeconds
            let query = """
                SELECT number FROM devices WHERE account = ? AND kind = ? AND platform = ? AND name = ?
                """
            let existing = try connection.value(
                query, device.account, device.kind.rawValue, device.platform, device.name, as: Int64.self)
            if let existing {
                try connection.execute(
                    "UPDATE devices SET updated = ?, address = ?, version = ? WHERE number = ?", now, device.address,
                    device.version, existing)
            } else {
                try connection.execute(
                    """
                    INSERT INTO devices (id, account, kind, platform, name, version, address, created, updated)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                    id, device.account, device.kind.rawValue, device.platform, device.name, device.version,
                    device.address, now, now)
            }
            let number = existing ?? connection.lastInsertedRowID
            let result = try connection.first(
                "SELECT \(Device.columns) FROM devices WHERE number = ?", number, make: Device.init)
            return result ?? device
        }
    }

    /// Returns the devices of an account, oldest first.
    func devices(of account: Int64) throws -> [Device] {
        let query = "SELECT \(Device.columns) FROM devices WHERE account = ? ORDER BY number"
        return try read { try $0.rows(query, account, make: Device.init) }
    }

    func signOut(_ device: Device) throws {
        try transaction { try $0.execute("DELETE FROM devices WHERE number = ?", device.number) }
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
