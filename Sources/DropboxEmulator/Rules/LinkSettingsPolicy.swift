import Foundation

/// The rules of what a shared link may be set to.
enum LinkSettingsPolicy {
    /// What a client asks for; nil leaves a setting as it is.
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

    /// What the owner's kind of account admits.
    struct Plan: Sendable, Hashable {
        /// Passwords, expiration and links without download are for those who pay.
        var isBasic: Bool
        var hasTeam: Bool
    }

    /// The settings that a wish leads to.
    static func settings(
        _ settings: SharedLink.Settings, changedBy wish: LinkSettingsRequest, _ plan: Plan, now: Date
    ) throws(LinkSettingsFailure) -> SharedLink.Settings {
        try check(wish, now: now)
        let needsPlan =
            wish.password != nil || wish.requiresPassword == true || wish.expires != nil || wish.allowsDownload == false
        if plan.isBasic, needsPlan { throw .notAuthorized }
        if wish.audience == .team, !plan.hasTeam { throw .notAuthorized }
        var settings = settings
        if let audience = wish.audience { settings.audience = audience }
        if let access = wish.access { settings.access = access }
        if let password = wish.password { settings.password = password }
        if wish.requiresPassword == false { settings.password = nil }
        if let expires = wish.expires { settings.expires = expires }
        if wish.removesExpiration { settings.expires = nil }
        if let allowsDownload = wish.allowsDownload { settings.allowsDownload = allowsDownload }
        return settings
    }

    private static func check(_ wish: LinkSettingsRequest, now: Date) throws(LinkSettingsFailure) {
        if wish.requiresPassword == true, wish.password == nil { throw .invalid }
        if wish.requiresPassword == false, wish.password != nil { throw .invalid }
        if let password = wish.password, password.isEmpty { throw .invalid }
        if let expires = wish.expires, expires <= now || wish.removesExpiration { throw .invalid }
    }
}
