// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import DropboxTeam
import Foundation

extension TeamLog {
    /// Details of an event in which the location of the data centers for the team's data was restricted.
    public struct DataPlacementRestrictionChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: TeamLog.PlacementRestriction, newValue: TeamLog.PlacementRestriction) {
            var builder = RecordBuilder(TeamLog._type(202))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The placement restriction before the change.
        @export(implementation) public var previousValue: TeamLog.PlacementRestriction { _plainRecord.union(0) }
        /// The placement restriction after the change.
        @export(implementation) public var newValue: TeamLog.PlacementRestriction { _plainRecord.union(1) }
    }

    /// The location of the data centers for the team's data was restricted.
    public struct DataPlacementRestrictionChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(203))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the restriction of the data centers for the team's data was fulfilled.
    public struct DataPlacementRestrictionSatisfyPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(placementRestriction: TeamLog.PlacementRestriction) {
            var builder = RecordBuilder(TeamLog._type(204))
            builder.union(0, placementRestriction._value)
            self.init(_plainRecord: builder.record())
        }

        /// The placement restriction.
        @export(implementation) public var placementRestriction: TeamLog.PlacementRestriction { _plainRecord.union(0) }
    }

    /// The restriction of the data centers for the team's data was fulfilled.
    public struct DataPlacementRestrictionSatisfyPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(205))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the migration of the team's data to another data residency was requested.
    public struct DataResidencyMigrationRequestSuccessfulDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(206))) }
    }

    /// The migration of the team's data to another data residency was requested.
    public struct DataResidencyMigrationRequestSuccessfulType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(207))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a request to migrate the team's data to another data residency failed.
    public struct DataResidencyMigrationRequestUnsuccessfulDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(208))) }
    }

    /// A request to migrate the team's data to another data residency failed.
    public struct DataResidencyMigrationRequestUnsuccessfulType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(209))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The time after which links shared outside the team expire by default.
    public enum DefaultLinkExpirationDaysPolicy: StoneUnion, CustomStringConvertible {
        /// 1 day.
        case day1
        /// 180 days.
        case day180
        /// 3 days.
        case day3
        /// 30 days.
        case day30
        /// 7 days.
        case day7
        /// 90 days.
        case day90
        /// Links don't expire.
        case none
        /// 1 year.
        case year1
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .day1
            case 1: self = .day180
            case 2: self = .day3
            case 3: self = .day30
            case 4: self = .day7
            case 5: self = .day90
            case 6: self = .none
            case 7: self = .year1
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .day1: .tag(0)
            case .day180: .tag(1)
            case .day3: .tag(2)
            case .day30: .tag(3)
            case .day7: .tag(4)
            case .day90: .tag(5)
            case .none: .tag(6)
            case .year1: .tag(7)
            case .other: .tag(8)
            }
        }
    }

    /// Details of an event in which an invitation link for the team was deleted.
    public struct DeleteTeamInviteLinkDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(linkUrl: String) {
            var builder = RecordBuilder(TeamLog._type(211))
            builder.string(0, linkUrl)
            self.init(_plainRecord: builder.record())
        }

        /// The URL of the invitation link.
        @export(implementation) public var linkUrl: String { _plainRecord.string(0) }
    }

    /// An invitation link for the team was deleted.
    public struct DeleteTeamInviteLinkType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(212))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A computer that a user has linked.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class DesktopDeviceSessionLogInfo: TeamLog.DeviceSessionLogInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            hostName: String,
            clientType: Team.DesktopPlatform,
            platform: String,
            isDeleteOnUnlinkSupported: Bool,
            ipAddress: String? = nil,
            created: Date? = nil,
            updated: Date? = nil,
            sessionInfo: TeamLog.DesktopSessionLogInfo? = nil,
            clientVersion: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(213))
            builder.string(0, ipAddress)
            builder.date(1, created)
            builder.date(2, updated)
            builder.object(3, sessionInfo?._record)
            builder.string(4, hostName)
            builder.union(5, clientType._value)
            builder.string(6, clientVersion)
            builder.string(7, platform)
            builder.bool(8, isDeleteOnUnlinkSupported)
            super.init(_record: builder.record())
        }

        /// The session.
        @export(implementation) public var sessionInfo: TeamLog.DesktopSessionLogInfo? { _record.objectOpt(3) }
        /// The name of the computer.
        @export(implementation) public var hostName: String { _record.string(4) }
        /// The type of the computer.
        @export(implementation) public var clientType: Team.DesktopPlatform { _record.union(5) }
        /// The version of the Dropbox app.
        @export(implementation) public var clientVersion: String? { _record.stringOpt(6) }
        /// The operating system.
        @export(implementation) public var platform: String { _record.string(7) }
        /// A Boolean value that indicates whether its files can be deleted when the computer is unlinked.
        @export(implementation) public var isDeleteOnUnlinkSupported: Bool { _record.bool(8) }
    }

    /// A session on a computer.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class DesktopSessionLogInfo: TeamLog.SessionLogInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public override init(sessionId: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(214))
            builder.string(0, sessionId)
            super.init(_record: builder.record())
        }
    }

    /// Details of an event in which members were added to the directory restrictions list.
    public struct DirectoryRestrictionsAddMembersDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(253))) }
    }

    /// Members were added to the directory restrictions list.
    public struct DirectoryRestrictionsAddMembersType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(254))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which members were removed from the directory restrictions list.
    public struct DirectoryRestrictionsRemoveMembersDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(255))) }
    }

    /// Members were removed from the directory restrictions list.
    public struct DirectoryRestrictionsRemoveMembersType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(256))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which domain invitations were disabled.
    public struct DisabledDomainInvitesDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(257))) }
    }

    /// Domain invitations were disabled. Dropbox no longer records this event.
    public struct DisabledDomainInvitesType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(258))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The action that disposes of content.
    public enum DispositionActionType: StoneUnion, CustomStringConvertible {
        /// The content is deleted automatically.
        case automaticDelete
        /// The content is permanently deleted automatically.
        case automaticPermanentlyDelete
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .automaticDelete
            case 1: self = .automaticPermanentlyDelete
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .automaticDelete: .tag(0)
            case .automaticPermanentlyDelete: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The policy for downloads of shared content.
    public enum DownloadPolicyType: StoneUnion, CustomStringConvertible {
        /// Downloads are allowed.
        case allow
        /// Downloads aren't allowed.
        case disallow
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .allow
            case 1: self = .disallow
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .allow: .tag(0)
            case .disallow: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which passwords were exported from Dropbox Passwords.
    public struct DropboxPasswordsExportedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(platform: String) {
            var builder = RecordBuilder(TeamLog._type(279))
            builder.string(0, platform)
            self.init(_plainRecord: builder.record())
        }

        /// The platform of the device.
        @export(implementation) public var platform: String { _plainRecord.string(0) }
    }

    /// Passwords were exported from Dropbox Passwords.
    public struct DropboxPasswordsExportedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(280))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a device was enrolled in Dropbox Passwords.
    public struct DropboxPasswordsNewDeviceEnrolledDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(isFirstDevice: Bool, platform: String) {
            var builder = RecordBuilder(TeamLog._type(281))
            builder.bool(0, isFirstDevice)
            builder.string(1, platform)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether this is the first enrolled device.
        @export(implementation) public var isFirstDevice: Bool { _plainRecord.bool(0) }
        /// The platform of the device.
        @export(implementation) public var platform: String { _plainRecord.string(1) }
    }

    /// A device was enrolled in Dropbox Passwords.
    public struct DropboxPasswordsNewDeviceEnrolledType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(282))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for Dropbox Passwords.
    public enum DropboxPasswordsPolicy: StoneUnion, CustomStringConvertible {
        /// The default policy applies.
        case default_
        /// Members can't use Dropbox Passwords.
        case disabled
        /// Members can use Dropbox Passwords.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .disabled
            case 2: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .disabled: .tag(1)
            case .enabled: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Details of an event in which the team's Dropbox Passwords policy was changed.
    public struct DropboxPasswordsPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.DropboxPasswordsPolicy, previousValue: TeamLog.DropboxPasswordsPolicy) {
            var builder = RecordBuilder(TeamLog._type(284))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.DropboxPasswordsPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.DropboxPasswordsPolicy { _plainRecord.union(1) }
    }

    /// The team's Dropbox Passwords policy was changed.
    public struct DropboxPasswordsPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(285))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A length of time.
    public struct DurationLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(unit: TeamLog.TimeUnit, amount: UInt64) {
            var builder = RecordBuilder(TeamLog._type(286))
            builder.union(0, unit._value)
            builder.uint64(1, amount)
            self.init(_plainRecord: builder.record())
        }

        /// The unit of time.
        @export(implementation) public var unit: TeamLog.TimeUnit { _plainRecord.union(0) }
        /// The number of units.
        @export(implementation) public var amount: UInt64 { _plainRecord.uint64(1) }
    }
}

extension TeamLog {
    /// Converts `DataPlacementRestrictionChangePolicyDetails` from and to JSON.
    public typealias DataPlacementRestrictionChangePolicyDetailsSerializer = StoneSerializer<TeamLog.DataPlacementRestrictionChangePolicyDetails>
    /// Converts `DataPlacementRestrictionChangePolicyType` from and to JSON.
    public typealias DataPlacementRestrictionChangePolicyTypeSerializer = StoneSerializer<TeamLog.DataPlacementRestrictionChangePolicyType>
    /// Converts `DataPlacementRestrictionSatisfyPolicyDetails` from and to JSON.
    public typealias DataPlacementRestrictionSatisfyPolicyDetailsSerializer = StoneSerializer<TeamLog.DataPlacementRestrictionSatisfyPolicyDetails>
    /// Converts `DataPlacementRestrictionSatisfyPolicyType` from and to JSON.
    public typealias DataPlacementRestrictionSatisfyPolicyTypeSerializer = StoneSerializer<TeamLog.DataPlacementRestrictionSatisfyPolicyType>
    /// Converts `DataResidencyMigrationRequestSuccessfulDetails` from and to JSON.
    public typealias DataResidencyMigrationRequestSuccessfulDetailsSerializer = StoneSerializer<TeamLog.DataResidencyMigrationRequestSuccessfulDetails>
    /// Converts `DataResidencyMigrationRequestSuccessfulType` from and to JSON.
    public typealias DataResidencyMigrationRequestSuccessfulTypeSerializer = StoneSerializer<TeamLog.DataResidencyMigrationRequestSuccessfulType>
    /// Converts `DataResidencyMigrationRequestUnsuccessfulDetails` from and to JSON.
    public typealias DataResidencyMigrationRequestUnsuccessfulDetailsSerializer = StoneSerializer<TeamLog.DataResidencyMigrationRequestUnsuccessfulDetails>
    /// Converts `DataResidencyMigrationRequestUnsuccessfulType` from and to JSON.
    public typealias DataResidencyMigrationRequestUnsuccessfulTypeSerializer = StoneSerializer<TeamLog.DataResidencyMigrationRequestUnsuccessfulType>
    /// Converts `DefaultLinkExpirationDaysPolicy` from and to JSON.
    public typealias DefaultLinkExpirationDaysPolicySerializer = StoneSerializer<TeamLog.DefaultLinkExpirationDaysPolicy>
    /// Converts `DeleteTeamInviteLinkDetails` from and to JSON.
    public typealias DeleteTeamInviteLinkDetailsSerializer = StoneSerializer<TeamLog.DeleteTeamInviteLinkDetails>
    /// Converts `DeleteTeamInviteLinkType` from and to JSON.
    public typealias DeleteTeamInviteLinkTypeSerializer = StoneSerializer<TeamLog.DeleteTeamInviteLinkType>
    /// Converts `DesktopDeviceSessionLogInfo` from and to JSON.
    public typealias DesktopDeviceSessionLogInfoSerializer = StoneSerializer<TeamLog.DesktopDeviceSessionLogInfo>
    /// Converts `DesktopSessionLogInfo` from and to JSON.
    public typealias DesktopSessionLogInfoSerializer = StoneSerializer<TeamLog.DesktopSessionLogInfo>
    /// Converts `DirectoryRestrictionsAddMembersDetails` from and to JSON.
    public typealias DirectoryRestrictionsAddMembersDetailsSerializer = StoneSerializer<TeamLog.DirectoryRestrictionsAddMembersDetails>
    /// Converts `DirectoryRestrictionsAddMembersType` from and to JSON.
    public typealias DirectoryRestrictionsAddMembersTypeSerializer = StoneSerializer<TeamLog.DirectoryRestrictionsAddMembersType>
    /// Converts `DirectoryRestrictionsRemoveMembersDetails` from and to JSON.
    public typealias DirectoryRestrictionsRemoveMembersDetailsSerializer = StoneSerializer<TeamLog.DirectoryRestrictionsRemoveMembersDetails>
    /// Converts `DirectoryRestrictionsRemoveMembersType` from and to JSON.
    public typealias DirectoryRestrictionsRemoveMembersTypeSerializer = StoneSerializer<TeamLog.DirectoryRestrictionsRemoveMembersType>
    /// Converts `DisabledDomainInvitesDetails` from and to JSON.
    public typealias DisabledDomainInvitesDetailsSerializer = StoneSerializer<TeamLog.DisabledDomainInvitesDetails>
    /// Converts `DisabledDomainInvitesType` from and to JSON.
    public typealias DisabledDomainInvitesTypeSerializer = StoneSerializer<TeamLog.DisabledDomainInvitesType>
    /// Converts `DispositionActionType` from and to JSON.
    public typealias DispositionActionTypeSerializer = StoneSerializer<TeamLog.DispositionActionType>
    /// Converts `DownloadPolicyType` from and to JSON.
    public typealias DownloadPolicyTypeSerializer = StoneSerializer<TeamLog.DownloadPolicyType>
    /// Converts `DropboxPasswordsExportedDetails` from and to JSON.
    public typealias DropboxPasswordsExportedDetailsSerializer = StoneSerializer<TeamLog.DropboxPasswordsExportedDetails>
    /// Converts `DropboxPasswordsExportedType` from and to JSON.
    public typealias DropboxPasswordsExportedTypeSerializer = StoneSerializer<TeamLog.DropboxPasswordsExportedType>
    /// Converts `DropboxPasswordsNewDeviceEnrolledDetails` from and to JSON.
    public typealias DropboxPasswordsNewDeviceEnrolledDetailsSerializer = StoneSerializer<TeamLog.DropboxPasswordsNewDeviceEnrolledDetails>
    /// Converts `DropboxPasswordsNewDeviceEnrolledType` from and to JSON.
    public typealias DropboxPasswordsNewDeviceEnrolledTypeSerializer = StoneSerializer<TeamLog.DropboxPasswordsNewDeviceEnrolledType>
    /// Converts `DropboxPasswordsPolicy` from and to JSON.
    public typealias DropboxPasswordsPolicySerializer = StoneSerializer<TeamLog.DropboxPasswordsPolicy>
    /// Converts `DropboxPasswordsPolicyChangedDetails` from and to JSON.
    public typealias DropboxPasswordsPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.DropboxPasswordsPolicyChangedDetails>
    /// Converts `DropboxPasswordsPolicyChangedType` from and to JSON.
    public typealias DropboxPasswordsPolicyChangedTypeSerializer = StoneSerializer<TeamLog.DropboxPasswordsPolicyChangedType>
    /// Converts `DurationLogInfo` from and to JSON.
    public typealias DurationLogInfoSerializer = StoneSerializer<TeamLog.DurationLogInfo>
}
