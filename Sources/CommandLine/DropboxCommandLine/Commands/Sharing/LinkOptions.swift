import DropboxStone
import Foundation
import SwiftyDropbox

/// The options for the settings of a link.
struct LinkOptions: Sendable {
    private enum Audience: String, CaseIterable { case `public`, team, members, noOne = "no-one" }
    private enum Access: String, CaseIterable { case viewer, editor }

    private let password: PasswordOptions
    private let expires: Date?
    private let audience: Audience?
    private let access: Access?
    private let forbidsDownload: Bool

    /// - Throws: An error if a value is invalid.
    init(_ arguments: inout Arguments) throws(CommandError) {
        let expires = arguments.option(
            "expires", "TIME", "let the link expire after 7d, or on a date such as 2030-01-31; only for paid plans")
        forbidsDownload = arguments.flag("no-download", "don't allow downloads")
        audience = try arguments.choice("audience", "WHO", "who can use the link: public, team, members, or no-one")
        access = try arguments.choice("access", "LEVEL", "what people can do: viewer or editor")
        password = try PasswordOptions(&arguments, note: "; only paid plans can set one")
        self.expires = try expires.map { (text) throws(CommandError) in try FutureTime.date(text, "expires") }
    }

    var hasPassword: Bool { password.isPresent }
    var hasExpiry: Bool { expires != nil }
    var isEmpty: Bool { !hasPassword && !hasExpiry && audience == nil && access == nil && !forbidsDownload }

    /// Returns the settings.
    ///
    /// - Parameter removesPassword: Whether the link loses its password.
    /// - Throws: An error if there is no password.
    func settings(
        _ terminal: Terminal, removesPassword: Bool = false
    ) async throws(CommandError) -> Sharing.SharedLinkSettings {
        let password = try await password.password(terminal)
        let audience: Sharing.LinkAudience? =
            switch audience {
            case .public: .public_
            case .team: .team
            case .members: .members
            case .noOne: .noOne
            case nil: nil
            }
        let access: Sharing.RequestedLinkAccessLevel? = access.map { $0 == .viewer ? .viewer : .editor }
        return Sharing.SharedLinkSettings(
            requirePassword: password != nil ? true : removesPassword ? false : nil, linkPassword: password,
            expires: expires,
            audience: audience, access: access, allowDownload: forbidsDownload ? false : nil)
    }
}

extension Sharing.SharedLinkMetadata {
    /// The fields of the JSON output.
    var jsonFields: JSONObject {
        let file = self as? Sharing.FileLinkMetadata
        return [
            "url": url, "name": name,
            "type": file != nil ? "file" : self is Sharing.FolderLinkMetadata ? "folder" : "other",
            "path": pathLower, "id": id, "size": file?.size, "rev": file?.rev, "expires": expires?.apiText,
            "audience": linkPermissions.effectiveAudience?.tag ?? linkPermissions.resolvedVisibility?.tag,
            "access": linkPermissions.linkAccessLevel?.tag, "password": linkPermissions.requirePassword,
            "download": linkPermissions.allowDownload,
        ]
    }
}

extension OutputField {
    /// The fields of a link.
    static let link = [
        OutputField("url", "the URL"), OutputField("name", "the name of the item"),
        OutputField("type", "file, folder, or other"),
        OutputField("path", "the path of the item in lowercase, if it is in your Dropbox", isOptional: true),
        OutputField("id", "the ID of the item", isOptional: true),
        OutputField("size", .integer, "the size of the file in bytes", isOptional: true),
        OutputField("rev", "the revision of the file", isOptional: true),
        OutputField("expires", "when the link expires, in UTC", isOptional: true),
        OutputField("audience", "who can use the link", isOptional: true),
        OutputField("access", "what people can do", isOptional: true),
        OutputField("password", .boolean, "whether the link has a password", isOptional: true),
        OutputField("download", .boolean, "whether downloads are allowed"),
    ]
}
