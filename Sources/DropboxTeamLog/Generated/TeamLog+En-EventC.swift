// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct EnabledDomainInvitesDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(306) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(306))) }
    }

    public struct EnabledDomainInvitesType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(307) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(307))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct EncryptedFolderCancelTeamKeyRotationDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(308) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamKeyId: String) {
            var builder = RecordBuilder(TeamLog._type(308))
            builder.string(0, teamKeyId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var teamKeyId: String { _record.string(0) }
    }

    public struct EncryptedFolderCancelTeamKeyRotationType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(309) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(309))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct EncryptedFolderEnrollBackupKeyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(310) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(backupKeyId: String) {
            var builder = RecordBuilder(TeamLog._type(310))
            builder.string(0, backupKeyId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var backupKeyId: String { _record.string(0) }
    }

    public struct EncryptedFolderEnrollBackupKeyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(311) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(311))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct EncryptedFolderEnrollClientDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(312) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(clientKeyId: String) {
            var builder = RecordBuilder(TeamLog._type(312))
            builder.string(0, clientKeyId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var clientKeyId: String { _record.string(0) }
    }

    public struct EncryptedFolderEnrollClientType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(313) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(313))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct EncryptedFolderEnrollTeamDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(314) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(314))) }
    }

    public struct EncryptedFolderEnrollTeamType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(315) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(315))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct EncryptedFolderFinishTeamUnenrollmentDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(316) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(316))) }
    }

    public struct EncryptedFolderFinishTeamUnenrollmentType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(317) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(317))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct EncryptedFolderInitTeamKeyRotationDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(318) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamKeyId: String) {
            var builder = RecordBuilder(TeamLog._type(318))
            builder.string(0, teamKeyId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var teamKeyId: String { _record.string(0) }
    }

    public struct EncryptedFolderInitTeamKeyRotationType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(319) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(319))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct EncryptedFolderInitTeamUnenrollmentDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(320) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(320))) }
    }

    public struct EncryptedFolderInitTeamUnenrollmentType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(321) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(321))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct EncryptedFolderRemoveBackupKeyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(322) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(backupKeyId: String) {
            var builder = RecordBuilder(TeamLog._type(322))
            builder.string(0, backupKeyId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var backupKeyId: String { _record.string(0) }
    }

    public struct EncryptedFolderRemoveBackupKeyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(323) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(323))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct EncryptedFolderRotateTeamKeyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(324) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamKeyId: String) {
            var builder = RecordBuilder(TeamLog._type(324))
            builder.string(0, teamKeyId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var teamKeyId: String { _record.string(0) }
    }

    public struct EncryptedFolderRotateTeamKeyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(325) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(325))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct EncryptedFolderUnenrollClientDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(326) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(clientKeyId: String) {
            var builder = RecordBuilder(TeamLog._type(326))
            builder.string(0, clientKeyId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var clientKeyId: String { _record.string(0) }
    }

    public struct EncryptedFolderUnenrollClientType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(327) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(327))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct EndedEnterpriseAdminSessionDeprecatedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(328) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(federationExtraDetails: TeamLog.FedExtraDetails) {
            var builder = RecordBuilder(TeamLog._type(328))
            builder.union(0, federationExtraDetails._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var federationExtraDetails: TeamLog.FedExtraDetails { _record.union(0) }
    }

    public struct EndedEnterpriseAdminSessionDeprecatedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(329) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(329))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct EndedEnterpriseAdminSessionDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(330) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(330))) }
    }

    public struct EndedEnterpriseAdminSessionType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(331) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(331))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum EnforceLinkPasswordPolicy: StoneUnion, CustomStringConvertible {
        case optional
        case required
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(332) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .optional
            case 1: self = .required
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .optional: .tag(0)
            case .required: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct EnterpriseSettingsLockingDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(333) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            teamName: String,
            settingsPageName: String,
            previousSettingsPageLockingState: String,
            newSettingsPageLockingState: String
        ) {
            var builder = RecordBuilder(TeamLog._type(333))
            builder.string(0, teamName)
            builder.string(1, settingsPageName)
            builder.string(2, previousSettingsPageLockingState)
            builder.string(3, newSettingsPageLockingState)
            self.init(_record: builder.record())
        }

        @export(implementation) public var teamName: String { _record.string(0) }
        @export(implementation) public var settingsPageName: String { _record.string(1) }
        @export(implementation) public var previousSettingsPageLockingState: String { _record.string(2) }
        @export(implementation) public var newSettingsPageLockingState: String { _record.string(3) }
    }

    public struct EnterpriseSettingsLockingType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(334) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(334))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

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
