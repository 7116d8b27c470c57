import DropboxSharing
import Foundation

extension LinkSettingsPolicy.LinkSettingsRequest {
    init(_ argument: Sharing.SharedLinkSettings?) throws(LinkSettingsFailure) {
        self.init()
        guard let argument else { return }
        requiresPassword = argument.requirePassword
        password = argument.linkPassword
        expires = argument.expires
        allowsDownload = argument.allowDownload
        switch argument.requestedVisibility {
        case .public_: audience = .anyone
        case .teamOnly: audience = .team
        case .password: requiresPassword = true
        case nil: break
        }
        switch argument.audience {
        case .public_: audience = .anyone
        case .team: audience = .team
        case .members: audience = .members
        case .noOne: audience = .noOne
        case .password: requiresPassword = true
        case .other: throw .invalid
        case nil: break
        }
        switch argument.access {
        case .editor, .max: access = .editor
        case .viewer, .default_: access = .viewer
        case .other: throw .invalid
        case nil: break
        }
    }
}

extension LinkSettingsPolicy.Plan {
    init(_ account: UserAccount) {
        self.init(isBasic: account.kind == "basic", hasTeam: account.membership != nil)
    }
}

extension LinkSettingsFailure {
    var error: Sharing.SharedLinkSettingsError {
        switch self {
        case .invalid: .invalidSettings
        case .notAuthorized: .notAuthorized
        }
    }
}
