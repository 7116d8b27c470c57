import Foundation
import DropboxSQLite

/// A link by which others reach a file or folder.
struct SharedLink: Sendable, Hashable {
    enum Audience: String, Sendable {
        case anyone
        case team
        /// Those who have access anyway.
        case members
        /// The same, but for the name: the link only points.
        case noOne
    }

    enum Access: String, Sendable {
        case viewer
        case editor
    }

    /// What its owner can choose.
    struct Settings: Sendable, Hashable {
        var audience = Audience.anyone
        var access = Access.viewer
        var password: String?
        var expires: Date?
        var allowsDownload = true
    }

    var number: Int64
    var key: String
    /// What only those know who were given the link; nil for the preview of a file.
    var secret: String?
    /// Whose link it is, and what they see.
    var owner: NamespaceView
    /// The id of the file or folder.
    var item: String
    var isFolder: Bool
    var settings: Settings

    func isExpired(at time: Date) -> Bool { settings.expires.map { $0 <= time } ?? false }

    /// The address of the linked item itself, or of something below a linked folder.
    func address(name: String, names: [String] = []) -> LinkAddress {
        LinkAddress(isFolder: isFolder, key: key, secret: secret, name: name, names: names)
    }

    /// The link that every file has for those who have access to it anyway.
    static func preview(of file: Entry, _ owner: NamespaceView) -> SharedLink {
        SharedLink(
            number: 0, key: String(file.id.dropFirst("id:".count)), secret: nil, owner: owner, item: file.id,
            isFolder: false, settings: Settings(audience: .noOne))
    }
}

extension SharedLink {
    static let columns = """
        number, key, secret, account, root, item, is_folder, audience, access, password, expires, allows_download
        """

    init(_ row: Row) {
        number = row[0] ?? 0
        key = row[1] ?? ""
        secret = row[2] ?? ""
        owner = NamespaceView(account: row[3] ?? 0, root: row[4] ?? 0)
        item = row[5] ?? ""
        isFolder = row[6] ?? false
        settings = Settings(
            audience: Audience(rawValue: row[7] ?? "") ?? .noOne, access: Access(rawValue: row[8] ?? "") ?? .viewer,
            password: row[9], expires: row[10], allowsDownload: row[11] ?? true)
    }
}

/// Why a shared link cannot be used.
enum LinkFailure: Error, Sendable, Hashable {
    case malformed
    case notFound
    case denied(Denial)
    /// Links for members only take neither a path nor a password.
    case unsupportedParameter

    /// What stands between a visitor and the content.
    enum Denial: Sendable, Hashable {
        case wrongSecret
        case expired
        case password
        case team
        case members
        case noDownload
        case notOwner
    }
}

/// Why a link cannot have the settings that were asked for.
enum LinkSettingsFailure: Error, Sendable, Hashable {
    case invalid
    /// The owner's kind of account does not allow them.
    case notAuthorized
}
