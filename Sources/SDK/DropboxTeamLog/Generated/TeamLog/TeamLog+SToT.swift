// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which a secondary email address was deleted.
    public struct SecondaryEmailDeletedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(secondaryEmail: String) {
            var builder = RecordBuilder(TeamLog._type(963))
            builder.string(0, secondaryEmail)
            self.init(_plainRecord: builder.record())
        }

        /// The secondary email address. At most 255 characters.
        @export(implementation) public var secondaryEmail: String { _plainRecord.string(0) }
    }

    /// A secondary email address was deleted.
    public struct SecondaryEmailDeletedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(964))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a secondary email address was verified.
    public struct SecondaryEmailVerifiedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(secondaryEmail: String) {
            var builder = RecordBuilder(TeamLog._type(965))
            builder.string(0, secondaryEmail)
            self.init(_plainRecord: builder.record())
        }

        /// The secondary email address. At most 255 characters.
        @export(implementation) public var secondaryEmail: String { _plainRecord.string(0) }
    }

    /// A secondary email address was verified.
    public struct SecondaryEmailVerifiedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(966))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for secondary email addresses.
    public enum SecondaryMailsPolicy: StoneUnion, CustomStringConvertible {
        /// Secondary email addresses are disabled.
        case disabled
        /// Secondary email addresses are enabled.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which the policy for secondary email addresses was changed.
    public struct SecondaryMailsPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: TeamLog.SecondaryMailsPolicy, newValue: TeamLog.SecondaryMailsPolicy) {
            var builder = RecordBuilder(TeamLog._type(968))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.SecondaryMailsPolicy { _plainRecord.union(0) }
        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.SecondaryMailsPolicy { _plainRecord.union(1) }
    }

    /// The policy for secondary email addresses was changed.
    public struct SecondaryMailsPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(969))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The acceptance of a team merge request, as the secondary team sees it.
    public struct SecondaryTeamRequestAcceptedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(primaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(970))
            builder.string(0, primaryTeam)
            builder.string(1, sentBy)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the primary team.
        @export(implementation) public var primaryTeam: String { _plainRecord.string(0) }
        /// The name of the secondary team's admin who sent the request.
        @export(implementation) public var sentBy: String { _plainRecord.string(1) }
    }

    /// The cancellation of a team merge request, as the secondary team sees it.
    public struct SecondaryTeamRequestCanceledDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sentTo: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(971))
            builder.string(0, sentTo)
            builder.string(1, sentBy)
            self.init(_plainRecord: builder.record())
        }

        /// The email address of the primary team's admin who received the request.
        @export(implementation) public var sentTo: String { _plainRecord.string(0) }
        /// The name of the secondary team's admin who sent the request.
        @export(implementation) public var sentBy: String { _plainRecord.string(1) }
    }

    /// The expiration of a team merge request, as the secondary team sees it.
    public struct SecondaryTeamRequestExpiredDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sentTo: String) {
            var builder = RecordBuilder(TeamLog._type(972))
            builder.string(0, sentTo)
            self.init(_plainRecord: builder.record())
        }

        /// The email address of the primary team's admin who received the request.
        @export(implementation) public var sentTo: String { _plainRecord.string(0) }
    }

    /// A reminder of a team merge request, as the secondary team sees it.
    public struct SecondaryTeamRequestReminderDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sentTo: String) {
            var builder = RecordBuilder(TeamLog._type(973))
            builder.string(0, sentTo)
            self.init(_plainRecord: builder.record())
        }

        /// The email address of the primary team's admin who received the request.
        @export(implementation) public var sentTo: String { _plainRecord.string(0) }
    }

    /// Details of an event in which downloads were disabled for a link.
    public struct ShmodelDisableDownloadsDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(1161))
            builder.polymorphic(0, sharedLinkOwner)
            self.init(_plainRecord: builder.record())
        }

        /// The owner of the link. `nil` if an older event lacks it.
        @export(implementation) public var sharedLinkOwner: TeamLog.UserLogInfo? { _plainRecord.polymorphicOpt(0) }
    }

    /// Downloads were disabled for a link. Dropbox no longer records this event.
    public struct ShmodelDisableDownloadsType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1162))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which downloads were enabled for a link.
    public struct ShmodelEnableDownloadsDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(1163))
            builder.polymorphic(0, sharedLinkOwner)
            self.init(_plainRecord: builder.record())
        }

        /// The owner of the link. `nil` if an older event lacks it.
        @export(implementation) public var sharedLinkOwner: TeamLog.UserLogInfo? { _plainRecord.polymorphicOpt(0) }
    }

    /// Downloads were enabled for a link. Dropbox no longer records this event.
    public struct ShmodelEnableDownloadsType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1164))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a link was shared with a group.
    public struct ShmodelGroupShareDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1165))) }
    }

    /// A link was shared with a group. Dropbox no longer records this event.
    public struct ShmodelGroupShareType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1166))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the default Smart Sync setting of the team's members was changed.
    public struct SmartSyncChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamPolicies.SmartSyncPolicy? = nil, previousValue: TeamPolicies.SmartSyncPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(1251))
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamPolicies.SmartSyncPolicy? { _plainRecord.unionOpt(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamPolicies.SmartSyncPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The default Smart Sync setting of the team's members was changed.
    public struct SmartSyncChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1252))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a report on devices without admin privileges for Smart Sync was created.
    public struct SmartSyncCreateAdminPrivilegeReportDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1253))) }
    }

    /// A report on devices without admin privileges for Smart Sync was created.
    public struct SmartSyncCreateAdminPrivilegeReportType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1254))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team opted in to Smart Sync.
    public struct SmartSyncNotOptOutDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: TeamLog.SmartSyncOptOutPolicy, newValue: TeamLog.SmartSyncOptOutPolicy) {
            var builder = RecordBuilder(TeamLog._type(1255))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The opt-out policy before the change.
        @export(implementation) public var previousValue: TeamLog.SmartSyncOptOutPolicy { _plainRecord.union(0) }
        /// The opt-out policy after the change.
        @export(implementation) public var newValue: TeamLog.SmartSyncOptOutPolicy { _plainRecord.union(1) }
    }

    /// The team opted in to Smart Sync.
    public struct SmartSyncNotOptOutType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1256))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team opted out of Smart Sync.
    public struct SmartSyncOptOutDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: TeamLog.SmartSyncOptOutPolicy, newValue: TeamLog.SmartSyncOptOutPolicy) {
            var builder = RecordBuilder(TeamLog._type(1257))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The opt-out policy before the change.
        @export(implementation) public var previousValue: TeamLog.SmartSyncOptOutPolicy { _plainRecord.union(0) }
        /// The opt-out policy after the change.
        @export(implementation) public var newValue: TeamLog.SmartSyncOptOutPolicy { _plainRecord.union(1) }
    }

    /// A value that indicates whether the team opted out of Smart Sync.
    public enum SmartSyncOptOutPolicy: StoneUnion, CustomStringConvertible {
        /// The default policy applies.
        case default_
        /// The team opted out of Smart Sync.
        case optedOut
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .optedOut
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .optedOut: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The team opted out of Smart Sync.
    public struct SmartSyncOptOutType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1259))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team's automatic Smart Sync policy was changed.
    public struct SmarterSmartSyncPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            previousValue: TeamPolicies.SmarterSmartSyncPolicyState,
            newValue: TeamPolicies.SmarterSmartSyncPolicyState
        ) {
            var builder = RecordBuilder(TeamLog._type(1260))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy before the change.
        @export(implementation)
        public var previousValue: TeamPolicies.SmarterSmartSyncPolicyState { _plainRecord.union(0) }
        /// The policy after the change.
        @export(implementation) public var newValue: TeamPolicies.SmarterSmartSyncPolicyState { _plainRecord.union(1) }
    }

    /// The team's automatic Smart Sync policy was changed.
    public struct SmarterSmartSyncPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1261))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The enforcement of members' space limits.
    public enum SpaceCapsType: StoneUnion, CustomStringConvertible {
        /// A hard limit.
        case hard
        /// Space limits are off.
        case off
        /// A soft limit.
        case soft
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .hard
            case 1: self = .off
            case 2: self = .soft
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .hard: .tag(0)
            case .off: .tag(1)
            case .soft: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// A member's usage compared to their space limit.
    public enum SpaceLimitsStatus: StoneUnion, CustomStringConvertible {
        /// The usage is near the limit.
        case nearQuota
        /// The usage is over the limit.
        case overQuota
        /// The usage is within the limit.
        case withinQuota
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .nearQuota
            case 1: self = .overQuota
            case 2: self = .withinQuota
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .nearQuota: .tag(0)
            case .overQuota: .tag(1)
            case .withinQuota: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// The policy for access to the team's content by stacks of other teams.
    public enum StackCrossTeamAccessPolicy: StoneUnion, CustomStringConvertible {
        /// Stacks of other teams can give access to the team's content.
        case allowed
        /// The default policy applies.
        case default_
        /// Stacks of other teams can't give access to the team's content.
        case disallowed
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .allowed
            case 1: self = .default_
            case 2: self = .disallowed
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .allowed: .tag(0)
            case .default_: .tag(1)
            case .disallowed: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Details of an event in which the team's policy for access to stacks across teams was changed.
    public struct StackCrossTeamAccessPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.StackCrossTeamAccessPolicy,
            previousValue: TeamLog.StackCrossTeamAccessPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1289))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.StackCrossTeamAccessPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation)
        public var previousValue: TeamLog.StackCrossTeamAccessPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The team's policy for access to stacks across teams was changed.
    public struct StackCrossTeamAccessPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1290))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an enterprise admin session was started.
    public struct StartedEnterpriseAdminSessionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(federationExtraDetails: TeamLog.FedExtraDetails) {
            var builder = RecordBuilder(TeamLog._type(1291))
            builder.union(0, federationExtraDetails._value)
            self.init(_plainRecord: builder.record())
        }

        /// Additional details about the organization or team.
        @export(implementation) public var federationExtraDetails: TeamLog.FedExtraDetails { _plainRecord.union(0) }
    }

    /// An enterprise admin session was started.
    public struct StartedEnterpriseAdminSessionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1292))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A unit of time.
    public enum TimeUnit: StoneUnion, CustomStringConvertible {
        /// Days.
        case days
        /// Hours.
        case hours
        /// Milliseconds.
        case milliseconds
        /// Minutes.
        case minutes
        /// Months.
        case months
        /// Seconds.
        case seconds
        /// Weeks.
        case weeks
        /// Years.
        case years
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .days
            case 1: self = .hours
            case 2: self = .milliseconds
            case 3: self = .minutes
            case 4: self = .months
            case 5: self = .seconds
            case 6: self = .weeks
            case 7: self = .years
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .days: .tag(0)
            case .hours: .tag(1)
            case .milliseconds: .tag(2)
            case .minutes: .tag(3)
            case .months: .tag(4)
            case .seconds: .tag(5)
            case .weeks: .tag(6)
            case .years: .tag(7)
            case .other: .tag(8)
            }
        }
    }

    /// The policy for changes of team folders at the top level of the team space.
    public enum TopLevelContentPolicy: StoneUnion, CustomStringConvertible {
        /// Only admins can make changes.
        case adminsOnly
        /// All members can make changes.
        case everyone
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .adminsOnly
            case 1: self = .everyone
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .adminsOnly: .tag(0)
            case .everyone: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which the team's policy for content at the top level was changed.
    public struct TopLevelContentPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.TopLevelContentPolicy, previousValue: TeamLog.TopLevelContentPolicy) {
            var builder = RecordBuilder(TeamLog._type(1448))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.TopLevelContentPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.TopLevelContentPolicy { _plainRecord.union(1) }
    }

    /// The team's policy for content at the top level was changed.
    public struct TopLevelContentPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1449))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A trusted person outside the team.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class TrustedNonTeamMemberLogInfo: TeamLog.UserLogInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            trustedNonTeamMemberType: TeamLog.TrustedNonTeamMemberType,
            accountId: String? = nil,
            displayName: String? = nil,
            email: String? = nil,
            team: TeamLog.TeamLogInfo? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1450))
            builder.string(0, accountId)
            builder.string(1, displayName)
            builder.string(2, email)
            builder.union(3, trustedNonTeamMemberType._value)
            builder.object(4, team?._plainRecord)
            super.init(_record: builder.record())
        }

        /// The reason that the person is trusted.
        @export(implementation)
        public var trustedNonTeamMemberType: TeamLog.TrustedNonTeamMemberType { _record.union(3) }
        /// The team of the person.
        @export(implementation) public var team: TeamLog.TeamLogInfo? { _record.objectOpt(4) }
    }

    /// The reason that a person outside the team is trusted.
    public enum TrustedNonTeamMemberType: StoneUnion, CustomStringConvertible {
        /// The person is an enterprise admin.
        case enterpriseAdmin
        /// The person is a multi-instance admin.
        case multiInstanceAdmin
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .enterpriseAdmin
            case 1: self = .multiInstanceAdmin
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .enterpriseAdmin: .tag(0)
            case .multiInstanceAdmin: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// A change of a request to trust another team.
    public enum TrustedTeamsRequestAction: StoneUnion, CustomStringConvertible {
        /// The request was accepted.
        case accepted
        /// The request was declined.
        case declined
        /// The request expired.
        case expired
        /// The team was invited.
        case invited
        /// The request was revoked.
        case revoked
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accepted
            case 1: self = .declined
            case 2: self = .expired
            case 3: self = .invited
            case 4: self = .revoked
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accepted: .tag(0)
            case .declined: .tag(1)
            case .expired: .tag(2)
            case .invited: .tag(3)
            case .revoked: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The state of a request to trust another team.
    public enum TrustedTeamsRequestState: StoneUnion, CustomStringConvertible {
        /// The team was invited.
        case invited
        /// The teams are linked.
        case linked
        /// The teams aren't linked.
        case unlinked
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invited
            case 1: self = .linked
            case 2: self = .unlinked
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invited: .tag(0)
            case .linked: .tag(1)
            case .unlinked: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Details of an event in which the members' ability to link a personal and a team account on one computer was
    /// enabled or disabled.
    public struct TwoAccountChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.TwoAccountPolicy, previousValue: TeamLog.TwoAccountPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(1454))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.TwoAccountPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.TwoAccountPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The members' ability to link a personal and a team account on one computer was enabled or disabled.
    public struct TwoAccountChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1455))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for linking a personal and a team account on one computer.
    public enum TwoAccountPolicy: StoneUnion, CustomStringConvertible {
        /// Members can't link both accounts.
        case disabled
        /// Members can link both accounts.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }
}

extension TeamLog {
    /// Converts `SecondaryEmailDeletedDetails` from and to JSON.
    public typealias SecondaryEmailDeletedDetailsSerializer = StoneSerializer<TeamLog.SecondaryEmailDeletedDetails>
    /// Converts `SecondaryEmailDeletedType` from and to JSON.
    public typealias SecondaryEmailDeletedTypeSerializer = StoneSerializer<TeamLog.SecondaryEmailDeletedType>
    /// Converts `SecondaryEmailVerifiedDetails` from and to JSON.
    public typealias SecondaryEmailVerifiedDetailsSerializer = StoneSerializer<TeamLog.SecondaryEmailVerifiedDetails>
    /// Converts `SecondaryEmailVerifiedType` from and to JSON.
    public typealias SecondaryEmailVerifiedTypeSerializer = StoneSerializer<TeamLog.SecondaryEmailVerifiedType>
    /// Converts `SecondaryMailsPolicy` from and to JSON.
    public typealias SecondaryMailsPolicySerializer = StoneSerializer<TeamLog.SecondaryMailsPolicy>
    /// Converts `SecondaryMailsPolicyChangedDetails` from and to JSON.
    public typealias SecondaryMailsPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.SecondaryMailsPolicyChangedDetails>
    /// Converts `SecondaryMailsPolicyChangedType` from and to JSON.
    public typealias SecondaryMailsPolicyChangedTypeSerializer = StoneSerializer<TeamLog.SecondaryMailsPolicyChangedType>
    /// Converts `SecondaryTeamRequestAcceptedDetails` from and to JSON.
    public typealias SecondaryTeamRequestAcceptedDetailsSerializer = StoneSerializer<TeamLog.SecondaryTeamRequestAcceptedDetails>
    /// Converts `SecondaryTeamRequestCanceledDetails` from and to JSON.
    public typealias SecondaryTeamRequestCanceledDetailsSerializer = StoneSerializer<TeamLog.SecondaryTeamRequestCanceledDetails>
    /// Converts `SecondaryTeamRequestExpiredDetails` from and to JSON.
    public typealias SecondaryTeamRequestExpiredDetailsSerializer = StoneSerializer<TeamLog.SecondaryTeamRequestExpiredDetails>
    /// Converts `SecondaryTeamRequestReminderDetails` from and to JSON.
    public typealias SecondaryTeamRequestReminderDetailsSerializer = StoneSerializer<TeamLog.SecondaryTeamRequestReminderDetails>
    /// Converts `ShmodelDisableDownloadsDetails` from and to JSON.
    public typealias ShmodelDisableDownloadsDetailsSerializer = StoneSerializer<TeamLog.ShmodelDisableDownloadsDetails>
    /// Converts `ShmodelDisableDownloadsType` from and to JSON.
    public typealias ShmodelDisableDownloadsTypeSerializer = StoneSerializer<TeamLog.ShmodelDisableDownloadsType>
    /// Converts `ShmodelEnableDownloadsDetails` from and to JSON.
    public typealias ShmodelEnableDownloadsDetailsSerializer = StoneSerializer<TeamLog.ShmodelEnableDownloadsDetails>
    /// Converts `ShmodelEnableDownloadsType` from and to JSON.
    public typealias ShmodelEnableDownloadsTypeSerializer = StoneSerializer<TeamLog.ShmodelEnableDownloadsType>
    /// Converts `ShmodelGroupShareDetails` from and to JSON.
    public typealias ShmodelGroupShareDetailsSerializer = StoneSerializer<TeamLog.ShmodelGroupShareDetails>
    /// Converts `ShmodelGroupShareType` from and to JSON.
    public typealias ShmodelGroupShareTypeSerializer = StoneSerializer<TeamLog.ShmodelGroupShareType>
    /// Converts `SmartSyncChangePolicyDetails` from and to JSON.
    public typealias SmartSyncChangePolicyDetailsSerializer = StoneSerializer<TeamLog.SmartSyncChangePolicyDetails>
    /// Converts `SmartSyncChangePolicyType` from and to JSON.
    public typealias SmartSyncChangePolicyTypeSerializer = StoneSerializer<TeamLog.SmartSyncChangePolicyType>
    /// Converts `SmartSyncCreateAdminPrivilegeReportDetails` from and to JSON.
    public typealias SmartSyncCreateAdminPrivilegeReportDetailsSerializer = StoneSerializer<TeamLog.SmartSyncCreateAdminPrivilegeReportDetails>
    /// Converts `SmartSyncCreateAdminPrivilegeReportType` from and to JSON.
    public typealias SmartSyncCreateAdminPrivilegeReportTypeSerializer = StoneSerializer<TeamLog.SmartSyncCreateAdminPrivilegeReportType>
    /// Converts `SmartSyncNotOptOutDetails` from and to JSON.
    public typealias SmartSyncNotOptOutDetailsSerializer = StoneSerializer<TeamLog.SmartSyncNotOptOutDetails>
    /// Converts `SmartSyncNotOptOutType` from and to JSON.
    public typealias SmartSyncNotOptOutTypeSerializer = StoneSerializer<TeamLog.SmartSyncNotOptOutType>
    /// Converts `SmartSyncOptOutDetails` from and to JSON.
    public typealias SmartSyncOptOutDetailsSerializer = StoneSerializer<TeamLog.SmartSyncOptOutDetails>
    /// Converts `SmartSyncOptOutPolicy` from and to JSON.
    public typealias SmartSyncOptOutPolicySerializer = StoneSerializer<TeamLog.SmartSyncOptOutPolicy>
    /// Converts `SmartSyncOptOutType` from and to JSON.
    public typealias SmartSyncOptOutTypeSerializer = StoneSerializer<TeamLog.SmartSyncOptOutType>
    /// Converts `SmarterSmartSyncPolicyChangedDetails` from and to JSON.
    public typealias SmarterSmartSyncPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.SmarterSmartSyncPolicyChangedDetails>
    /// Converts `SmarterSmartSyncPolicyChangedType` from and to JSON.
    public typealias SmarterSmartSyncPolicyChangedTypeSerializer = StoneSerializer<TeamLog.SmarterSmartSyncPolicyChangedType>
    /// Converts `SpaceCapsType` from and to JSON.
    public typealias SpaceCapsTypeSerializer = StoneSerializer<TeamLog.SpaceCapsType>
    /// Converts `SpaceLimitsStatus` from and to JSON.
    public typealias SpaceLimitsStatusSerializer = StoneSerializer<TeamLog.SpaceLimitsStatus>
    /// Converts `StackCrossTeamAccessPolicy` from and to JSON.
    public typealias StackCrossTeamAccessPolicySerializer = StoneSerializer<TeamLog.StackCrossTeamAccessPolicy>
    /// Converts `StackCrossTeamAccessPolicyChangedDetails` from and to JSON.
    public typealias StackCrossTeamAccessPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.StackCrossTeamAccessPolicyChangedDetails>
    /// Converts `StackCrossTeamAccessPolicyChangedType` from and to JSON.
    public typealias StackCrossTeamAccessPolicyChangedTypeSerializer = StoneSerializer<TeamLog.StackCrossTeamAccessPolicyChangedType>
    /// Converts `StartedEnterpriseAdminSessionDetails` from and to JSON.
    public typealias StartedEnterpriseAdminSessionDetailsSerializer = StoneSerializer<TeamLog.StartedEnterpriseAdminSessionDetails>
    /// Converts `StartedEnterpriseAdminSessionType` from and to JSON.
    public typealias StartedEnterpriseAdminSessionTypeSerializer = StoneSerializer<TeamLog.StartedEnterpriseAdminSessionType>
    /// Converts `TimeUnit` from and to JSON.
    public typealias TimeUnitSerializer = StoneSerializer<TeamLog.TimeUnit>
    /// Converts `TopLevelContentPolicy` from and to JSON.
    public typealias TopLevelContentPolicySerializer = StoneSerializer<TeamLog.TopLevelContentPolicy>
    /// Converts `TopLevelContentPolicyChangedDetails` from and to JSON.
    public typealias TopLevelContentPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.TopLevelContentPolicyChangedDetails>
    /// Converts `TopLevelContentPolicyChangedType` from and to JSON.
    public typealias TopLevelContentPolicyChangedTypeSerializer = StoneSerializer<TeamLog.TopLevelContentPolicyChangedType>
    /// Converts `TrustedNonTeamMemberLogInfo` from and to JSON.
    public typealias TrustedNonTeamMemberLogInfoSerializer = StoneSerializer<TeamLog.TrustedNonTeamMemberLogInfo>
    /// Converts `TrustedNonTeamMemberType` from and to JSON.
    public typealias TrustedNonTeamMemberTypeSerializer = StoneSerializer<TeamLog.TrustedNonTeamMemberType>
    /// Converts `TrustedTeamsRequestAction` from and to JSON.
    public typealias TrustedTeamsRequestActionSerializer = StoneSerializer<TeamLog.TrustedTeamsRequestAction>
    /// Converts `TrustedTeamsRequestState` from and to JSON.
    public typealias TrustedTeamsRequestStateSerializer = StoneSerializer<TeamLog.TrustedTeamsRequestState>
    /// Converts `TwoAccountChangePolicyDetails` from and to JSON.
    public typealias TwoAccountChangePolicyDetailsSerializer = StoneSerializer<TeamLog.TwoAccountChangePolicyDetails>
    /// Converts `TwoAccountChangePolicyType` from and to JSON.
    public typealias TwoAccountChangePolicyTypeSerializer = StoneSerializer<TeamLog.TwoAccountChangePolicyType>
    /// Converts `TwoAccountPolicy` from and to JSON.
    public typealias TwoAccountPolicySerializer = StoneSerializer<TeamLog.TwoAccountPolicy>
}
