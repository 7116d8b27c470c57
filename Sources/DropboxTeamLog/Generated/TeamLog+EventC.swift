// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    /// What an event has to do with.
    public enum EventCategory: StoneUnion, CustomStringConvertible {
        /// Alerts for admins.
        case adminAlerting
        /// Linked apps.
        case apps
        /// Comments, on files and in Paper.
        case comments
        /// Dropbox Dash.
        case dash
        /// Retention and legal holds.
        case dataGovernance
        /// Linked devices and web sessions.
        case devices
        /// The team's own domains, and accounts in them.
        case domains
        /// Encryption.
        case encryption
        /// Files and folders: added, changed, moved, deleted and so on.
        case fileOperations
        /// File requests.
        case fileRequests
        /// Groups.
        case groups
        /// Signing in and out.
        case logins
        /// Members.
        case members
        /// Paper.
        case paper
        /// Passwords.
        case passwords
        /// Dropbox Protect.
        case protect
        /// Reports for admins.
        case reports
        /// Sharing of all kinds.
        case sharing
        /// Showcase.
        case showcase
        /// Dropbox Sign.
        case signatures
        /// Single sign-on.
        case sso
        /// Team folders.
        case teamFolders
        /// The rules of the team.
        case teamPolicies
        /// The name and looks of the team.
        case teamProfile
        /// Two-step verification.
        case tfa
        /// Teams that trust each other.
        case trustedTeams
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(335) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .adminAlerting
            case 1: self = .apps
            case 2: self = .comments
            case 3: self = .dash
            case 4: self = .dataGovernance
            case 5: self = .devices
            case 6: self = .domains
            case 7: self = .encryption
            case 8: self = .fileOperations
            case 9: self = .fileRequests
            case 10: self = .groups
            case 11: self = .logins
            case 12: self = .members
            case 13: self = .paper
            case 14: self = .passwords
            case 15: self = .protect
            case 16: self = .reports
            case 17: self = .sharing
            case 18: self = .showcase
            case 19: self = .signatures
            case 20: self = .sso
            case 21: self = .teamFolders
            case 22: self = .teamPolicies
            case 23: self = .teamProfile
            case 24: self = .tfa
            case 25: self = .trustedTeams
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .adminAlerting: .tag(0)
            case .apps: .tag(1)
            case .comments: .tag(2)
            case .dash: .tag(3)
            case .dataGovernance: .tag(4)
            case .devices: .tag(5)
            case .domains: .tag(6)
            case .encryption: .tag(7)
            case .fileOperations: .tag(8)
            case .fileRequests: .tag(9)
            case .groups: .tag(10)
            case .logins: .tag(11)
            case .members: .tag(12)
            case .paper: .tag(13)
            case .passwords: .tag(14)
            case .protect: .tag(15)
            case .reports: .tag(16)
            case .sharing: .tag(17)
            case .showcase: .tag(18)
            case .signatures: .tag(19)
            case .sso: .tag(20)
            case .teamFolders: .tag(21)
            case .teamPolicies: .tag(22)
            case .teamProfile: .tag(23)
            case .tfa: .tag(24)
            case .trustedTeams: .tag(25)
            case .other: .tag(26)
            }
        }
    }
}
