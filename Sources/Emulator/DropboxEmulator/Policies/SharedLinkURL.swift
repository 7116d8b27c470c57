import DropboxCore
import Foundation

/// The parsed URL of a shared link: `/scl/fi/KEY/NAME?rlkey=SECRET` for a file, `/scl/fo/KEY/h/PATH?…` for a folder or
/// an item inside it.
struct SharedLinkURL: Sendable, Hashable {
    static let prefix = "/scl/"
    private static let fileComponent = "fi"
    private static let folderComponent = "fo"
    /// The component between the key of a folder link and the names below the folder.
    private static let folderRoot = "h"

    var isFolder: Bool
    var key: String
    /// The secret that gives access to everyone with the link, or `nil` if the URL works only for members.
    var secret: String?
    /// The name of a file. It makes the URL readable and has no effect.
    var name = ""
    /// The names below a linked folder.
    var names: [String] = []

    init(isFolder: Bool, key: String, secret: String?, name: String = "", names: [String] = []) {
        self.isFolder = isFolder
        self.key = key
        self.secret = secret
        self.name = name
        self.names = names
    }

    /// Parses a URL with any host. The result is `nil` if it isn't the URL of a shared link.
    init?(_ text: String) {
        guard let components = URLComponents(string: text) else { return nil }
        let secret = components.queryItems?.first { $0.name == "rlkey" }?.value
        self.init(path: components.path, secret: secret)
    }

    /// Returns whether a URL has one of the former formats, `/s/KEY/NAME` and `/sh/KEY/SECRET`. The emulator creates no
    /// such links, so none of them exists.
    static func isLegacyFormat(_ text: String) -> Bool {
        let parts = URLComponents(string: text)?.path.split(separator: "/") ?? []
        return parts.count >= 3 && (parts[0] == "s" || parts[0] == "sh")
    }

    /// Parses the path of a URL.
    ///
    /// - Parameters:
    ///   - path: The path, without percent-encoding.
    ///   - secret: The query parameter `rlkey`.
    init?(path: String, secret: String?) {
        guard path.hasPrefix(Self.prefix) else { return nil }
        let parts = path.dropFirst(Self.prefix.count).pathNames
        guard parts.count >= 2, parts[0] == Self.fileComponent || parts[0] == Self.folderComponent else { return nil }
        isFolder = parts[0] == Self.folderComponent
        key = parts[1]
        self.secret = secret
        if isFolder { names = Array(parts.dropFirst(3)) } else { name = parts.count > 2 ? parts[2] : "" }
    }

    /// Returns the URL as clients receive it.
    ///
    /// - Parameters:
    ///   - origin: The scheme and host.
    ///   - parameter: The last query parameter: `dl=0` for a page, `dl=1` for the content as a download, or `raw=1` for
    ///     the content in the browser.
    func urlString(origin: String, parameter: String = "dl=0") -> String {
        var components = URLComponents()
        let tail = isFolder ? [Self.folderRoot] + names : [name]
        let path = [isFolder ? Self.folderComponent : Self.fileComponent, key] + tail
        components.path = Self.prefix + path.joined(separator: "/")
        components.query = (secret.map { "rlkey=\($0)&" } ?? "") + parameter
        return origin + (components.string ?? components.path)
    }
}

/// The rules for the settings of a shared link.
enum LinkSettingsPolicy {
    /// The settings that a client asks for. `nil` leaves a setting unchanged.
    struct LinkSettingsRequest: Sendable, Hashable {
        var audience: SharedLink.Audience?
        var access: SharedLink.Access?
        var requiresPassword: Bool?
        var password: String?
        var expires: Date?
        var removesExpiration = false
        var allowsDownload: Bool?

        var isEmpty: Bool { self == LinkSettingsRequest() }
    }

    /// The properties of the owner's account that limit the settings.
    struct Plan: Sendable, Hashable {
        /// Whether the account is free of charge. Such accounts can't set a password or an expiration date, or disable
        /// downloads.
        var isBasic: Bool
        var hasTeam: Bool
    }

    /// Applies a request to the settings of a link.
    ///
    /// - Throws: ``LinkSettingsError`` if the request contradicts itself, or if the account doesn't allow it.
    static func settings(
        _ settings: SharedLink.Settings, changedBy request: LinkSettingsRequest, _ plan: Plan, now: Date
    ) throws(LinkSettingsError) -> SharedLink.Settings {
        try check(request, now: now)
        let needsPlan =
            request.password != nil || request.requiresPassword == true || request.expires != nil
            || request.allowsDownload == false
        if plan.isBasic, needsPlan { throw .notAuthorized }
        if request.audience == .team, !plan.hasTeam { throw .notAuthorized }
        var settings = settings
        if let audience = request.audience { settings.audience = audience }
        if let access = request.access { settings.access = access }
        if let password = request.password { settings.password = password }
        if request.requiresPassword == false { settings.password = nil }
        if let expires = request.expires { settings.expires = expires }
        if request.removesExpiration { settings.expires = nil }
        if let allowsDownload = request.allowsDownload { settings.allowsDownload = allowsDownload }
        return settings
    }

    private static func check(_ request: LinkSettingsRequest, now: Date) throws(LinkSettingsError) {
        if request.requiresPassword == true, request.password == nil { throw .invalid }
        if request.requiresPassword == false, request.password != nil { throw .invalid }
        if let password = request.password, password.isEmpty { throw .invalid }
        if let expires = request.expires, expires <= now || request.removesExpiration { throw .invalid }
    }
}
