// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxSharing
import DropboxStone
import Foundation

extension TeamLog {
    /// The access that a shared link gives.
    public enum SharedLinkAccessLevel: StoneUnion, CustomStringConvertible {
        /// The link gives no access.
        case none
        /// People with the link can view the content.
        case reader
        /// People with the link can edit the content.
        case writer
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .none
            case 1: self = .reader
            case 2: self = .writer
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .none: .tag(0)
            case .reader: .tag(1)
            case .writer: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Details of an event in which an expiration date was added to a shared link.
    public struct SharedLinkAddExpiryDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: Date, isConsolidationAction: Bool? = nil) {
            var builder = RecordBuilder(TeamLog._type(1100))
            builder.date(0, newValue)
            builder.bool(1, isConsolidationAction)
            self.init(_plainRecord: builder.record())
        }

        /// The expiration date of the link after the change.
        @export(implementation) public var newValue: Date { _plainRecord.date(0) }
        /// A Boolean value that indicates whether the change was a consolidation by the system.
        @export(implementation) public var isConsolidationAction: Bool? { _plainRecord.boolOpt(1) }
    }

    /// An expiration date was added to a shared link.
    public struct SharedLinkAddExpiryType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1101))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the expiration date of a shared link was changed.
    public struct SharedLinkChangeExpiryDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: Date? = nil, previousValue: Date? = nil, isConsolidationAction: Bool? = nil) {
            var builder = RecordBuilder(TeamLog._type(1102))
            builder.date(0, newValue)
            builder.date(1, previousValue)
            builder.bool(2, isConsolidationAction)
            self.init(_plainRecord: builder.record())
        }

        /// The expiration date of the link after the change. `nil` if an older event lacks it.
        @export(implementation) public var newValue: Date? { _plainRecord.dateOpt(0) }
        /// The expiration date of the link before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: Date? { _plainRecord.dateOpt(1) }
        /// A Boolean value that indicates whether the change was a consolidation by the system.
        @export(implementation) public var isConsolidationAction: Bool? { _plainRecord.boolOpt(2) }
    }

    /// The expiration date of a shared link was changed.
    public struct SharedLinkChangeExpiryType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1103))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the visibility of a shared link was changed.
    public struct SharedLinkChangeVisibilityDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.SharedLinkVisibility,
            previousValue: TeamLog.SharedLinkVisibility? = nil,
            isConsolidationAction: Bool? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1104))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            builder.bool(2, isConsolidationAction)
            self.init(_plainRecord: builder.record())
        }

        /// The visibility of the link after the change.
        @export(implementation) public var newValue: TeamLog.SharedLinkVisibility { _plainRecord.union(0) }
        /// The visibility of the link before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.SharedLinkVisibility? { _plainRecord.unionOpt(1) }
        /// A Boolean value that indicates whether the change was a consolidation by the system.
        @export(implementation) public var isConsolidationAction: Bool? { _plainRecord.boolOpt(2) }
    }

    /// The visibility of a shared link was changed.
    public struct SharedLinkChangeVisibilityType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1105))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user copied a file or folder from a shared link to their Dropbox.
    public struct SharedLinkCopyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(1106))
            builder.polymorphic(0, sharedLinkOwner)
            self.init(_plainRecord: builder.record())
        }

        /// The owner of the link. `nil` if an older event lacks it.
        @export(implementation) public var sharedLinkOwner: TeamLog.UserLogInfo? { _plainRecord.polymorphicOpt(0) }
    }

    /// A user copied a file or folder from a shared link to their Dropbox.
    public struct SharedLinkCopyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1107))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a shared link was created.
    public struct SharedLinkCreateDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedLinkAccessLevel: TeamLog.SharedLinkAccessLevel? = nil) {
            var builder = RecordBuilder(TeamLog._type(1108))
            builder.union(0, sharedLinkAccessLevel?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The access that the link gives. `nil` if an older event lacks it.
        @export(implementation)
        public var sharedLinkAccessLevel: TeamLog.SharedLinkAccessLevel? { _plainRecord.unionOpt(0) }
    }

    /// A shared link was created.
    public struct SharedLinkCreateType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1109))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for the default permissions that shared links give.
    public enum SharedLinkDefaultPermissionsPolicy: StoneUnion, CustomStringConvertible {
        /// The default policy applies.
        case default_
        /// People with the link can edit.
        case edit
        /// People with the link can view.
        case view
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .edit
            case 2: self = .view
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .edit: .tag(1)
            case .view: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Details of an event in which the team's policy for the default permissions of shared links was changed.
    public struct SharedLinkDefaultPermissionsPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.SharedLinkDefaultPermissionsPolicy,
            previousValue: TeamLog.SharedLinkDefaultPermissionsPolicy
        ) {
            var builder = RecordBuilder(TeamLog._type(1111))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation)
        public var newValue: TeamLog.SharedLinkDefaultPermissionsPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation)
        public var previousValue: TeamLog.SharedLinkDefaultPermissionsPolicy { _plainRecord.union(1) }
    }

    /// The team's policy for the default permissions of shared links was changed.
    public struct SharedLinkDefaultPermissionsPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1112))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a shared link was removed.
    public struct SharedLinkDisableDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(1113))
            builder.polymorphic(0, sharedLinkOwner)
            self.init(_plainRecord: builder.record())
        }

        /// The owner of the link. `nil` if an older event lacks it.
        @export(implementation) public var sharedLinkOwner: TeamLog.UserLogInfo? { _plainRecord.polymorphicOpt(0) }
    }

    /// A shared link was removed.
    public struct SharedLinkDisableType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1114))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a file or folder was downloaded from a shared link.
    public struct SharedLinkDownloadDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(1115))
            builder.polymorphic(0, sharedLinkOwner)
            self.init(_plainRecord: builder.record())
        }

        /// The owner of the link. `nil` if an older event lacks it.
        @export(implementation) public var sharedLinkOwner: TeamLog.UserLogInfo? { _plainRecord.polymorphicOpt(0) }
    }

    /// A file or folder was downloaded from a shared link.
    public struct SharedLinkDownloadType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1116))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the expiration date of a shared link was removed.
    public struct SharedLinkRemoveExpiryDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: Date? = nil) {
            var builder = RecordBuilder(TeamLog._type(1117))
            builder.date(0, previousValue)
            self.init(_plainRecord: builder.record())
        }

        /// The expiration date of the link before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: Date? { _plainRecord.dateOpt(0) }
    }

    /// The expiration date of a shared link was removed.
    public struct SharedLinkRemoveExpiryType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1118))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a visitor of a shared link was removed.
    public struct SharedLinkRemoveVisitorDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1119))) }
    }

    /// A visitor of a shared link was removed.
    public struct SharedLinkRemoveVisitorType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1120))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an expiration date was added in the settings of a shared link.
    public struct SharedLinkSettingsAddExpirationDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            sharedContentAccessLevel: Sharing.AccessLevel,
            sharedContentLink: String? = nil,
            newValue: Date? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1121))
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            builder.date(2, newValue)
            self.init(_plainRecord: builder.record())
        }

        /// The access level.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _plainRecord.union(0) }
        /// The link to the shared content.
        @export(implementation) public var sharedContentLink: String? { _plainRecord.stringOpt(1) }
        /// The expiration date of the link after the change. `nil` if an older event lacks it.
        @export(implementation) public var newValue: Date? { _plainRecord.dateOpt(2) }
    }

    /// An expiration date was added in the settings of a shared link.
    public struct SharedLinkSettingsAddExpirationType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1122))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a password was added in the settings of a shared link.
    public struct SharedLinkSettingsAddPasswordDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel, sharedContentLink: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1123))
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            self.init(_plainRecord: builder.record())
        }

        /// The access level.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _plainRecord.union(0) }
        /// The link to the shared content.
        @export(implementation) public var sharedContentLink: String? { _plainRecord.stringOpt(1) }
    }

    /// A password was added in the settings of a shared link.
    public struct SharedLinkSettingsAddPasswordType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1124))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which downloads were disabled in the settings of a shared link.
    public struct SharedLinkSettingsAllowDownloadDisabledDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel, sharedContentLink: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1125))
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            self.init(_plainRecord: builder.record())
        }

        /// The access level.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _plainRecord.union(0) }
        /// The link to the shared content.
        @export(implementation) public var sharedContentLink: String? { _plainRecord.stringOpt(1) }
    }

    /// Downloads were disabled in the settings of a shared link.
    public struct SharedLinkSettingsAllowDownloadDisabledType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1126))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which downloads were enabled in the settings of a shared link.
    public struct SharedLinkSettingsAllowDownloadEnabledDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel, sharedContentLink: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1127))
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            self.init(_plainRecord: builder.record())
        }

        /// The access level.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _plainRecord.union(0) }
        /// The link to the shared content.
        @export(implementation) public var sharedContentLink: String? { _plainRecord.stringOpt(1) }
    }

    /// Downloads were enabled in the settings of a shared link.
    public struct SharedLinkSettingsAllowDownloadEnabledType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1128))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the audience was changed in the settings of a shared link.
    public struct SharedLinkSettingsChangeAudienceDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            sharedContentAccessLevel: Sharing.AccessLevel,
            newValue: Sharing.LinkAudience,
            sharedContentLink: String? = nil,
            previousValue: Sharing.LinkAudience? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1129))
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            builder.union(2, newValue._value)
            builder.union(3, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The access level.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _plainRecord.union(0) }
        /// The link to the shared content.
        @export(implementation) public var sharedContentLink: String? { _plainRecord.stringOpt(1) }
        /// The audience of the link after the change.
        @export(implementation) public var newValue: Sharing.LinkAudience { _plainRecord.union(2) }
        /// The audience of the link before the change.
        @export(implementation) public var previousValue: Sharing.LinkAudience? { _plainRecord.unionOpt(3) }
    }

    /// The audience was changed in the settings of a shared link.
    public struct SharedLinkSettingsChangeAudienceType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1130))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the expiration date was changed in the settings of a shared link.
    public struct SharedLinkSettingsChangeExpirationDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            sharedContentAccessLevel: Sharing.AccessLevel,
            sharedContentLink: String? = nil,
            newValue: Date? = nil,
            previousValue: Date? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1131))
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            builder.date(2, newValue)
            builder.date(3, previousValue)
            self.init(_plainRecord: builder.record())
        }

        /// The access level.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _plainRecord.union(0) }
        /// The link to the shared content.
        @export(implementation) public var sharedContentLink: String? { _plainRecord.stringOpt(1) }
        /// The expiration date of the link after the change. `nil` if an older event lacks it.
        @export(implementation) public var newValue: Date? { _plainRecord.dateOpt(2) }
        /// The expiration date of the link before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: Date? { _plainRecord.dateOpt(3) }
    }

    /// The expiration date was changed in the settings of a shared link.
    public struct SharedLinkSettingsChangeExpirationType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1132))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the password was changed in the settings of a shared link.
    public struct SharedLinkSettingsChangePasswordDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel, sharedContentLink: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1133))
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            self.init(_plainRecord: builder.record())
        }

        /// The access level.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _plainRecord.union(0) }
        /// The link to the shared content.
        @export(implementation) public var sharedContentLink: String? { _plainRecord.stringOpt(1) }
    }

    /// The password was changed in the settings of a shared link.
    public struct SharedLinkSettingsChangePasswordType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1134))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the expiration date was removed in the settings of a shared link.
    public struct SharedLinkSettingsRemoveExpirationDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            sharedContentAccessLevel: Sharing.AccessLevel,
            sharedContentLink: String? = nil,
            previousValue: Date? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1135))
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            builder.date(2, previousValue)
            self.init(_plainRecord: builder.record())
        }

        /// The access level.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _plainRecord.union(0) }
        /// The link to the shared content.
        @export(implementation) public var sharedContentLink: String? { _plainRecord.stringOpt(1) }
        /// The expiration date of the link before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: Date? { _plainRecord.dateOpt(2) }
    }

    /// The expiration date was removed in the settings of a shared link.
    public struct SharedLinkSettingsRemoveExpirationType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1136))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the password was removed in the settings of a shared link.
    public struct SharedLinkSettingsRemovePasswordDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel, sharedContentLink: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1137))
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            self.init(_plainRecord: builder.record())
        }

        /// The access level.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _plainRecord.union(0) }
        /// The link to the shared content.
        @export(implementation) public var sharedContentLink: String? { _plainRecord.stringOpt(1) }
    }

    /// The password was removed in the settings of a shared link.
    public struct SharedLinkSettingsRemovePasswordType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1138))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which members were added to the audience of a shared link.
    public struct SharedLinkShareDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil, externalUsers: [TeamLog.ExternalUserLogInfo]? = nil) {
            var builder = RecordBuilder(TeamLog._type(1139))
            builder.polymorphic(0, sharedLinkOwner)
            builder.list(1, externalUsers)
            self.init(_plainRecord: builder.record())
        }

        /// The owner of the link. `nil` if an older event lacks it.
        @export(implementation) public var sharedLinkOwner: TeamLog.UserLogInfo? { _plainRecord.polymorphicOpt(0) }
        /// The users without a Dropbox account who were added to the audience.
        @export(implementation) public var externalUsers: [TeamLog.ExternalUserLogInfo]? { _plainRecord.listOpt(1) }
    }

    /// Members were added to the audience of a shared link.
    public struct SharedLinkShareType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1140))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a shared link was opened.
    public struct SharedLinkViewDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(1141))
            builder.polymorphic(0, sharedLinkOwner)
            self.init(_plainRecord: builder.record())
        }

        /// The owner of the link. `nil` if an older event lacks it.
        @export(implementation) public var sharedLinkOwner: TeamLog.UserLogInfo? { _plainRecord.polymorphicOpt(0) }
    }

    /// A shared link was opened.
    public struct SharedLinkViewType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1142))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The people who can open a shared link.
    public enum SharedLinkVisibility: StoneUnion, CustomStringConvertible {
        /// No one.
        case noOne
        /// Anyone with the password.
        case password
        /// Anyone.
        case public_
        /// Team members only.
        case teamOnly
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .noOne
            case 1: self = .password
            case 2: self = .public_
            case 3: self = .teamOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .noOne: .tag(0)
            case .password: .tag(1)
            case .public_: .tag(2)
            case .teamOnly: .tag(3)
            case .other: .tag(4)
            }
        }
    }
}

extension TeamLog {
    /// Converts `SharedLinkAccessLevel` from and to JSON.
    public typealias SharedLinkAccessLevelSerializer = StoneSerializer<TeamLog.SharedLinkAccessLevel>
    /// Converts `SharedLinkAddExpiryDetails` from and to JSON.
    public typealias SharedLinkAddExpiryDetailsSerializer = StoneSerializer<TeamLog.SharedLinkAddExpiryDetails>
    /// Converts `SharedLinkAddExpiryType` from and to JSON.
    public typealias SharedLinkAddExpiryTypeSerializer = StoneSerializer<TeamLog.SharedLinkAddExpiryType>
    /// Converts `SharedLinkChangeExpiryDetails` from and to JSON.
    public typealias SharedLinkChangeExpiryDetailsSerializer = StoneSerializer<TeamLog.SharedLinkChangeExpiryDetails>
    /// Converts `SharedLinkChangeExpiryType` from and to JSON.
    public typealias SharedLinkChangeExpiryTypeSerializer = StoneSerializer<TeamLog.SharedLinkChangeExpiryType>
    /// Converts `SharedLinkChangeVisibilityDetails` from and to JSON.
    public typealias SharedLinkChangeVisibilityDetailsSerializer = StoneSerializer<TeamLog.SharedLinkChangeVisibilityDetails>
    /// Converts `SharedLinkChangeVisibilityType` from and to JSON.
    public typealias SharedLinkChangeVisibilityTypeSerializer = StoneSerializer<TeamLog.SharedLinkChangeVisibilityType>
    /// Converts `SharedLinkCopyDetails` from and to JSON.
    public typealias SharedLinkCopyDetailsSerializer = StoneSerializer<TeamLog.SharedLinkCopyDetails>
    /// Converts `SharedLinkCopyType` from and to JSON.
    public typealias SharedLinkCopyTypeSerializer = StoneSerializer<TeamLog.SharedLinkCopyType>
    /// Converts `SharedLinkCreateDetails` from and to JSON.
    public typealias SharedLinkCreateDetailsSerializer = StoneSerializer<TeamLog.SharedLinkCreateDetails>
    /// Converts `SharedLinkCreateType` from and to JSON.
    public typealias SharedLinkCreateTypeSerializer = StoneSerializer<TeamLog.SharedLinkCreateType>
    /// Converts `SharedLinkDefaultPermissionsPolicy` from and to JSON.
    public typealias SharedLinkDefaultPermissionsPolicySerializer = StoneSerializer<TeamLog.SharedLinkDefaultPermissionsPolicy>
    /// Converts `SharedLinkDefaultPermissionsPolicyChangedDetails` from and to JSON.
    public typealias SharedLinkDefaultPermissionsPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.SharedLinkDefaultPermissionsPolicyChangedDetails>
    /// Converts `SharedLinkDefaultPermissionsPolicyChangedType` from and to JSON.
    public typealias SharedLinkDefaultPermissionsPolicyChangedTypeSerializer = StoneSerializer<TeamLog.SharedLinkDefaultPermissionsPolicyChangedType>
    /// Converts `SharedLinkDisableDetails` from and to JSON.
    public typealias SharedLinkDisableDetailsSerializer = StoneSerializer<TeamLog.SharedLinkDisableDetails>
    /// Converts `SharedLinkDisableType` from and to JSON.
    public typealias SharedLinkDisableTypeSerializer = StoneSerializer<TeamLog.SharedLinkDisableType>
    /// Converts `SharedLinkDownloadDetails` from and to JSON.
    public typealias SharedLinkDownloadDetailsSerializer = StoneSerializer<TeamLog.SharedLinkDownloadDetails>
    /// Converts `SharedLinkDownloadType` from and to JSON.
    public typealias SharedLinkDownloadTypeSerializer = StoneSerializer<TeamLog.SharedLinkDownloadType>
    /// Converts `SharedLinkRemoveExpiryDetails` from and to JSON.
    public typealias SharedLinkRemoveExpiryDetailsSerializer = StoneSerializer<TeamLog.SharedLinkRemoveExpiryDetails>
    /// Converts `SharedLinkRemoveExpiryType` from and to JSON.
    public typealias SharedLinkRemoveExpiryTypeSerializer = StoneSerializer<TeamLog.SharedLinkRemoveExpiryType>
    /// Converts `SharedLinkRemoveVisitorDetails` from and to JSON.
    public typealias SharedLinkRemoveVisitorDetailsSerializer = StoneSerializer<TeamLog.SharedLinkRemoveVisitorDetails>
    /// Converts `SharedLinkRemoveVisitorType` from and to JSON.
    public typealias SharedLinkRemoveVisitorTypeSerializer = StoneSerializer<TeamLog.SharedLinkRemoveVisitorType>
    /// Converts `SharedLinkSettingsAddExpirationDetails` from and to JSON.
    public typealias SharedLinkSettingsAddExpirationDetailsSerializer = StoneSerializer<TeamLog.SharedLinkSettingsAddExpirationDetails>
    /// Converts `SharedLinkSettingsAddExpirationType` from and to JSON.
    public typealias SharedLinkSettingsAddExpirationTypeSerializer = StoneSerializer<TeamLog.SharedLinkSettingsAddExpirationType>
    /// Converts `SharedLinkSettingsAddPasswordDetails` from and to JSON.
    public typealias SharedLinkSettingsAddPasswordDetailsSerializer = StoneSerializer<TeamLog.SharedLinkSettingsAddPasswordDetails>
    /// Converts `SharedLinkSettingsAddPasswordType` from and to JSON.
    public typealias SharedLinkSettingsAddPasswordTypeSerializer = StoneSerializer<TeamLog.SharedLinkSettingsAddPasswordType>
    /// Converts `SharedLinkSettingsAllowDownloadDisabledDetails` from and to JSON.
    public typealias SharedLinkSettingsAllowDownloadDisabledDetailsSerializer = StoneSerializer<TeamLog.SharedLinkSettingsAllowDownloadDisabledDetails>
    /// Converts `SharedLinkSettingsAllowDownloadDisabledType` from and to JSON.
    public typealias SharedLinkSettingsAllowDownloadDisabledTypeSerializer = StoneSerializer<TeamLog.SharedLinkSettingsAllowDownloadDisabledType>
    /// Converts `SharedLinkSettingsAllowDownloadEnabledDetails` from and to JSON.
    public typealias SharedLinkSettingsAllowDownloadEnabledDetailsSerializer = StoneSerializer<TeamLog.SharedLinkSettingsAllowDownloadEnabledDetails>
    /// Converts `SharedLinkSettingsAllowDownloadEnabledType` from and to JSON.
    public typealias SharedLinkSettingsAllowDownloadEnabledTypeSerializer = StoneSerializer<TeamLog.SharedLinkSettingsAllowDownloadEnabledType>
    /// Converts `SharedLinkSettingsChangeAudienceDetails` from and to JSON.
    public typealias SharedLinkSettingsChangeAudienceDetailsSerializer = StoneSerializer<TeamLog.SharedLinkSettingsChangeAudienceDetails>
    /// Converts `SharedLinkSettingsChangeAudienceType` from and to JSON.
    public typealias SharedLinkSettingsChangeAudienceTypeSerializer = StoneSerializer<TeamLog.SharedLinkSettingsChangeAudienceType>
    /// Converts `SharedLinkSettingsChangeExpirationDetails` from and to JSON.
    public typealias SharedLinkSettingsChangeExpirationDetailsSerializer = StoneSerializer<TeamLog.SharedLinkSettingsChangeExpirationDetails>
    /// Converts `SharedLinkSettingsChangeExpirationType` from and to JSON.
    public typealias SharedLinkSettingsChangeExpirationTypeSerializer = StoneSerializer<TeamLog.SharedLinkSettingsChangeExpirationType>
    /// Converts `SharedLinkSettingsChangePasswordDetails` from and to JSON.
    public typealias SharedLinkSettingsChangePasswordDetailsSerializer = StoneSerializer<TeamLog.SharedLinkSettingsChangePasswordDetails>
    /// Converts `SharedLinkSettingsChangePasswordType` from and to JSON.
    public typealias SharedLinkSettingsChangePasswordTypeSerializer = StoneSerializer<TeamLog.SharedLinkSettingsChangePasswordType>
    /// Converts `SharedLinkSettingsRemoveExpirationDetails` from and to JSON.
    public typealias SharedLinkSettingsRemoveExpirationDetailsSerializer = StoneSerializer<TeamLog.SharedLinkSettingsRemoveExpirationDetails>
    /// Converts `SharedLinkSettingsRemoveExpirationType` from and to JSON.
    public typealias SharedLinkSettingsRemoveExpirationTypeSerializer = StoneSerializer<TeamLog.SharedLinkSettingsRemoveExpirationType>
    /// Converts `SharedLinkSettingsRemovePasswordDetails` from and to JSON.
    public typealias SharedLinkSettingsRemovePasswordDetailsSerializer = StoneSerializer<TeamLog.SharedLinkSettingsRemovePasswordDetails>
    /// Converts `SharedLinkSettingsRemovePasswordType` from and to JSON.
    public typealias SharedLinkSettingsRemovePasswordTypeSerializer = StoneSerializer<TeamLog.SharedLinkSettingsRemovePasswordType>
    /// Converts `SharedLinkShareDetails` from and to JSON.
    public typealias SharedLinkShareDetailsSerializer = StoneSerializer<TeamLog.SharedLinkShareDetails>
    /// Converts `SharedLinkShareType` from and to JSON.
    public typealias SharedLinkShareTypeSerializer = StoneSerializer<TeamLog.SharedLinkShareType>
    /// Converts `SharedLinkViewDetails` from and to JSON.
    public typealias SharedLinkViewDetailsSerializer = StoneSerializer<TeamLog.SharedLinkViewDetails>
    /// Converts `SharedLinkViewType` from and to JSON.
    public typealias SharedLinkViewTypeSerializer = StoneSerializer<TeamLog.SharedLinkViewType>
    /// Converts `SharedLinkVisibility` from and to JSON.
    public typealias SharedLinkVisibilitySerializer = StoneSerializer<TeamLog.SharedLinkVisibility>
}
